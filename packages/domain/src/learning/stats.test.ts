import { expect, it } from 'vitest'
import { isOpenWork, meanAccuracy } from './stats.ts'

it.each([
  [[], null],
  [[null], null],
  [[0], 0],
  [[50, null, 75], 62.5],
  [[33.3, 33.3, 33.4], 33.3],
])('the mean accuracy of %j is %s', (accuracies, mean) => {
  expect(meanAccuracy(accuracies)).toBe(mean)
})

it.each([
  [0, '2026-11-01', false, true],
  [3, '2026-11-01', false, true],
  [1, '2026-11-01', false, false],
  [2, '2026-11-01', false, false],
  [0, '2026-12-01', false, false],
  [0, '2026-11-01', true, false],
  [3, '2026-11-01', true, false],
] as const)(
  'work of status %s that starts on %s, excused %s, is open: %s',
  (assignment_status, start, is_excused, open) => {
    const work = { assignment_status, is_excused, start_date: new Date(start) }
    expect(isOpenWork({ ...work, now: new Date('2026-11-20') })).toBe(open)
  },
)
