/** What stands in a calendar: work at its due date and events at their time, whichever call brings them. */
import type { SetInCalendar, TaughtAssignment } from '@maktab/contracts/assignments/assignments'
import type { ListedEvent } from '@maktab/contracts/events/events'
import { addDays, dateIn, startOfWeek, weeksOfMonth, type CalendarName, type IsoDate } from '@maktab/i18n/calendars'
import { instantOf, wallClock } from '@maktab/i18n/wall-clock'

type ClassName = TaughtAssignment['class_names'][number]

export interface CalendarThing {
  readonly key: string
  readonly kind: 'event' | 'work'
  readonly title: string
  /** Of work both are its due date. */
  readonly start_date: string
  readonly end_date: string
  readonly is_cancelled: boolean
  readonly class_names: readonly ClassName[]
  /** The address of its screen. */
  readonly to: string
  /** Where an event is held online; empty where it is not. */
  readonly link: string
  /** Of work that the reader does themselves. */
  readonly own?: SetInCalendar
}

export type CalendarRole = 'learner' | 'teacher'

type EventRow = Pick<
  ListedEvent,
  'event_id' | 'occurrence' | 'title' | 'start_date' | 'end_date' | 'is_cancelled' | 'link'
>

function thingOfEvent(role: CalendarRole, event: EventRow, class_names: readonly ClassName[]): CalendarThing {
  const { event_id, occurrence, title, start_date, end_date, is_cancelled, link } = event
  return {
    key: `${event_id} ${occurrence}`,
    kind: 'event',
    title,
    start_date,
    end_date,
    is_cancelled,
    class_names,
    to: `/${role}/event/details?event_id=${event_id}&occurrence=${occurrence}`,
    link,
  }
}

export function thingOfListed(role: CalendarRole, event: ListedEvent): CalendarThing {
  return thingOfEvent(
    role,
    event,
    event.classes.map(({ name }) => name),
  )
}

/** Of a row of either list of work; rows of type 3 are events. */
function thingOfRow(
  role: CalendarRole,
  row: SetInCalendar | TaughtAssignment,
  class_names: readonly ClassName[],
): CalendarThing {
  const { assignment_id, title, start_date, due_date, event } = row
  if (event)
    return thingOfEvent(role, { event_id: assignment_id, title, start_date, end_date: due_date, ...event }, class_names)
  return {
    key: assignment_id,
    kind: 'work',
    title,
    start_date: due_date,
    end_date: due_date,
    is_cancelled: false,
    class_names,
    to: `/${role}/assignments/detail?assignment_id=${assignment_id}`,
    link: '',
  }
}

export const thingOfTaught = (row: TaughtAssignment): CalendarThing => thingOfRow('teacher', row, row.class_names)

export function thingOfSet(row: SetInCalendar): CalendarThing {
  const thing = thingOfRow('learner', row, [row.class_name])
  return thing.kind === 'work' ? { ...thing, own: row } : thing
}

export interface CalendarPeriod {
  readonly start_date: string
  readonly end_date: string
}

/** From the first to the last of some days, whole, by the clocks of a zone. */
export function periodOfDays(first: IsoDate, last: IsoDate, time_zone: string): CalendarPeriod {
  const midnight = (day: IsoDate) => instantOf(`${day}T00:00`, time_zone)?.toISOString() ?? ''
  return { start_date: midnight(first), end_date: midnight(addDays(last, 1)) }
}

/** The weeks of the month of a day: whichever of month, week and day is looked at lies within. */
export function periodAround(
  day: IsoDate,
  { calendar, firstWeekday, time_zone }: { calendar: CalendarName; firstWeekday: number; time_zone: string },
): CalendarPeriod {
  const days = weeksOfMonth(calendar, dateIn(calendar, day), firstWeekday).flat()
  return periodOfDays(days[0] ?? day, days.at(-1) ?? day, time_zone)
}

const agendaParts = ['today', 'tomorrow', 'week', 'later'] as const
type AgendaPart = (typeof agendaParts)[number]

/**
 * What is to come from the beginning of today on, in its order: today, tomorrow, the rest of the week, later. What began before
 * today and goes on belongs to today.
 */
export function agendaOf(
  things: readonly CalendarThing[],
  { today, firstWeekday, time_zone }: { today: IsoDate; firstWeekday: number; time_zone: string },
): readonly { readonly part: AgendaPart; readonly things: readonly CalendarThing[] }[] {
  const { start_date: beginning } = periodOfDays(today, today, time_zone)
  const lastOfWeek = addDays(startOfWeek(today, firstWeekday), 6)
  const partOf = ({ start_date }: CalendarThing): AgendaPart => {
    const day = wallClock(start_date, time_zone).date
    if (day <= today) return 'today'
    if (day === addDays(today, 1)) return 'tomorrow'
    return day <= lastOfWeek ? 'week' : 'later'
  }
  const coming = things
    .filter(({ start_date, end_date }) => end_date > beginning || start_date >= beginning)
    .sort((one, other) => (one.start_date < other.start_date ? -1 : one.start_date > other.start_date ? 1 : 0))
  return agendaParts
    .map((part) => ({ part, things: coming.filter((thing) => partOf(thing) === part) }))
    .filter((one) => one.things.length > 0)
}
