import { readStudentAttendance } from '@maktab/client/calls/attendance/attendance-reports.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { addDays, addMonths, dateIn, isoDateOf, lengthOfMonth, type CalendarName } from '@maktab/i18n/calendars'
import { calendarOf, writeDate, writeMonth } from '@maktab/i18n/written-date'
import { IconButton } from '@maktab/ui/base/icon-button'
import { NumberCard } from '@maktab/ui/charts/number-card'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { Card } from '@maktab/ui/layout/card'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { className } from '../schools/class-name.ts'
import { rangeRefused } from '../schools/range-refused.tsx'
import styles from './attendance.module.css'
import figureStyles from './figures.module.css'
import { MonthOfMarks } from './month-of-marks.tsx'
import { useStatusWords } from './status-words.ts'

type Report = Output<Catalogue['readStudentAttendance']>

/** Marks of a page, as the server sends them. */
const pageSize = 100

interface StudentReportProps {
  /** Left out by a learner, who sees their own. */
  readonly user_id?: number
  /** Of this class alone. */
  readonly class_id?: number
}

/** A learner's month of the reader's calendar: day by day, what it comes to, and why they were away. */
export function StudentReport({ user_id, class_id }: StudentReportProps) {
  const t = useT('application', 'attendance', 'parts')
  const { locale } = useLanguage()
  const { time_zone } = useSession()
  const calendar = calendarOf(locale)
  const today = schoolDay(new Date(useNow()), time_zone)
  const present = firstOfMonth(calendar, today)
  const [start_date, setStart] = useState(present)
  const [page, setPage] = useState(1)
  const month = dateIn(calendar, start_date)
  const last = addDays(start_date, lengthOfMonth(calendar, month) - 1)
  const report = useQuery(readStudentAttendance, {
    ...(user_id !== undefined && { user_id }),
    ...(class_id !== undefined && { class_id }),
    start_date,
    end_date: last < today ? last : today,
    page,
  })
  const walk = (months: number) => {
    setStart(addMonths(calendar, start_date, months))
    setPage(1)
  }
  return (
    <Card
      heading={t('attendance.month_of', { month: writeMonth(month, { locale, calendar }) })}
      actions={
        <>
          <IconButton icon="previous" label={t('calendars.previous_month')} onClick={() => walk(-1)} />
          <IconButton
            icon="chevron"
            label={t('calendars.next_month')}
            disabled={start_date >= present}
            onClick={() => walk(1)}
          />
        </>
      }
    >
      <CallState of={report} shape="card" refused={{ not_found: () => <NotFound />, ...rangeRefused(t) }}>
        {(value) => (
          <div className="grid gap-4 shrink">
            {user_id !== undefined && (
              <p className="strong">
                <bdi>{value.full_name}</bdi>
              </p>
            )}
            <Figures of={value.summary} />
            <MonthOfMarks month={month} report={value} />
            <Absences of={value} />
            {value.total_pages > 1 && (
              <Pagination page={page} pageSize={pageSize} total={value.total_pages * pageSize} onPageChange={setPage} />
            )}
          </div>
        )}
      </CallState>
    </Card>
  )
}

function firstOfMonth(calendar: CalendarName, day: string): string {
  return isoDateOf(calendar, { ...dateIn(calendar, day), day: 1 }) ?? day
}

function Figures({ of }: { readonly of: Report['summary'] }) {
  const t = useT('attendance')
  const format = useFormat()
  const figures = [
    [t('attendance.absent'), of.absent],
    [t('attendance.late'), of.late],
    [t('attendance.leave'), of.leave],
    [t('attendance.longest_absence'), of.longest_absence],
  ] as const
  return (
    <div className={`grid gap-3 ${figureStyles['figures']}`}>
      <NumberCard
        label={t('attendance.share')}
        value={of.attendance_avg === null ? '–' : format.percent(of.attendance_avg, 1)}
      >
        {of.is_below_minimum && (
          <StatusChip tone="warning" icon="chart">
            {t('attendance.below_minimum', { minimum: format.percent(of.minimum) })}
          </StatusChip>
        )}
      </NumberCard>
      {figures.map(([label, value]) => (
        <NumberCard key={label} label={label} value={format.number(value)} />
      ))}
    </div>
  )
}

const looks = {
  1: { tone: 'success', icon: 'check' },
  2: { tone: 'danger', icon: 'close' },
  3: { tone: 'warning', icon: 'clock' },
  4: { tone: 'neutral', icon: 'calendar' },
} as const

/** Every mark but those of presence, with what was said of it. */
function Absences({ of: { days } }: { readonly of: Report }) {
  const t = useT('attendance', 'home')
  const format = useFormat()
  const { locale } = useLanguage()
  const { nameOf } = useStatusWords()
  const calendar = calendarOf(locale)
  const away = days.filter(({ attendance_status }) => attendance_status !== 1)
  if (away.length === 0)
    return <p className="soft">{t(days.length === 0 ? 'attendance.nothing_marked' : 'attendance.never_away')}</p>
  return (
    <ul className={styles['list']}>
      {away.map(({ attendance_details_id, attendance_date, period, name, attendance_status, ...mark }) => (
        <li key={attendance_details_id} className={styles['row']}>
          <span className={`grid gap-1 ${styles['who']}`}>
            <span>
              {writeDate(attendance_date, { locale, calendar }, 'full')}
              {period > 0 && <> · {t('attendance.lesson_of_day', { number: format.number(period) })}</>}
            </span>
            <span className="small soft">
              <bdi>{className(name, t, format)}</bdi>
              {mark.reason !== null && <> · {t(`attendance.reason_${mark.reason}`)}</>}
              {mark.remark !== '' && (
                <>
                  {' '}
                  · <bdi>{mark.remark}</bdi>
                </>
              )}
            </span>
          </span>
          <StatusChip {...looks[attendance_status]}>{nameOf(attendance_status)}</StatusChip>
        </li>
      ))}
    </ul>
  )
}
