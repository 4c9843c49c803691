import { expect, test } from 'vitest'
import { formatNumber, formatPercent, latinDigits, parseNumber } from '../src/numbers.ts'

test.each([
  ['en', 1234567.5, '1,234,567.5'],
  ['ps', 1234567.5, '۱٬۲۳۴٬۵۶۷٫۵'],
  ['da', 0.125, '۰٫۱۳'],
  ['ur', 1234.5, '1,234.5'],
  ['da', -7, '\u200e\u2212۷'],
] as const)('%s writes %d as %s', (locale, value, expected) => {
  expect(formatNumber(value, locale)).toBe(expected)
})

test('a percentage has the sign of its language', () => {
  expect(formatPercent(75, 'en')).toBe('75%')
  expect(formatPercent(66.666, 'ps')).toBe('۶۶٫۷٪')
})

test.each([
  ['۱۲٫۵', 12.5],
  ['١٢', 12],
  ['1,234.5', 1234.5],
  ['۱٬۲۳۴', 1234],
  [' \u206812\u2069 ', 12],
  ['−3', -3],
  ['.5', 0.5],
])('"%s" is read as %d', (typed, expected) => {
  expect(parseNumber(typed)).toBe(expected)
})

test.each(['', 'x', '1e3', '1.2.3', '--1', '12 kg'])('"%s" is no number', (typed) => {
  expect(parseNumber(typed)).toBeUndefined()
})

test('digits fold and the letters around them stay', () => {
  expect(latinDigits('صنف ۱۰/٥')).toBe('صنف 10/5')
})
