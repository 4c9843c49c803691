/** Where a teacher looks: who falls behind and on what, and what is hardest. Ours, beside the calls of the seeds. */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'
import { reasonBehind } from './students.ts'

/** Of the learners in the classes that the caller teaches, over the last thirty days. */
export const readTaughtStandings = query({
  path: 'teacher/dashboard/standings',
  summary: 'Who falls behind in the caller’s classes and on what, and what is hardest',
  audience: ['teacher'],
  input: z.object({}),
  output: z.object({
    as_of: instant,
    /** The latest device of those learners. */
    synced_on: instant.nullable(),
    learners_total: z.int(),
    /** In the last seven days. */
    learners_heard: z.int(),
    behind_total: z.int(),
    /** The weakest five. */
    behind: z.array(
      z.object({
        user_id: id,
        class_id: id,
        full_name: z.string(),
        class_name: ClassName,
        lessons_avg_accuracy: percentage,
        lessons_avg_accuracy_of: z.int(),
        reasons: z.array(reasonBehind),
        /** The lesson with the lowest average of all attempts, where it is weak. */
        weak_lesson: z.string().nullable(),
      }),
    ),
    /** The five that fewest answered rightly at their first attempt in this school, of ten answers or more. */
    questions: z.array(
      z.object({
        question_id: z.string(),
        content_id: id,
        title: z.string(),
        text: z.string(),
        correct: percentage,
        answered: z.int(),
      }),
    ),
    /** The five weakest skills, by the average of all attempts at their contents. */
    skills: z.array(z.object({ skill_id: id, title: z.string(), accuracy: percentage, accuracy_of: z.int() })),
  }),
  offline: 'online',
  flags: { strict: true, kept: true },
})
