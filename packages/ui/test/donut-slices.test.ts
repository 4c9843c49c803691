import { describe, expect, test } from 'vitest'
import { cutSlices } from '../src/charts/donut-slices.ts'

const slices = (...values: number[]) =>
  values.map((value, index) => ({ key: String(index), label: String(index), value }))

describe('slices', () => {
  test.each<[string, number[], [key: string, value: number][]]>([
    [
      'few stay as they are',
      [1, 3],
      [
        ['0', 1],
        ['1', 3],
      ],
    ],
    [
      'six stay',
      [6, 5, 4, 3, 2, 1],
      [
        ['0', 6],
        ['1', 5],
        ['2', 4],
        ['3', 3],
        ['4', 2],
        ['5', 1],
      ],
    ],
    [
      'of seven the two smallest become one, the others keep their order',
      [1, 7, 6, 2, 5, 4, 3],
      [
        ['1', 7],
        ['2', 6],
        ['4', 5],
        ['5', 4],
        ['6', 3],
        ['other', 3],
      ],
    ],
    ['nothing is no slice', [0, 2, -1], [['1', 2]]],
    ['none at all', [0, 0], []],
  ])('%s', (_, values, cut) =>
    expect(cutSlices(slices(...values), 'Other').map(({ key, value }) => [key, value])).toEqual(cut),
  )

  test('follow each other around the whole ring', () => {
    expect(cutSlices(slices(1, 2, 1), 'Other').map(({ start, share }) => [start, share])).toEqual([
      [0, 0.25],
      [0.25, 0.5],
      [0.75, 0.25],
    ])
  })
})
