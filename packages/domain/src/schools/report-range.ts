/** Spans of days that a report may be asked for (seed 001 §5 and §9); days are calendar days of the school, `YYYY-MM-DD`. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

/** Both ends counted; left out, that end is open. */
export interface ReportRange {
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

export type RangeRefusal = 'start_after_today' | 'end_after_today' | 'start_after_end'

/** Refuses days that are still to come, and an end before its start. */
export function checkRange({ start_date, end_date }: ReportRange, today: string): Outcome<ReportRange, RangeRefusal> {
  if (start_date !== undefined && start_date > today) return refuse('start_after_today')
  if (end_date !== undefined && end_date > today) return refuse('end_after_today')
  if (start_date !== undefined && end_date !== undefined && start_date > end_date) return refuse('start_after_end')
  return accept({ start_date, end_date })
}

/** Longest span that is told day by day: three months. */
const mostDays = 92

/** Whether a span from its first to its last day is told month by month. */
export function isMonthWise(first: string, last: string): boolean {
  return daysBetween(first, last) > mostDays
}

/** Days from one to the other, both counted. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000) + 1
}
