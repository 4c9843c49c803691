/** How reports of attendance are put together: the same on a device and on the server. */
import { share } from '../schools/percentages.ts'
import { daysBetween, isMonthWise } from '../schools/report-range.ts'
import { figuresOfLearner, isBelow, marksOfLearner } from './attendance-figures.ts'
import { attendedStatuses, type AttendanceStatus } from './attendance-status.ts'
import { countMarks, type MarkCounts } from './attendance-sheets.ts'

/** Longest range of a register, in days. */
export const longestRegister = 92
/** Days that a learner's report shows where no range is asked for. */
export const daysOfReport = 30

export function isRegisterTooLong({ start_date, end_date }: DayRange): boolean {
  return daysBetween(start_date, end_date) > longestRegister
}

/** Both days counted (ISO dates). */
export interface DayRange {
  readonly start_date: string
  readonly end_date: string
}

interface DatedMark {
  readonly attendance_date: string
  readonly attendance_status: AttendanceStatus
}

/** Figures of a learner over a range, and their marks by day or by month. */
export function reportOfLearner(marks: readonly DatedMark[], { start_date, end_date }: DayRange, minimum: number) {
  const { absent, late, leave } = countMarks(marks.map(({ attendance_status }) => attendance_status))
  const sums = marksOfLearner(marks)
  const is_month_wise = isMonthWise(start_date, end_date)
  const report = new Map<string, { day: string; attended: number; marked: number }>()
  for (const { attendance_date, attendance_status } of marks) {
    const day = is_month_wise ? `${attendance_date.slice(0, 7)}-01` : attendance_date
    const { attended, marked } = report.get(day) ?? { attended: 0, marked: 0 }
    report.set(day, {
      day,
      attended: attended + Number(attendedStatuses.includes(attendance_status)),
      marked: marked + 1,
    })
  }
  return {
    summary: {
      ...figuresOfLearner(sums, minimum),
      attended: sums.attended,
      absent,
      late,
      leave,
      marked: sums.marked,
      minimum,
    },
    is_month_wise,
    report: [...report.values()].sort((one, other) => (one.day < other.day ? -1 : 1)),
  }
}

export interface RegisterLine {
  readonly user_id: number
  readonly full_name: string
  readonly roll_number: number | null
  /** A sign for each day: `attendance_status` as a digit, `0` not marked, `-` not of the class on that day. */
  readonly marks: string
  readonly present: number
  readonly absent: number
  readonly late: number
  readonly leave: number
}

export type RegisterOrder = 'name' | 'roll_number' | 'attendance'

/**
 * Lines of a register in their order; `isTaken` says of each day whether anybody is marked on it. By attendance the lowest stands first, who was never
 * marked last.
 */
export function registerLines(
  lines: readonly RegisterLine[],
  {
    isTaken,
    minimum,
    sort,
  }: { readonly isTaken: readonly boolean[]; readonly minimum: number; readonly sort: RegisterOrder },
) {
  const shown = lines.map(({ present, absent, late, leave, ...line }) => {
    const unmarked = isTaken.filter((taken, index) => taken && line.marks[index] === '0').length
    const counts: MarkCounts = { present, absent, late, leave, unmarked }
    const attendance_avg = share(present + late, present + absent + late + leave)
    return { ...line, counts, attendance_avg, is_below_minimum: isBelow(attendance_avg, minimum) }
  })
  const byName = (one: RegisterLine | (typeof shown)[number], other: RegisterLine | (typeof shown)[number]) =>
    one.full_name < other.full_name ? -1 : one.full_name > other.full_name ? 1 : one.user_id - other.user_id
  const last = (value: number | null) => value ?? Number.MAX_SAFE_INTEGER
  if (sort === 'name') return shown.sort(byName)
  return shown.sort((one, other) =>
    sort === 'roll_number'
      ? last(one.roll_number) - last(other.roll_number) || byName(one, other)
      : last(one.attendance_avg) - last(other.attendance_avg) || byName(one, other),
  )
}

/** A sign for each of `days` (ISO dates): that of the mark, `0` where there is none, `-` where the learner was not of the class. */
export function signsOfDays(
  days: readonly string[],
  { first_day, last_day }: { readonly first_day: string | null; readonly last_day: string | null },
  signAt: (place: number) => string | undefined,
): string {
  return days
    .map((day, place) => {
      const isThere = (first_day === null || first_day <= day) && (last_day === null || last_day >= day)
      return signAt(place) ?? (isThere ? '0' : '-')
    })
    .join('')
}
