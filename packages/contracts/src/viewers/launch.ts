/** Opening a content outside the list of a lesson: by its number alone, or as part of an assignment. */
import * as z from 'zod'
import { query } from '../call.ts'
import { guid, id, languageCode } from '../fields.ts'
import { Module } from '../content/lessons.ts'

/** A content with the place in which the caller's work on it counts, and the addresses of its files, which are the permit to read them. */
export const Launched = z.object({
  course_id: id,
  lesson_guid: guid,
  class_id: id,
  lesson_title: z.string(),
  language: languageCode,
  module: Module,
})
export type Launched = z.infer<typeof Launched>

/** Without `class_id` the first of the caller's classes that has the content. */
export const launchContent = query({
  path: 'generic/launch',
  summary: 'Open one content outside its lesson',
  audience: ['learner', 'teacher'],
  input: z.object({ content_id: id, class_id: id.optional() }),
  output: Launched,
  refusals: ['not_found'],
  offline: 'local',
})
