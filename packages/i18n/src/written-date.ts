/** Dates without a time: how they are written in a calendar of the reader's choice, and read from what a person types. */
import { comma, englishShortLength } from './calendar-words.ts'
import { dateIn, isoDateOf, weekdayOf } from './calendars.ts'
import type { CalendarName, DateInCalendar, IsoDate, YearMonth } from './calendars.ts'
import { usesSolarCalendar } from './dates.ts'
import { islamicDate } from './islamic-date.ts'
import type { Locale } from './languages.ts'
import { monthNames, weekdayName } from './month-names.ts'
import { digitsOf, latinDigits } from './numbers.ts'

/** The calendar that a language reckons in. */
export function calendarOf(locale: Locale): CalendarName {
  return usesSolarCalendar(locale) ? 'solar' : 'gregorian'
}

export interface Writing {
  readonly locale: Locale
  readonly calendar: CalendarName
}

/** `medium`: 20 Nov 2026 · ۲۹ لړم ۱۴۰۵; `full` with the weekday before it and whole names. */
export function writeDate(iso: IsoDate, { locale, calendar }: Writing, style: 'medium' | 'full' = 'medium'): string {
  const { year, month, day } = dateIn(calendar, iso)
  const name = monthNames(calendar, locale)[month - 1] ?? ''
  if (style === 'full')
    return digitsOf(`${weekdayName(weekdayOf(iso), locale, 'long')}${comma[locale]}${day} ${name} ${year}`, locale)
  const isCut = locale === 'en' && calendar === 'gregorian'
  return digitsOf(`${day} ${isCut ? name.slice(0, englishShortLength) : name} ${year}`, locale)
}

/** The day in the Islamic calendar: 10 Jumada al-Thani 1448. */
export function writeIslamicDate(iso: IsoDate, locale: Locale): string {
  const date = islamicDate(iso)
  if (date === undefined) return ''
  return digitsOf(`${date.day} ${monthNames('islamic', locale)[date.month - 1] ?? ''} ${date.year}`, locale)
}

/** A month: November 2026 · لړم ۱۴۰۵. */
export function writeMonth({ year, month }: YearMonth, { locale, calendar }: Writing): string {
  return digitsOf(`${monthNames(calendar, locale)[month - 1] ?? ''} ${year}`, locale)
}

/** Years up to this are solar, later ones Gregorian, whichever calendar the field is in: a school has no business in either's other half. */
const lastSolarYear = 1699

/**
 * The date that a person typed; undefined where it is none. Digits of any script, parts divided by anything that is neither letter nor digit.
 * Figures in the language's order (year, month, day in Pashto and Dari; day, month, year in English and Urdu), or in the other one where the
 * year's four digits tell. A month may be named, whole or by its first letters, at least three. Years have four digits. In a Gregorian field a solar year is refused.
 */
export function readTypedDate(text: string, { locale, calendar }: Writing): IsoDate | undefined {
  const parts = latinDigits(text)
    .toLowerCase()
    // Marks of direction and joining are no letters, and are typed by keyboards unseen.
    .replace(/[\u200b-\u200f\u2066-\u2069]/g, '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((part) => part !== '')
  const words = parts.filter((part) => !/^\d+$/.test(part))
  const figures = parts.filter((part) => /^\d+$/.test(part))
  const year = figures.find((figure) => figure.length === 4)
  if (year === undefined) return undefined
  const isSolar = Number(year) <= lastSolarYear
  if (isSolar && calendar === 'gregorian') return undefined
  const written = isSolar ? 'solar' : 'gregorian'
  const date = words.length === 0 ? ofFigures(figures) : ofNamedMonth(figures, words, { locale, calendar: written })
  return date === undefined ? undefined : isoDateOf(written, date)
}

function ofFigures(figures: readonly string[]): DateInCalendar | undefined {
  if (figures.length !== 3) return undefined
  const [first = '', second = '', third = ''] = figures
  if (second.length > 2) return undefined
  if (first.length === 4 && third.length <= 2) return { year: Number(first), month: Number(second), day: Number(third) }
  if (third.length === 4 && first.length <= 2) return { year: Number(third), month: Number(second), day: Number(first) }
  return undefined
}

/** Words that are no month (a weekday before the date) are passed over. */
function ofNamedMonth(
  figures: readonly string[],
  words: readonly string[],
  writing: Writing,
): DateInCalendar | undefined {
  const [first = '', second = ''] = figures
  const names = monthNames(writing.calendar, writing.locale).map((name) => folded(name))
  const found = words.map((word) => monthNamed(folded(word), names)).find((month) => month !== undefined)
  if (found === undefined || figures.length !== 2) return undefined
  if (second.length === 4 && first.length <= 2) return { year: Number(second), month: found, day: Number(first) }
  if (first.length === 4 && second.length <= 2) return { year: Number(first), month: found, day: Number(second) }
  return undefined
}

function monthNamed(word: string, names: readonly string[]): number | undefined {
  const whole = names.indexOf(word)
  if (whole >= 0) return whole + 1
  if (word.length < 3) return undefined
  const begun = names.filter((name) => name.startsWith(word))
  return begun.length === 1 ? names.indexOf(begun[0] ?? '') + 1 : undefined
}

/** Letters that keyboards mix up taken as one: ي and ى as ی, ك as ک, ۀ and ة as ه, and marks left out. */
function folded(word: string): string {
  return word
    .toLowerCase()
    .replace(/[\u064a\u0649\u06cd\u06d0]/g, 'ی')
    .replace(/\u0643/g, 'ک')
    .replace(/[\u06c0\u0629\u06c1]/g, 'ه')
    .replace(/[\u064b-\u065f\u200c]/g, '')
}
