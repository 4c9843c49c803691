import type { LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { checkRange, type ReportRange } from '@maktab/domain/schools/report-range'
import { monthsBetween } from '@maktab/i18n/calendars'
import { usesSolarCalendar } from '@maktab/i18n/dates'
import { languageByCode } from '@maktab/i18n/languages'
import { trendSpan, workTrend, type TrendSpan, type WorkCounts } from '@maktab/domain/insights/work-trend'

/** Whose work it is. */
interface WorkReads {
  /** The first day with work; null where there is none. */
  readonly first: () => Promise<string | null>
  readonly work: (span: TrendSpan) => Promise<readonly (WorkCounts & { readonly day: string })[]>
}

interface Reader {
  /** The day at the school. */
  readonly today: string
  readonly language: LanguageCode
}

/**
 * Work on the days that were asked for, with these days; without a beginning from the first day with work on. Its months are those of the
 * calendar in which dates are written in the reader's language.
 */
export async function readTrend(asked: ReportRange, { today, language }: Reader, { first, work }: WorkReads) {
  const range = checkRange(asked, today)
  if (!range.ok) return range
  const { start_date, end_date = today } = range.value
  const calendar = usesSolarCalendar(languageByCode(language).locale) ? 'solar' : 'gregorian'
  const span = trendSpan({
    start_date,
    end_date,
    first_worked: start_date === undefined ? await first() : null,
    monthsBetween: (from, to) => monthsBetween(calendar, from, to),
  })
  const { report, ...trend } = workTrend(span ? await work(span) : [], span)
  return accept({ range: range.value, trend: { ...trend, report: [...report] } })
}
