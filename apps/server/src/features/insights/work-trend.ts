import { accept } from '@maktab/contracts/outcome'
import { checkRange, type ReportRange } from '@maktab/domain/schools/report-range'
import { trendSpan, workTrend, type TrendSpan, type WorkCounts } from '@maktab/domain/insights/work-trend'

/** Whose work it is. */
interface WorkReads {
  /** The first day with work; null where there is none. */
  readonly first: () => Promise<string | null>
  readonly work: (span: TrendSpan) => Promise<readonly (WorkCounts & { readonly day: string })[]>
}

/** Work on the days that were asked for, with these days; without a beginning from the first day with work on. `today` is the school's. */
export async function readTrend(asked: ReportRange, today: string, { first, work }: WorkReads) {
  const range = checkRange(asked, today)
  if (!range.ok) return range
  const { start_date, end_date = today } = range.value
  const span = trendSpan({ start_date, end_date, first_worked: start_date === undefined ? await first() : null })
  const { report, ...trend } = workTrend(span ? await work(span) : [], span)
  return accept({ range: range.value, trend: { ...trend, report: [...report] } })
}
