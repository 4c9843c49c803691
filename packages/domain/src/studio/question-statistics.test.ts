/** Golden figures, worked out by hand from twenty attempts that are written down here. */
import { expect, test } from 'vitest'
import { difficultyOf, discriminationOf, sharesOf, type QuestionSums } from './question-statistics.ts'

/** Whether the question was right, and the share right of the rest: twenty attempts. */
const attempts: readonly (readonly [isRight: 0 | 1, rest: number])[] = [
  [1, 1],
  [1, 1],
  [1, 0.75],
  [1, 1],
  [1, 0.75],
  [1, 0.5],
  [1, 0.75],
  [1, 1],
  [1, 0.5],
  [1, 0.75],
  [1, 0.25],
  [1, 0.5],
  [0, 0.5],
  [0, 0.25],
  [0, 0],
  [0, 0.25],
  [0, 0.5],
  [0, 0.75],
  [0, 0.25],
  [0, 0],
]
const sumsOf = (rows: typeof attempts): QuestionSums => ({
  answered: rows.length,
  correct: rows.filter(([right]) => right === 1).length,
  rest_sum: rows.reduce((sum, [, rest]) => sum + rest, 0),
  rest_square_sum: rows.reduce((sum, [, rest]) => sum + rest * rest, 0),
  correct_rest_sum: rows.reduce((sum, [right, rest]) => sum + right * rest, 0),
})

test('difficulty is the share that had it right', () => {
  expect(difficultyOf(sumsOf(attempts))).toBe(60)
})

test('discrimination is the point-biserial correlation with the rest', () => {
  // Mean rest 8.75 / 12 = 0.7292 of the right, 2.5 / 8 = 0.3125 of the wrong, 11.25 / 20 = 0.5625 of all; squares add up to 8.3125,
  // so the variance is 0.415625 − 0.31640625 = 0.09921875, its root 0.31499. (0.41667 / 0.31499) × √(0.6 × 0.4) = 0.648.
  expect(discriminationOf(sumsOf(attempts))).toBe(0.65)
})

test('it is the same as the correlation of Pearson, computed another way', () => {
  const n = attempts.length
  const mean = (of: (row: (typeof attempts)[number]) => number) => attempts.reduce((sum, row) => sum + of(row), 0) / n
  const [x, y] = [mean(([right]) => right), mean(([, rest]) => rest)]
  const covariance = mean(([right, rest]) => (right - x) * (rest - y))
  const pearson = covariance / Math.sqrt(mean(([right]) => (right - x) ** 2) * mean(([, rest]) => (rest - y) ** 2))
  expect(discriminationOf(sumsOf(attempts))).toBe(Math.round(pearson * 100) / 100)
})

test.each([
  ['too few answered', sumsOf(attempts.slice(0, 19))],
  ['all had it right', { ...sumsOf(attempts), correct: 20 }],
  ['all rests are alike', sumsOf(attempts.map(([right]) => [right, 0.5] as const))],
])('nothing is said where %s', (_, sums) => {
  expect(discriminationOf(sums)).toBeNull()
})

test('what knows less has it right more often: below zero', () => {
  expect(discriminationOf(sumsOf(attempts.map(([right, rest]) => [right, 1 - rest] as const)))).toBe(-0.65)
})

test('an attempt adds to each of its questions what it was worth in the others', () => {
  expect(sharesOf({ a: true, b: false, c: true, waits: null })).toEqual([
    { question_id: 'a', is_correct: true, rest: 0.5 },
    { question_id: 'b', is_correct: false, rest: 1 },
    { question_id: 'c', is_correct: true, rest: 0.5 },
  ])
  expect(sharesOf({ alone: true, waits: null })).toEqual([])
})
