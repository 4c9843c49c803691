/** Attendance as it is taken: sheets of a class, one a day or one a lesson (`attendance_mode` 1 and 2). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'

/** 1 present, 2 absent, 3 late, 4 leave (seed 001 §3). */
export const attendanceStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** Why somebody was absent, late or on leave. */
export const absenceReason = z.enum(['illness', 'family', 'work', 'weather', 'security', 'distance', 'other'])
export type AbsenceReason = z.infer<typeof absenceReason>

/** Lessons of a day by their number; 0 where attendance is taken once a day. */
const period = z.int().min(0).max(12)

/** Learners by how they are marked; who is not marked counts nowhere else. */
export const AttendanceCounts = z.object({
  present: z.int(),
  absent: z.int(),
  late: z.int(),
  leave: z.int(),
  unmarked: z.int(),
})
export type AttendanceCounts = z.infer<typeof AttendanceCounts>

const whyNot = z.enum([
  'attendance_off',
  'not_class_teacher',
  'register_elsewhere',
  'attendance_in_future',
  'attendance_closed',
])

export const SheetLearner = z.object({
  user_id: id,
  full_name: z.string(),
  roll_number: z.int().nullable(),
  attendance_details_id: guid.nullable(),
  /** 0: not marked. */
  attendance_status: z.union([z.literal(0), attendanceStatus]),
  remark: z.string(),
  reason: absenceReason.nullable(),
  /** Whose mark counts; null where there is none. */
  given_by_name: z.string().nullable(),
  given_on: instant.nullable(),
  /** Days of school missed without a day between them, up to the last on which they were marked. */
  days_absent_in_row: z.int(),
  /** Of the sixty days up to the sheet's; null where they were never marked. */
  attendance_avg: percentage,
  is_below_minimum: z.boolean(),
})
export type SheetLearner = z.infer<typeof SheetLearner>

export const AttendanceClass = z.object({
  class_id: id,
  name: ClassName,
  period,
  /** `taken` once anybody is marked; `closed` where the caller can mark nobody any more. */
  state: z.enum(['open', 'taken', 'closed']),
  may_mark: z.boolean(),
  /** A day of school, past nine o'clock by the school's clock, and nobody is marked. */
  is_overdue: z.boolean(),
  taken_on: instant.nullable(),
  taken_by_name: z.string().nullable(),
  counts: AttendanceCounts,
})
export type AttendanceClass = z.infer<typeof AttendanceClass>

export const readAttendance = query({
  path: 'classteacher/attendance/data',
  summary: 'Classes whose attendance the caller takes on a day, and one sheet of them',
  audience: ['teacher', 'campus_admin', 'principal'],
  input: z.object({
    /** Today at the school where it is left out. */
    attendance_date: z.iso.date().optional(),
    /** With its sheet; without, the classes alone. */
    class_id: id.optional(),
    period: period.default(0),
  }),
  output: z.object({
    attendance_date: z.iso.date(),
    /** Of the school; a mode that is not known here counts as 1. */
    attendance_mode: z.int(),
    is_school_day: z.boolean(),
    as_of: instant,
    /** Per cent of the marks that a learner should reach. */
    minimum: z.int(),
    /** Days after which a teacher marks no more. */
    edit_days: z.int(),
    /** Of a teacher those that they take, or taught and took; of an office all. In mode 2 a line for each lesson taken and the next. */
    classes: z.array(AttendanceClass),
    sheet: z
      .object({
        /** Null: not begun. */
        attendance_id: guid.nullable(),
        class_id: id,
        period,
        may_mark: z.boolean(),
        why_not: whyNot.nullable(),
        list: z.array(SheetLearner),
        counts: AttendanceCounts,
      })
      .nullable(),
    /** Learners of those classes who were absent three days in a row, or are below the minimum. */
    to_follow: z.array(
      SheetLearner.pick({
        user_id: true,
        full_name: true,
        roll_number: true,
        days_absent_in_row: true,
        attendance_avg: true,
        is_below_minimum: true,
      }).extend({ class_id: id }),
    ),
  }),
  refusals: ['not_found'],
  offline: 'local',
})

export const assignAttendance = command({
  path: 'classteacher/attendance/assign',
  summary: 'Mark learners on the sheet of a class; of two marks of a learner the one given later counts',
  audience: ['teacher', 'campus_admin', 'principal'],
  input: z.object({
    /** Of a sheet begun on this device; where another has begun one for the class, day and lesson, that one holds. */
    attendance_id: guid,
    class_id: id,
    attendance_date: z.iso.date(),
    period: period.default(0),
    marks: z
      .array(
        z.object({
          user_id: id,
          attendance_details_id: guid.optional(),
          attendance_status: attendanceStatus,
          remark: z.string().trim().max(200).default(''),
          reason: absenceReason.nullable().default(null),
        }),
      )
      .max(200),
  }),
  output: z.object({
    /** The sheet that holds. */
    attendance_id: guid,
    taken_on: instant,
    counts: AttendanceCounts,
    /** Marks that were kept and do not count, with what stands instead; 0 where nothing does. */
    set_aside: z.array(
      z.object({
        user_id: id,
        why: z.enum(['later_mark', 'not_in_class']),
        attendance_status: z.union([z.literal(0), attendanceStatus]),
        given_by_name: z.string().nullable(),
      }),
    ),
    /** It was a day of rest or a holiday. */
    is_extra_day: z.boolean(),
  }),
  refusals: [
    'not_found',
    'attendance_off',
    'not_class_teacher',
    'register_elsewhere',
    'attendance_in_future',
    'attendance_closed',
    'nothing_marked',
    'learner_twice',
  ],
  offline: 'queue',
})

/** Ours. Telephones are kept on no device: they are asked for when somebody is told. */
export const listAbsentGuardians = query({
  path: 'classteacher/attendance/guardians',
  summary: 'Whom to tell of the learners absent on a sheet; for who may mark it',
  audience: ['teacher', 'campus_admin', 'principal'],
  input: z.object({ class_id: id, attendance_date: z.iso.date(), period: period.default(0) }),
  output: z.object({
    list: z.array(
      z.object({
        user_id: id,
        full_name: z.string(),
        /** Wire code of the language in which the family is written to: the learner's. */
        current_language: z.string(),
        guardians: z.array(
          z.object({
            full_name: z.string(),
            /** One of `relations`. */
            relation: z.string(),
            /** E.164; null where none is known. */
            phone_number: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['not_found', 'not_class_teacher'],
  offline: 'online',
  flags: { forcedOnline: true },
})
