import { comma, englishShortLength, months, weekdays } from './calendar-words.ts'
import { digitsOf } from './numbers.ts'
import type { Locale } from './languages.ts'

/** A moment: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date

export type DateStyle =
  /** 20 Nov 2026 · ۲۹ لړم ۱۴۰۵ */
  | 'medium'
  /** Friday, 20 November 2026 */
  | 'full'
  /** 20/11/2026 · ۱۴۰۵/۸/۲۹ */
  | 'numeric'
  /** 20 Nov */
  | 'day'
  /** November 2026 */
  | 'month'

export interface DateContext {
  readonly locale: Locale
  /** IANA name; the tenant's, so that a due date is the same for all who share it. */
  readonly timeZone: string
}

export interface CalendarParts {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  /** From 0, Sunday. */
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

const weekdayOrder = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const readers = new Map<string, Intl.DateTimeFormat>()

/** Pashto and Dari reckon in the solar Hijri calendar. */
export function usesSolarCalendar(locale: Locale): boolean {
  return locale === 'ps' || locale === 'da'
}

/**
 * A moment in a language's calendar and a time zone; throws where it is none. Only English with an explicit calendar is asked of
 * Intl, as every browser has that.
 */
export function calendarParts(instant: Instant, { locale, timeZone }: DateContext): CalendarParts {
  const calendar = usesSolarCalendar(locale) ? 'persian' : 'gregory'
  const parts = new Map<string, string>()
  for (const part of reader(calendar, timeZone).formatToParts(momentOf(instant))) parts.set(part.type, part.value)
  const figure = (name: string) => Number.parseInt(parts.get(name) ?? '', 10)
  return {
    year: figure('year'),
    month: figure('month'),
    day: figure('day'),
    weekday: weekdayOrder.indexOf(parts.get('weekday') ?? ''),
    hour: figure('hour'),
    minute: figure('minute'),
  }
}

/** Throws where it is none (seed 001 §5). */
export function momentOf(instant: Instant): Date {
  if (!isReadable(instant)) throw new RangeError('Invalid date format')
  return new Date(instant)
}

function reader(calendar: string, timeZone: string): Intl.DateTimeFormat {
  const name = `${calendar} ${timeZone}`
  let format = readers.get(name)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    readers.set(name, format)
  }
  return format
}

/** A date in the language's calendar, words and digits; an empty text where the moment cannot be read. */
export function formatDate(instant: Instant, context: DateContext, style: DateStyle = 'medium'): string {
  if (!isReadable(instant)) return ''
  const { locale } = context
  const parts = calendarParts(instant, context)
  return digitsOf(styles[style](parts, locale), locale)
}

const styles: Record<DateStyle, (parts: CalendarParts, locale: Locale) => string> = {
  medium: (parts, locale) => `${parts.day} ${monthName(parts, locale, true)} ${parts.year}`,
  full: (parts, locale) =>
    `${weekdays[locale][parts.weekday] ?? ''}${comma[locale]}${parts.day} ${monthName(parts, locale, false)} ${parts.year}`,
  numeric: (parts, locale) =>
    usesSolarCalendar(locale)
      ? `${parts.year}/${parts.month}/${parts.day}`
      : `${parts.day}/${parts.month}/${parts.year}`,
  day: (parts, locale) => `${parts.day} ${monthName(parts, locale, true)}`,
  month: (parts, locale) => `${monthName(parts, locale, false)} ${parts.year}`,
}

function monthName({ month }: CalendarParts, locale: Locale, isShort: boolean): string {
  const name = months[locale][month - 1] ?? ''
  return isShort && locale === 'en' ? name.slice(0, englishShortLength) : name
}

/** A time of day: 24 hours in Pashto and Dari, 12 with am or pm in English and Urdu. */
export function formatTime(instant: Instant, context: DateContext): string {
  if (!isReadable(instant)) return ''
  const { locale } = context
  const { hour, minute } = calendarParts(instant, context)
  const minutes = String(minute).padStart(2, '0')
  if (usesSolarCalendar(locale)) return digitsOf(`${hour}:${minutes}`, locale)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** A date and its time of day. */
export function formatDateTime(instant: Instant, context: DateContext, style: DateStyle = 'medium'): string {
  if (!isReadable(instant)) return ''
  return `${formatDate(instant, context, style)}${comma[context.locale]}${formatTime(instant, context)}`
}

function isReadable(instant: Instant): boolean {
  return !Number.isNaN(new Date(instant).getTime())
}
