import { describe, expect, test } from 'vitest'
import { mean, share } from './percentages.ts'

describe('percentages', () => {
  test('work that was done while more was set never passes a hundred', () => {
    expect(share(5, 4)).toBe(100)
  })
  test.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 8, 12.5],
    [1, 16, 6.3],
    [0, 7, 0],
    [0, 0, null],
  ])('%i of %i is %s', (part, whole, expected) => expect(share(part, whole)).toBe(expected))
  test('a half in the second decimal goes up however it was added', () => {
    expect(mean(1.15 + 1.15 + 1.15, 3)).toBe(1.2)
    expect(mean(60.449999, 1)).toBe(60.4)
  })
})
