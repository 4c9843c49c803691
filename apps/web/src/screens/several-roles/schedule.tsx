import { PageHeading } from '@maktab/ui/layout/layout'
import { Navigate } from '#page/router.tsx'
import { useT } from '#language/use-t.ts'
import { useHasAssignments } from '#features/assignments/use-has-assignments.ts'
import { calendarAddress } from '#features/events/calendar-address.ts'
import { Calendar } from '#features/events/calendar.tsx'
import { useCalendarRole } from '#features/events/use-calendar-things.ts'

/** The calendar of who has no assignments; whoever has them has it beside the list of them. */
export function ScheduleScreen() {
  const t = useT('application')
  const role = useCalendarRole()
  if (useHasAssignments()) return <Navigate to={calendarAddress(role, true)} replace />
  return (
    <div className="grid gap-3">
      <PageHeading title={t('titles.calendar')} />
      <Calendar />
    </div>
  )
}
