import { describe, expect, test } from 'vitest'
import { isStrong, isWeak, mean, share } from './percentages.ts'

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

describe('strengths and weaknesses', () => {
  test.each([
    [0, false],
    [60, false],
    [60.4, false],
    [60.5, true],
    [61, true],
    [100, true],
  ])('%s strong: %s, and weak otherwise', (percentage, strong) => {
    expect(isStrong(percentage)).toBe(strong)
    expect(isWeak(percentage)).toBe(!strong)
  })
  test('every tenth of a per cent is in exactly one of the two lists', () => {
    for (let tenth = 0; tenth <= 1000; tenth++) expect(isStrong(tenth / 10)).toBe(!isWeak(tenth / 10))
  })
})
