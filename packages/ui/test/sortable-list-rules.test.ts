import { expect, test } from 'vitest'
import { moveEntry, placeOfDrag, shiftOfRow } from '../src/tables/sortable-list-rules.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 9, 'bcda'],
  [2, -1, 'cabd'],
  [7, 0, 'abcd'],
])('from %i to %i: %s', (from, to, after) => {
  expect(moveEntry([...'abcd'], from, to).join('')).toBe(after)
})

const rows = [
  { top: 0, height: 50 },
  { top: 50, height: 50 },
  { top: 100, height: 100 },
  { top: 200, height: 50 },
]
test.each([
  ['stays while it has not crossed a middle', 0, 20, 0],
  ['crosses the next', 0, 30, 1],
  ['crosses a high one at its own middle', 0, 90, 1],
  ['and beyond', 0, 110, 2],
  ['goes up', 3, -60, 2],
  ['to the top', 3, -400, 0],
  ['to the foot', 0, 900, 3],
])('a dragged row %s', (_, from, offset, place) => {
  expect(placeOfDrag(rows, from, offset)).toBe(place)
})

test('the rows between make way, the others stay', () => {
  expect([0, 1, 2, 3].map((index) => shiftOfRow(index, 0, 2, 50))).toEqual([0, -50, -50, 0])
  expect([0, 1, 2, 3].map((index) => shiftOfRow(index, 3, 1, 50))).toEqual([0, 50, 50, 0])
})
