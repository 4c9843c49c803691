import { expect, test } from 'vitest'
import { isSchoolDay, weeklyRest } from './school-calendar.ts'

test.each([
  [null, 6, [5]],
  [null, 1, [0]],
  [null, 0, [0]],
  [[5, 6], 1, [5, 6]],
  [[], 6, []],
])('rest of %j in weeks that begin on %i', (own, firstWeekday, rest) =>
  expect(weeklyRest(own, firstWeekday)).toEqual(rest),
)

// 2026-03-20 is a Friday.
test.each([
  ['2026-03-20', [5], null, false],
  ['2026-03-20', [5], 'working', true],
  ['2026-03-20', [0], undefined, true],
  ['2026-03-21', [5], null, true],
  ['2026-03-21', [5], 'holiday', false],
  ['2026-03-22', [0], null, false],
] as const)('%s with rest on %j, said to be %s: school %s', (day, rest, said, expected) =>
  expect(isSchoolDay(day, rest, said)).toBe(expected),
)
