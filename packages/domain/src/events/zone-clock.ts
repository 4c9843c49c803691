/** What the clocks of a time zone show, and when they show it. Days are YYYY-MM-DD, minutes counted from midnight. */

export interface ClockTime {
  readonly day: string
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(time_zone: string): Intl.DateTimeFormat {
  const known = formats.get(time_zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(time_zone, format)
  return format
}

/** Whether this is the name of a time zone. */
export function isZone(name: string): boolean {
  try {
    return name !== '' && formatIn(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** By the clocks of a zone (IANA name). Seconds are left out. */
export function clockTime(moment: Date, time_zone: string): ClockTime {
  const parts = new Map(
    formatIn(time_zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

const asIfUtc = ({ day, minute }: ClockTime): number => Date.parse(`${day}T00:00:00Z`) + minute * 60_000

/**
 * The moment at which clocks of a zone show a time: of one that a change of clocks skips the moment as far after the change,
 * of one that they show twice the first.
 */
export function momentAt(time: ClockTime, time_zone: string): Date {
  const wanted = asIfUtc(time)
  const offsetAt = (moment: number) => asIfUtc(clockTime(new Date(moment), time_zone)) - moment
  const dayMs = 86_400_000
  const found = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]
    .map((offset) => wanted - offset)
    .sort((one, other) => one - other)
  return new Date(found.find((moment) => moment + offsetAt(moment) === wanted) ?? found[1]!)
}

/** Days from one day to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** 0, Sunday, to 6, Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
