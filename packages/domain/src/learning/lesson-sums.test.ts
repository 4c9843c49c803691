import { expect, test } from 'vitest'
import { addSums, countedAccuracy, firstAccuracy, noSums, shownAccuracies, withContent } from './lesson-sums.ts'
import { afterAttempt, untouched, type Standing } from './progress.ts'

/** A content after these attempts. */
const after = (...accuracies: readonly number[]): Standing =>
  accuracies.reduce(
    (progress, accuracy, day) => afterAttempt({ progress, accuracy, taken_on: new Date(Date.UTC(2026, 2, 1 + day)) }),
    untouched,
  )

test.each([
  [[], { best: null, last: null, average: null, first: null }],
  [[40], { best: 40, last: 40, average: 40, first: 40 }],
  [[50, 100, 20], { best: 100, last: 20, average: 56.7, first: 50 }],
  [[0, 0], { best: 0, last: 0, average: 0, first: 0 }],
])('of attempts with %j the best, the last, the average and the first are told', (accuracies, expected) => {
  expect(shownAccuracies(after(...accuracies), 'best')).toEqual({ ...expected, counted: expected.best })
  expect(shownAccuracies(after(...accuracies), 'last').counted).toBe(expected.last)
  expect(shownAccuracies(after(...accuracies), 'average').counted).toBe(expected.average)
})

test('a content from before the latest was kept apart counts its best as both', () => {
  expect(
    shownAccuracies({ ...untouched, accuracy: 80, first_accuracy: 80, accuracy_sum: 80, attempts: 1 }, 'last'),
  ).toEqual({
    best: 80,
    last: 80,
    average: 80,
    first: 80,
    counted: 80,
  })
})

/** Worked out by hand: best (100 + 60) ÷ 2, last (20 + 60) ÷ 2, average (170 ÷ 3 + 60) ÷ 2. */
test.each([
  ['best', 80],
  ['last', 40],
  ['average', 58.3],
] as const)('a lesson whose course counts the %s', (counted, expected) => {
  const read = { ...untouched, time_spent_in_seconds: 90 }
  const sums = [after(50, 100, 20), after(60), read].reduce(withContent, noSums)
  expect(countedAccuracy(sums, counted)).toBe(expected)
  expect(sums).toMatchObject({ attempts: 4, measured_contents: 2, time_spent_in_seconds: 90 })
  expect(countedAccuracy(addSums([sums, sums, noSums]), counted)).toBe(expected)
  // At the first try (50 + 60) ÷ 2, whatever counts.
  expect(firstAccuracy(addSums([sums, sums, noSums]))).toBe(55)
})

test('without an attempt there is no accuracy, and never zero', () => {
  expect(countedAccuracy(withContent(noSums, untouched), 'best')).toBeNull()
  expect(firstAccuracy(withContent(noSums, untouched))).toBeNull()
})
