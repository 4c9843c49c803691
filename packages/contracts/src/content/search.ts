import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, languageCode } from '../fields.ts'
import { contentType } from './contents.ts'

export const FoundLesson = z.object({
  lesson_guid: guid,
  course_id: id,
  /** A class of the caller that learns it, where it can be opened; null where it is only in the catalogue. */
  class_id: id.nullable(),
  title: z.string(),
  summary: z.string(),
  course_title: z.string(),
  subject: z.string(),
  grade: z.string(),
  language: languageCode,
  content_types: z.array(contentType),
})
export type FoundLesson = z.infer<typeof FoundLesson>

/** What the found lessons can be narrowed by, with how many of them it leaves. */
const Facet = z.object({ value: z.string(), lessons: z.int() })

/**
 * Lessons by words (seed 001 §7). A learner sees those of the courses of their classes and of their grade, a teacher and a
 * principal the whole catalogue of their school. At most 500 lessons are counted.
 */
export const searchLessons = query({
  path: 'lessons/search',
  summary: 'Lessons by words, forgiving typing mistakes',
  audience: ['learner', 'teacher', 'principal'],
  input: z.object({
    search_string: z.string().max(200),
    page: z.int().min(1).max(25).default(1),
    /** A value of the facets. */
    subject: z.string().max(100).optional(),
    grade: z.string().max(100).optional(),
    language: languageCode.optional(),
    content_type: contentType.optional(),
  }),
  output: z.object({
    /** `typos`: words as typed are nowhere, near ones are; `some_words`: no lesson has them all. */
    mercy: z.enum(['none', 'typos', 'some_words']),
    /** Folded; beginnings of the words that the lessons were found by. */
    found_by: z.array(z.string()),
    total: z.int(),
    total_pages: z.int(),
    subjects: z.array(Facet),
    grades: z.array(Facet),
    languages: z.array(Facet),
    list: z.array(FoundLesson),
  }),
  offline: 'local',
})
