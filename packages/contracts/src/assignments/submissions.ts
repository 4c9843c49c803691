import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment, ReadableAttachment } from '../content/files.ts'
import { assignmentStatus, guid, id, instant } from '../fields.ts'
import { Answers } from '../learning/attempts.ts'
import { HandedIn } from './assignments.ts'
import { OtherScore } from './scores.ts'

/**
 * Hands in work, a teacher for a learner whom they name, or says something in the private thread of a learner and their teachers (`kind`, `thread.ts`). Work is never turned
 * away for being late, early, beyond the allowed attempts or after the work closed: it is kept and marked so; nor is a comment, for whoever left meanwhile.
 * `not_started_yet` is an answer of earlier versions: devices keep it by its name and an older server still gives it.
 */
export const handInSubmission = command({
  path: 'assignment/post',
  summary: 'Hand in work for an assignment, or write in its private thread',
  audience: ['learner', 'teacher'],
  input: z.object({
    /** Of the work or of the comment. */
    submission_id: guid,
    assignment_id: guid,
    kind: z.enum(['work', 'comment']).default('work'),
    /** The learner in whose thread a teacher writes or for whom they hand in; a learner's is their own. */
    user_id: id.optional(),
    /** A teacher was given it on paper: it needs neither words nor files. */
    on_paper: z.boolean().default(false),
    /** A comment has at most 1,000 letters, which is a rule with a sentence. */
    text: z.string().trim().max(10_000),
    /** Ten are a rule with a sentence; the shape takes more, so that it can be said. */
    attachments: z.array(Attachment).max(50),
    /** To the questions of the work, naming what they choose as these do. */
    answers: Answers.optional(),
  }),
  /** Of a comment `handed_in_on` is when it was given, and `attempt_number` is 0. */
  output: z.object({
    submission_id: guid,
    attempt_number: z.int(),
    handed_in_on: instant,
    is_late: z.boolean(),
    is_extra: z.boolean(),
    is_after_close: z.boolean(),
  }),
  refusals: [
    'not_found',
    'nothing_handed_in',
    'comment_empty',
    'comment_too_long',
    'too_many_files',
    'file_missing',
    'duplicate_file',
    'not_started_yet',
  ],
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
  /** Of this learner alone; null where it is everybody's. */
  due_date: instant.nullable(),
  is_excused: z.boolean(),
  /** When they were last reminded of it by a teacher. */
  reminded_on: instant.nullable(),
  score: z.number().nullable(),
  total_score: z.number(),
  teacher_remarks: z.string(),
  /** Remarks that were spoken. */
  remark_files: z.array(ReadableAttachment),
  /** Chosen level by criterion. */
  rubric_levels: z.record(z.string(), z.string()),
  scored_on: instant.nullable(),
  returned_on: instant.nullable(),
  /** What work that scores itself came to; null where it did not yet, and of other work. */
  automatic_score: z.number().nullable(),
  /** Whether that is the score that stands, and not one of a teacher. */
  is_score_automatic: z.boolean(),
  /** When work that scores itself was done, where nothing was handed in for it. */
  counted_on: instant.nullable(),
  /** Latest first; empty where nothing was handed in. */
  submissions: z.array(HandedIn),
  /** Attempts at the assessments of the attached lessons: correct of total. */
  correct_questions: z.int(),
  total_questions: z.int(),
  /** Whether something was said in the private thread that the caller has not seen. */
  has_new_comments: z.boolean(),
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
