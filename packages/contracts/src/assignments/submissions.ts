import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment } from '../content/files.ts'
import { assignmentStatus, guid, id, instant, mark } from '../fields.ts'
import { HandedIn } from './assignments.ts'

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

/** A score that does not count, and that whoever gave the one that counts had not seen. */
export const OtherScore = z.object({
  score: z.number(),
  teacher_remarks: z.string(),
  rubric_levels: z.record(z.string(), z.string()),
  scored_by_name: z.string(),
  scored_on: instant,
})

/** A learner's work on one assignment, in a teacher's marking list. */
export const Submission = z.object({
  user_id: id,
  full_name: z.string(),
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

/** Scores a learner's work. Of two scores the one given later counts; both are kept. */
export const scoreSubmission = command({
  path: 'teacher/assignment/score',
  summary: 'Score the work of a learner',
  audience: ['teacher'],
  input: z.object({
    assignment_id: guid,
    user_id: id,
    class_id: id,
    score: mark,
    total_score: mark,
    teacher_remarks: z.string().trim().max(5_000).default(''),
    rubric_levels: z.record(z.string().max(50), z.string().max(50)).default({}),
    /** When the score of the school was given that this teacher saw; null where none stood. Absent from older versions. */
    seen_on: instant.nullable().optional(),
  }),
  output: z.object({ score: z.number(), scored_on: instant }),
  refusals: ['not_found', 'not_allowed', 'score_above_total', 'rubric_mismatch'],
  offline: 'queue',
})

/** Returns scored work to learners: from then on they see score, remark and rubric. */
export const returnSubmissions = command({
  path: 'teacher/assignment/status',
  summary: 'Return work to learners, or ask for it again',
  audience: ['teacher'],
  input: z.object({
    assignment_id: guid,
    user_ids: z.array(id).min(1).max(200),
    /** 2 returns the work, 3 asks the learner to hand in again. */
    assignment_status: z.union([z.literal(2), z.literal(3)]),
    /** Takes the place of the remark that stands there: why the work is asked for again. */
    teacher_remarks: z.string().trim().min(1).max(5_000).optional(),
  }),
  output: z.object({ user_ids: z.array(id), returned_on: instant }),
  refusals: ['not_found', 'not_allowed', 'nothing_to_return'],
  offline: 'queue',
})
