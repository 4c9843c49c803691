import { describe, expect, test } from 'vitest'
import { findByLetters, isTyping, typeLetter } from '../src/overlays/menu-type-ahead.ts'
import { foldText } from '../src/base/fold-text.ts'

test.each([
  ['Élan', 'elan'],
  ['كتابي', 'کتابی'],
  ['مَکتَب', 'مکتب'],
  ['آیین', 'ایین'],
  ['صنف‌ها', 'صنفها'],
  ['۷ الف', '7 الف'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

describe('letters lead', () => {
  const labels = ['Rename', 'Move', 'Return', 'Delete', 'کابل', 'کندهار', 'هرات']
  test.each([
    ['to the next that begins so', 0, 'r', 2],
    ['round to the beginning', 2, 'r', 0],
    ['on, when one letter is typed again', 0, 'rr', 2],
    ['by more letters, without leaving where one stands', 2, 're', 2],
    ['by the second letter', 0, 'ret', 2],
    ['in Arabic script', 0, 'كن', 5],
    ['nowhere', 0, 'x', undefined],
  ])('%s', (_, from, letters, index) => {
    expect(findByLetters(labels, from, letters)).toBe(index)
  })
})

test('a pause begins anew', () => {
  const first = typeLetter(undefined, 'k', 1000)
  expect(typeLetter(first, 'a', 1600).letters).toBe('ka')
  expect(typeLetter(first, 'a', 1700).letters).toBe('a')
})

test.each([
  ['a', true],
  ['ک', true],
  ['لا', true],
  ['۳', true],
  ['F1', false],
  ['Up', false],
  [' ', false],
  ['Enter', false],
])('the key %s types: %s', (key, types) => {
  expect(isTyping({ key, ctrlKey: false, metaKey: false, altKey: false })).toBe(types)
})
