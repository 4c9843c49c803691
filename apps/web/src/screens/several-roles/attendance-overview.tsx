import { readAttendance } from '@maktab/client/calls/attendance/attendance-sheets.generated'
import { readAttendanceOverview } from '@maktab/client/calls/attendance/attendance-overview.generated'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { addDays } from '@maktab/i18n/calendars'
import { DatePicker } from '@maktab/ui/dates/date-picker'
import { Grid, PageHeading, Stack } from '@maktab/ui/layout/layout'
import { useNow } from '#browser/use-now.ts'
import { useSession } from '#calls/use-session.ts'
import { reportAddress, sheetAddress, type AttendanceBase } from '#features/attendance/addresses.ts'
import { ClassLinks } from '#features/attendance/class-links.tsx'
import { DayOverview } from '#features/attendance/day-overview.tsx'
import { SheetOfDay } from '#features/attendance/sheet-of-day.tsx'
import { numberIn } from '#features/learning/place.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { Path } from '#page/path.tsx'
import { Link, useSearchParams } from '#page/router.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'

const ReportPage = fetched(
  async () => (await import('#features/attendance/report-page.tsx')).ReportPage,
  ScreenLoading,
  ['home', 'parts', 'attendance', 'work'],
)

/** A day of attendance in the campus (`date`), the sheet of a class (`class_id`, `period`), or its report (`view=report`, of one learner with `user_id`). */
export function AttendanceOverviewScreen() {
  const [search] = useSearchParams()
  const { active_role, time_zone } = useSession()
  const today = schoolDay(new Date(useNow()), time_zone)
  const base = active_role === 'principal' ? '/principal/attendance' : '/campus-admin/attendance'
  const class_id = numberIn(search, 'class_id')
  if (class_id !== undefined && search.get('view') === 'report')
    return <ReportPage base={base} class_id={class_id} user_id={numberIn(search, 'user_id')} />
  const asked = search.get('date') ?? ''
  const attendance_date = /^\d{4}-\d\d-\d\d$/.test(asked) && asked <= today ? asked : today
  return class_id === undefined ? (
    <Day {...{ base, attendance_date, today }} />
  ) : (
    <SheetOfClass {...{ base, attendance_date, class_id, period: numberIn(search, 'period') ?? 0 }} />
  )
}

interface DayProps {
  readonly base: AttendanceBase
  readonly attendance_date: string
  readonly today: string
}

function Day({ base, attendance_date, today }: DayProps) {
  const t = useT('application', 'attendance')
  const [search, setSearch] = useSearchParams()
  const overview = useQuery(readAttendanceOverview, { attendance_date })
  return (
    <Stack gap={5}>
      <PageHeading title={t('titles.attendance')} />
      <Grid narrowest={16}>
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
      </Grid>
      <CallState of={overview} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {(value) => <DayOverview of={value} base={base} />}
      </CallState>
    </Stack>
  )
}

interface SheetOfClassProps {
  readonly base: AttendanceBase
  readonly attendance_date: string
  readonly class_id: number
  readonly period: number
}

/** The sheet of a class, which an office corrects; where lessons are marked, with a way to each of them. */
function SheetOfClass({ base, attendance_date, class_id, period }: SheetOfClassProps) {
  const t = useT('application', 'attendance')
  const attendance = useQuery(readAttendance, { attendance_date, period, class_id })
  const lines = attendance.state === 'ready' ? attendance.value.classes.filter((one) => one.class_id === class_id) : []
  return (
    <Stack gap={5}>
      <PageHeading
        back={
          <Path
            over={[{ label: t('titles.attendance'), href: `${base}?date=${attendance_date}` }]}
            here={t('attendance.sheet')}
          />
        }
        title={t('attendance.sheet')}
        actions={<Link to={reportAddress(base, class_id)}>{t('attendance.report')}</Link>}
      />
      <ClassLinks
        classes={lines}
        current={attendance.state === 'ready' ? attendance.value.sheet : null}
        addressOf={(one) => sheetAddress(base, { ...one, date: attendance_date })}
      />
      <SheetOfDay {...{ class_id, attendance_date, period }} />
    </Stack>
  )
}
