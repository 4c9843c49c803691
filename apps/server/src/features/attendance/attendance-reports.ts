import { readClassAttendance, readStudentAttendance } from '@maktab/contracts/attendance/attendance-reports'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  daysOfReport,
  isRegisterTooLong,
  registerLines,
  reportOfLearner,
  signsOfDays,
} from '@maktab/domain/attendance/attendance-reports'
import { namedClass } from '@maktab/domain/schools/class-names'
import { share } from '@maktab/domain/schools/percentages'
import { checkRange } from '@maktab/domain/schools/report-range'
import { daysBefore, daysOfSpan, isSchoolDay } from '@maktab/domain/schools/school-calendar'
import { schoolDay } from '@maktab/domain/schools/school-day'
import { inside } from '#calls/handle.ts'
import {
  findLearner,
  findSeenClass,
  readDayCounts,
  readMarksOfLearner,
  readRegister,
} from '#features/attendance/attendance-reports.sql.ts'
import { readAttendancePlace, readSaidDays } from '#features/attendance/attendance-sheets.sql.ts'
import { settingsOf, type AttendanceEquipment } from '#features/attendance/attendance-sheets.ts'

/** Marks of a learner, and learners of a register, on a page. */
const pageSize = 100

export const attendanceReports = ({ tenants }: Pick<AttendanceEquipment, 'tenants'>) => ({
  readStudentAttendance: inside(readStudentAttendance, async ({ db, actor, now }, asked) => {
    const { class_id, page } = asked
    const user_id = asked.user_id ?? (actor.role === 'learner' ? actor.user_id : undefined)
    const learner = user_id === undefined ? undefined : await findLearner(db, actor, { user_id, class_id })
    if (user_id === undefined || !learner) return refuse('not_found')
    const { time_zone, minimum } = await readAttendancePlace(db, actor)
    const today = schoolDay(now, time_zone)
    const end_date = asked.end_date ?? today
    const range = { start_date: asked.start_date ?? daysBefore(end_date, daysOfReport - 1), end_date }
    const checked = checkRange(range, today)
    if (!checked.ok) return checked
    const rows = await readMarksOfLearner(db, actor, { user_id, class_id, ...range })
    return accept({
      full_name: learner.full_name,
      ...reportOfLearner(rows, range, minimum),
      days: rows
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ alias, subject, grade, section, ...mark }) => ({ ...mark, name: { alias, subject, grade, section } })),
      total_pages: Math.ceil(rows.length / pageSize),
      ...range,
      as_of: now.toISOString(),
    })
  }),

  readClassAttendance: inside(readClassAttendance, async ({ db, actor, now }, asked) => {
    const { class_id, sort, page } = asked
    const found = await findSeenClass(db, actor, class_id)
    if (!found) return refuse('not_found')
    const place = await readAttendancePlace(db, actor)
    const range = { start_date: asked.start_date, end_date: asked.end_date }
    const checked = checkRange(range, schoolDay(now, place.time_zone))
    if (!checked.ok) return checked
    if (isRegisterTooLong(range)) return refuse('attendance_range_too_long')
    const { rest } = settingsOf(place, tenants, actor.tenant_id)
    const said = await readSaidDays(db, actor, range)
    const taken = await readDayCounts(db, actor.institution_id, { class_id, ...range })
    const days = daysOfSpan({ day: range.start_date, last_day: range.end_date }).map((day) => ({
      attendance_date: day,
      is_school_day: isSchoolDay(day, rest, said.get(day)),
      is_taken: taken.has(day),
      attended: taken.get(day)?.attended ?? 0,
      marked: taken.get(day)?.marked ?? 0,
    }))
    const dates = days.map(({ attendance_date }) => attendance_date)
    const rows = await readRegister(db, actor.institution_id, { class_id, ...range })
    const register = rows.map(({ first_day, last_day, places, signs, ...row }) => {
      const signOf = new Map(places.map((place, index) => [place, signs[index]]))
      return { ...row, marks: signsOfDays(dates, { first_day, last_day }, (place) => signOf.get(place)) }
    })
    const lines = registerLines(register, {
      isTaken: days.map(({ is_taken }) => is_taken),
      minimum: place.minimum,
      sort,
    })
    const sum = (count: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + count(day), 0)
    return accept({
      name: namedClass(found),
      days,
      learners: lines.slice((page - 1) * pageSize, page * pageSize),
      attendance_avg: share(
        sum(({ attended }) => attended),
        sum(({ marked }) => marked),
      ),
      minimum: place.minimum,
      total_pages: Math.ceil(lines.length / pageSize),
      as_of: now.toISOString(),
    })
  }),
})
