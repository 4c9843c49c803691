import * as z from 'zod'
import { query } from '../call.ts'
import { id, languageCode, percentage } from '../fields.ts'

export const GradeCourse = z.object({
  course_id: id,
  /** The first of the caller's classes that learns it; null where it is only offered. */
  class_id: id.nullable(),
  title: z.string(),
  subject: z.string(),
  grade: z.string(),
  language: languageCode,
  total_lessons: z.int(),
  /** Of the caller in that class; null without one. */
  lesson_completion: percentage,
})
export type GradeCourse = z.infer<typeof GradeCourse>

/**
 * Courses of a grade that the learner's school has, by subject. A learner's own grades are those of their classes and the one
 * they said of themselves; an empty grade asks for all of them.
 */
export const listCourses = query({
  path: 'learner/courses',
  summary: 'Courses of a grade',
  audience: ['learner'],
  input: z.object({ grade: z.string().max(100).default('') }),
  output: z.object({
    /** The learner's own. */
    grades: z.array(z.string()),
    list: z.array(GradeCourse),
  }),
  offline: 'local',
})
