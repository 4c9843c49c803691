import { dayNumber } from './calendars.ts'
import type { DateInCalendar, IsoDate } from './calendars.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The browser's table of Umm al-Qura, where it has one; a browser without it answers with another calendar in silence. */
function ummAlQura(): Intl.DateTimeFormat | undefined {
  let format = formats.get('en')
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    formats.set('en', format)
  }
  return format.resolvedOptions().calendar === 'islamic-umalqura' ? format : undefined
}

/**
 * A date in the Islamic lunar calendar, to be read and not reckoned with: the day that is kept depends on the sighting of the
 * moon and may be one off. Undefined where the text is no date.
 */
export function islamicDate(iso: IsoDate): DateInCalendar | undefined {
  const day = dayNumber(iso)
  if (day === undefined) return undefined
  const format = ummAlQura()
  if (format === undefined) return civilIslamicDate(day)
  const figures = new Map(
    format.formatToParts(new Date(`${iso}T00:00:00Z`)).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  )
  return { year: figures.get('year') ?? 0, month: figures.get('month') ?? 0, day: figures.get('day') ?? 0 }
}

/** Days from 1 Muharram of the year 1 to 1 January 1970, in the civil reckoning. */
const civilEpoch = -492_148

/** By arithmetic alone: months of 30 and 29 days in turn, 11 leap years in 30. Takes days since 1 January 1970. */
export function civilIslamicDate(day: number): DateInCalendar {
  const year = Math.floor((30 * (day - civilEpoch) + 10_646) / 10_631)
  const month = Math.min(12, Math.ceil((day - (29 + civilStart(year, 1))) / 29.5) + 1)
  return { year, month, day: day - civilStart(year, month) + 1 }
}

function civilStart(year: number, month: number): number {
  return civilEpoch + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)
}
