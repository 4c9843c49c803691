/** Who marks whom on which sheet, and which of several marks counts: the same on a device and on the server. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { laterScore, momentOf } from '../learning/given-scores.ts'
import { attendanceStatus, type AttendanceStatus } from './attendance-status.ts'

/** 0: none; 1: once a day, by the class teacher; 2: every lesson, by its teacher. */
export type AttendanceMode = 0 | 1 | 2

/** As the campus decided, else as its tenant did. A number that is not known here counts as 1. */
export function attendanceMode(campus: number | null | undefined, tenant: number): AttendanceMode {
  const said = campus ?? tenant
  if (said <= 0) return 0
  return said === 2 ? 2 : 1
}

/** The number of a lesson as it is kept: 0 where attendance is taken once a day, the first where a lesson was not named. */
export function periodOf(mode: AttendanceMode, asked: number): number {
  return mode === 2 ? Math.max(1, asked) : 0
}

export interface SheetFacts {
  readonly mode: AttendanceMode
  /** When the campus last said another mode; null where that is not known. */
  readonly mode_on: Date | null
  /** The day at the school when the mark was given (ISO date). */
  readonly today: string
  readonly edit_days: number
  /** A principal or a campus admin. */
  readonly is_office: boolean
  /** Attendance of the section is taken in this class, or in none that is named. */
  readonly keeps_register: boolean
  /** Class teacher or substitute on the day of the sheet. */
  readonly is_class_teacher: boolean
  /** Somebody is class teacher on that day. */
  readonly has_class_teacher: boolean
  /** A teacher of the class when the mark was given. */
  readonly teaches: boolean
}

export type SheetRefusal =
  | 'attendance_off'
  | 'register_elsewhere'
  | 'not_class_teacher'
  | 'attendance_in_future'
  | 'attendance_closed'

/** Whether somebody may mark the sheet of a class on a day (ISO date) by what they gave at `given`, whenever that arrives. */
export function decideSheet({
  facts,
  attendance_date,
  given,
}: {
  readonly facts: SheetFacts
  readonly attendance_date: string
  readonly given: Date
}): Outcome<true, SheetRefusal> {
  if (isOff(facts, given)) return refuse('attendance_off')
  if (facts.mode !== 2 && !facts.keeps_register) return refuse('register_elsewhere')
  if (!takesSheet(facts)) return refuse('not_class_teacher')
  if (attendance_date > facts.today) return refuse('attendance_in_future')
  const age = dayNumber(facts.today) - dayNumber(attendance_date)
  if (!facts.is_office && age > facts.edit_days) return refuse('attendance_closed')
  return accept(true)
}

/** Marks that were given before a campus stopped to take attendance are still taken. */
function isOff({ mode, mode_on }: SheetFacts, given: Date): boolean {
  return mode === 0 && (mode_on === null || given >= mode_on)
}

/** Whoever takes attendance of the class on that day: an office, its class teacher or substitute; where nobody is named, or in lessons, its teachers. */
export function takesSheet(
  facts: Pick<SheetFacts, 'mode' | 'is_office' | 'is_class_teacher' | 'has_class_teacher' | 'teaches'>,
): boolean {
  if (facts.is_office || facts.is_class_teacher) return true
  return facts.teaches && (facts.mode === 2 || !facts.has_class_teacher)
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

export interface StandingMark {
  readonly attendance_status: AttendanceStatus
  readonly given_on: Date
  /** Empty where it was given before every mark was kept. */
  readonly entry_id: string
  readonly given_by_name: string | null
  /** Given by the same person on the same device. */
  readonly is_own: boolean
}

export interface GivenMark {
  readonly user_id: number
  readonly attendance_status: AttendanceStatus
}

export interface SetAside {
  readonly user_id: number
  readonly why: 'later_mark' | 'not_in_class'
  /** What stands instead; 0 where nothing does. */
  readonly attendance_status: AttendanceStatus | 0
  readonly given_by_name: string | null
}

export interface DecidedMarks<M extends GivenMark> {
  /** Every mark, with the moment at which it counts as given, and whether it is the one that stands. */
  readonly marks: readonly (M & { readonly given_on: Date; readonly counts: boolean })[]
  readonly set_aside: readonly SetAside[]
}

/**
 * The id of a learner's mark on a sheet, where nobody named one. It repeats what a sheet says already: a random id for each of forty
 * would be most of what sixty days of sheets weigh on a teacher's line.
 */
export function detailsIdOf(attendance_id: string, user_id: number): string {
  return attendance_id.slice(0, 24) + user_id.toString(16).padStart(12, '0')
}

/**
 * Of two marks of a learner the one given later counts, at one moment that of the greater entry; who was not of the class on that day is
 * set aside. All are kept.
 */
export function decideMarks<M extends GivenMark>({
  members,
  standing,
  marks,
  given,
  entry_id,
}: {
  /** Learners of the class on the day of the sheet. */
  readonly members: ReadonlySet<number>
  readonly standing: ReadonlyMap<number, StandingMark>
  readonly marks: readonly M[]
  readonly given: Date
  readonly entry_id: string
}): Outcome<DecidedMarks<M>, 'nothing_marked' | 'learner_twice'> {
  if (marks.length === 0) return refuse('nothing_marked')
  if (new Set(marks.map(({ user_id }) => user_id)).size < marks.length) return refuse('learner_twice')
  const set_aside: SetAside[] = []
  const decided = marks.map((mark) => {
    const current = standing.get(mark.user_id)
    const own = current && { scored_on: current.given_on, is_own: current.is_own }
    const given_on = momentOf(given, own)
    const isMember = members.has(mark.user_id)
    const counts = isMember && isLater({ entry_id, given_on }, current)
    if (!counts)
      set_aside.push({
        user_id: mark.user_id,
        why: isMember ? 'later_mark' : 'not_in_class',
        attendance_status: current?.attendance_status ?? 0,
        given_by_name: current?.given_by_name ?? null,
      })
    return { ...mark, given_on, counts }
  })
  return accept({ marks: decided, set_aside })
}

function isLater(
  { entry_id, given_on }: { readonly entry_id: string; readonly given_on: Date },
  current: StandingMark | undefined,
): boolean {
  if (!current) return true
  const one = { score_entry_id: entry_id, scored_on: given_on }
  return laterScore(one, { score_entry_id: current.entry_id, scored_on: current.given_on }) === one
}

export interface MarkCounts {
  readonly present: number
  readonly absent: number
  readonly late: number
  readonly leave: number
  readonly unmarked: number
}

/** Learners of a sheet by their marks, 0 for those without. */
export function countMarks(statuses: readonly (AttendanceStatus | 0)[]): MarkCounts {
  const number = (status: AttendanceStatus | 0) => statuses.filter((one) => one === status).length
  return {
    present: number(attendanceStatus.present),
    absent: number(attendanceStatus.absent),
    late: number(attendanceStatus.late),
    leave: number(attendanceStatus.leave),
    unmarked: number(0),
  }
}
