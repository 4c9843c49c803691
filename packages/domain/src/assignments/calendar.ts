/** Events as they stand among work in a calendar (seed 001 §1, §4: type 3). Events come after work; here is what both know of them. */
import type { SetInCalendar, TaughtAssignment } from '@maktab/contracts/assignments/assignments'
import type { NamedClass } from '../schools/class-names.ts'

/** An occurrence, with those of its classes that the reader belongs to. */
export interface EventInCalendar {
  readonly event_id: string
  readonly occurrence: number
  readonly start_date: string
  readonly end_date: string
  readonly is_cancelled: boolean
  readonly title: string
  readonly link: string
  readonly classes: readonly { readonly class_id: number; readonly name: NamedClass }[]
}

const asType3 = ({ event_id, title, start_date, end_date, occurrence, is_cancelled, link }: EventInCalendar) => ({
  assignment_id: event_id,
  title,
  assignment_type: 3 as const,
  start_date,
  due_date: end_date,
  total_score: 0,
  event: { occurrence, is_cancelled, link },
})

/** In the calendar of a teacher: with nothing to hand in, so nothing of it is counted. */
export function eventAsTaught(event: EventInCalendar): TaughtAssignment {
  return {
    ...asType3(event),
    class_ids: event.classes.map(({ class_id }) => class_id),
    class_names: event.classes.map(({ name }) => name),
    total_students: 0,
    submitted: 0,
    scored: 0,
    to_mark: 0,
    returned: 0,
    deleted_on: null,
  }
}

/** In the calendar of a learner, of the class asked for, else of the first of theirs; undefined where they belong to none of its classes. */
export function eventAsSet(event: EventInCalendar, class_id?: number): SetInCalendar | undefined {
  const ofClass = event.classes.find((one) => one.class_id === class_id) ?? event.classes[0]
  if (ofClass === undefined) return undefined
  return {
    ...asType3(event),
    class_id: ofClass.class_id,
    class_name: ofClass.name,
    closes_on: null,
    is_excused: false,
    assignment_status: 0,
    is_late: false,
    score: null,
  }
}

type Dated = Pick<TaughtAssignment, 'due_date' | 'assignment_id'>

/** As a teacher's list goes: newest due date first, of one moment by id. Moments are written alike. */
export function compareNewestDue(one: Dated, other: Dated): number {
  if (one.due_date !== other.due_date) return one.due_date < other.due_date ? 1 : -1
  return one.assignment_id < other.assignment_id ? -1 : one.assignment_id > other.assignment_id ? 1 : 0
}
