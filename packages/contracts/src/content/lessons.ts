import * as z from 'zod'
import { query } from '../call.ts'
import { contentStatus, guid, id, languageCode, percentage } from '../fields.ts'
import { ContentBody, contentType } from './contents.ts'

export const Lesson = z.object({
  lesson_guid: guid,
  course_id: id,
  title: z.string(),
  summary: z.string(),
  position: z.int(),
  total_contents: z.int(),
  completed_contents: z.int(),
  /** Completed share of its contents, in per cent. */
  completion: z.number(),
  content_status: contentStatus,
  /** It belongs to a plan that the learner does not have; absent where nothing is closed to them. */
  is_closed: z.boolean().optional(),
})
export type Lesson = z.infer<typeof Lesson>

/** Lessons of a class's course with the caller's progress. */
export const listLessons = query({
  path: 'learner/course/lessons',
  summary: 'Lessons of a course with the progress of the caller',
  audience: ['learner'],
  input: z.object({ course_id: id, class_id: id }),
  output: z.object({
    course_title: z.string(),
    subject: z.string(),
    language: languageCode,
    min_completion_percentage: z.number(),
    list: z.array(Lesson),
  }),
  refusals: ['not_found'],
  offline: 'local',
})

/** One content of a lesson as a learner plays it: what it is, how far they are, where they stopped. */
export const Module = z.object({
  content_id: id,
  position: z.int(),
  title: z.string(),
  content_type: contentType,
  body: ContentBody,
  size_bytes: z.int(),
  content_status: contentStatus,
  completion: z.number(),
  accuracy: percentage,
  attempts: z.int(),
  time_spent_in_seconds: z.int(),
  /** Where to go on: a second, a page, an EPUB location, a question number; empty at the start. */
  resume_point: z.string(),
})
export type Module = z.infer<typeof Module>

export const listModules = query({
  path: 'lesson/modules',
  summary: 'The contents of a lesson, ready to play',
  audience: ['learner', 'teacher'],
  input: z.object({ course_id: id, lesson_guid: guid, class_id: id }),
  output: z.object({
    lesson_guid: guid,
    title: z.string(),
    language: languageCode,
    min_completion_percentage: z.number(),
    modules: z.array(Module),
  }),
  refusals: ['not_found'],
  offline: 'local',
})

/** Lessons that a teacher may attach to an assignment of a class. */
export const listClassLessons = query({
  path: 'teacher/class/lessons',
  summary: 'Lessons of a class with the progress of its learners',
  audience: ['teacher'],
  input: z.object({ class_id: id }),
  output: z.object({
    list: z.array(
      z.object({
        lesson_guid: guid,
        course_id: id,
        title: z.string(),
        content_ids: z.array(id),
        lesson_completion: percentage,
      }),
    ),
  }),
  refusals: ['not_found'],
  offline: 'local',
})
