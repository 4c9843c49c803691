/** What an office prints of a class: the list of its learners, and the register of a month (the calls are ours). */
import * as z from 'zod'
import { query } from '../../call.ts'
import { id, languageCode } from '../../fields.ts'
import { campusOfOffice, officeQuery, offices } from '../../office.ts'
import { ClassName } from '../../schools/classes.ts'

const RosterLearner = z.object({
  user_id: id,
  full_name: z.string(),
  father_name: z.string().nullable(),
  /** In the register of the section. */
  roll_number: z.int().nullable(),
  admission_number: z.string().nullable(),
  /** E.164, of the guardian who was written down first and has a telephone. */
  guardian_phone: z.string().nullable(),
})
export type RosterLearner = z.infer<typeof RosterLearner>

const heading = {
  /** In the language of the call. */
  school_name: z.string(),
  class_name: ClassName,
  /** Null where nobody is it today. */
  class_teacher: z.string().nullable(),
}

export const readClassRoster = query({
  path: 'admin/print/classlist',
  summary: 'Learners of a class by roll number, for a list on paper',
  audience: [...offices, 'principal'],
  input: z.object({ ...campusOfOffice, class_id: id }),
  output: z.object({ ...heading, learners: z.array(RosterLearner) }),
  refusals: ['not_found'],
  ...officeQuery,
})

/** `attendance_status` (seed 001 §3): 1 present, 2 absent, 3 late, 4 leave. */
const attendanceMark = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

const RegisterDay = z.object({
  day: z.iso.date(),
  is_school_day: z.boolean(),
  /** Of a holiday or an extra working day, in as many languages as somebody wrote. */
  names: z.partialRecord(languageCode, z.string()),
})
export type RegisterDay = z.infer<typeof RegisterDay>

export const readMonthRegister = query({
  path: 'admin/print/register',
  summary: 'Learners of a class by the days of a month, with the marks that were given',
  audience: [...offices, 'principal'],
  input: z.object({
    ...campusOfOffice,
    class_id: id,
    /** The first of a month in the reader's calendar, and how many days it has; in the twentieth or the twenty-first century. */
    start_date: z.iso.date().regex(/^(?:19|20)/),
    days: z.int().min(28).max(31),
  }),
  output: z.object({
    ...heading,
    days: z.array(RegisterDay),
    /** Those of today, and those who left and were marked on one of the days; one mark a day, null where none was given. */
    learners: z.array(RosterLearner.extend({ marks: z.array(attendanceMark.nullable()) })),
  }),
  refusals: ['not_found'],
  ...officeQuery,
})
