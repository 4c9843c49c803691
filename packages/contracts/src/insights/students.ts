/** How the learners of a school do, for its principal and its offices (seed 001 §7 and §9, payloads not shown there). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'
import { ordered, rangeRefusals, reportRange, Trend } from './learner-reports.ts'
import { Heard, listPage, schoolFilter } from './whole-school.ts'

/** Why somebody falls behind: weak in their attempts, due work missing, seldom there; or nothing was heard of them. */
export const reasonBehind = z.enum(['score', 'work', 'attendance', 'silent'])
export type ReasonBehind = z.infer<typeof reasonBehind>

/** By the mean accuracy of all attempts in the span, rounded; not_measured: fewer than ten attempts. */
export const accuracyBand = z.enum(['to_40', 'to_60', 'to_80', 'above_80', 'not_measured'])
export type AccuracyBand = z.infer<typeof accuracyBand>

/** Each percentage with the number of what it is of. */
const standing = {
  /** Completed of the lessons of their classes, over all time; null where nothing was ever heard of the learner. */
  lesson_completion: percentage,
  lesson_completion_of: z.int(),
  /** Mean accuracy of all attempts in the span. */
  lessons_avg_accuracy: percentage,
  lessons_avg_accuracy_of: z.int(),
  /** Present or late, of the marks in the span. */
  attendance_avg: percentage,
  attendance_avg_of: z.int(),
  /** Mean of scores in per cent of total marks, of work due in the span. */
  avg_assignment_accuracy: percentage,
  avg_assignment_accuracy_of: z.int(),
  /** Handed in, of the work that was due in the span. */
  avg_assignments_turnedin: percentage,
  avg_assignments_turnedin_of: z.int(),
  time_spent_in_seconds: z.int(),
}

export const Student = z.object({
  user_id: id,
  full_name: z.string(),
  username: z.string(),
  /** Present ones, by grade. */
  classes: z.array(ClassName),
  ...standing,
  worked_on: instant.nullable(),
  synced_on: instant.nullable(),
  reasons: z.array(reasonBehind),
})
export type Student = z.infer<typeof Student>

/** Everybody; those who fall behind; those not heard of in seven days, or ever; or one band of accuracy. */
export const studentsShown = z.enum(['all', 'behind', 'silent', 'never_heard', ...accuracyBand.options])
export type StudentsShown = z.infer<typeof studentsShown>

const list = {
  ...reportRange,
  ...schoolFilter,
  ...listPage,
  only: studentsShown.default('all'),
  ...ordered(['name', 'completion', 'score', 'attendance', 'assignments'], 'name'),
}
const listed = z.object({ report: z.array(Student), total: z.int(), total_pages: z.int(), ...Heard.shape })

/**
 * Twenty learners a page, put in order as a whole; who has no figure stands last in both directions, and so does an accuracy of few
 * attempts. `principal_mysudents` of seed 001.
 */
export const listStudents = query({
  path: 'principal/students',
  summary: 'Learners of the school with what they did, page by page',
  audience: ['principal'],
  input: z.object(list),
  output: listed,
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** The same of a campus within the caller's reach, their own where none is named. Heads see no learner by name. */
export const listLearnersPerformance = query({
  path: 'learners/performance',
  summary: 'Learners of a campus with what they did, page by page',
  audience: ['principal', 'campus_admin', 'school_admin', 'admin'],
  input: z.object({ ...list, institution_id: id.optional() }),
  output: listed,
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** How many learners each list of `principal/students` has. `principal_students_performance` of seed 001. */
export const readStudentBands = query({
  path: 'principal/students/performance',
  summary: 'How many learners stand where',
  audience: ['principal'],
  input: z.object({ ...reportRange, ...schoolFilter }),
  output: z.object({
    bands: z.object({ to_40: z.int(), to_60: z.int(), to_80: z.int(), above_80: z.int(), not_measured: z.int() }),
    learners_behind: z.int(),
    learners_silent: z.int(),
    ...Heard.shape,
  }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** One learner over all classes that they are in. `mystudent_summary` of seed 001. */
export const readStudentSummary = query({
  path: 'principal/student/summary',
  summary: 'How a learner does in all their classes together',
  audience: ['principal'],
  input: z.object({ user_id: id, ...reportRange }),
  output: z.object({
    user_id: id,
    full_name: z.string(),
    lessons_completions: z.int(),
    assessments_taken: z.int(),
    ...standing,
    worked_on: instant.nullable(),
    reasons: z.array(reasonBehind),
    as_of: instant,
    synced_on: instant.nullable(),
  }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})

export const StudentSubject = z.object({
  class_id: id,
  class_name: ClassName,
  subject: z.string(),
  /** The learner left it, or the class ended. */
  is_left: z.boolean(),
  /** Of the class, over all time. */
  lesson_completions: z.int(),
  lesson_completion: percentage,
  /** Mean accuracy of all attempts of the learner in the class, over all time. */
  avg_accuracy_lessons: percentage,
  avg_accuracy_lessons_of: z.int(),
  time_spent_in_seconds: z.int(),
})
export type StudentSubject = z.infer<typeof StudentSubject>

/** By class, present ones first, then those that the learner left. `mystudent_subjects_performance` of seed 001. */
export const listStudentSubjects = query({
  path: 'principal/student/subjects',
  summary: 'How a learner does in each of their classes',
  audience: ['principal'],
  input: z.object({ user_id: id }),
  output: z.object({ report: z.array(StudentSubject), as_of: instant, synced_on: instant.nullable() }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** `mystudent_time_spent` of seed 001: of all classes of the learner, also those that they left. */
export const readStudentTime = query({
  path: 'principal/student/timespent',
  summary: 'Work of a learner day by day, or month by month',
  audience: ['principal'],
  input: z.object({ user_id: id, ...reportRange }),
  output: Trend.extend({ total_time_spent_in_seconds: z.int(), as_of: instant, synced_on: instant.nullable() }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})
