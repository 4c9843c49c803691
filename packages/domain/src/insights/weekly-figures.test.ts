import { expect, test } from 'vitest'
import { nextWeeklyOn, weekBefore, weekLines } from './weekly-figures.ts'

// 21 March 2026 is a Saturday.
const cases: readonly (readonly [string, string, string, number, string])[] = [
  [
    'before seven on the first day it is that morning',
    '2026-03-21T01:00:00Z',
    'Asia/Kabul',
    6,
    '2026-03-21T02:30:00.000Z',
  ],
  ['at seven it is a week later', '2026-03-21T02:30:00Z', 'Asia/Kabul', 6, '2026-03-28T02:30:00.000Z'],
  ['in the week it is the next first day', '2026-03-24T12:00:00Z', 'Asia/Kabul', 6, '2026-03-28T02:30:00.000Z'],
  ['the day is that of the school', '2026-03-20T20:00:00Z', 'Asia/Kabul', 6, '2026-03-21T02:30:00.000Z'],
  ['weeks begin where the tenant says', '2026-03-24T12:00:00Z', 'Asia/Karachi', 1, '2026-03-30T02:00:00.000Z'],
  [
    'after weeks without a server there is one, not many',
    '2026-04-20T12:00:00Z',
    'Asia/Kabul',
    6,
    '2026-04-25T02:30:00.000Z',
  ],
  ['a change of clocks keeps the hour', '2026-03-28T12:00:00Z', 'Europe/Berlin', 0, '2026-03-29T05:00:00.000Z'],
]

test.each(cases)('%s', (_, now, time_zone, first_weekday, expected) => {
  expect(nextWeeklyOn({ now: new Date(now), time_zone, first_weekday }).toISOString()).toBe(expected)
})

test('the week is the seven days before today', () => {
  expect(weekBefore('2026-03-21')).toEqual({ start_date: '2026-03-14', end_date: '2026-03-20' })
})

test('an accuracy of few attempts has no number, and what there is nothing of is left out', () => {
  const share = (key: 'accuracy' | 'turned_in', value: number | null, of: number) => ({ key, value, of })
  const heard = { key: 'learners', value: 1, of: 2 } as const
  const { shares } = weekLines({
    heard,
    counts: [],
    shares: [share('accuracy', 80, 9), share('turned_in', 0, 3), share('turned_in', null, 0)],
  })
  expect(shares).toEqual([share('accuracy', null, 9), share('turned_in', 0, 3)])
  expect(weekLines({ heard, counts: [], shares: [share('accuracy', 80, 10)] }).shares).toEqual([
    share('accuracy', 80, 10),
  ])
})
