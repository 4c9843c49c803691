import { expect, test } from 'vitest'
import type { Locale } from '../src/languages.ts'
import { instantOf, wallClock, wallClockOf, writeTime } from '../src/wall-clock.ts'

test.each([
  ['2026-11-20T11:05:00Z', 'Asia/Kabul', '2026-11-20', 935],
  ['2026-11-20T19:30:00Z', 'Asia/Kabul', '2026-11-21', 0],
  ['2026-11-20T19:29:59Z', 'Asia/Kabul', '2026-11-20', 1439],
  ['2026-11-20T19:15:00Z', 'Asia/Karachi', '2026-11-21', 15],
  ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01', 0],
])('%s is by the clocks of %s on %s, minute %d', (instant, timeZone, date, minute) => {
  expect(wallClock(instant, timeZone)).toEqual({ date, minute })
})

test.each(['', 'yesterday', '2026-13-40T00:00:00Z'])('%j is no moment: it fails, and says why', (instant) => {
  expect(() => wallClock(instant, 'Asia/Kabul')).toThrow('Invalid date format')
  expect(() => wallClockOf(new Date(instant), 'Asia/Kabul')).toThrow('Invalid date format')
})

test.each([
  ['en', '12:00 AM', '8:05 AM', '12:00 PM', '11:59 PM'],
  ['ur', '12:00 AM', '8:05 AM', '12:00 PM', '11:59 PM'],
  ['ps', '۰:۰۰', '۸:۰۵', '۱۲:۰۰', '۲۳:۵۹'],
  ['da', '۰:۰۰', '۸:۰۵', '۱۲:۰۰', '۲۳:۵۹'],
] as [Locale, string, string, string, string][])(
  '%s writes midnight, morning, noon and the last minute',
  (locale, ...expected) => {
    expect([0, 485, 720, 1439].map((minute) => writeTime(minute, locale))).toEqual(expected)
  },
)

test.each([
  ['Asia/Kabul', '2026-11-20T08:00', '2026-11-20T03:30:00.000Z'],
  ['Asia/Karachi', '2026-11-20T00:00', '2026-11-19T19:00:00.000Z'],
  ['Europe/London', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/London', '2026-07-01T12:00', '2026-07-01T11:00:00.000Z'],
])('the wall clock of %s at %s', (time_zone, wallClock, instant) => {
  expect(instantOf(wallClock, time_zone)?.toISOString()).toBe(instant)
})

test('the wall clock of a moment', () => {
  expect(wallClockOf(new Date('2026-11-20T20:00:00Z'), 'Asia/Kabul')).toBe('2026-11-21T00:30')
  expect(instantOf('soon', 'Asia/Kabul')).toBeUndefined()
})
