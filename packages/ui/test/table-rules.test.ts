import { compareTexts } from '@maktab/i18n/sorting'
import { describe, expect, test } from 'vitest'
import { foldText } from '../src/base/fold-text.ts'
import { isMatch, nextSort, pageOf, sortRows } from '../src/tables/table-rules.ts'
import type { TableSort, TableValue } from '../src/tables/table-rules.ts'

test('a heading sorts up, down, and then not at all', () => {
  const up = nextSort(undefined, 'name')
  expect(up).toEqual({ key: 'name', direction: 'ascending' })
  const down = nextSort(up, 'name')
  expect(down).toEqual({ key: 'name', direction: 'descending' })
  expect(nextSort(down, 'name')).toBeUndefined()
  expect(nextSort(down, 'score')).toEqual({ key: 'score', direction: 'ascending' })
})

describe('rows in order', () => {
  test.each<[string, TableValue[], TableSort['direction'], TableValue[]]>([
    ['numbers by value', [10, 9, 100], 'ascending', [9, 10, 100]],
    ['numbers down', [10, 9, 100], 'descending', [100, 10, 9]],
    [
      'Pashto letters by the alphabet',
      ['ښایسته', 'زرمینه', 'ټینه', 'بصیره'],
      'ascending',
      ['بصیره', 'ټینه', 'زرمینه', 'ښایسته'],
    ],
    ['classes by their number', ['۱۰ الف', '۷ الف', '۷ ب'], 'ascending', ['۷ الف', '۷ ب', '۱۰ الف']],
    ['what is missing stands last', [undefined, 2, undefined, 1], 'ascending', [1, 2, undefined, undefined]],
    ['… downwards too', [undefined, 1, '', 2], 'descending', [2, 1, undefined, '']],
    ['numbers before texts', ['a', 1], 'ascending', [1, 'a']],
  ])('%s', (_, values, direction, sorted) =>
    expect(sortRows(values, (value) => value, direction, compareTexts('ps'))).toEqual(sorted),
  )

  test('the same values keep their order, either way', () => {
    const rows = [
      { id: 1, value: 5 },
      { id: 2, value: 5 },
      { id: 3, value: 1 },
    ]
    const ids = (direction: TableSort['direction']) =>
      sortRows(rows, ({ value }) => value, direction, compareTexts('en')).map(({ id }) => id)
    expect(ids('ascending')).toEqual([3, 1, 2])
    expect(ids('descending')).toEqual([1, 2, 3])
  })
})

describe('search', () => {
  test.each([
    ['Arabic and Persian letters', 'علي كريم', 'علی کریم', true],
    ['Pashto letters of one sound', 'ښوونځی', 'ښوونځي', true],
    ['vowel marks', 'مُحَمَّد', 'محمد', true],
    ['alef with and without its sign', 'آمنه', 'امنه', true],
    ['small and large', 'Zarmina', 'zARM', true],
    ['accents', 'José', 'jose', true],
    ['digits of any kind', 'صنف ۷', 'صنف 7', true],
    ['words in any order', 'Ali Khan 7 A', 'khan ali', true],
    ['a joiner between', 'صنف‌ها', 'صنفها', true],
    ['nothing typed', 'Ali', '  ', true],
    ['something else', 'Ali', 'sara', false],
    ['only one of two words', 'Ali Khan', 'ali sara', false],
  ])('%s', (_, text, typed, isFound) => expect(isMatch(foldText(text), typed)).toBe(isFound))
})

test.each([
  [1, [1, 2], 1],
  [3, [5], 3],
  [9, [5], 3],
  [0, [1, 2], 1],
])('page %s', (page, rows, shown) => expect(pageOf([1, 2, 3, 4, 5], page, 2)).toEqual({ rows, page: shown, pages: 3 }))

test('no rows are one empty page', () => expect(pageOf([], 4, 2)).toEqual({ rows: [], page: 1, pages: 1 }))
