import { listSetAssignments, listTaughtAssignments } from '@maktab/client/calls/assignments/assignments.generated'
import { listEvents } from '@maktab/client/calls/events/events.generated'
import { useSession } from '#calls/use-session.ts'
import { useQuery, type QueryState } from '#page/use-calls.ts'
import { useHasAssignments } from '../assignments/use-has-assignments.ts'
import {
  thingOfListed,
  thingOfSet,
  thingOfTaught,
  type CalendarPeriod,
  type CalendarRole,
  type CalendarThing,
} from './calendar-things.ts'

export function useCalendarRole(): CalendarRole {
  return useSession().active_role === 'teacher' ? 'teacher' : 'learner'
}

/** Work and events of a period by one call; events alone for who has no assignments. */
export function useCalendarThings(
  period: CalendarPeriod,
  class_id?: number,
): QueryState<readonly CalendarThing[], never> {
  const role = useCalendarRole()
  const hasWork = useHasAssignments()
  const asked = { ...period, ...(class_id !== undefined && { class_id }) }
  const ofWork = { ...asked, is_calendar_view: true }
  const taught = useQuery(listTaughtAssignments, ofWork, { enabled: hasWork && role === 'teacher' })
  const set = useQuery(listSetAssignments, ofWork, { enabled: hasWork && role === 'learner' })
  const events = useQuery(listEvents, asked, { enabled: !hasWork })
  if (!hasWork) return asThings(events, (event) => thingOfListed(role, event))
  return role === 'teacher' ? asThings(taught, thingOfTaught) : asThings(set, thingOfSet)
}

function asThings<Row>(
  of: QueryState<{ readonly list: readonly Row[] }, never>,
  thingOf: (row: Row) => CalendarThing,
): QueryState<readonly CalendarThing[], never> {
  return of.state === 'ready' ? { ...of, value: of.value.list.map(thingOf) } : of
}
