import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { dateIn, weekdayOf, weeksOfMonth, type YearMonth } from '@maktab/i18n/calendars'
import { weekdayName } from '@maktab/i18n/month-names'
import { calendarOf } from '@maktab/i18n/written-date'
import { useSpoken } from '@maktab/ui/base/words'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import styles from './month-of-marks.module.css'
import { useStatusWords } from './status-words.ts'

type Report = Output<Catalogue['readStudentAttendance']>

interface MonthOfMarksProps {
  readonly month: YearMonth
  /** Of the days of that month. */
  readonly report: Pick<Report, 'report' | 'days'>
}

/** A month as a calendar: how a day with one mark was, and of several lessons how many were attended. */
export function MonthOfMarks({ month, report }: MonthOfMarksProps) {
  const t = useT('attendance')
  const format = useFormat()
  const { locale } = useLanguage()
  const { firstWeekday } = useSpoken()
  const words = useStatusWords()
  const calendar = calendarOf(locale)
  const weeks = weeksOfMonth(calendar, month, firstWeekday)
  const sums = new Map(report.report.map((sum) => [sum.day, sum]))
  const single = new Map(report.days.map((mark) => [mark.attendance_date, mark.attendance_status]))

  /** What stands in a day, what it is called, and its tone; undefined where nobody was marked. */
  const lookOf = (day: string) => {
    const sum = sums.get(day)
    if (sum === undefined) return undefined
    const status = sum.marked === 1 ? single.get(day) : undefined
    if (status !== undefined) return { text: words.letterOf(status), name: words.nameOf(status), tone: status }
    const text = t('attendance.of_lessons', {
      attended: format.number(sum.attended),
      marked: format.number(sum.marked),
    })
    return { text, name: text, tone: sum.attended === 0 ? 2 : sum.attended < sum.marked ? 3 : 1 }
  }
  return (
    <table className={styles['month']}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="small soft" aria-label={weekdayName(weekdayOf(day), locale, 'long')}>
              {weekdayName(weekdayOf(day), locale, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const date = dateIn(calendar, day)
              const look = date.month === month.month ? lookOf(day) : undefined
              return (
                <td key={day} data-tone={look?.tone} title={look?.name}>
                  {date.month === month.month && (
                    <>
                      <span className="small soft">{format.digits(String(date.day))}</span>
                      <br />
                      <span className="strong">{look?.text}</span>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
