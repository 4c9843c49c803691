import { expect, test } from 'vitest'
import { nextChoice, searchChoices } from '../src/choice/choice-search.ts'
import { foldText } from '../src/base/fold-text.ts'

test.each([
  ['Balkh', 'balkh'],
  ['علي', 'على'],
  ['علي', 'علی'],
  ['كابل', 'کابل'],
  ['ګردېز', 'گردیز'],
  ['زرمينۍ', 'زرمینی'],
  ['قلعهٔ نو', 'قلعه نو'],
  ['قلعۀ نو', 'قلعه نو'],
  ['مَکتَب', 'مکتب'],
  ['می‌آید', 'میاید'],
  ['أحمد', 'احمد'],
  ['لاہور', 'لاهور'],
  ['صنف ۷', 'صنف 7'],
  ['Café', 'cafe'],
  ['  Spin   Boldak ', 'spin boldak'],
])('%j and %j are the same to a search', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

const choices = [
  { value: '1', label: 'قره باغ', detail: 'کابل' },
  { value: '2', label: 'قره باغ', detail: 'غزني' },
  { value: '3', label: 'کابل', detail: 'کابل' },
  { value: '4', label: 'Spin Boldak', detail: 'Kandahar', keywords: 'border' },
  { value: '5', label: 'Boldak', detail: 'Kandahar' },
]

test.each([
  ['', ['1', '2', '3', '4', '5']],
  ['كابل', ['3', '1']],
  ['باغ', ['1', '2']],
  ['قره غزنی', ['2']],
  ['bold', ['5', '4']],
  ['BORDER', ['4']],
  ['ldak', ['4', '5']],
  ['nothing', []],
])('%j finds %j, the nearest first', (typed, found) => {
  expect(searchChoices(choices, typed).map(({ value }) => value)).toEqual(found)
})

test('walking goes round and passes by what cannot be taken', () => {
  const some = [
    { value: 'a', label: 'a' },
    { value: 'b', label: 'b', isDisabled: true },
    { value: 'c', label: 'c' },
  ]
  expect([
    nextChoice(some, -1, 1),
    nextChoice(some, 0, 1),
    nextChoice(some, 2, 1),
    nextChoice(some, 0, -1),
    nextChoice([], -1, 1),
  ]).toEqual([0, 2, 0, 2, -1])
  expect(nextChoice([{ value: 'b', label: 'b', isDisabled: true }], -1, 1)).toBe(-1)
})
