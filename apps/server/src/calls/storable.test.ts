import { expect, test } from 'vitest'
import { storable } from './storable.ts'

test.each([
  ['text\u0000', 'text'],
  ['a\ud800b', 'a\ufffdb'],
  ['ښوونځی 😀', 'ښوونځی 😀'],
  [{ 'k\u0000': ['\u0000', 1, null, true] }, { k: ['', 1, null, true] }],
])('%j', (value, expected) => {
  expect(storable(value)).toEqual(expected)
})
