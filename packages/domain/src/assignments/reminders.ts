/** Reminding learners of work, at a teacher's wish and a day before it is due. */
import { hoursBetweenReminders } from '@maktab/contracts/assignments/reminders'
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { minuteOfDay } from '../schools/school-day.ts'
import { closesFor } from './submissions.ts'

const hourMs = 3_600_000

export interface WorkToRemind {
  readonly user_id: number
  readonly teaches_class: boolean
  readonly assignment_status: AssignmentStatus
  readonly is_excused: boolean
  /** The learner's own where they have more time. */
  readonly due_date: Date
  /** When their teacher reminded them last. */
  readonly reminded_on: Date | null
}

export interface RemindFacts {
  /** The teacher set it, or teaches one of its classes. */
  readonly sees_assignment: boolean
  readonly start_date: Date
  readonly closes_on: Date | null
  /** Of the learners who were named, those for whom it is set. */
  readonly works: readonly WorkToRemind[]
}

/** Whether a learner is asked to do the work: nothing is handed in or it is to be done again, and they are not excused. */
export function isAskedFor({
  assignment_status,
  is_excused,
}: Pick<WorkToRemind, 'assignment_status' | 'is_excused'>): boolean {
  return !is_excused && (assignment_status === 0 || assignment_status === 3)
}

/** Whether the last reminder is long enough ago for another. */
export function mayRemind(reminded_on: Date | null, now: Date): boolean {
  return reminded_on === null || now.getTime() - reminded_on.getTime() >= hoursBetweenReminders * hourMs
}

/** Who is reminded: those of the teacher's classes who can still hand in and have not, each once in twelve hours. */
export function decideReminder({
  facts: { sees_assignment, start_date, closes_on, works },
  now,
}: {
  readonly facts: RemindFacts
  /** When they are told. */
  readonly now: Date
}): Outcome<{ readonly user_ids: readonly number[] }, 'not_found'> {
  if (!sees_assignment) return refuse('not_found')
  if (start_date > now) return accept({ user_ids: [] })
  const isOpen = (due_date: Date) => {
    const closes = closesFor({ closes_on, due_date })
    return closes === null || closes >= now
  }
  const reminded = works.filter(
    (work) => work.teaches_class && isAskedFor(work) && isOpen(work.due_date) && mayRemind(work.reminded_on, now),
  )
  return accept({ user_ids: reminded.map(({ user_id }) => user_id) })
}

/** Minutes of the day at a school between which nobody is told of what is due: from the first until the second. */
const quiet = { from: 21 * 60, until: 6 * 60 }

/** When quiet hours of a school (IANA zone) end that a moment falls into; undefined where it falls into none. */
export function quietUntil(moment: Date, time_zone: string): Date | undefined {
  const minute = minuteOfDay(moment, time_zone)
  if (minute >= quiet.until && minute < quiet.from) return undefined
  const left = (quiet.until - minute + 24 * 60) % (24 * 60)
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000 + left * 60_000)
}

/**
 * When learners are told that work is due soon: a day before. Undefined where that is over already: who was just told that
 * the work is set, or that its date moved, knows it.
 */
export function dueSoonOn(due_date: Date, now: Date): Date | undefined {
  const moment = new Date(due_date.getTime() - 24 * hourMs)
  return moment > now ? moment : undefined
}
