import type { CalendarRole } from './calendar-things.ts'

/** Where the calendar of a role stands: a view of its assignments, or for who has none a place of its own. */
export function calendarAddress(role: CalendarRole, hasAssignments: boolean): string {
  return hasAssignments ? `/${role}/assignments?view=calendar` : `/${role}/schedule`
}
