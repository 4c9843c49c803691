import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  dateIn,
  dayNumber,
  isoDateOf,
  lengthOfMonth,
  monthsBetween,
  startOfWeek,
  weekdayOf,
  weeksOfMonth,
} from '../src/calendars.ts'
import type { CalendarName } from '../src/calendars.ts'
import { civilIslamicDate } from '../src/islamic-date.ts'
import { readTypedDate, writeDate, writeIslamicDate, writeMonth } from '../src/written-date.ts'
import type { Locale } from '../src/languages.ts'
import table from './calendar-table.json' with { type: 'json' }
import { solarYears } from './make-calendar-table.ts'

test('the table of solar years is the one that ICU gives', () => {
  expect(table.solarYears).toHaveLength(151)
  expect(solarYears(1400, 1409)).toEqual(table.solarYears.slice(100, 110))
})

test.each(table.solarYears as [number, string, string][])(
  'the solar year %d begins on %s and has months as ICU has them',
  (year, start, lengths) => {
    expect(isoDateOf('solar', { year, month: 1, day: 1 })).toBe(start)
    expect(Array.from({ length: 12 }, (_, index) => lengthOfMonth('solar', { year, month: index + 1 })).join(' ')).toBe(
      lengths,
    )
    let day = start
    for (const [index, length] of lengths.split(' ').entries()) {
      expect(dateIn('solar', day)).toEqual({ year, month: index + 1, day: 1 })
      day = addDays(day, Number(length))
      expect(dateIn('solar', addDays(day, -1))).toEqual({ year, month: index + 1, day: Number(length) })
    }
  },
)

test('every day of twenty years comes back from both calendars', () => {
  for (let iso = '2015-01-01'; iso < '2035-01-01'; iso = addDays(iso, 1)) {
    for (const calendar of ['gregorian', 'solar'] as const) expect(isoDateOf(calendar, dateIn(calendar, iso))).toBe(iso)
  }
})

test.each(['', '2026-02-30', '2026-13-01', '2026-1-1', '0999-01-01', '20261120', '2026-11-20T10:00', '۲۰۲۶-۱۱-۲۰'])(
  '"%s" is no date',
  (text) => {
    expect(dayNumber(text)).toBeUndefined()
  },
)

test.each([
  ['solar', 1405, 12, 30],
  ['solar', 1405, 13, 1],
  ['solar', 1405, 7, 31],
  ['gregorian', 2026, 2, 29],
  ['gregorian', 2026, 0, 1],
  ['gregorian', 2026, 1, 1.5],
] as [CalendarName, number, number, number][])('%s has no day %d/%d/%d', (calendar, year, month, day) => {
  expect(isoDateOf(calendar, { year, month, day })).toBeUndefined()
})

test.each([
  ['gregorian', '2026-01-31', 1, '2026-02-28'],
  ['gregorian', '2024-03-31', -1, '2024-02-29'],
  ['gregorian', '2026-11-20', 14, '2028-01-20'],
  ['gregorian', '2026-01-15', -1, '2025-12-15'],
  // 31 Sunbula → 30 Mizan.
  ['solar', '2026-09-22', 1, '2026-10-22'],
  // 30 Hut 1403, a leap year → 29 Hut 1404.
  ['solar', '2025-03-20', 12, '2026-03-20'],
] as [CalendarName, string, number, string][])(
  'in the %s calendar %s and %d months are %s',
  (calendar, from, months, to) => {
    expect(addMonths(calendar, from, months)).toBe(to)
  },
)

test('years are added by the calendar', () => {
  expect(addYears('gregorian', '2024-02-29', 1)).toBe('2025-02-28')
  expect(addYears('solar', '2026-11-20', -1)).toBe('2025-11-20')
})

test('weeks begin where they are told to', () => {
  expect(weekdayOf('2026-11-20')).toBe(5)
  expect(weekdayOf('1965-03-02')).toBe(2)
  expect(startOfWeek('2026-11-20', 6)).toBe('2026-11-14')
  expect(startOfWeek('2026-11-20', 0)).toBe('2026-11-15')
  expect(startOfWeek('2026-11-20', 1)).toBe('2026-11-16')
  expect(startOfWeek('2026-11-21', 6)).toBe('2026-11-21')
})

describe('the weeks of a month', () => {
  test('hold the whole month and no week more', () => {
    const weeks = weeksOfMonth('solar', { year: 1405, month: 8 }, 6)
    expect(weeks.map(([first]) => first)).toEqual(
      ['2026-10-17', '2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21'].slice(0, weeks.length),
    )
    expect(weeks[0]).toContain('2026-10-23')
    expect(weeks[weeks.length - 1]).toContain('2026-11-21')
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })

  test.each([
    // February 2026 begins on a Sunday and has four weeks to the day.
    [{ year: 2026, month: 2 }, 0, 4],
    [{ year: 2026, month: 2 }, 6, 5],
    [{ year: 2026, month: 8 }, 0, 6],
  ])('%j beginning on %d are %d', (month, firstWeekday, count) => {
    expect(weeksOfMonth('gregorian', month, firstWeekday)).toHaveLength(count)
  })
})

test.each([
  // As islamic-civil of ICU has them.
  ['2026-11-20', 1448, 6, 9],
  ['2026-06-17', 1448, 1, 1],
  ['2000-01-01', 1420, 9, 24],
])('%s is %d/%d/%d by the civil Islamic reckoning', (iso, year, month, day) => {
  expect(civilIslamicDate(dayNumber(iso) ?? Number.NaN)).toEqual({ year, month, day })
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-civil-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  expect(format.format(new Date(`${iso}T00:00:00Z`)).replace(/ .*/, '')).toBe(`${month}/${day}/${year}`)
})

const kept = '2026-11-20'

test.each([
  ['en', 'gregorian', '20 Nov 2026', 'Friday, 20 November 2026', 'November 2026'],
  ['en', 'solar', '29 Aqrab 1405', 'Friday, 29 Aqrab 1405', 'Aqrab 1405'],
  ['ps', 'solar', '۲۹ لړم ۱۴۰۵', 'جمعه، ۲۹ لړم ۱۴۰۵', 'لړم ۱۴۰۵'],
  ['ps', 'gregorian', '۲۰ نومبر ۲۰۲۶', 'جمعه، ۲۰ نومبر ۲۰۲۶', 'نومبر ۲۰۲۶'],
  ['da', 'solar', '۲۹ عقرب ۱۴۰۵', 'جمعه، ۲۹ عقرب ۱۴۰۵', 'عقرب ۱۴۰۵'],
  ['ur', 'gregorian', '20 نومبر 2026', 'جمعہ، 20 نومبر 2026', 'نومبر 2026'],
] as [Locale, CalendarName, string, string, string][])(
  '%s writes a date of the %s calendar',
  (locale, calendar, medium, full, month) => {
    expect(writeDate(kept, { locale, calendar })).toBe(medium)
    expect(writeDate(kept, { locale, calendar }, 'full')).toBe(full)
    expect(writeMonth(dateIn(calendar, kept), { locale, calendar })).toBe(month)
  },
)

test('the Islamic date is written in words and figures of the language', () => {
  expect(writeIslamicDate(kept, 'en')).toBe('10 Jumada al-Thani 1448')
  expect(writeIslamicDate(kept, 'da')).toBe('۱۰ جمادی‌الثانی ۱۴۴۸')
  expect(writeIslamicDate('soon', 'da')).toBe('')
})

test.each([
  ['en', 'gregorian', '20/11/2026', kept],
  ['en', 'gregorian', '20.11.2026', kept],
  ['en', 'gregorian', '2026-11-20', kept],
  ['en', 'gregorian', ' 20 nov 2026 ', kept],
  ['en', 'gregorian', 'Friday, 20 November 2026', kept],
  ['en', 'gregorian', '2026 November 20', kept],
  ['en', 'solar', '29 aqrab 1405', kept],
  ['en', 'solar', '20/11/2026', kept],
  ['ps', 'solar', '۱۴۰۵/۸/۲۹', kept],
  ['ps', 'solar', '١٤٠٥-٠٨-٢٩', kept],
  ['ps', 'solar', '1405 8 29', kept],
  ['ps', 'solar', '۲۹/۸/۱۴۰۵', kept],
  ['ps', 'solar', '۲۹ لړم ۱۴۰۵', kept],
  ['ps', 'solar', '۲۰ نومبر ۲۰۲۶', kept],
  ['da', 'solar', 'جمعه، ۲۹ عقرب ۱۴۰۵', kept],
  ['da', 'solar', '۱۵ جدي ۱۴۰۵', '2027-01-05'],
  ['da', 'gregorian', '۲۰۲۶/۱۱/۲۰', kept],
  ['ur', 'gregorian', '20 نومبر 2026', kept],
] as [Locale, CalendarName, string, string][])('%s, %s: "%s" is read as %s', (locale, calendar, text, expected) => {
  expect(readTypedDate(text, { locale, calendar })).toBe(expected)
})

test.each([
  ['en', 'gregorian', ''],
  ['en', 'gregorian', '20/11'],
  ['en', 'gregorian', '20/11/26'],
  ['en', 'gregorian', '11/20/2026'],
  ['en', 'gregorian', '30 Feb 2026'],
  ['en', 'gregorian', '20 ju 2026'],
  ['en', 'gregorian', '20 2026'],
  ['en', 'gregorian', 'tomorrow'],
  ['en', 'gregorian', '29/8/1405'],
  ['ps', 'solar', '۱۴۰۵/۱۲/۳۰'],
  ['ps', 'solar', '۱۴۰۵/۱۳/۱'],
  ['ps', 'solar', '۱۴۰۵۰۸۲۹'],
] as [Locale, CalendarName, string][])('%s, %s: "%s" is no date', (locale, calendar, text) => {
  expect(readTypedDate(text, { locale, calendar })).toBeUndefined()
})

test.each(['en', 'ps', 'da', 'ur'] as const)('what %s writes is read again, each month of both calendars', (locale) => {
  for (const calendar of ['gregorian', 'solar'] as const) {
    for (let month = 0; month < 12; month += 1) {
      const iso = addMonths(calendar, kept, month)
      expect(readTypedDate(writeDate(iso, { locale, calendar }), { locale, calendar })).toBe(iso)
      expect(readTypedDate(writeDate(iso, { locale, calendar }, 'full'), { locale, calendar })).toBe(iso)
    }
  }
})

test.each([
  ['gregorian', '2026-08-10', '2026-11-01', ['2026-08-10', '2026-09-01', '2026-10-01', '2026-11-01']],
  ['solar', '2026-08-10', '2026-11-21', ['2026-08-10', '2026-08-23', '2026-09-23', '2026-10-23']],
  ['solar', '2026-02-20', '2026-03-21', ['2026-02-20', '2026-03-21']],
  ['gregorian', '2026-08-10', '2026-08-31', ['2026-08-10']],
] as const)('months of the %s calendar from %s to %s begin on %j', (calendar, first, last, starts) => {
  expect(monthsBetween(calendar, first, last)).toEqual(starts)
})
