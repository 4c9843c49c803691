import { expect, test } from 'vitest'
import { accuracyChange, trendOf } from './trend.ts'

test('days without work are there with zeros, over the end of a month and of a leap February', () => {
  const days = [
    { day: '2028-02-29', attempts: 4, accuracy_sum: 250, turned_in: 0 },
    { day: '2028-03-02', attempts: 0, accuracy_sum: 0, turned_in: 3 },
    { day: '2028-01-01', attempts: 9, accuracy_sum: 900, turned_in: 9 },
  ]
  expect(trendOf({ days, today: '2028-03-02', length: 4 })).toEqual([
    { day: '2028-02-28', attempts: 0, average_accuracy: null, turned_in: 0 },
    { day: '2028-02-29', attempts: 4, average_accuracy: 62.5, turned_in: 0 },
    { day: '2028-03-01', attempts: 0, average_accuracy: null, turned_in: 0 },
    { day: '2028-03-02', attempts: 0, average_accuracy: null, turned_in: 3 },
  ])
})

const day = (attempts: number, average_accuracy: number | null) => ({
  day: '2026-11-20',
  attempts,
  average_accuracy,
  turned_in: 0,
})

test.each([
  [
    'attempts weigh, not days: (10 × 50 + 30 × 90) ÷ 40 against 70',
    [day(20, 70), day(0, null), day(10, 50), day(30, 90)],
    10,
  ],
  ['it may fall', [day(10, 80), day(10, 80), day(10, 60.5), day(10, 60.4)], -19.5],
  ['days before both spans do not count', [day(9, 0), day(5, 50), day(5, 50), day(5, 50), day(5, 50)], 0],
  ['ten attempts in each span are enough', [day(10, 80), day(0, null), day(5, 90), day(5, 90)], 10],
  ['nine attempts before are too few', [day(9, 80), day(0, null), day(10, 90), day(0, null)], null],
  ['one attempt now is too few', [day(10, 80), day(10, 80), day(0, null), day(1, 0)], null],
  ['no attempt before', [day(0, null), day(0, null), day(10, 50), day(10, 50)], null],
  ['no attempt now', [day(10, 50), day(10, 50), day(0, null), day(0, null)], null],
  ['no days at all', [], null],
])('change of accuracy: %s', (_, days, change) => {
  expect(accuracyChange({ days, length: 2 })).toBe(change)
})
