/** One school year that ends now: whenever the demonstration is first started, its last day is today. */
import { dayBefore } from '@maktab/domain/insights/trend'
import { schoolDay } from '@maktab/domain/schools/school-day'
import type { Random } from '#demo/random.ts'

/** 36 weeks of teaching. */
const daysOfYear = 36 * 7

export interface SchoolYear {
  /** School days, oldest first; the last is today or the last one before it. */
  readonly days: readonly string[]
  readonly now: Date
  /** A moment of that day between half past seven and half past eight in the evening, never after now. */
  momentOn(dayIndex: number, random: Random): Date
  /** Half past seven in the morning of that day; on today it may be after now. */
  bellOn(dayIndex: number): Date
  /** Eleven at night of the day that is `days` from today; in the future where that is above 0. */
  eveningIn(days: number): Date
  /** Midnight of the day that is `days` from today. */
  morningIn(days: number): Date
}

/** `country` decides the day of rest: Friday in Afghanistan, Sunday in Pakistan. */
export function schoolYear({
  now,
  time_zone,
  country,
}: {
  readonly now: Date
  readonly time_zone: string
  readonly country: string
}): SchoolYear {
  const today = schoolDay(now, time_zone)
  const rest = country === 'Afghanistan' ? 5 : 0
  const days = Array.from({ length: daysOfYear }, (_, index) => dayBefore(today, daysOfYear - 1 - index)).filter(
    (day) => new Date(day).getUTCDay() !== rest,
  )
  const offset = offsetOf(time_zone, now)
  const at = (day: string, seconds: number) => new Date(Date.parse(`${day}T00:00:00.000Z`) - offset + seconds * 1000)
  return {
    days,
    now,
    momentOn(dayIndex, random) {
      const moment = at(days[Math.min(dayIndex, days.length - 1)] ?? today, random.between(27_000, 73_800))
      return moment < now ? moment : new Date(now.getTime() - random.between(60, 3_600) * 1000)
    },
    bellOn: (dayIndex) => at(days[dayIndex] ?? today, 27_000),
    eveningIn: (fromToday) => at(dayBefore(today, -fromToday), 82_800),
    morningIn: (fromToday) => at(dayBefore(today, -fromToday), 0),
  }
}

/** How far a zone is ahead of UTC, in milliseconds. The zones of the demonstration know no summer time. */
function offsetOf(time_zone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: time_zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}
