import { share } from '../schools/percentages.ts'

/** What is counted of the sheets of one day or of many. */
export interface AttendanceCounts {
  /** Marks of present or late. */
  readonly attended: number
  /** Marks of any kind: present, absent, late, leave. */
  readonly attendance_marked: number
}

/** Attendance over several days, in per cent: every mark weighs alike, not every day. Null where no attendance was taken. */
export function attendanceOf(days: readonly AttendanceCounts[]): number | null {
  const sum = (count: (counts: AttendanceCounts) => number) => days.reduce((total, counts) => total + count(counts), 0)
  // Marks of present or late, of all marks; a learner on leave or without a reason was not there.
  return share(
    sum((day) => day.attended),
    sum((day) => day.attendance_marked),
  )
}
