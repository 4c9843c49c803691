import { expect, test } from 'vitest'
import { isLongUnopened } from './unopened-downloads.ts'

const now = Date.parse('2026-03-31T08:00:00.000Z')

test.each([
  ['2026-03-01T08:00:00.000Z', true],
  ['2026-03-01T08:00:00.001Z', false],
  ['2026-03-31T08:00:00.000Z', false],
  ['2026-05-31T08:00:00.000Z', false],
  ['yesterday', false],
  [undefined, false],
])('a download that was opened on %s was not opened for thirty days: %o', (opened_on, isLong) => {
  expect(isLongUnopened(opened_on, now)).toBe(isLong)
})
