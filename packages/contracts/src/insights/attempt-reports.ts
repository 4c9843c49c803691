/** Attempts question by question: what was answered, and what was right (seed 001 §7, payloads not shown there). */
import * as z from 'zod'
import { query } from '../call.ts'
import { AskedQuestion, Question } from '../questions/questions.ts'
import { PackageInteraction } from '../viewers/package-states.ts'
import { guid, id, instant, languageCode, percentage } from '../fields.ts'
import { Answers, Marks } from '../learning/attempts.ts'
import { ClassName } from '../schools/classes.ts'

export const AttemptReport = z.object({
  sync_guid: guid,
  content_id: id,
  /** Null for a sitting in which a package asked and gave no result. */
  attempt_number: z.int().nullable(),
  taken_on: instant,
  /** Null while a teacher has to mark it, or the test is not closed; and where a package gave no result. */
  accuracy: percentage,
  correct_questions: z.int(),
  total_questions: z.int(),
  time_spent_in_seconds: z.int(),
  /** While the page of a test with a time was closed or asleep, and how often; null where it has no time. */
  away_seconds: z.int().nullable(),
  times_away: z.int().nullable(),
  answers: Answers,
  /** By question id: right, wrong, or null while that is open. A question that came later has no entry. */
  results: z.record(z.string(), z.boolean().nullable()),
  /** Empty of a test that counts no marks, or is not closed. */
  marks: Marks,
  /** What a package told of the questions that it asked; empty for an assessment. */
  interactions: z.array(PackageInteraction),
})
export type AttemptReport = z.infer<typeof AttemptReport>

/** An assessment or a package as it stands now; a package keeps its questions to itself. Before a sealed test closes its questions tell no answer, to whomever they are sent. */
export const AttemptedContent = z.object({
  content_id: id,
  title: z.string(),
  lesson_guid: guid,
  lesson_name: z.string(),
  language: languageCode,
  questions: z.union([z.array(Question), z.array(AskedQuestion)]),
  is_sealed: z.boolean(),
})
export type AttemptedContent = z.infer<typeof AttemptedContent>

const report = {
  full_name: z.string(),
  class_name: ClassName,
  course_id: id,
  contents: z.array(AttemptedContent),
  /** Latest first. */
  attempts: z.array(AttemptReport),
}

/** Attempts of a learner by their ids; those that are not that learner's in that class are left out. A learner asks for their own. */
export const listAttempts = query({
  path: 'learner/assignment/modules/report',
  summary: 'Attempts of a learner, question by question',
  audience: ['learner', 'teacher', 'principal'],
  input: z.object({ class_id: id, users_content_attempts_ids: z.array(guid).min(1).max(20), user_id: id.optional() }),
  output: z.object(report),
  refusals: ['not_found'],
  offline: 'online',
  flags: { strict: true },
})

/** Every attempt of a learner at one assessment or package, ten a page. */
export const listModuleAttempts = query({
  path: 'teacher/class/module/user/attempt/report',
  summary: 'Attempts of a learner at an assessment, question by question',
  audience: ['learner', 'teacher', 'principal'],
  input: z.object({
    class_id: id,
    content_id: id,
    user_id: id.optional(),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({ ...report, total: z.int(), total_pages: z.int() }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { strict: true },
})
