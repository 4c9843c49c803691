import * as z from 'zod'
import { command } from '../call.ts'
import { guid, id } from '../fields.ts'

/** A learner is reminded of the same work once in these hours, whoever asks for it. */
export const hoursBetweenReminders = 12

/** Ours. Of those named, whoever handed in meanwhile, is excused, or was reminded already is left out. */
export const remindLearners = command({
  path: 'teacher/assignment/remind',
  summary: 'Remind learners of work that they have not handed in',
  audience: ['teacher'],
  input: z.object({ assignment_id: guid, user_ids: z.array(id).min(1).max(200) }),
  output: z.object({
    /** How many were reminded. */
    told: z.int(),
  }),
  refusals: ['not_found'],
  offline: 'queue',
})
