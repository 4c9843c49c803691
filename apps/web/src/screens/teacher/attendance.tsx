import { readAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { addDays } from '@maktab/i18n/calendars'
import { Button } from '@maktab/ui/base/button'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Link, useSearchParams } from '#page/router.tsx'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { AttendanceSheet } from '#features/attendance/attendance-sheet.tsx'
import { numberIn } from '#features/learning/place.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useState } from 'react'
import styles from './attendance.module.css'

type Answered = Output<Catalogue['readAttendance']>
type AttendanceClass = Answered['classes'][number]

/** Attendance of a day: the classes that the teacher takes, and the sheet of one (`date`, `class_id` and `period` in the address). */
export function AttendanceScreen() {
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
      <PageHeading title={t('titles.attendance')} />
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
        {(value) => <Day key={attendance_date} of={value} search={search} />}
      </CallState>
    </div>
  )
}

function Day({ of, search }: { readonly of: Answered; readonly search: URLSearchParams }) {
  const t = useT('attendance')
  const { classes, sheet, is_school_day, attendance_date, minimum } = of
  const [isWanted, setWanted] = useState(false)
  if (classes.length === 0) return <EmptyState icon="classes" title={t('attendance.no_classes')} />
  if (!is_school_day && !isWanted && !classes.some(({ state }) => state === 'taken'))
    return (
      <Notice tone="info">
        <p>{t('attendance.day_off')}</p>
        <Button onClick={() => setWanted(true)}>{t('attendance.take_anyway')}</Button>
      </Notice>
    )
  return (
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
      {sheet !== null && (
        <AttendanceSheet
          key={`${sheet.class_id} ${sheet.period} ${attendance_date}`}
          sheet={sheet}
          attendance_date={attendance_date}
          minimum={minimum}
        />
      )}
    </>
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
