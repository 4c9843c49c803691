import { expect, test } from 'vitest'
import { checkRange, daysBetween, isMonthWise } from './report-range.ts'

const today = '2026-11-20'

test.each([
  [{}, 'accepted'],
  [{ start_date: today, end_date: today }, 'accepted'],
  [{ start_date: '2026-11-01' }, 'accepted'],
  [{ end_date: '2020-01-01' }, 'accepted'],
  [{ start_date: '2026-11-21' }, 'start_after_today'],
  [{ start_date: '2026-11-21', end_date: '2026-11-22' }, 'start_after_today'],
  [{ end_date: '2026-11-21' }, 'end_after_today'],
  [{ start_date: '2026-11-19', end_date: '2026-11-18' }, 'start_after_end'],
])('%j is %s', (range, expected) => {
  const checked = checkRange(range, today)
  expect(checked.ok ? 'accepted' : checked.refusal).toBe(expected)
})

test.each([
  ['2026-11-20', '2026-11-20', 1, false],
  ['2026-08-21', '2026-11-20', 92, false],
  ['2026-08-20', '2026-11-20', 93, true],
  ['2027-12-31', '2028-03-01', 62, false],
  ['2021-11-21', '2026-11-20', 1826, true],
])('from %s to %s are %i days, month by month: %s', (first, last, days, monthly) => {
  expect(daysBetween(first, last)).toBe(days)
  expect(isMonthWise(first, last)).toBe(monthly)
})
