import { expect, test } from 'vitest'
import { caretAfterDigits, groupPhone, readPhone, writePhone } from '../src/fields/phone-text.ts'
import type { PhoneCountry } from '../src/fields/phone-text.ts'

test.each<[typed: string, at: PhoneCountry, written: string, shown: string]>([
  ['', '93', '', ''],
  ['0', '93', '', '0'],
  ['701234567', '93', '+93701234567', '70 123 4567'],
  ['0701234567', '93', '+93701234567', '070 123 4567'],
  ['۰۷۰۱۲۳۴۵۶۷', '93', '+93701234567', '070 123 4567'],
  ['+93 70 123 4567', '92', '+93701234567', '70 123 4567'],
  ['0093701234567', '92', '+93701234567', '70 123 4567'],
  ['93701234567', '93', '+93701234567', '70 123 4567'],
  ['0300-1234567', '92', '+923001234567', '0300 1234567'],
  ['3001234567', '92', '+923001234567', '300 1234567'],
  ['923001234567', '92', '+923001234567', '300 1234567'],
  ['۰۳۰۰۱۲۳۴۵۶۷', '92', '+923001234567', '0300 1234567'],
  ['+447911123456', '93', '+447911123456', '44 7911 123 456'],
  ['+1 (415) 555-2671', '93', '+14155552671', '1 415 555 2671'],
  ['447911123456', 'other', '+447911123456', '44 7911 123 456'],
  ['+923001234567', 'other', '+923001234567', '300 1234567'],
  ['text', '93', '', ''],
])('%j beside %s is %j and shown as %j', (typed, at, written, shown) => {
  const parts = readPhone(typed, at)
  expect(writePhone(parts)).toBe(written)
  expect(groupPhone(parts)).toBe(shown)
})

test('what is written is read as the same again', () => {
  for (const number of ['+93701234567', '+923001234567', '+447911123456', '+9370', '+']) {
    expect(writePhone(readPhone(number, '93'))).toBe(number === '+' ? '' : number)
  }
})

test.each([
  ['70 123 4567', 0, 0],
  ['70 123 4567', 2, 2],
  ['70 123 4567', 3, 4],
  ['70 123 4567', 9, 11],
  ['', 2, 0],
])('in %j the caret after %i digits is at %i', (text, digits, caret) => {
  expect(caretAfterDigits(text, digits)).toBe(caret)
})
