import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment } from '../content/files.ts'
import { contentStatus, guid, id, instant, percentage } from '../fields.ts'

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

/** Answers by question, each a list of texts as the kind of question has them. */
export const Answers = z.record(z.string().max(100), z.array(z.string().max(10_000)).max(20))
export type Answers = z.infer<typeof Answers>

/**
 * What `enc_data` holds: one attempt at an assessment, in JSON, sealed with the key of the session
 * (docs/decisions/0067-an-attempt-is-sealed-when-it-is-sent.md).
 */
export const TrackedAttempt = z.object({
  sync_guid: guid,
  ...where,
  answers: Answers,
  time_spent_in_seconds: z.int().min(0).max(86_400),
  /** Files that answers name by their ids. */
  files: z.array(Attachment).max(50).optional(),
  /** The questions were those of a sealed test: answers name what they choose as these do. */
  is_sealed: z.boolean().optional(),
})
export type TrackedAttempt = z.infer<typeof TrackedAttempt>

export const MarkedAttempt = z.object({
  sync_guid: guid,
  attempt_number: z.int(),
  total_questions: z.int(),
  correct_questions: z.int(),
  /** Answers that wait for a teacher. */
  waiting_questions: z.int(),
  /** Of the questions that are marked; null while none is. */
  accuracy: percentage,
  /** The attempt is marked when the test closes; null where it is marked. Until then nothing is said to be right. */
  closes_on: instant.nullable(),
  content_status: contentStatus,
})
export type MarkedAttempt = z.infer<typeof MarkedAttempt>

/** Hands over one attempt; it is marked where it is taken and again, with authority, where it arrives. */
export const recordAttempt = command({
  path: 'learner/tracking/save',
  summary: 'Record an attempt at an assessment',
  audience: ['learner'],
  input: z.object({ enc_data: z.string().min(4).max(400_000) }),
  output: MarkedAttempt,
  refusals: ['tracking_unreadable', 'not_found', 'attempt_mismatch', 'file_missing', 'test_closed'],
  offline: 'queue',
})

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
