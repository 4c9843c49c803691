import { expect, test } from 'vitest'
import { isWithin } from './elapsed-time.ts'

const now = new Date('2026-09-01T04:00:00.000Z')

test.each([
  ['this moment', 0, true],
  ['the last millisecond of the minute', -59_999, true],
  ['a minute ago', -60_000, false],
  ['a moment of the future', 1, false],
  ['four hundred days ahead', 400 * 86_400_000, false],
])('within a minute of %s', (_when, ms, isIn) => {
  expect(isWithin(60_000, new Date(now.getTime() + ms), now)).toBe(isIn)
})
