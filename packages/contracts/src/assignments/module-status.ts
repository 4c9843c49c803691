/** How far a learner is with the contents of an assignment, told from within it (seed 001 §7). */
import * as z from 'zod'
import { command } from '../call.ts'
import { contentStatus, guid, id } from '../fields.ts'
import { Progress } from '../learning/progress.ts'

/** Moves contents on that belong to the assignment, as `learner/module/status/save` does: all of them, or where one is not of the assignment none. */
export const saveModuleStatus = command({
  path: 'assignments/module/status/save',
  summary: 'Save the status of contents of an assignment',
  audience: ['learner'],
  input: z.object({
    assignment_id: guid,
    tracking_data: z
      .array(
        z.object({
          content_id: id,
          cms_course_id: id,
          lesson_guid: guid,
          class_id: id,
          content_status: contentStatus,
          completion: z.number().min(0).max(100).default(0),
          resume_point: z.string().max(500).optional(),
        }),
      )
      .min(1)
      .max(50),
  }),
  output: z.object({ modules: z.array(Progress) }),
  refusals: ['not_found'],
  offline: 'queue',
  flags: { mute: true },
})
