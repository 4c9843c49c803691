import { expect, test } from 'vitest'
import { cellsOf, placeCells, scoreOfText } from './pasted-marks.ts'

test.each([
  ['12\r\n7.5\r\n', [['12'], ['7.5']]],
  [
    '۱۲\t٧\n\t9\n',
    [
      ['۱۲', '٧'],
      ['', '9'],
    ],
  ],
  ['5', [['5']]],
])('%j is read as cells', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('cells stand from the chosen one on; empty ones change nothing, and those beyond the grid are counted', () => {
  expect(
    placeCells(
      [
        ['1', '2'],
        ['', '4'],
        ['5', '6'],
      ],
      { row: 1, column: 1 },
      { rows: 3, columns: 3 },
    ),
  ).toEqual({
    placed: [
      { row: 1, column: 1, text: '1' },
      { row: 1, column: 2, text: '2' },
      { row: 2, column: 2, text: '4' },
    ],
    outside: 2,
  })
})

test.each([
  ['12', 12],
  ['۱۲', 12],
  ['١٢', 12],
  ['7.256', 7.26],
  ['', undefined],
  ['21', Number.NaN],
  ['-1', Number.NaN],
  ['absent', Number.NaN],
])('%j of 20 marks is %j', (text, score) => {
  expect(scoreOfText(text, 20)).toBe(score)
})
