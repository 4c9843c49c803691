/** Attempts at assessments: handing one over, and reading one's own. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment, ReadableAttachment } from '../content/files.ts'
import { contentStatus, guid, id, instant, percentage } from '../fields.ts'
import { AnswerScores } from './answer-scores.ts'

/** Answers by question, each a list of texts as the kind of question has them. */
export const Answers = z.record(z.string().max(100), z.array(z.string().max(10_000)).max(20))
export type Answers = z.infer<typeof Answers>

/** What each question was given of the marks that it gives at most; `given` is null while a person has to mark it. Empty of a test that counts no marks. */
export const Marks = z.record(z.string(), z.object({ given: z.number().nullable(), possible: z.number() }))
export type Marks = z.infer<typeof Marks>

/**
 * What `enc_data` holds: one attempt at an assessment, in JSON. So it waits on a device; it is sent sealed with the key of the session
 * (docs/decisions/0067-an-attempt-is-sealed-when-it-is-sent.md).
 */
export const TrackedAttempt = z.object({
  sync_guid: guid,
  content_id: id,
  cms_course_id: id,
  lesson_guid: guid,
  class_id: id,
  answers: Answers,
  time_spent_in_seconds: z.int().min(0).max(86_400),
  /** Files that answers name by their ids. */
  files: z.array(Attachment).max(50).optional(),
  /** The questions were those of a sealed test: answers name what they choose as these do. */
  is_sealed: z.boolean().optional(),
  /** Which try of the learner the questions were drawn for, from 1. */
  try_number: z.int().min(1).max(1_000).optional(),
  /** Questions that the learner had, where the test draws. */
  drawn: z.array(z.string().max(100)).max(500).optional(),
  /** Wrong checks of a question before the answer that was handed in. */
  tried: z.record(z.string().max(100), z.int().min(1).max(10)).optional(),
  /** By the clock of the device: how long its page was closed or asleep, and how often. */
  away_seconds: z.int().min(0).max(100_000_000).optional(),
  times_away: z.int().min(0).max(10_000).optional(),
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
  refusals: [
    'tracking_unreadable',
    'not_found',
    'attempt_mismatch',
    'file_missing',
    'test_closed',
    'test_not_open',
    'tries_used_up',
    'time_over',
  ],
  offline: 'queue',
})

/** One attempt of the caller at a content. Of a sealed test nothing is said to be right or wrong before it closes. */
export const OwnAttempt = z.object({
  sync_guid: guid,
  attempt_number: z.int(),
  taken_on: instant,
  total_questions: z.int(),
  correct_questions: z.int(),
  waiting_questions: z.int(),
  accuracy: percentage,
  closes_on: instant.nullable(),
  answers: Answers,
  /** Right or wrong, by question; null where a person marks it. */
  results: z.record(z.string(), z.boolean().nullable()),
  /** Of a test that counts marks; kept as it was marked. */
  marks: Marks,
  /** What a teacher gave, by question. */
  scores: AnswerScores,
  files: z.array(ReadableAttachment),
})
export type OwnAttempt = z.infer<typeof OwnAttempt>

export const listOwnAttempts = query({
  path: 'learner/content/attempts',
  summary: 'Attempts of the caller at a content, latest first',
  audience: ['learner'],
  input: z.object({ content_id: id, class_id: id }),
  output: z.object({ list: z.array(OwnAttempt) }),
  offline: 'local',
})
