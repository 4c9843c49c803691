/** Scoring what learners handed in, and returning it to them. */
import * as z from 'zod'
import { command } from '../call.ts'
import { Attachment } from '../content/files.ts'
import { remarkLimits } from '../content/upload-limits.ts'
import { guid, id, instant, mark } from '../fields.ts'

/** A score that does not count, and that whoever gave the one that counts had not seen. */
export const OtherScore = z.object({
  score: z.number(),
  teacher_remarks: z.string(),
  rubric_levels: z.record(z.string(), z.string()),
  scored_by_name: z.string(),
  scored_on: instant,
})

/**
 * Scores a learner's work, or says something about it without a score. Of two scores the one given later counts; both are
 * kept. A remark without a score leaves the score that stands.
 */
export const scoreSubmission = command({
  path: 'teacher/assignment/score',
  summary: 'Score the work of a learner',
  audience: ['teacher'],
  input: z.object({
    assignment_id: guid,
    user_id: id,
    class_id: id,
    /** Absent where only remark or rubric are given, or a score is taken back; never absent from older versions. */
    score: mark.optional(),
    /** The score of a teacher that stands counts no longer: work that scores itself has its automatic score, other work none. */
    is_taken_back: z.boolean().default(false),
    total_score: mark,
    /** A remark is typed up to 5,000 letters; comments of returns come below it. */
    teacher_remarks: z.string().trim().max(20_000).default(''),
    rubric_levels: z.record(z.string().max(50), z.string().max(50)).default({}),
    /** Spoken remarks: all that shall stand, new ones of the giver and earlier ones. Absent, those that stand stay. */
    remark_files: z.array(Attachment).max(remarkLimits.files).optional(),
    /** When the score of the school was given that this teacher saw; null where none stood. Absent from older versions. */
    seen_on: instant.nullable().optional(),
  }),
  output: z.object({ score: z.number().nullable(), scored_on: instant, is_score_automatic: z.boolean() }),
  refusals: ['not_found', 'not_allowed', 'score_above_total', 'rubric_mismatch', 'file_missing'],
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
    /**
     * Said to all of them, below the remark of each. Required, where the field is there at all, to ask again and where work
     * has neither remark nor level of a rubric.
     */
    comment: z.string().trim().max(2_000).optional(),
    /**
     * Work without a score that is to be returned, and learners who handed in nothing: refuses the command, leaves them out, or
     * returns what was handed in without a score and leaves the rest out.
     */
    unready: z.enum(['refuse', 'skip', 'return']).default('refuse'),
  }),
  output: z.object({
    /** Those whose work was returned, or is asked for again. */
    user_ids: z.array(id),
    returned_on: instant,
    skipped: z.array(z.object({ user_id: id, why: z.enum(['no_score', 'nothing_handed_in']) })),
  }),
  refusals: ['not_found', 'not_allowed', 'nothing_to_return', 'comment_required'],
  offline: 'queue',
})
