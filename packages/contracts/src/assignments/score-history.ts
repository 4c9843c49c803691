import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'

/** The last ten of all that was given for a learner's work, the latest first; what was replaced is kept by the school alone. */
export const listScoreHistory = query({
  path: 'teacher/assignment/score/history',
  summary: 'Who gave which score and remark for a learner’s work, and when',
  audience: ['teacher'],
  input: z.object({ assignment_id: guid, user_id: id }),
  output: z.object({
    list: z.array(
      z.object({
        /** Null where only a remark was given, or a score was taken back. */
        score: z.number().nullable(),
        is_taken_back: z.boolean(),
        teacher_remarks: z.string(),
        /** How many recordings went with it. */
        recordings: z.int(),
        scored_by_name: z.string(),
        scored_on: instant,
      }),
    ),
    total: z.int(),
  }),
  refusals: ['not_found'],
  offline: 'online',
})
