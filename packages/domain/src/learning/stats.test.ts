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
  [0, '2026-11-01', true],
  [3, '2026-11-01', true],
  [1, '2026-11-01', false],
  [2, '2026-11-01', false],
  [0, '2026-12-01', false],
] as const)('work of status %s that starts on %s is open: %s', (assignment_status, start, open) => {
  expect(isOpenWork({ assignment_status, start_date: new Date(start), now: new Date('2026-11-20') })).toBe(open)
})
