import { expect, test } from 'vitest'
import { readClassCode } from './class-codes.ts'

test.each([
  ['ABCD2345', 'ABCD2345'],
  [' abcd-2345 ', 'ABCD2345'],
  ['ab cd ۲۳۴٥', 'ABCD2345'],
  ['', ''],
])('"%s" is %s', (typed, code) => expect(readClassCode(typed)).toBe(code))
