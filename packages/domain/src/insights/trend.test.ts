import { expect, test } from 'vitest'
import { trendOf } from './trend.ts'

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
