/** What the marks of a learner come to: share, days missed in a row, and whether somebody should ask after them. */
import { share } from '../schools/percentages.ts'
import { attendanceStatus, attendedStatuses, type AttendanceStatus } from './attendance-status.ts'

/** Days up to a sheet's in which learners are looked after; a device keeps as many. */
export const followedDays = 60
/** Days of school missed in a row from which somebody asks after a learner. */
export const absencesToFollow = 3
/** Minutes of the school's day until which attendance should be taken. */
export const takenByMinute = 9 * 60

const { present, late, absent, leave } = attendanceStatus
/** Of several marks of a day the first of these is the learner's: a day is missed only when all of its lessons were. */
export const bestFirst = [present, late, absent, leave] as const satisfies readonly AttendanceStatus[]

/** A learner's day from the marks of its lessons. */
export function dayStatus(marks: readonly AttendanceStatus[]): AttendanceStatus {
  return bestFirst.find((status) => marks.includes(status)) ?? leave
}

/** Marks of one learner over some days. */
export interface LearnerMarks {
  /** A sign for each day with a mark, the earliest first: `attendance_status` as a digit. */
  readonly signs: string
  readonly attended: number
  readonly marked: number
}

export interface LearnerFigures {
  readonly days_absent_in_row: number
  readonly longest_absence: number
  readonly attendance_avg: number | null
  readonly is_below_minimum: boolean
}

/** A day on leave neither counts as missed nor ends a row of missed days. */
export function figuresOfLearner({ signs, attended, marked }: LearnerMarks, minimum: number): LearnerFigures {
  const rows = signs.replaceAll(String(attendanceStatus.leave), '').match(/2+|[^2]+/g) ?? []
  const missed = rows.filter((row) => row.startsWith('2')).map((row) => row.length)
  const last = rows.at(-1) ?? ''
  const attendance_avg = share(attended, marked)
  return {
    days_absent_in_row: last.startsWith('2') ? last.length : 0,
    longest_absence: Math.max(0, ...missed),
    attendance_avg,
    is_below_minimum: isBelow(attendance_avg, minimum),
  }
}

/** Whether a share of the marks is less than the school asks for; nobody is while there is none. */
export function isBelow(attendance_avg: number | null, minimum: number): boolean {
  return attendance_avg !== null && attendance_avg < minimum
}

/** Whether somebody should ask after a learner. */
export function isToFollow({
  days_absent_in_row,
  is_below_minimum,
}: Pick<LearnerFigures, 'days_absent_in_row' | 'is_below_minimum'>): boolean {
  return days_absent_in_row >= absencesToFollow || is_below_minimum
}

/** Marks by day, in the order of days, as signs and sums. */
export function marksOfLearner(
  marks: readonly { readonly attendance_date: string; readonly attendance_status: AttendanceStatus }[],
): LearnerMarks {
  const days = new Map<string, AttendanceStatus[]>()
  for (const { attendance_date, attendance_status } of marks)
    days.set(attendance_date, [...(days.get(attendance_date) ?? []), attendance_status])
  const signs = [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => dayStatus(day))
  return {
    signs: signs.join(''),
    attended: marks.filter(({ attendance_status }) => attendedStatuses.includes(attendance_status)).length,
    marked: marks.length,
  }
}

/**
 * A mark and its day as one number: four for each day, from 0, and the place of the mark in `bestFirst`. In their order the first of a
 * day says what the day was.
 */
export function marksOfCodes(codes: readonly number[]): LearnerMarks {
  let signs = ''
  let attended = 0
  let day = -1
  for (const code of [...codes].sort((one, other) => one - other)) {
    const status = bestFirst[code % 4]!
    if (attendedStatuses.includes(status)) attended += 1
    if (Math.floor(code / 4) === day) continue
    day = Math.floor(code / 4)
    signs += String(status)
  }
  return { signs, attended, marked: codes.length }
}
