import { expect, test } from 'vitest'
import { breakIntoPages } from './page-breaks.ts'

test.each([
  ['nothing at all is one page', [], [[0, 0]]],
  ['a short text is one page', [400, 400], [[0, 2]]],
  ['what is half as much again is one page', [3_000, 1_500], [[0, 2]]],
  [
    'a long text is cut where a page is full',
    [2_000, 900, 200, 2_900],
    [
      [0, 2],
      [2, 3],
      [3, 4],
    ],
  ],
  [
    'a block longer than a page is a page',
    [10, 9_000, 10],
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  ],
  [
    'short lines fill a page as well',
    Array.from({ length: 60 }, () => 1),
    [
      [0, 37],
      [37, 60],
    ],
  ],
])('%s', (_what, letters, pages) => {
  expect(breakIntoPages(letters).map(({ from, to }) => [from, to])).toEqual(pages)
})
