import * as z from 'zod'
import { query } from '../call.ts'
import { Launched } from '../viewers/launch.ts'
import { guid, id } from '../fields.ts'

/** Opens a content of an assignment that was set for the caller, or that they set; without `content_id` its first that is not completed. */
export const openAssignmentModule = query({
  path: 'generic/assignment/open',
  summary: 'Open a content of an assignment',
  audience: ['learner', 'teacher'],
  input: z.object({ assignment_id: guid, content_id: id.optional() }),
  output: Launched,
  refusals: ['not_found', 'not_started_yet'],
  offline: 'local',
})
