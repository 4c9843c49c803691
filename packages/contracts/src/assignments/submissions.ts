import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment } from '../content/files.ts'
import { assignmentStatus, guid, id, instant } from '../fields.ts'
import { HandedIn } from './assignments.ts'
import { OtherScore } from './scores.ts'

/**
 * Hands in work. Work is never turned away for being late, early or beyond the allowed attempts: it is kept and marked so.
 * `not_started_yet` is an answer of earlier versions: devices keep it by its name and an older server still gives it.
 */
export const handInSubmission = command({
  path: 'assignment/post',
  summary: 'Hand in work for an assignment',
  audience: ['learner'],
  input: z.object({
    submission_id: guid,
    assignment_id: guid,
    text: z.string().trim().max(10_000),
    attachments: z.array(Attachment).max(10),
  }),
  output: z.object({
    submission_id: guid,
    attempt_number: z.int(),
    handed_in_on: instant,
    is_late: z.boolean(),
    is_extra: z.boolean(),
  }),
  refusals: ['not_found', 'nothing_handed_in', 'file_missing', 'duplicate_file', 'not_started_yet'],
  offline: 'queue',
  flags: { important: true },
})

/** A learner's work on one assignment, in a teacher's marking list. */
export const Submission = z.object({
  user_id: id,
  full_name: z.string(),
  username: z.string(),
  class_id: id,
  assignment_status: assignmentStatus,
  score: z.number().nullable(),
  total_score: z.number(),
  teacher_remarks: z.string(),
  /** Chosen level by criterion. */
  rubric_levels: z.record(z.string(), z.string()),
  scored_on: instant.nullable(),
  returned_on: instant.nullable(),
  /** Latest first; empty where nothing was handed in. */
  submissions: z.array(HandedIn),
  /** Attempts at the assessments of the attached lessons: correct of total. */
  correct_questions: z.int(),
  total_questions: z.int(),
  /** The latest of them, until a teacher who saw the one that counts scores again; known to the server alone. */
  other_score: OtherScore.optional(),
})
export type Submission = z.infer<typeof Submission>

export const listSubmissions = query({
  path: 'teacher/assignment/users',
  summary: 'The learners of an assignment with their work and scores, by name',
  audience: ['teacher'],
  input: z.object({ assignment_id: guid, class_id: id.optional() }),
  output: z.object({ list: z.array(Submission) }),
  refusals: ['not_found'],
  offline: 'local',
})
