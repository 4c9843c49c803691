import type { IsoDate } from './calendars.ts'
import { calendarParts, momentOf } from './dates.ts'
import type { Instant } from './dates.ts'
import type { Locale } from './languages.ts'
import { digitsOf } from './numbers.ts'

/** Where the hands of a clock stand in a place. */
export interface WallClock {
  readonly date: IsoDate
  /** Minutes since midnight by the clock, 0 to 1439. */
  readonly minute: number
}

/** A moment by the clocks of a time zone (IANA name). Kabul is 4:30 ahead of UTC. */
export function wallClock(instant: Instant, timeZone: string): WallClock {
  const { year, month, day, hour, minute } = calendarParts(instant, { locale: 'en', timeZone })
  const two = (figure: number) => String(figure).padStart(2, '0')
  return { date: `${year}-${two(month)}-${two(day)}`, minute: hour * 60 + minute }
}

/**
 * The moment of a wall-clock time in a time zone; undefined where the text is none. The zone's offset is found by asking
 * what its clocks show at the guessed moment; a time that a change of clocks skips becomes the one after it.
 */
export function instantOf(wallClock: string, time_zone: string): Date | undefined {
  const guess = Date.parse(`${wallClock}Z`)
  if (Number.isNaN(guess)) return undefined
  const first = guess - (Date.parse(`${wallClockOf(new Date(guess), time_zone)}Z`) - guess)
  const shown = Date.parse(`${wallClockOf(new Date(first), time_zone)}Z`)
  return new Date(first - (shown - guess))
}

/** What clocks in a time zone show at a moment: `2026-11-20T08:00`. Throws where it is no moment. */
export function wallClockOf(instant: Date, time_zone: string): string {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(momentOf(instant)).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`
}

/** Pashto and Dari tell the time in 24 hours, English and Urdu in twice 12. */
export function usesHalfDays(locale: Locale): boolean {
  return locale === 'en' || locale === 'ur'
}

/** Before and after noon, as English writes them and Urdu does too. */
export const halvesOfDay = ['AM', 'PM'] as const

/** A time of day from minutes since midnight: 15:35 in the language's digits, or 3:35 PM. */
export function writeTime(minute: number, locale: Locale): string {
  const hour = Math.floor(minute / 60)
  const rest = String(minute % 60).padStart(2, '0')
  if (!usesHalfDays(locale)) return digitsOf(`${hour}:${rest}`, locale)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? halvesOfDay[0] : halvesOfDay[1]}`
}
