import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { dateIn, weekdayOf } from '@maktab/i18n/calendars'
import { weekdayName } from '@maktab/i18n/month-names'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import styles from './register-table.module.css'
import { statuses } from './sheet-marks.ts'
import { useStatusWords } from './status-words.ts'

type Report = Output<Catalogue['readClassAttendance']>

interface RegisterTableProps {
  readonly report: Report
  readonly learnerAddress: (user_id: number) => string
}

const counted = ['present', 'absent', 'late', 'leave'] as const

/** Learners by days, with what each comes to; days on which nobody learns or is marked are left out. */
export function RegisterTable({ report, learnerAddress }: RegisterTableProps) {
  const t = useT('attendance')
  const format = useFormat()
  const { locale } = useLanguage()
  const words = useStatusWords()
  const calendar = calendarOf(locale)
  const days = report.days.flatMap((day, place) => (day.is_school_day || day.is_taken ? [{ ...day, place }] : []))
  const signOf = (sign: string | undefined) => {
    const status = statuses.find((one) => String(one) === sign)
    if (status !== undefined) return { text: words.letterOf(status), name: words.nameOf(status) }
    return sign === '-' ? { text: '–', name: t('attendance.not_of_class') } : { text: '', name: undefined }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reached by keyboard
    <div className={styles['scroller']} role="region" aria-label={t('attendance.register')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className={styles['name']}>
              {t('attendance.learner')}
            </th>
            <th scope="col" title={t('attendance.share')} aria-label={t('attendance.share')}>
              {t('attendance.share_sign')}
            </th>
            {statuses.map((status) => (
              <th key={status} scope="col" title={words.nameOf(status)} aria-label={words.nameOf(status)}>
                {words.letterOf(status)}
              </th>
            ))}
            {days.map(({ attendance_date, is_school_day }) => (
              <th
                key={attendance_date}
                scope="col"
                className={is_school_day ? undefined : styles['off']}
                aria-label={writeDate(attendance_date, { locale, calendar }, 'full')}
              >
                {weekdayName(weekdayOf(attendance_date), locale, 'narrow')}
                <br />
                {format.digits(String(dateIn(calendar, attendance_date).day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.learners.map(({ user_id, full_name, roll_number, marks, counts, ...learner }) => (
            <tr key={user_id}>
              <th scope="row" className={styles['name']}>
                {roll_number !== null && <span className="soft">{format.number(roll_number)} </span>}
                <Link to={learnerAddress(user_id)}>
                  <bdi>{full_name}</bdi>
                </Link>
                {learner.is_below_minimum && (
                  <span data-print="no">
                    <StatusChip tone="warning" icon="chart">
                      {t('attendance.below_minimum', { minimum: format.percent(report.minimum) })}
                    </StatusChip>
                  </span>
                )}
              </th>
              <td>{learner.attendance_avg === null ? '–' : format.percent(learner.attendance_avg, 0)}</td>
              {counted.map((one) => (
                <td key={one}>{counts[one] === 0 ? '' : format.number(counts[one])}</td>
              ))}
              {days.map(({ attendance_date, place, is_school_day }) => {
                const { text, name } = signOf(marks[place])
                return (
                  <td
                    key={attendance_date}
                    className={is_school_day ? undefined : styles['off']}
                    data-sign={marks[place]}
                    title={name}
                  >
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles['name']}>
              {t('attendance.present_of_day')}
            </th>
            <td colSpan={1 + counted.length}>
              {report.attendance_avg === null ? '–' : format.percent(report.attendance_avg, 0)}
            </td>
            {days.map(({ attendance_date, is_taken, attended }) => (
              <td key={attendance_date}>{is_taken ? format.number(attended) : ''}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
