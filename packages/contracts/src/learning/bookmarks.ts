import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, languageCode } from '../fields.ts'

/** Keeps a lesson of a class to be found again, or lets it go. */
export const saveBookmark = command({
  path: 'learner/bookmark/save',
  summary: 'Keep a lesson, or let it go',
  audience: ['learner'],
  input: z.object({ class_id: id, lesson_guid: guid, is_bookmarked: z.boolean() }),
  output: z.object({ lesson_guid: guid, is_bookmarked: z.boolean() }),
  refusals: ['not_found'],
  offline: 'queue',
})

export const Bookmark = z.object({
  class_id: id,
  course_id: id,
  lesson_guid: guid,
  title: z.string(),
  course_title: z.string(),
  subject: z.string(),
  language: languageCode,
})
export type Bookmark = z.infer<typeof Bookmark>

/** Kept lessons of the learner's present classes, the latest first. */
export const listBookmarks = query({
  path: 'learner/bookmarks',
  summary: 'Lessons that the caller keeps',
  audience: ['learner'],
  input: z.object({}),
  output: z.object({ list: z.array(Bookmark) }),
  offline: 'local',
})
