/** Parts of what a pull brings, for who asks for them alone (seed 001 §9). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id } from '../fields.ts'
import { tables } from './structure.ts'

const asked = z.object({
  /** Kept for old clients; the cursor is what counts. */
  updated_on: z.string().default('2019-01-01 00:00:00'),
  /** From the last answer of the same call; empty the first time. */
  cursor: z.string().max(100).default(''),
})
const answered = { cursor: z.string(), is_complete: z.boolean() }

export const pullCourses = query({
  path: 'offline/courses',
  summary: 'Courses of the classes of the caller, changed since a cursor',
  audience: ['learner', 'teacher'],
  input: asked,
  output: z.object({ courses: z.array(tables.courses), ...answered }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})

export const pullLessons = query({
  path: 'offline/lessons',
  summary: 'Lessons of the classes of the caller with what is in them, changed since a cursor',
  audience: ['learner', 'teacher'],
  /** Without courses: of all. */
  input: asked.extend({ course_ids: z.array(id).max(50).default([]) }),
  output: z.object({
    courses_lessons: z.array(tables.courses_lessons),
    lessons_content: z.array(tables.lessons_content),
    ...answered,
  }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
