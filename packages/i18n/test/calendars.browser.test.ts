import { expect, test } from 'vitest'
import { months, weekdays } from '../src/calendar-words.ts'
import { addDays, dateIn } from '../src/calendars.ts'
import { calendarParts } from '../src/dates.ts'
import { islamicDate } from '../src/islamic-date.ts'
import { monthNames, weekdayName } from '../src/month-names.ts'
import type { Locale } from '../src/languages.ts'
import table from './calendar-table.json' with { type: 'json' }

const locales = ['en', 'ps', 'da', 'ur'] as const

test.each(table.solarYears as [number, string, string][])(
  'in this browser too the solar year %d begins on %s',
  (year, start) => {
    expect(dateIn('solar', start)).toEqual({ year, month: 1, day: 1 })
    // What writes moments asks the browser: both must agree, on the first day and on the last of the year before.
    for (const iso of [start, addDays(start, -1)]) {
      expect(calendarParts(`${iso}T12:00:00Z`, { locale: 'da', timeZone: 'UTC' })).toMatchObject(dateIn('solar', iso))
    }
  },
)

test('Islamic months begin when Umm al-Qura says so', () => {
  expect(table.islamicMonths.length).toBeGreaterThan(240)
  for (const [iso, year, month] of table.islamicMonths as [string, number, number][])
    expect(islamicDate(iso)).toEqual({ year, month, day: 1 })
})

/** CLDR's letters to ours: Arabic yeh and kaf to the Persian ones, spaces and joiners that are none in the word. */
const plain = (name: string) =>
  name
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\u200c\s]/g, '')

/** Where Afghan and Pakistani usage and CLDR part, by CLDR's name. Everything else must agree. */
const exceptions: Record<Locale, Record<string, string>> = {
  en: {
    // The Afghan names of the solar months, not the Iranian ones; Islamic months in plain letters.
    Farvardin: 'Hamal',
    Ordibehesht: 'Sawr',
    Khordad: 'Jawza',
    Tir: 'Saratan',
    Mordad: 'Asad',
    Shahrivar: 'Sunbula',
    Mehr: 'Mizan',
    Aban: 'Aqrab',
    Azar: 'Qaws',
    Dey: 'Jadi',
    Bahman: 'Dalw',
    Esfand: 'Hut',
    'Rabiʻ I': 'Rabi al-Awwal',
    'Rabiʻ II': 'Rabi al-Thani',
    'Jumada I': 'Jumada al-Awwal',
    'Jumada II': 'Jumada al-Thani',
    Shaʻban: 'Shaban',
    'Dhuʻl-Qiʻdah': 'Dhu al-Qada',
    'Dhuʻl-Hijjah': 'Dhu al-Hijja',
  },
  ps: {
    // ګ is the letter of Afghan Pashto.
    غبرگولی: 'غبرګولی',
    چنگاښ: 'چنګاښ',
    فېبروري: 'فبروري',
    'ربیع اول': 'ربیع‌الاول',
    'ربيع II': 'ربیع‌الثاني',
    'جمادي اول': 'جمادي‌الاول',
    'جماعه II': 'جمادي‌الثاني',
    'ذي القعده': 'ذوالقعده',
    'ذي الحج': 'ذوالحجه',
  },
  // CLDR's ending is that of a genitive.
  da: { سنبلهٔ: 'سنبله' },
  ur: {
    فروردن: 'حمل',
    آرڈبائش: 'ثور',
    خداداد: 'جوزا',
    تیر: 'سرطان',
    مرداد: 'اسد',
    شہریوار: 'سنبلہ',
    مہر: 'میزان',
    ابان: 'عقرب',
    آزر: 'قوس',
    ڈے: 'جدی',
    بہمن: 'دلو',
    اسفند: 'حوت',
    ذوالقعدۃ: 'ذوالقعدہ',
    ذوالحجۃ: 'ذوالحجہ',
  },
}

test.each(locales)('months and weekdays in %s are those of CLDR but for the named exceptions', (locale) => {
  const theirs = table.names[locale]
  const expected = (names: readonly string[]) => names.map((name) => plain(exceptions[locale][name] ?? name))
  for (const calendar of ['gregorian', 'solar', 'islamic'] as const) {
    expect(monthNames(calendar, locale).map(plain), calendar).toEqual(expected(theirs[calendar]))
  }
  expect(weekdays[locale].map(plain)).toEqual(expected(theirs.weekdays))
})

test.each(locales)('in %s the days above a month are told apart, and no name is Iranian', (locale) => {
  const narrow = Array.from({ length: 7 }, (_, weekday) => weekdayName(weekday, locale, 'narrow'))
  expect(new Set(narrow).size).toBe(7)
  const whole = [...monthNames('solar', locale), ...months[locale]].join(' ')
  expect(whole).not.toMatch(/فروردین|اردیبهشت|خرداد|شهریور|Farvardin|Esfand/)
})

test('the short weekday is cut in English alone', () => {
  expect(locales.map((locale) => weekdayName(6, locale, 'short'))).toEqual(['Sat', 'اونۍ', 'شنبه', 'ہفتہ'])
})
