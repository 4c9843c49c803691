/** A line of days: every day is there, worked or not. */
import { mean } from '../schools/percentages.ts'
import { fewAttempts } from './few.ts'

export interface DayCounts {
  /** ISO date, in the time zone of the school. */
  readonly day: string
  readonly attempts: number
  readonly accuracy_sum: number
  readonly turned_in: number
}

export interface TrendDay {
  readonly day: string
  readonly attempts: number
  readonly average_accuracy: number | null
  readonly turned_in: number
}

/** The `length` days that end with `today`, oldest first. */
export function trendOf({
  days,
  today,
  length,
}: {
  readonly days: readonly DayCounts[]
  readonly today: string
  readonly length: number
}): readonly TrendDay[] {
  const byDay = new Map(days.map((counts) => [counts.day, counts]))
  return Array.from({ length }, (_, index) => {
    const day = dayBefore(today, length - 1 - index)
    const counts = byDay.get(day)
    return {
      day,
      attempts: counts?.attempts ?? 0,
      average_accuracy: counts ? mean(counts.accuracy_sum, counts.attempts) : null,
      turned_in: counts?.turned_in ?? 0,
    }
  })
}

/** The date `days` before an ISO date. */
export function dayBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString().slice(0, 10)
}

/**
 * By how many points (of 100) the mean accuracy of all attempts of the last `length` days stands above that of the `length`
 * days before, one decimal; below 0 where it fell. Days weigh by their attempts. Null where one of the two has few attempts: one
 * against one is chance.
 */
export function accuracyChange({
  days,
  length,
}: {
  readonly days: readonly TrendDay[]
  readonly length: number
}): number | null {
  const now = accuracyOf(days.slice(-length))
  const before = accuracyOf(days.slice(-2 * length, -length))
  return now === null || before === null ? null : Math.round((now - before) * 10) / 10
}

/** Accuracy of each day times its attempts, added up, divided by all attempts; null where they are few. */
function accuracyOf(days: readonly TrendDay[]): number | null {
  const attempts = days.reduce((sum, day) => sum + day.attempts, 0)
  if (attempts < fewAttempts) return null
  return mean(
    days.reduce((sum, day) => sum + (day.average_accuracy ?? 0) * day.attempts, 0),
    attempts,
  )
}
