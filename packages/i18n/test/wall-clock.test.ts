import { expect, test } from 'vitest'
import type { Locale } from '../src/languages.ts'
import { wallClock, writeTime } from '../src/wall-clock.ts'

test.each([
  ['2026-11-20T11:05:00Z', 'Asia/Kabul', '2026-11-20', 935],
  ['2026-11-20T19:30:00Z', 'Asia/Kabul', '2026-11-21', 0],
  ['2026-11-20T19:29:59Z', 'Asia/Kabul', '2026-11-20', 1439],
  ['2026-11-20T19:15:00Z', 'Asia/Karachi', '2026-11-21', 15],
  ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01', 0],
])('%s is by the clocks of %s on %s, minute %d', (instant, timeZone, date, minute) => {
  expect(wallClock(instant, timeZone)).toEqual({ date, minute })
})

test.each([
  ['en', '12:00 AM', '8:05 AM', '12:00 PM', '11:59 PM'],
  ['ur', '12:00 AM', '8:05 AM', '12:00 PM', '11:59 PM'],
  ['ps', '۰:۰۰', '۸:۰۵', '۱۲:۰۰', '۲۳:۵۹'],
  ['da', '۰:۰۰', '۸:۰۵', '۱۲:۰۰', '۲۳:۵۹'],
] as [Locale, string, string, string, string][])('%s writes midnight, morning, noon and the last minute', (locale, ...expected) => {
  expect([0, 485, 720, 1439].map((minute) => writeTime(minute, locale))).toEqual(expected)
})
