/** A day of attendance as it is shown: classes with their sheets, and learners of a sheet; the same on a device and on the server. */
import type { AttendanceClass, SheetLearner } from '@maktab/contracts/attendance/attendance-sheets'
import { namedClass, type NamedClass } from '../schools/class-names.ts'
import { figuresOfLearner, isToFollow, takenByMinute, type LearnerMarks } from './attendance-figures.ts'
import { periodOf, type AttendanceMode } from './attendance-sheets.ts'

/** Attendance of that many lessons of a day at most. */
const lastLesson = 12

/** A class with one of its sheets of the day, or with none. */
export interface ClassOfDay extends NamedClass {
  readonly class_id: number
  /** Null where no sheet was begun. */
  readonly period: number | null
  readonly taken_on: Date | string | null
  readonly taken_by_name: string | null
  readonly members: number
  readonly present: number
  readonly absent: number
  readonly late: number
  readonly leave: number
}

/** Whether attendance of a day should have been taken: a day of school, past nine by the school's clock. */
export function isPastNine(attendance_date: string, now: { readonly today: string; readonly minute: number }): boolean {
  return attendance_date < now.today || (attendance_date === now.today && now.minute >= takenByMinute)
}

/** A line for each sheet; where lessons are marked, one for the next lesson of each class behind those that were. Rows of a class stand together. */
export function linesOfDay<R extends ClassOfDay>(
  rows: readonly R[],
  {
    mode,
    mayMark,
    isLate,
  }: { readonly mode: AttendanceMode; readonly mayMark: (row: R) => boolean; readonly isLate: boolean },
): AttendanceClass[] {
  return rows.flatMap((row, index) => {
    const line = lineOf(row, { mode, may_mark: mayMark(row), isLate })
    const isLast = mode === 2 && row.period !== null && rows[index + 1]?.class_id !== row.class_id
    return isLast && line.period < lastLesson ? [line, lineOfNextLesson(line)] : [line]
  })
}

function lineOf(
  row: ClassOfDay,
  { mode, may_mark, isLate }: { readonly mode: AttendanceMode; readonly may_mark: boolean; readonly isLate: boolean },
): AttendanceClass {
  const { class_id, present, absent, late, leave, members } = row
  const marked = present + absent + late + leave
  return {
    class_id,
    name: namedClass(row),
    period: row.period ?? periodOf(mode, 0),
    state: !may_mark ? 'closed' : marked > 0 ? 'taken' : 'open',
    may_mark,
    is_overdue: isLate && marked === 0 && members > 0,
    taken_on: marked === 0 || row.taken_on === null ? null : new Date(row.taken_on).toISOString(),
    taken_by_name: marked === 0 ? null : row.taken_by_name,
    counts: { present, absent, late, leave, unmarked: Math.max(0, members - marked) },
  }
}

function lineOfNextLesson(line: AttendanceClass): AttendanceClass {
  const { present, absent, late, leave, unmarked } = line.counts
  return {
    ...line,
    period: line.period + 1,
    state: line.may_mark ? 'open' : 'closed',
    is_overdue: false,
    taken_on: null,
    taken_by_name: null,
    counts: { present: 0, absent: 0, late: 0, leave: 0, unmarked: present + absent + late + leave + unmarked },
  }
}

const noMarks: LearnerMarks = { signs: '', attended: 0, marked: 0 }

/** A learner of a sheet with what their marks of the days before come to. */
export function learnerOfSheet(
  learner: Omit<SheetLearner, 'days_absent_in_row' | 'attendance_avg' | 'is_below_minimum'>,
  marks: LearnerMarks | undefined,
  minimum: number,
): SheetLearner {
  const { longest_absence: _, ...figures } = figuresOfLearner(marks ?? noMarks, minimum)
  return { ...learner, ...figures }
}

interface Followed extends LearnerMarks {
  readonly class_id: number
  readonly user_id: number
  readonly full_name: string
  readonly roll_number: number | null
}

/** Of learners with their marks those after whom somebody should ask. */
export function learnersToFollow(followed: readonly Followed[], minimum: number) {
  return followed
    .map((row) => ({ row, figures: figuresOfLearner(row, minimum) }))
    .filter(({ figures }) => isToFollow(figures))
    .map(({ row: { class_id, user_id, full_name, roll_number }, figures }) => ({
      class_id,
      user_id,
      full_name,
      roll_number,
      days_absent_in_row: figures.days_absent_in_row,
      attendance_avg: figures.attendance_avg,
      is_below_minimum: figures.is_below_minimum,
    }))
}
