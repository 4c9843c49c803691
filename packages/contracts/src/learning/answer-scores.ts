/** What a teacher gives to answers that no rule marks. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { ReadableAttachment } from '../content/files.ts'
import { Question } from '../questions/questions.ts'
import { guid, id, instant, percentage } from '../fields.ts'

/** What a teacher gave an answer: the level of each criterion of its rubric, and a remark. */
export const AnswerScore = z.object({
  levels: z.record(z.string().max(50), z.string().max(50)),
  remark: z.string().trim().max(2_000),
})
export type AnswerScore = z.infer<typeof AnswerScore>

/** What was given to the answers of an attempt, by question. */
export const AnswerScores = z.record(z.string().max(100), AnswerScore)

/** An answer that a person marks. */
export const AnswerToScore = z.object({
  question: Question,
  answer: z.array(z.string()),
  files: z.array(ReadableAttachment),
})
export type AnswerToScore = z.infer<typeof AnswerToScore>

/** Answers of one attempt that wait for a teacher. */
export const WaitingAttempt = z.object({
  sync_guid: guid,
  user_id: id,
  full_name: z.string(),
  username: z.string(),
  class_id: id,
  content_title: z.string(),
  taken_on: instant,
  answers: z.array(AnswerToScore.extend({ score: AnswerScore.nullable() })),
})
export type WaitingAttempt = z.infer<typeof WaitingAttempt>

export const listWaitingAttempts = query({
  path: 'teacher/attempts/waiting',
  summary: 'Answers of a class that wait for a teacher, oldest first',
  audience: ['teacher'],
  input: z.object({ class_id: id, page: z.int().min(1).default(1) }),
  output: z.object({ list: z.array(WaitingAttempt), total_pages: z.int() }),
  refusals: ['not_found'],
  offline: 'local',
})

/** One time that answers of an attempt were scored. */
export const ScoreEntry = z.object({
  /** Id of the command that gave it. */
  score_entry_id: guid,
  scored_by: id,
  scored_by_name: z.string(),
  scored_on: instant,
  /** Of the attempt from then on; null where nothing of it was marked. */
  accuracy: percentage,
  /** What was given then, by question. */
  scores: AnswerScores,
})
export type ScoreEntry = z.infer<typeof ScoreEntry>

/** An attempt of which no answer waits any more, with what its answers were given; latest entry first. */
export const ScoredAttempt = WaitingAttempt.extend({ accuracy: percentage, entries: z.array(ScoreEntry) })
export type ScoredAttempt = z.infer<typeof ScoredAttempt>

export const listScoredAttempts = query({
  path: 'teacher/attempts/scored',
  summary: 'Attempts of a class that teachers scored, the latest scored first',
  audience: ['teacher'],
  input: z.object({ class_id: id, page: z.int().min(1).max(10_000).default(1) }),
  output: z.object({ list: z.array(ScoredAttempt), total_pages: z.int() }),
  refusals: ['not_found'],
  offline: 'local',
})

/**
 * AnswerScores answers of one attempt by their rubrics. When none waits any more the attempt counts; what is scored again after that
 * counts in the place of what was, which stays readable. Of two teachers counts, answer by answer, what was given later.
 */
export const scoreAnswers = command({
  path: 'teacher/attempt/score',
  summary: 'Score answers of a learner that no rule can mark',
  audience: ['teacher'],
  input: z.object({ sync_guid: guid, user_id: id, class_id: id, scores: AnswerScores }),
  output: z.object({
    waiting_questions: z.int(),
    correct_questions: z.int(),
    total_questions: z.int(),
    accuracy: percentage,
  }),
  refusals: ['not_found', 'rubric_mismatch'],
  offline: 'queue',
})
