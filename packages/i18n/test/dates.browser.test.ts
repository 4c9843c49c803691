import { expect, test } from 'vitest'
import { calendarParts, formatDate, formatDateTime, formatTime } from '../src/dates.ts'
import { createFormats } from '../src/formats.ts'
import { formatNumber } from '../src/numbers.ts'
import { loadWords } from '../src/words.ts'
import type { DateStyle } from '../src/dates.ts'
import type { Locale } from '../src/languages.ts'

const kabul = 'Asia/Kabul'
const moment = '2026-11-20T11:05:00.000Z'

test('this browser has no Pashto of its own, so none of what follows can come from it', () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(['ps'])).toEqual([])
})

test.each([
  ['en', 'medium', '20 Nov 2026'],
  ['ps', 'medium', '۲۹ لړم ۱۴۰۵'],
  ['da', 'medium', '۲۹ عقرب ۱۴۰۵'],
  ['ur', 'medium', '20 نومبر 2026'],
  ['en', 'full', 'Friday, 20 November 2026'],
  ['ps', 'full', 'جمعه، ۲۹ لړم ۱۴۰۵'],
  ['da', 'full', 'جمعه، ۲۹ عقرب ۱۴۰۵'],
  ['ur', 'full', 'جمعہ، 20 نومبر 2026'],
  ['en', 'numeric', '20/11/2026'],
  ['ps', 'numeric', '۱۴۰۵/۸/۲۹'],
  ['da', 'day', '۲۹ عقرب'],
  ['ps', 'month', 'لړم ۱۴۰۵'],
] as [Locale, DateStyle, string][])('%s writes a %s date as %s', (locale, style, expected) => {
  expect(formatDate(moment, { locale, timeZone: kabul }, style)).toBe(expected)
})

test.each([
  ['en', '3:35 PM'],
  ['ps', '۱۵:۳۵'],
  ['da', '۱۵:۳۵'],
  ['ur', '3:35 PM'],
] as [Locale, string][])('%s tells the time as %s', (locale, expected) => {
  expect(formatTime(moment, { locale, timeZone: kabul })).toBe(expected)
})

test('midnight and noon are 12 in English, 0 and 12 in Dari', () => {
  expect(formatTime('2026-01-01T00:00:00Z', { locale: 'en', timeZone: 'UTC' })).toBe('12:00 AM')
  expect(formatTime('2026-01-01T12:00:00Z', { locale: 'en', timeZone: 'UTC' })).toBe('12:00 PM')
  expect(formatTime('2026-01-01T00:00:00Z', { locale: 'da', timeZone: 'UTC' })).toBe('۰:۰۰')
})

test('the day is the one of the time zone: half an hour before midnight in Kabul it is already tomorrow in Karachi', () => {
  const late = '2026-11-20T19:15:00Z'
  expect(formatDateTime(late, { locale: 'en', timeZone: kabul })).toBe('20 Nov 2026, 11:45 PM')
  expect(formatDateTime(late, { locale: 'en', timeZone: 'Asia/Karachi' })).toBe('21 Nov 2026, 12:15 AM')
})

test.each([
  // First and last days of solar years, leap and not; Nawruz as it was kept in Kabul.
  ['2025-03-20', 1403, 12, 30],
  ['2025-03-21', 1404, 1, 1],
  ['2026-03-20', 1404, 12, 29],
  ['2026-03-21', 1405, 1, 1],
  ['2021-03-20', 1399, 12, 30],
  ['2021-03-21', 1400, 1, 1],
  ['2026-09-22', 1405, 6, 31],
  ['2026-09-23', 1405, 7, 1],
])('%s is %d/%d/%d of the solar calendar', (day, year, month, date) => {
  expect(calendarParts(`${day}T08:00:00Z`, { locale: 'da', timeZone: kabul })).toMatchObject({ year, month, day: date })
})

test('what is no moment is written as nothing', () => {
  expect(formatDate('yesterday', { locale: 'en', timeZone: kabul })).toBe('')
  expect(formatDateTime(Number.NaN, { locale: 'ps', timeZone: kabul })).toBe('')
})

test.each([
  ['en', '3 days ago', 'in 2 hours', 'just now', '1 h 5 min', '1.5 MB'],
  ['ps', '۳ ورځې مخکې', 'په ۲ ساعتو کې', 'همدا اوس', '۱ ساعت او ۵ دقیقې', '۱٫۵ میګابایټ'],
  ['da', '۳ روز پیش', '۲ ساعت بعد', 'همین حالا', '۱ ساعت و ۵ دقیقه', '۱٫۵ مگابایت'],
  ['ur', '3 دن پہلے', '2 گھنٹے میں', 'ابھی', '1 گھنٹہ 5 منٹ', '1.5 ایم بی'],
] as const)('%s speaks of time and size in its own words', async (locale, ago, ahead, now, duration, size) => {
  const formats = createFormats(await loadWords(locale, ['application']), kabul)
  expect(formats.relative(Date.parse(moment) - 3 * 86_400_000 - 5000, moment)).toBe(ago)
  expect(formats.relative(Date.parse(moment) + 2 * 3_600_000, moment)).toBe(ahead)
  expect(formats.relative(moment, moment)).toBe(now)
  expect(formats.duration(65 * 60_000)).toBe(duration)
  expect(formats.bytes(1.5 * 1024 * 1024)).toBe(size)
})

test('a browser lays the digits of 10/5 out in reading order inside right-to-left text', () => {
  const line = document.createElement('p')
  line.dir = 'rtl'
  document.body.append(line)
  for (const text of [formatDate(moment, { locale: 'ps', timeZone: kabul }, 'numeric'), formatNumber(-5.5, 'ps')]) {
    line.textContent = `نمره ${text} شوه`
    const node = line.firstChild as Text
    const edge = (index: number) => {
      const range = document.createRange()
      range.setStart(node, 5 + index)
      range.setEnd(node, 6 + index)
      return range.getBoundingClientRect()
    }
    const drawn = [...text].map((_, index) => edge(index)).filter(({ width }) => width > 0)
    expect(drawn.length).toBeGreaterThan(3)
    for (let index = 1; index < drawn.length; index += 1)
      expect(drawn[index]?.x).toBeGreaterThan(drawn[index - 1]?.x ?? Infinity)
  }
  line.remove()
})
