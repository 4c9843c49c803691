/** Contents as the content team writes them. Each saving is a revision; learners see one when a course that names it is published. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'
import { ContentFile } from '../content-files.ts'
import { ContentBody, contentType } from '../content/contents.ts'

export const readRevision = query({
  path: 'content/revision',
  summary: 'A content as it was written at one time',
  audience: ['content_team'],
  input: z.object({ content_id: id, revision: z.int().positive() }),
  output: z.object({
    content_id: id,
    revision: z.int(),
    /** The newest there is. */
    latest: z.int(),
    title: z.string(),
    content_type: contentType,
    size_bytes: z.int(),
    skill_ids: z.array(id),
    body: ContentBody,
  }),
  refusals: ['not_content_team', 'not_found'],
  offline: 'online',
})

/**
 * Keeps a content as a further revision, and names that one in the open draft of the course; where none is open, one is begun. A
 * new content (`content_id` and `based_on` are null) is put at the end of the lesson. `based_on` is the revision that was changed:
 * where the draft names another by now, nothing is written. Files of the body are those that were handed over before.
 */
export const saveRevision = command({
  path: 'content/revision/save',
  summary: 'Save a content',
  audience: ['content_team'],
  input: z.object({
    course_id: id,
    lesson_guid: guid,
    content_id: id.nullable(),
    based_on: z.int().positive().nullable(),
    title: z.string().max(200),
    content_type: contentType,
    body: ContentBody,
    skill_ids: z.array(id).max(50).default([]),
  }),
  output: z.object({ content_id: id, revision: z.int(), saved_on: instant }),
  refusals: [
    'not_content_team',
    'may_not_write',
    'not_found',
    'draft_changed',
    'draft_in_review',
    'body_differs',
    'link_refused',
    'site_refused',
    'file_missing',
  ],
  offline: 'online',
})

/** A picture of an article. The same bytes are kept once. */
export const uploadPicture = command({
  path: 'content/picture/upload',
  summary: 'Hand over a picture for an article',
  audience: ['content_team'],
  input: z.object({ file_id: guid, name: z.string().min(1).max(200) }),
  output: ContentFile,
  refusals: [
    'not_content_team',
    'may_not_write',
    'file_too_large',
    'file_type_refused',
    'file_name_refused',
    'too_many_files',
    'file_empty',
  ],
  offline: 'online',
  transport: 'multipart',
})
