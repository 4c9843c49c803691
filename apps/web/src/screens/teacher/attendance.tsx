import { readAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Link, useSearchParams } from '#page/router.tsx'
import { reportAddress } from '#features/attendance/addresses.ts'
import { ClassLinks } from '#features/attendance/class-links.tsx'
import { DayChoice, useDayInAddress } from '#features/attendance/day-choice.tsx'
import { SheetOfDay } from '#features/attendance/sheet-of-day.tsx'
import { numberIn } from '#features/learning/place.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './attendance.module.css'

const base = '/teacher/attendance'

const ReportPage = fetched(
  async () => (await import('#features/attendance/report-page.tsx')).ReportPage,
  ScreenLoading,
  ['home', 'parts', 'attendance', 'work'],
)

/** Attendance of a day: the classes that the teacher takes, and the sheet of one (`date`, `class_id` and `period` in the address), or its report (`view=report`, of one learner with `user_id`). */
export function AttendanceScreen() {
  const [search] = useSearchParams()
  const class_id = numberIn(search, 'class_id')
  if (class_id === undefined || search.get('view') !== 'report') return <Days />
  return <ReportPage base={base} class_id={class_id} user_id={numberIn(search, 'user_id')} />
}

function Days() {
  const t = useT('application', 'attendance')
  const [search] = useSearchParams()
  const { attendance_date, period, today } = useDayInAddress()
  const class_id = numberIn(search, 'class_id')
  const attendance = useQuery(readAttendance, {
    attendance_date,
    period,
    ...(class_id !== undefined && { class_id }),
  })
  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.attendance')}
        actions={class_id !== undefined && <Link to={reportAddress(base, class_id)}>{t('attendance.report')}</Link>}
      />
      <DayChoice {...{ attendance_date, today }} />
      <CallState of={attendance} refused={{ not_found: () => <NotFound /> }} shape="rows">
        {({ classes, sheet }) =>
          classes.length === 0 && sheet === null ? (
            <EmptyState icon="classes" title={t('attendance.no_classes')} />
          ) : (
            <>
              <ClassLinks
                classes={classes}
                current={sheet}
                addressOf={(one) => {
                  const next = new URLSearchParams(search)
                  next.set('class_id', String(one.class_id))
                  next.set('period', String(one.period))
                  return `${base}?${next.toString()}`
                }}
              />
              {class_id !== undefined && <SheetOfDay {...{ class_id, attendance_date, period }} />}
            </>
          )
        }
      </CallState>
    </div>
  )
}
