import { expect, test } from 'vitest'
import { fewAttempts, rankedAccuracy } from './few.ts'
import { ranked } from './ranking.ts'

const rows = [
  { name: 'a', figure: 50 },
  { name: 'b', figure: null },
  { name: 'c', figure: 10 },
  { name: 'd', figure: 50 },
  { name: 'e', figure: 0 },
]

test.each([
  ['ascending', 'ecadb'],
  ['descending', 'adceb'],
] as const)('%s: what has no figure stands last, and what is alike keeps its order', (direction, order) => {
  expect(
    ranked(rows, ({ figure }) => figure, direction)
      .map(({ name }) => name)
      .join(''),
  ).toBe(order)
})

test('by its place a list is turned round', () => {
  expect(ranked(['a', 'b', 'c'], (_, place) => place, 'descending')).toEqual(['c', 'b', 'a'])
})

test('an accuracy of few attempts has no rank', () => {
  expect(rankedAccuracy(12, fewAttempts - 1)).toBeNull()
  expect(rankedAccuracy(12, fewAttempts)).toBe(12)
  expect(rankedAccuracy(null, fewAttempts)).toBeNull()
})
