import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { usePartWords } from '@maktab/ui/base/part-words'
import { useT } from '#language/use-t.ts'

/** The first and the last day of a month of the common calendar, `2026-03`, as the sums have it. */
export function daysOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { start_date: `${month}-01`, end_date: `${month}-${last}` } as const
}

/** A month of the sums in the reader's calendar, which may begin its own on other days: from one day to another. */
export function useMonthWords() {
  const t = useT('receipts')
  const { language } = usePartWords()
  const { locale } = language
  return (month: string): string => {
    const { start_date, end_date } = daysOf(month)
    const write = (day: string) => writeDate(day, { locale, calendar: calendarOf(locale) })
    return t('payments.receipt_from_to', { from: write(start_date), to: write(end_date) })
  }
}
