import type { IsoDate } from './calendars.ts'
import { calendarParts } from './dates.ts'
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
