/** What attendance comes to: of a learner, and of a class day by day. */
import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'
import { AttendanceCounts, absenceReason, attendanceStatus } from './attendance-sheets.ts'

const page = z.int().min(1).default(1)

export const readStudentAttendance = query({
  path: 'classteacher/attendance/student_report',
  summary: 'Attendance of a learner: figures, and every mark of a period, the latest first',
  audience: ['learner', 'teacher', 'principal', 'campus_admin'],
  input: z.object({
    /** Left out by a learner, who reads their own alone. */
    user_id: id.optional(),
    class_id: id.optional(),
    /** Thirty days until today where both are left out. */
    start_date: z.iso.date().optional(),
    end_date: z.iso.date().optional(),
    page,
  }),
  output: z.object({
    full_name: z.string(),
    summary: z.object({
      /** Marks of present or late. */
      attended: z.int(),
      absent: z.int(),
      late: z.int(),
      leave: z.int(),
      marked: z.int(),
      attendance_avg: percentage,
      /** Per cent that the school asks for. */
      minimum: z.int(),
      is_below_minimum: z.boolean(),
      /** Days without one between them, up to the last of the period. */
      days_absent_in_row: z.int(),
      longest_absence: z.int(),
    }),
    is_month_wise: z.boolean(),
    /** By day, or by the first day of its month, the earliest first; days without a mark are left out. */
    report: z.array(z.object({ day: z.iso.date(), attended: z.int(), marked: z.int() })),
    days: z.array(
      z.object({
        attendance_details_id: guid,
        attendance_date: z.iso.date(),
        period: z.int(),
        class_id: id,
        name: ClassName,
        attendance_status: attendanceStatus,
        remark: z.string(),
        reason: absenceReason.nullable(),
        given_by_name: z.string(),
      }),
    ),
    total_pages: z.int(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    as_of: instant,
  }),
  refusals: ['not_found', 'start_after_today', 'end_after_today', 'start_after_end'],
  offline: 'local',
})

export const readClassAttendance = query({
  path: 'classteacher/attendance/class_report',
  summary: 'The register of a class between two days, at most 92: a sign for each learner and day',
  audience: ['teacher', 'principal', 'campus_admin'],
  input: z.object({
    class_id: id,
    start_date: z.iso.date(),
    end_date: z.iso.date(),
    sort: z.enum(['name', 'roll_number', 'attendance']).default('roll_number'),
    page,
  }),
  output: z.object({
    name: ClassName,
    days: z.array(
      z.object({
        attendance_date: z.iso.date(),
        is_school_day: z.boolean(),
        is_taken: z.boolean(),
        attended: z.int(),
        marked: z.int(),
      }),
    ),
    learners: z.array(
      z.object({
        user_id: id,
        full_name: z.string(),
        roll_number: z.int().nullable(),
        /** A sign for each of `days`: `1`–`4` as `attendance_status`, `0` not marked, `-` not of the class on that day. */
        marks: z.string(),
        counts: AttendanceCounts,
        attendance_avg: percentage,
        is_below_minimum: z.boolean(),
      }),
    ),
    attendance_avg: percentage,
    minimum: z.int(),
    total_pages: z.int(),
    as_of: instant,
  }),
  refusals: ['not_found', 'start_after_today', 'end_after_today', 'start_after_end', 'attendance_range_too_long'],
  offline: 'local',
})
