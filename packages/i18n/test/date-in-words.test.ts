import { expect, test } from 'vitest'
import { addDays } from '../src/calendars.ts'
import { dateInWords } from '../src/date-in-words.ts'
import type { Locale } from '../src/languages.ts'
import { calendarOf } from '../src/written-date.ts'

const say = (iso: string, locale: Locale) => dateInWords(iso, { locale, calendar: calendarOf(locale) })

test.each([
  ['2012-07-25', 'en', 'the twenty-fifth of July two thousand and twelve'],
  ['1999-01-01', 'en', 'the first of January one thousand nine hundred and ninety-nine'],
  ['2000-05-30', 'en', 'the thirtieth of May two thousand'],
  ['2012-07-24', 'ps', 'د یو زر درې سوه یو نوي کال د زمري درېیمه'],
  ['2021-03-21', 'ps', 'د یو زر څلور سوه کال د وري لومړۍ'],
  ['2012-07-24', 'da', 'سوم اسد یک هزار و سه‌صد و نود و یک'],
  ['2013-04-19', 'da', 'سی‌ام حمل یک هزار و سه‌صد و نود و دو'],
  ['2026-04-12', 'da', 'بیست و سوم حمل یک هزار و چهارصد و پنج'],
  ['2012-07-25', 'ur', 'پچیس جولائی دو ہزار بارہ'],
  ['1999-12-31', 'ur', 'اکتیس دسمبر انیس سو ننانوے'],
] as const)('%s in %s: %s', (iso, locale, said) => {
  expect(say(iso, locale)).toBe(said)
})

test.each(['en', 'ps', 'da', 'ur'] as const)(
  'no two days of two years are said alike in %s, nor a day of any two years, and none has a figure',
  (locale) => {
    const days = Array.from({ length: 731 }, (_, index) => addDays('2011-03-01', index))
    const years = Array.from({ length: 199 }, (_, index) => `${1901 + index}-03-21`)
    for (const dates of [days, years]) {
      const said = dates.map((iso) => say(iso, locale))
      expect(new Set(said).size).toBe(dates.length)
      expect(said.filter((one) => /\p{N}|undefined| {2}|صفر|zero/u.test(one))).toEqual([])
    }
  },
)
