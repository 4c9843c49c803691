import { expect, test } from 'vitest'
import { isShallow, storable } from './storable.ts'

test.each([
  ['text\u0000', 'text'],
  ['a\ud800b', 'a\ufffdb'],
  ['ښوونځی 😀', 'ښوونځی 😀'],
  [{ 'k\u0000': ['\u0000', 1, null, true] }, { k: ['', 1, null, true] }],
])('%j', (value, expected) => {
  expect(storable(value)).toEqual(expected)
})

test.each([
  ['a hundred levels', 100, true],
  ['one more', 101, false],
  ['twenty thousand', 20_000, false],
])('%s of lists and objects', (_name, levels, expected) => {
  expect(isShallow(JSON.parse('['.repeat(levels) + ']'.repeat(levels)))).toBe(expected)
  expect(isShallow(JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels)))).toBe(expected)
})
