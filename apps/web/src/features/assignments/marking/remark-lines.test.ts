import { expect, test } from 'vitest'
import { withLine } from './remark-lines.ts'

test.each([
  ['', 'Good', 'Good'],
  [' \n', 'Good', 'Good'],
  ['Good', 'Show the units.', 'Good\nShow the units.'],
  ['Good \n\n', 'Fair', 'Good\nFair'],
  ['Good\n Fair ', 'Fair', undefined],
  ['Good work', 'Good', 'Good work\nGood'],
])('%j with %j is %j', (remark, line, expected) => {
  expect(withLine(remark, line)).toBe(expected)
})
