/** How the teachers of a school are getting on, for its principal (seed 001 §7 and §9). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'
import { ordered, rangeRefusals, reportRange } from './learner-reports.ts'
import { Heard, listPage, schoolFilter } from './whole-school.ts'

const work = {
  /** Of work that they set and that was due in the span. */
  assignments_total: z.int(),
  avg_assignments_turnedin: percentage,
  avg_assignments_turnedin_of: z.int(),
  assignments_total_graded: z.int(),
}

export const ReportedTeacher = z.object({
  user_id: id,
  full_name: z.string(),
  username: z.string(),
  classes: z.array(ClassName),
  /** Mean accuracy of the attempts in their classes. */
  lessons_avg_accuracy: percentage,
  lessons_avg_accuracy_of: z.int(),
  ...work,
  /** Handed in for work that they set, and not marked. */
  waiting: z.int(),
  oldest_waiting_on: instant.nullable(),
  synced_on: instant.nullable(),
})
export type ReportedTeacher = z.infer<typeof ReportedTeacher>

/** `myteachers_performance` of seed 001: twenty a page, the whole list in order; without a figure last. */
export const listReportedTeachers = query({
  path: 'principal/teachers',
  summary: 'Teachers of the school with their classes and the work that they set',
  audience: ['principal'],
  input: z.object({
    ...reportRange,
    ...schoolFilter,
    ...listPage,
    ...ordered(['name', 'score', 'assignments', 'turned_in', 'graded', 'waiting'], 'name'),
  }),
  output: z.object({ report: z.array(ReportedTeacher), total: z.int(), total_pages: z.int(), ...Heard.shape }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** `myteachers_summary` of seed 001. */
export const readTeachersSummary = query({
  path: 'principal/teachers/summary',
  summary: 'How many teachers there are, and what they set and marked',
  audience: ['principal'],
  input: z.object({ ...reportRange, ...schoolFilter }),
  output: z.object({
    total_teachers: z.int(),
    assignments_total: z.int(),
    assignments_total_graded: z.int(),
    waiting: z.int(),
    ...Heard.shape,
  }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** `myteacher_summary` of seed 001, whose answer is a list of one. */
export const readTeacherSummary = query({
  path: 'principal/teacher/summary',
  summary: 'The classes of a teacher together, and the work that they set',
  audience: ['principal'],
  input: z.object({ user_id: id, attendance_mode: z.int().min(0).max(2).optional(), ...reportRange }),
  output: z.object({
    full_name: z.string(),
    report: z
      .array(
        z.object({
          lessons_completions: percentage,
          lessons_avg_accuracy: percentage,
          lessons_avg_accuracy_of: z.int(),
          avg_attendance: percentage,
          assessment_avg_accuracy: percentage,
          ...work,
        }),
      )
      .length(1),
    as_of: instant,
    synced_on: instant.nullable(),
  }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})

export const TaughtClassFigures = z.object({
  class_id: id,
  class_name: ClassName,
  total_learners: z.int(),
  lesson_completion: percentage,
  lesson_completion_of: z.int(),
  lessons_avg_accuracy: percentage,
  lessons_avg_accuracy_of: z.int(),
  avg_assignments_turnedin: percentage,
  avg_assignments_turnedin_of: z.int(),
  attendance_avg: percentage,
  attendance_avg_of: z.int(),
})
export type TaughtClassFigures = z.infer<typeof TaughtClassFigures>

/** `myteacher_classwise_performance` of seed 001. */
export const listTeacherClasses = query({
  path: 'principal/teacher/classes',
  summary: 'The classes of a teacher side by side',
  audience: ['principal'],
  input: z.object({ user_id: id, ...reportRange }),
  output: z.object({ report: z.array(TaughtClassFigures), as_of: instant, synced_on: instant.nullable() }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})
