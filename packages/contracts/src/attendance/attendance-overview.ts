import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, percentage } from '../fields.ts'
import { campusOfOffice, offices, officeQuery } from '../office.ts'
import { ClassName } from '../schools/classes.ts'
import { AttendanceCounts } from './attendance-sheets.ts'

const namedLearner = {
  user_id: id,
  full_name: z.string(),
  roll_number: z.int().nullable(),
  class_id: id,
  name: ClassName,
}

/** Ours. */
export const readAttendanceOverview = query({
  path: 'admin/attendance/overview',
  summary:
    'A day of attendance in a campus: who took it and who did not, who is absent in a row, who is below the minimum',
  audience: [...offices, 'principal'],
  input: z.object({
    ...campusOfOffice,
    /** Today at the campus where it is left out. */
    attendance_date: z.iso.date().optional(),
  }),
  output: z.object({
    attendance_date: z.iso.date(),
    attendance_mode: z.int(),
    is_school_day: z.boolean(),
    /** Past nine o'clock of that day by the school's clock: what is not taken is late. */
    is_past_nine: z.boolean(),
    minimum: z.int(),
    /** Per cent of the marks of that day. */
    attendance_avg: percentage,
    counts: AttendanceCounts,
    /** Classes in which attendance is taken, those that did not first. */
    sections: z.array(
      z.object({
        class_id: id,
        name: ClassName,
        is_taken: z.boolean(),
        taken_on: instant.nullable(),
        taken_by_name: z.string().nullable(),
        /** Who takes it on that day, substitutes before them; teachers of the class where nobody is named. */
        teachers: z.array(
          z.object({
            user_id: id,
            full_name: z.string(),
            phone_number: z.string().nullable(),
            is_substitute: z.boolean(),
          }),
        ),
        counts: AttendanceCounts,
      }),
    ),
    /** Three days or more without one between them; the longest first, at most 100. */
    absent_in_row: z.array(z.object({ ...namedLearner, days_absent_in_row: z.int() })),
    /** Of the sixty days until then; the lowest first, at most 100. */
    below_minimum: z.array(z.object({ ...namedLearner, attendance_avg: z.number() })),
    as_of: instant,
  }),
  refusals: ['not_found'],
  ...officeQuery,
})
