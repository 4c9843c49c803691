import * as z from 'zod'
import { command } from '../call.ts'
import { contentStatus, guid, id, percentage } from '../fields.ts'

const where = { content_id: id, cms_course_id: id, lesson_guid: guid, class_id: id }

/** How far a learner is with one content. */
export const Progress = z.object({
  content_id: id,
  class_id: id,
  lesson_guid: guid,
  content_status: contentStatus,
  completion: z.number(),
  accuracy: percentage,
  attempts: z.int(),
  time_spent_in_seconds: z.int(),
  resume_point: z.string(),
})
export type Progress = z.infer<typeof Progress>

/** Adds focused time to a content: at most an hour in one call (longer is cut, never refused). */
export const saveTime = command({
  path: 'learner/module/time/save',
  summary: 'Add time spent on a content',
  audience: ['learner'],
  input: z.object({
    ...where,
    content_status: contentStatus,
    content_type: z.string(),
    total_time_in_seconds: z.int().min(0).max(86_400),
    resume_point: z.string().max(500).optional(),
  }),
  output: Progress,
  refusals: ['not_found'],
  offline: 'queue',
  flags: { mute: true },
})

/** Moves a content on: started, completed by `completion` per cent. A completed content stays completed. */
export const saveStatus = command({
  path: 'learner/module/status/save',
  summary: 'Save the status of a content',
  audience: ['learner'],
  input: z.object({
    ...where,
    content_status: contentStatus,
    completion: z.number().min(0).max(100).default(0),
    resume_point: z.string().max(500).optional(),
  }),
  output: Progress,
  refusals: ['not_found'],
  offline: 'queue',
  flags: { mute: true },
})
