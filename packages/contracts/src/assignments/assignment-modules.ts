/** Contents that belong to an assignment: opening one, how far the caller is, and how its learners stand in each. */
import * as z from 'zod'
import { query } from '../call.ts'
import { Launched } from '../viewers/launch.ts'
import { contentStatus, guid, id, percentage } from '../fields.ts'

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

/** Contents that belong to an assignment: how its learners stand in each. */
export const readAssignmentModules = query({
  path: 'teacher/assignment/modules/summary',
  summary: 'Contents of an assignment, over the learners it was set for',
  audience: ['teacher'],
  input: z.object({ assignment_id: guid, class_id: id.optional() }),
  output: z.object({
    modules: z.array(
      z.object({
        class_id: id,
        lesson_guid: guid,
        content_id: id,
        title: z.string(),
        learners: z.int(),
        not_started: z.int(),
        in_progress: z.int(),
        completed: z.int(),
        failed: z.int(),
        avg_accuracy: percentage,
      }),
    ),
  }),
  refusals: ['not_found'],
  offline: 'online',
})

/** How far the caller is with the contents of an assignment. */
export const listAssignmentModules = query({
  path: 'assignments/module/status',
  summary: 'Contents of an assignment with the standing of the caller',
  audience: ['learner'],
  input: z.object({ assignment_id: guid }),
  output: z.object({
    modules: z.array(
      z.object({
        class_id: id,
        course_id: id,
        lesson_guid: guid,
        content_id: id,
        title: z.string(),
        content_status: contentStatus,
        completion: z.number(),
        accuracy: percentage,
        attempts: z.int(),
      }),
    ),
  }),
  refusals: ['not_found'],
  offline: 'local',
})
