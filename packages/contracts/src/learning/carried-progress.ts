/** What was done in one class, brought along to another that learns the same course (seed 001 §7). */
import * as z from 'zod'
import { command } from '../call.ts'
import { id } from '../fields.ts'

/** As typed: letter case, spaces and hyphens do not count. */
const class_code = z.string().trim().min(1).max(40)

/**
 * For learners who are in the other class already, by their own hand or by the school's office; a move that was arranged does it
 * by itself. Where both classes know something of a lesson it is put together. Attempts, assignments and marks stay where they were
 * done. What was brought once is not there any more to be brought again.
 */
export const carryProgress = command({
  path: 'learner/performance/migrate',
  summary: 'Bring progress along from one class to another of the same course',
  audience: ['learner', 'campus_admin'],
  input: z.object({ user_id: id, from_class_code: class_code, to_class_code: class_code }),
  output: z.object({
    /** Lessons and contents of which something was brought along. */
    lessons: z.int(),
    contents: z.int(),
  }),
  refusals: ['class_code_unknown', 'course_differs'],
  offline: 'online',
  flags: { forcedOnline: true },
})
