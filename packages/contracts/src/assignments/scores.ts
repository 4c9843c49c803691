/** Scoring what learners handed in, and returning it to them. */
import * as z from 'zod'
import { command } from '../call.ts'
import { guid, id, instant, mark } from '../fields.ts'

/** A score that does not count, and that whoever gave the one that counts had not seen. */
export const OtherScore = z.object({
  score: z.number(),
  teacher_remarks: z.string(),
  rubric_levels: z.record(z.string(), z.string()),
  scored_by_name: z.string(),
  scored_on: instant,
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
