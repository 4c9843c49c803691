/** What was done in lessons over a span, day by day or month by month. */
import { mean } from '../schools/percentages.ts'
import { daysBetween, isMonthWise } from '../schools/report-range.ts'
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
    average_accuracy: mean(
      sum((one) => one.accuracy_sum),
      attempts,
    ),
    lessons_completed: sum((one) => one.lessons_completed),
    time_spent_in_seconds: sum((one) => one.time_spent_in_seconds),
  }
}

/** Twenty years: whoever asks for more is told of the latest. */
const mostDays = 7_305

export interface TrendSpan {
  readonly first: string
  readonly last: string
  /** Beyond three months. */
  readonly is_month_wise: boolean
  /** The first day of the span and of each further month of the reader's calendar in it, where it is told month by month. */
  readonly months: readonly string[]
}

/**
 * The days that a trend is told of. An open start is the first day with work; without any there is nothing to tell. `monthsBetween` is
 * of the reader's calendar: months are those in which dates are written to them.
 */
export function trendSpan({
  start_date,
  end_date,
  first_worked,
  monthsBetween,
}: {
  readonly start_date?: string | undefined
  readonly end_date: string
  readonly first_worked: string | null
  monthsBetween(first: string, last: string): readonly string[]
}): TrendSpan | undefined {
  const begun = start_date ?? (first_worked !== null && first_worked <= end_date ? first_worked : undefined)
  if (begun === undefined) return undefined
  const earliest = dayBefore(end_date, mostDays)
  const first = begun < earliest ? earliest : begun
  const is_month_wise = isMonthWise(first, end_date)
  return { first, last: end_date, is_month_wise, months: is_month_wise ? monthsBetween(first, end_date) : [] }
}

/**
 * The days of the span with their work, or its months, oldest first; those without any are there with zeros. `work` lies within
 * the span, by day or, where the span is told month by month, by month too. A month is named by its first day within the span.
 */
export function workTrend(
  work: readonly (WorkCounts & { readonly day: string })[],
  span: TrendSpan | undefined,
): WorkTrend {
  if (!span) return { ...workFigures([]), report: [], is_month_wise: false }
  const { is_month_wise, months } = span
  const points = new Map<string, WorkCounts[]>((is_month_wise ? months : daysOf(span)).map((day) => [day, []]))
  for (const counts of work) {
    const point = is_month_wise ? months.findLast((month) => month <= counts.day) : counts.day
    if (point !== undefined) points.get(point)?.push(counts)
  }
  return {
    ...workFigures(work),
    report: [...points].map(([day, counts]) => ({ day, ...workFigures(counts) })),
    is_month_wise,
  }
}

function daysOf({ first, last }: TrendSpan): readonly string[] {
  const length = daysBetween(first, last)
  return Array.from({ length }, (_, index) => dayBefore(last, length - 1 - index))
}
