import { expect, test } from 'vitest'
import { countPages, pageMarks, rowsOfPage } from '../src/tables/pagination-rules.ts'

const draw = (page: number, pages: number, width: 'wide' | 'narrow') =>
  pageMarks(page, pages)
    .filter(({ on }) => on === 'all' || on === width)
    .map((mark) => ('page' in mark ? mark.page : '…'))
    .join(' ')

test.each([
  [1, 1, '1', '1'],
  [1, 2, '1 2', '1 2'],
  [2, 5, '1 2 3 4 5', '1 2 … 5'],
  [1, 9, '1 2 3 4 5 … 9', '1 … 9'],
  [3, 9, '1 2 3 4 5 … 9', '1 … 3 … 9'],
  [4, 9, '1 2 3 4 5 … 9', '1 … 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9', '1 … 5 … 9'],
  [7, 9, '1 … 5 6 7 8 9', '1 … 7 … 9'],
  [9, 9, '1 … 5 6 7 8 9', '1 … 9'],
  [250, 500, '1 … 249 250 251 … 500', '1 … 250 … 500'],
])('page %i of %i is drawn as %s, on a phone as %s', (page, pages, wide, narrow) => {
  expect(draw(page, pages, 'wide')).toBe(wide)
  expect(draw(page, pages, 'narrow')).toBe(narrow)
})

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('%i rows by %i stand on %i pages', (total, size, pages) => {
  expect(countPages(total, size)).toBe(pages)
})

test.each([
  [1, 10, 95, 1, 10],
  [10, 10, 95, 91, 95],
  [1, 10, 0, 0, 0],
])('page %i by %i of %i rows holds %i to %i', (page, size, total, first, last) => {
  expect(rowsOfPage(page, size, total)).toEqual({ first, last })
})
