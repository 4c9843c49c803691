import { expect, test } from 'vitest'
import { announcedLeft } from '../src/fields/character-count.ts'

test.each([
  [1000, 1000, undefined],
  [101, 1000, undefined],
  [100, 1000, 100],
  [91, 1000, 100],
  [90, 1000, 90],
  [11, 1000, 20],
  [10, 1000, 10],
  [6, 1000, 10],
  [5, 1000, 5],
  [1, 1000, 5],
  [0, 1000, 0],
])('with %i left of %i, %s is said', (left, most, said) => {
  expect(announcedLeft(left, most)).toBe(said)
})
