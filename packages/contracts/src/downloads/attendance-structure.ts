/** What a device keeps of attendance. */
import * as z from 'zod'
import { absenceReason, attendanceStatus } from '../attendance/attendance-sheets.ts'
import { guid, id, instant } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'

const deleted = { is_deleted: z.boolean() }

export const attendanceTables = {
  /** Classes of the person, with what decides about attendance in them; a teacher's also where they stand in. */
  attendance_classes: z.object({
    class_id: id,
    ...ClassName.shape,
    /** Of the school: 0 none, 1 once a day, 2 every lesson. */
    attendance_mode: z.int(),
    edit_days: z.int(),
    minimum: z.int(),
    time_zone: z.string(),
    keeps_register: z.boolean(),
    /** The person is a teacher of it. */
    teaches: z.boolean(),
    /** Class teachers and substitutes; none in a learner's pull. */
    terms: z.array(
      z.object({
        is_self: z.boolean(),
        is_substitute: z.boolean(),
        from_date: z.iso.date(),
        to_date: z.iso.date().nullable(),
      }),
    ),
    weekly_rest: z.array(z.int()),
    said_days: z.array(z.object({ day: z.iso.date(), kind: z.enum(['holiday', 'working']) })),
    /** Learners with the days from which and to which they are of the class; none in a learner's pull. */
    members: z.array(
      z.object({
        user_id: id,
        full_name: z.string(),
        roll_number: z.int().nullable(),
        first_day: z.iso.date().nullable(),
        last_day: z.iso.date().nullable(),
      }),
    ),
    ...deleted,
  }),
  /** Sheets of those classes of a teacher, of the last sixty days. */
  attendance_sheets: z.object({
    class_id: id,
    attendance_date: z.iso.date(),
    period: z.int(),
    attendance_id: guid,
    taken_on: instant,
    taken_by_name: z.string(),
    marks: z.array(
      z.object({
        user_id: id,
        full_name: z.string(),
        roll_number: z.int().nullable(),
        attendance_details_id: guid,
        attendance_status: attendanceStatus,
        remark: z.string(),
        reason: absenceReason.nullable(),
        given_on: instant,
        given_by_name: z.string(),
        /** Empty where it was given before every mark was kept. */
        entry_id: z.string(),
      }),
    ),
    ...deleted,
  }),
  /** A learner's own marks of the last hundred and eighty days. */
  attendance_marks: z.object({
    class_id: id,
    attendance_date: z.iso.date(),
    period: z.int(),
    name: ClassName,
    attendance_details_id: guid,
    attendance_status: attendanceStatus,
    remark: z.string(),
    reason: absenceReason.nullable(),
    given_by_name: z.string(),
    ...deleted,
  }),
} as const
