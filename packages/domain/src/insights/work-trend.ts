/** What was done in lessons over a span, day by day or month by month. */
import { mean } from '../schools/percentages.ts'
import { daysBetween, isMonthWise } from './report-range.ts'
import { dayBefore } from './trend.ts'

/** What is counted of a day, a month, a class or all of it. */
export interface WorkCounts {
  readonly attempts: number
  /** Accuracies (0–100) of those attempts added up. */
  readonly accuracy_sum: number
  readonly lessons_completed: number
  readonly time_spent_in_seconds: number
}

export interface WorkFigures {
  readonly attempts: number
  readonly average_accuracy: number | null
  readonly lessons_completed: number
  readonly time_spent_in_seconds: number
}

export interface WorkTrend extends WorkFigures {
  readonly report: readonly (WorkFigures & { readonly day: string })[]
  readonly is_month_wise: boolean
}

/** Figures of counts together; attempts weigh alike, not days. */
export function workFigures(all: readonly WorkCounts[]): WorkFigures {
  const sum = (count: (counts: WorkCounts) => number) => all.reduce((total, counts) => total + count(counts), 0)
  const attempts = sum((one) => one.attempts)
  return {
    attempts,
    // Accuracies of all attempts added up, divided by their number.
    average_accuracy: mean(sum((one) => one.accuracy_sum), attempts),
    lessons_completed: sum((one) => one.lessons_completed),
    time_spent_in_seconds: sum((one) => one.time_spent_in_seconds),
  }
}

interface Span {
  /** Left out: from the first day with work on. */
  readonly start_date?: string | undefined
  readonly end_date: string
}

/** Twenty years: whoever asks for more is told of the latest. */
const mostDays = 7_305

/**
 * The days of the span with their work, oldest first; days and months without any are there with zeros. Month by month
 * beyond three months. A month is named by its first day within the span. A span that is open and saw no work is empty.
 */
export function workTrend(days: readonly (WorkCounts & { readonly day: string })[], { start_date, end_date }: Span): WorkTrend {
  const within = days.filter(({ day }) => day <= end_date && (start_date === undefined || day >= start_date))
  const begun = start_date ?? within.reduce<string | undefined>((earliest, { day }) => (earliest === undefined || day < earliest ? day : earliest), undefined)
  if (begun === undefined) return { ...workFigures([]), report: [], is_month_wise: false }
  const first = [begun, dayBefore(end_date, mostDays)].sort()[1] ?? begun
  const is_month_wise = isMonthWise(first, end_date)
  const nameOf = (day: string) => (!is_month_wise ? day : day.slice(0, 7) === first.slice(0, 7) ? first : `${day.slice(0, 7)}-01`)
  const points = new Map<string, WorkCounts[]>()
  for (let left = daysBetween(first, end_date) - 1; left >= 0; left--) points.set(nameOf(dayBefore(end_date, left)), [])
  for (const counts of within) points.get(nameOf(counts.day))?.push(counts)
  return { ...workFigures(within), report: [...points].map(([day, counts]) => ({ day, ...workFigures(counts) })), is_month_wise }
}
