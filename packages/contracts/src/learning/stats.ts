import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, percentage } from '../fields.ts'

/** The figures on a learner's first screen. */
export const readLearnerStats = query({
  path: 'learner/stats/global',
  summary: 'Lessons, accuracy and time of the caller',
  audience: ['learner'],
  input: z.object({}),
  output: z.object({
    lessons_completed: z.int(),
    lessons_total: z.int(),
    average_accuracy: percentage,
    assignments_open: z.int(),
    time_spent_in_seconds: z.int(),
    /** The lesson to go on with, if one is under way. */
    resume: z
      .object({ class_id: id, course_id: id, lesson_guid: guid, title: z.string(), completion: z.number() })
      .nullable(),
  }),
  offline: 'local',
})
