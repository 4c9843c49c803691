import * as z from 'zod'
import { query } from '../call.ts'
import { contentStatus, guid, id, instant, languageCode } from '../fields.ts'

/** Why a lesson is recommended; each is said to the learner in a sentence. */
export const recommendationReason = z.enum([
  'assigned',
  'unfinished',
  'weak',
  'class_now',
  'review',
  'skill',
  'earlier',
  'next',
])
export type RecommendationReason = z.infer<typeof recommendationReason>

export const Recommendation = z.object({
  reason: recommendationReason,
  class_id: id,
  course_id: id,
  lesson_guid: guid,
  title: z.string(),
  subject: z.string(),
  language: languageCode,
  completion: z.number(),
  content_status: contentStatus,
  /** Of `weak`, `review` and `earlier`: mean of the best results in the lesson, in per cent; null where nothing was answered. */
  accuracy: z.number().nullable(),
  /** Of `review`: days since the learner was there last. */
  days: z.int().nullable(),
  /** Of `assigned`: until when, and for which work. */
  due_date: instant.nullable(),
  /** Of `assigned` the title of the work, of `skill` the name of the skill, of `earlier` and `next` the title of the other lesson; else empty. */
  about: z.string(),
})
export type Recommendation = z.infer<typeof Recommendation>

const answered = z.object({ list: z.array(Recommendation) })

/** What to learn next, over all classes of the learner, the most pressing first. */
export const recommendLessons = query({
  path: 'learner/recommendations',
  summary: 'Lessons to go on with, and why',
  audience: ['learner'],
  input: z.object({}),
  output: answered,
  offline: 'local',
})

/** What to learn beside or after one lesson of a class. */
export const recommendAround = query({
  path: 'learner/topic/recommendations',
  summary: 'Lessons that go with a lesson, and why',
  audience: ['learner'],
  input: z.object({ class_id: id, course_id: id, lesson_guid: guid }),
  output: answered,
  refusals: ['not_found'],
  offline: 'local',
})
