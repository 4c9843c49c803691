/** Reports of attendance from what is on this device; of earlier days the server is asked. */
import { accept, refuse } from '@maktab/contracts/outcome'
import { dayStatus, followedDays } from '@maktab/domain/attendance/attendance-figures'
import {
  daysOfReport,
  isRegisterTooLong,
  registerLines,
  reportOfLearner,
  signsOfDays,
} from '@maktab/domain/attendance/attendance-reports'
import { attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import { countMarks } from '@maktab/domain/attendance/attendance-sheets'
import { namedClass } from '@maktab/domain/schools/class-names'
import { share } from '@maktab/domain/schools/percentages'
import { checkRange } from '@maktab/domain/schools/report-range'
import { daysBefore, daysOfSpan, isSchoolDay } from '@maktab/domain/schools/school-calendar'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { findFullName } from '../assignments/submissions.sql.ts'
import { undecided, type HandlersOf } from '../local-handler.ts'
import { findKeptClass, readKeptClasses, readKeptMarks, readKeptSheets } from './attendance-sheets.sql.ts'

/** As the server's pages. */
const pageSize = 100
/** Of a learner's own marks as many days are kept here. */
const daysOfMarks = 180

export const attendanceReports: HandlersOf<'readStudentAttendance' | 'readClassAttendance'> = {
  /** A teacher's device has sheets, not what a learner was marked elsewhere. */
  async readStudentAttendance({ db, actor, given }, { user_id, class_id, start_date, end_date: asked, page = 1 }) {
    if (actor.role !== 'learner' || (user_id !== undefined && user_id !== actor.user_id)) return undecided
    const [kept] = await readKeptClasses(db)
    if (!kept) return undecided
    const today = schoolDay(given, kept.time_zone)
    const end_date = asked ?? today
    const range = { start_date: start_date ?? daysBefore(end_date, daysOfReport - 1), end_date }
    const checked = checkRange(range, today)
    if (!checked.ok) return checked
    // A day less: the server counts them from the day there.
    if (range.start_date <= daysBefore(today, daysOfMarks - 1)) return undecided
    const marks = await readKeptMarks(db, { ...range, ...(class_id === undefined ? {} : { class_id }) })
    if (class_id !== undefined && (await findKeptClass(db, class_id)) === undefined) return undecided
    return accept({
      full_name: (await findFullName(db, actor.user_id)) ?? '',
      ...reportOfLearner(marks, range, kept.minimum),
      days: marks.slice((page - 1) * pageSize, page * pageSize),
      total_pages: Math.ceil(marks.length / pageSize),
      ...range,
      as_of: given.toISOString(),
    })
  },

  async readClassAttendance({ db, actor, given }, { class_id, start_date, end_date, sort = 'roll_number', page = 1 }) {
    const kept = actor.role === 'teacher' ? await findKeptClass(db, class_id) : undefined
    if (!kept) return undecided
    const today = schoolDay(given, kept.time_zone)
    const range = { start_date, end_date }
    const checked = checkRange(range, today)
    if (!checked.ok) return checked
    if (isRegisterTooLong(range)) return refuse('attendance_range_too_long')
    if (start_date <= daysBefore(today, followedDays)) return undecided
    const sheets = await readKeptSheets(db, { ...range, class_id })
    const marks = sheets.flatMap((sheet) =>
      sheet.marks.map((mark) => ({ ...mark, attendance_date: sheet.attendance_date })),
    )
    const days = daysOfSpan({ day: start_date, last_day: end_date }).map((day) => {
      const ofDay = marks.filter(({ attendance_date }) => attendance_date === day)
      return {
        attendance_date: day,
        is_school_day: isSchoolDay(day, kept.weekly_rest, kept.said_days.find((one) => one.day === day)?.kind),
        is_taken: ofDay.length > 0,
        attended: ofDay.filter(({ attendance_status }) => attendedStatuses.includes(attendance_status)).length,
        marked: ofDay.length,
      }
    })
    const listed = kept.members.filter(
      ({ first_day, last_day }) =>
        (first_day === null || first_day <= end_date) && (last_day === null || last_day >= start_date),
    )
    const others = marks.filter((mark, index) => {
      const isFirst = marks.findIndex(({ user_id }) => user_id === mark.user_id) === index
      return isFirst && !listed.some(({ user_id }) => user_id === mark.user_id)
    })
    const learners = [...listed, ...others.map((mark) => ({ ...mark, first_day: '9999-12-31', last_day: null }))]
    const lines = registerLines(
      learners.map(({ user_id, full_name, roll_number, first_day, last_day }) => {
        const own = marks.filter((mark) => mark.user_id === user_id)
        const dates = days.map(({ attendance_date }) => attendance_date)
        const signs = signsOfDays(dates, { first_day, last_day }, (place) => {
          const ofDay = own.filter((mark) => mark.attendance_date === dates[place])
          if (ofDay.length === 0) return undefined
          return String(dayStatus(ofDay.map(({ attendance_status }) => attendance_status)))
        })
        const { unmarked: _, ...counts } = countMarks(own.map(({ attendance_status }) => attendance_status))
        return { user_id, full_name, roll_number, marks: signs, ...counts }
      }),
      { isTaken: days.map(({ is_taken }) => is_taken), minimum: kept.minimum, sort },
    )
    const attended = marks.filter(({ attendance_status }) => attendedStatuses.includes(attendance_status)).length
    return accept({
      name: namedClass(kept),
      days,
      learners: lines.slice((page - 1) * pageSize, page * pageSize),
      attendance_avg: share(attended, marks.length),
      minimum: kept.minimum,
      total_pages: Math.ceil(lines.length / pageSize),
      as_of: given.toISOString(),
    })
  },
}
