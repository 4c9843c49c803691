import { expect, test } from 'vitest'
import { gridKey } from '../src/charts/heat-map-keys.ts'

const shape = { rows: 12, columns: 4, direction: 'ltr' } as const

test.each<[key: string, ctrlKey: boolean, from: [number, number], to: [number, number] | undefined]>([
  ['ArrowRight', false, [0, 0], [0, 1]],
  ['ArrowRight', false, [0, 3], [0, 3]],
  ['ArrowLeft', false, [2, 1], [2, 0]],
  ['ArrowDown', false, [11, 1], [11, 1]],
  ['ArrowUp', false, [3, 1], [2, 1]],
  ['PageDown', false, [9, 1], [11, 1]],
  ['PageUp', false, [7, 1], [2, 1]],
  ['Home', false, [7, 3], [7, 0]],
  ['End', false, [7, 1], [7, 3]],
  ['Home', true, [7, 3], [0, 0]],
  ['End', true, [0, 0], [11, 3]],
  ['Tab', false, [0, 0], undefined],
  ['a', false, [0, 0], undefined],
])('%s (control: %s) from %s', (key, ctrlKey, [row, column], to) => {
  expect(gridKey({ key, ctrlKey }, { row, column }, shape)).toEqual(
    to === undefined ? undefined : { row: to[0], column: to[1] },
  )
})

test('right is back where one reads to the left', () => {
  expect(gridKey({ key: 'ArrowRight', ctrlKey: false }, { row: 0, column: 2 }, { ...shape, direction: 'rtl' })).toEqual(
    { row: 0, column: 1 },
  )
})
