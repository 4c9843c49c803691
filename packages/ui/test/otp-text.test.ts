import { expect, test } from 'vitest'
import { deleteFromCode, readCode, typeIntoCode } from '../src/fields/otp-text.ts'

test.each([
  ['4071', true, '4071'],
  ['۴۰۷۱', true, '4071'],
  ['٤٠٧١', true, '4071'],
  [' 40 71 ', true, '4071'],
  ['40-71', true, '4071'],
  ['\u206640\u206971', true, '4071'],
  ['code 4071', true, '4071'],
  ['a7K2', false, 'a7K2'],
  ['a7-k2', false, 'a7k2'],
])('%j (digits alone: %s) is the code %j', (text, isNumeric, code) => {
  expect(readCode(text, isNumeric)).toBe(code)
})

test.each([
  ['', 0, '4', '4', 1],
  ['4', 1, '0', '40', 2],
  ['407', 3, '1', '4071', 3],
  ['4071', 1, '9', '4971', 2],
  ['', 2, '4', '4', 1],
  ['', 0, '4071', '4071', 3],
  ['40', 1, '12345', '4123', 3],
])('into %j at box %i goes %j: %j, then box %i', (code, at, text, value, box) => {
  expect(typeIntoCode(code, at, text, 4)).toEqual({ value, box })
})

test.each([
  ['4071', 3, '407', 3],
  ['4071', 1, '471', 1],
  ['407', 3, '40', 2],
  ['4', 1, '', 0],
  ['', 0, '', 0],
])('from %j at box %i remains %j, then box %i', (code, at, value, box) => {
  expect(deleteFromCode(code, at)).toEqual({ value, box })
})
