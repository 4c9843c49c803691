import { readAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { addDays } from '@maktab/i18n/calendars'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { EmptyState } from '@maktab/ui/feedback/states'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Link, useSearchParams } from '#page/router.tsx'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { SheetOfDay } from '#features/attendance/sheet-of-day.tsx'
import { numberIn } from '#features/learning/place.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { Path } from '#page/path.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './attendance.module.css'

type Answered = Output<Catalogue['readAttendance']>
type AttendanceClass = Answered['classes'][number]

const ClassReport = fetched(
  async () => (await import('#features/attendance/class-report.tsx')).ClassReport,
  ScreenLoading,
  ['home', 'parts', 'attendance', 'work'],
)
const StudentReport = fetched(
  async () => (await import('#features/attendance/student-report.tsx')).StudentReport,
  ScreenLoading,
  ['home', 'parts', 'attendance'],
)

/** Attendance of a day: the classes that the teacher takes, and the sheet of one (`date`, `class_id` and `period` in the address), or its report (`view=report`, of one learner with `user_id`). */
export function AttendanceScreen() {
  const [search] = useSearchParams()
  const class_id = numberIn(search, 'class_id')
  if (class_id === undefined || search.get('view') !== 'report') return <Days />
  return <Report class_id={class_id} user_id={numberIn(search, 'user_id')} />
}

function Days() {
  const t = useT('application', 'attendance')
  const [search, setSearch] = useSearchParams()
  const { time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  const asked = search.get('date') ?? ''
  const attendance_date = /^\d{4}-\d\d-\d\d$/.test(asked) && asked <= today ? asked : today
  const class_id = numberIn(search, 'class_id')
  const period = numberIn(search, 'period') ?? 0
  const attendance = useQuery(readAttendance, {
    attendance_date,
    period,
    ...(class_id !== undefined && { class_id }),
  })
  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.attendance')}
        actions={class_id !== undefined && <Link to={reportAddress(class_id)}>{t('attendance.report')}</Link>}
      />
      <div className={styles['day']}>
        <DatePicker
          label={t('attendance.day')}
          value={attendance_date}
          today={today}
          max={today}
          min={addDays(today, -366)}
          onValueChange={(date) => {
            const next = new URLSearchParams(search)
            if (date !== '') next.set('date', date)
            setSearch(next)
          }}
        />
      </div>
      <CallState of={attendance} refused={{ not_found: () => <NotFound /> }} shape="rows">
        {({ classes, sheet }) =>
          classes.length === 0 && sheet === null ? (
            <EmptyState icon="classes" title={t('attendance.no_classes')} />
          ) : (
            <>
              <ul className={styles['classes']}>
                {classes.map((one) => (
                  <li key={`${one.class_id} ${one.period}`}>
                    <ClassLink
                      of={one}
                      search={search}
                      isCurrent={sheet?.class_id === one.class_id && sheet.period === one.period}
                    />
                  </li>
                ))}
              </ul>
              {class_id !== undefined && <SheetOfDay {...{ class_id, attendance_date, period }} />}
            </>
          )
        }
      </CallState>
    </div>
  )
}

const reportAddress = (class_id: number, user_id?: number) =>
  `/teacher/attendance?class_id=${class_id}&view=report${user_id === undefined ? '' : `&user_id=${user_id}`}`

/** The report of the class, or of one of its learners. */
function Report({ class_id, user_id }: { readonly class_id: number; readonly user_id: number | undefined }) {
  const t = useT('application', 'attendance')
  const ofDay = { label: t('titles.attendance'), href: `/teacher/attendance?class_id=${class_id}` }
  const ofClass = { label: t('attendance.report'), href: reportAddress(class_id) }
  const isOfClass = user_id === undefined
  const title = t(isOfClass ? 'attendance.report' : 'attendance.report_of_learner')
  return (
    <div className={styles['page']}>
      <div data-print="no">
        <PageHeading back={<Path over={isOfClass ? [ofDay] : [ofDay, ofClass]} here={title} />} title={title} />
      </div>
      {isOfClass ? (
        <ClassReport class_id={class_id} learnerAddress={(of) => reportAddress(class_id, of)} />
      ) : (
        <StudentReport class_id={class_id} user_id={user_id} />
      )}
    </div>
  )
}

interface ClassLinkProps {
  readonly of: AttendanceClass
  readonly search: URLSearchParams
  readonly isCurrent: boolean
}

function ClassLink({ of, search, isCurrent }: ClassLinkProps) {
  const t = useT('attendance', 'home')
  const format = useFormat()
  const next = new URLSearchParams(search)
  next.set('class_id', String(of.class_id))
  next.set('period', String(of.period))
  return (
    <Link
      className={styles['class']}
      to={`/teacher/attendance?${next.toString()}`}
      aria-current={isCurrent || undefined}
    >
      <span className="strong">
        <bdi>{className(of.name, t, format)}</bdi>
        {of.period > 0 && <> · {t('attendance.lesson_of_day', { number: format.number(of.period) })}</>}
      </span>
      <StateOfClass of={of} />
    </Link>
  )
}

function StateOfClass({ of: { state, is_overdue, taken_by_name } }: { readonly of: AttendanceClass }) {
  const t = useT('attendance')
  if (state === 'taken')
    return (
      <StatusChip tone="success" icon="check">
        {t('attendance.taken', { name: taken_by_name ?? '' })}
      </StatusChip>
    )
  if (state === 'closed') return <StatusChip icon="lock">{t('attendance.closed')}</StatusChip>
  return (
    <StatusChip tone={is_overdue ? 'warning' : 'neutral'} icon={is_overdue ? 'clock' : 'ring'}>
      {t(is_overdue ? 'attendance.overdue' : 'attendance.not_taken')}
    </StatusChip>
  )
}
