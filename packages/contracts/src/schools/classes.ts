import * as z from 'zod'
import { query } from '../call.ts'
import { id, percentage } from '../fields.ts'

/** What a class is called: the alias, else subject, grade and section (seed 001 §3), put together in the reader's language. */
export const ClassName = z.object({
  alias: z.string().nullable(),
  subject: z.string(),
  grade: z.string(),
  section: z.string(),
})

/** A class as its learner or teacher sees it. Display name: alias, else subject, grade, section (seed 001 §3). */
export const Class = z.object({
  class_id: id,
  grade: z.string(),
  subject: z.string(),
  section: z.string(),
  alias: z.string().nullable(),
  course_id: id,
  course_title: z.string(),
  cms_course_id: id,
  teacher_name: z.string(),
  total_students: z.int(),
  total_lessons: z.int(),
  /** Of the caller where a learner asks, of the class otherwise. */
  lesson_completion: percentage,
})
export type Class = z.infer<typeof Class>

export const listClasses = query({
  path: 'classes',
  summary: 'Classes that the caller learns in or teaches; of a campus admin all of the campus',
  audience: ['learner', 'teacher', 'campus_admin'],
  input: z.object({}),
  output: z.object({ list: z.array(Class) }),
  offline: 'local',
  flags: { cache: true },
})

export const ClassLearner = z.object({ user_id: id, full_name: z.string(), profile_image: z.string().nullable() })
export type ClassLearner = z.infer<typeof ClassLearner>

export const listClassLearners = query({
  path: 'class/learners',
  summary: 'Learners of a class, by name',
  audience: ['teacher'],
  input: z.object({ class_id: id }),
  output: z.object({ list: z.array(ClassLearner) }),
  refusals: ['not_found'],
  offline: 'local',
})
