import { expect, test } from 'vitest'
import { numberProblem, readTypedNumber, stepNumber } from '../src/fields/typed-number.ts'

test.each([
  ['', undefined],
  ['  ', undefined],
  ['7', 7],
  ['7.5', 7.5],
  ['.5', 0.5],
  ['7.', 7],
  ['۷٫۵', 7.5],
  ['٧٫٥', 7.5],
  ['۱٬۲۵۰', 1250],
  ['1,250.5', 1250.5],
  ['1,250,000', 1_250_000],
  ['-3', -3],
  ['\u200e−۳', -3],
  ['+3', 3],
  ['10,5', Number.NaN],
  ['۱۰،۵', Number.NaN],
  ['1,25', Number.NaN],
  ['7.5.1', Number.NaN],
  ['-', Number.NaN],
  ['.', Number.NaN],
  ['۱۰/۵', Number.NaN],
  ['ten', Number.NaN],
  ['1e3', Number.NaN],
])('%j is read as %s', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number)
})

test.each([
  [3, 1, {}, 4],
  [3, -1, {}, 2],
  [20, 1, { max: 20 }, 20],
  [1, -1, { min: 1 }, 1],
  [0.1, 1, { step: 0.2 }, 0.3],
  [undefined, 1, { min: 1, max: 20 }, 1],
  [undefined, -1, {}, 0],
  [Number.NaN, 1, { max: -5 }, -5],
  [50, -1, { max: 20 }, 20],
] as const)('a step from %s by %s within %o goes to %s', (value, direction, bounds, next) => {
  expect(stepNumber(value, direction, bounds)).toBe(next)
})

test.each([
  [undefined, undefined],
  [Number.NaN, 'not_a_number'],
  [0, 'out_of_bounds'],
  [1, undefined],
  [20, undefined],
  [20.01, 'out_of_bounds'],
])('%s from 1 to 20: %s', (value, problem) => {
  expect(numberProblem(value, { min: 1, max: 20 })).toBe(problem)
})
