import { addDays, clockTime, momentAt, weekdayOf } from '../events/zone-clock.ts'
import { rankedAccuracy } from './few.ts'

/** By the clocks of the school: before the first lesson. */
const minuteOfSending = 7 * 60

interface Week {
  readonly now: Date
  /** Of the school, an IANA name. */
  readonly time_zone: string
  /** On which the weeks of the tenant begin, from 0, Sunday. */
  readonly first_weekday: number
}

/** When the figures of the week go out next, after `now`: on the first day of a week, at seven in the morning of the school. */
export function nextWeeklyOn({ now, time_zone, first_weekday }: Week): Date {
  const { day } = clockTime(now, time_zone)
  const first = addDays(day, (first_weekday - weekdayOf(day) + 7) % 7)
  const moment = momentAt({ day: first, minute: minuteOfSending }, time_zone)
  return moment > now ? moment : momentAt({ day: addDays(first, 7), minute: minuteOfSending }, time_zone)
}

/** The seven days before the one at the school: `YYYY-MM-DD`, both belong to it. */
export function weekBefore(today: string): { readonly start_date: string; readonly end_date: string } {
  return { start_date: addDays(today, -7), end_date: addDays(today, -1) }
}

/** A share with what it is of; a number that leads to a list. */
export interface WeekFigures {
  readonly shares: readonly { readonly key: WeekShare; readonly value: number | null; readonly of: number }[]
  readonly counts: readonly { readonly key: WeekCount; readonly value: number }[]
  readonly heard: { readonly key: 'learners' | 'schools'; readonly value: number; readonly of: number }
}
export type WeekShare = 'completion' | 'accuracy' | 'turned_in' | 'attendance'
export type WeekCount = 'behind' | 'waiting' | 'silent' | 'active'

/** What a mail says of them: what was not measured, or by few attempts, has no number; what there is nothing of is left out. */
export function weekLines({ heard, shares, counts }: WeekFigures): WeekFigures {
  return {
    heard,
    shares: shares
      .filter(({ of }) => of > 0)
      .map((share) => (share.key === 'accuracy' ? { ...share, value: rankedAccuracy(share.value, share.of) } : share)),
    counts,
  }
}
