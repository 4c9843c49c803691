import { expect, test } from 'vitest'
import { eventsByDay, hoursOf, inLanes } from '../src/dates/calendar-events.ts'
import type { CalendarEvent } from '../src/dates/calendar-events.ts'

const kabul = 'Asia/Kabul'
const event = (key: string, start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  key,
  title: key,
  start,
  end,
  icon: 'lessons',
  ...more,
})
const days = ['2026-11-19', '2026-11-20', '2026-11-21']
const shown = (events: readonly CalendarEvent[], timeZone = kabul) =>
  days.map((day) =>
    (eventsByDay(events, days, timeZone).get(day) ?? []).map(
      ({ event: { key }, from, to, isAllDay }) => `${key} ${from}-${to}${isAllDay ? ' whole' : ''}`,
    ),
  )

test('the day is that of the place: 19:15 UTC is a quarter to midnight in Kabul and tomorrow in Karachi', () => {
  const late = event('late', '2026-11-19T19:15:00Z', '2026-11-19T19:15:00Z')
  expect(shown([late])).toEqual([['late 1425-1425'], [], []])
  expect(shown([late], 'Asia/Karachi')).toEqual([[], ['late 15-15'], []])
})

test.each([
  // 23:00 to 01:00 in Kabul.
  [
    'over midnight it stands on both days',
    event('a', '2026-11-19T18:30:00Z', '2026-11-19T20:30:00Z'),
    [['a 1380-1440'], ['a 0-60'], []],
  ],
  [
    'to midnight it ends with its day',
    event('a', '2026-11-19T18:30:00Z', '2026-11-19T19:30:00Z'),
    [['a 1380-1440'], [], []],
  ],
  [
    'over days it fills the ones between',
    event('a', '2026-11-19T03:30:00Z', '2026-11-21T07:30:00Z'),
    [['a 480-1440'], ['a 0-1440 whole'], ['a 0-720']],
  ],
  [
    'told to be of whole days it has no hours',
    event('a', '2026-11-19T20:00:00Z', '2026-11-20T20:00:00Z', { isAllDay: true }),
    [[], ['a 0-1440 whole'], ['a 0-1440 whole']],
  ],
  ['outside the days it is left out', event('a', '2026-11-25T03:30:00Z', '2026-11-25T04:30:00Z'), [[], [], []]],
])('%s', (_, one, expected) => {
  expect(shown([one])).toEqual(expected)
})

test('whole days come first, then by hour, then by title', () => {
  const at = (key: string, hour: string) => event(key, `2026-11-20T${hour}:00Z`, `2026-11-20T${hour}:00Z`)
  const list =
    eventsByDay(
      [
        at('c', '05:00'),
        at('b', '04:00'),
        at('a', '05:00'),
        event('d', '2026-11-20T05:00:00Z', '2026-11-20T05:00:00Z', { isAllDay: true }),
      ],
      days,
      kabul,
    ).get('2026-11-20') ?? []
  expect(list.map((one) => one.event.key)).toEqual(['d', 'b', 'a', 'c'])
})

const lanes = (...spans: readonly (readonly [string, number, number])[]) =>
  inLanes(spans.map(([key, from, to]) => ({ event: event(key, '', ''), from, to, isAllDay: false }))).map(
    ({ event: { key }, lane, lanes: count }) => `${key} ${lane + 1}/${count}`,
  )

test.each([
  ['one after the other share one lane', lanes(['a', 480, 540], ['b', 540, 600]), ['a 1/1', 'b 1/1']],
  ['at the same time they stand side by side', lanes(['a', 480, 540], ['b', 500, 560]), ['a 1/2', 'b 2/2']],
  [
    'a lane that is free again is used again',
    lanes(['a', 480, 600], ['b', 480, 520], ['c', 530, 600]),
    ['a 1/2', 'b 2/2', 'c 2/2'],
  ],
  ['what is a moment or a whole day is not among them', lanes(['a', 480, 480], ['b', 500, 520]), ['b 1/1']],
  [
    'what follows a crowd has its room again',
    lanes(['a', 480, 540], ['b', 480, 540], ['c', 600, 660]),
    ['a 1/2', 'b 2/2', 'c 1/1'],
  ],
  [
    'what is short is as long as it is drawn',
    lanes(['a', 480, 490], ['b', 500, 505], ['c', 510, 511]),
    ['a 1/2', 'b 2/2', 'c 1/2'],
  ],
])('%s', (_, placed, expected) => {
  expect(placed).toEqual(expected)
})

test('the hours are those of school, and more where something lies outside them', () => {
  const span = (from: number, to: number, isAllDay = false) => ({ event: event('a', '', ''), from, to, isAllDay })
  expect(hoursOf([[]])).toEqual({ first: 7, last: 16 })
  expect(hoursOf([[span(0, 1440, true)], [span(390, 450)], [span(1380, 1380)], [span(1200, 1230)]])).toEqual({
    first: 6,
    last: 21,
  })
  expect(hoursOf([[span(1438, 1439)]])).toEqual({ first: 7, last: 24 })
})
