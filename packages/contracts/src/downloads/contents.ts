import * as z from 'zod'
import { query } from '../call.ts'
import { ContentBody, contentType } from '../content/contents.ts'
import { ContentFile } from '../content-files.ts'
import { guid, id } from '../fields.ts'

/**
 * The bodies of contents, for a download: at most 200 in one answer (seed 001 §9), those with `page_cursor` to go on with. Named by their
 * ids, by their lessons, or by their courses; what the person may not have is left out. With `has_views` the same is told a second time in
 * the specification's tables, for whoever reads those.
 */
export const downloadContents = query({
  path: 'contentservice/download',
  summary: 'Contents with their bodies and file addresses',
  audience: ['learner', 'teacher', 'campus_admin'],
  input: z.object({
    cms_course_ids: z.array(id).max(50),
    content_types: z.array(z.string()).max(20).default([]),
    content_ids: z.array(id).max(200).default([]),
    lesson_guids: z.array(guid).max(50).default([]),
    /** What was published since; of what nobody knows when, all. */
    updated_on: z.string().default('2020-01-01 00:00:00'),
    /** From the last answer; empty the first time. */
    page_cursor: z.string().max(20).default(''),
    has_views: z.boolean().default(false),
    isForcedOnline: z.boolean().default(true),
  }),
  output: z.object({
    content: z.array(
      z.object({
        content_id: id,
        content_type: contentType,
        title: z.string(),
        size_bytes: z.int(),
        revision: z.int(),
        body: ContentBody,
      }),
    ),
    content_assessments: z.array(z.object({ content_id: id, questions: z.array(z.unknown()) })),
    content_articles: z.array(z.object({ content_id: id, blocks: z.array(z.unknown()) })),
    content_generic: z.array(z.object({ content_id: id, files: z.array(ContentFile) })),
    skills_content: z.array(z.object({ skill_id: id, content_id: id })),
    /** Of those that were asked for by their ids: what the person may not have, or not any more. */
    deleted: z.array(id),
    page_cursor: z.string(),
    is_complete: z.boolean(),
    /** Of this answer: bodies and files. */
    total_bytes: z.int(),
  }),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})

const sizes = z.object({ whole: z.int(), small: z.int(), audio: z.int() })

/**
 * How much it takes to have the lessons of a class without a network, by quality of films: before anything is fetched. With `has_work` also
 * the files of the work that is set in the class to the learner who asks; everybody else is told of lessons alone.
 */
export const readContentSizes = query({
  path: 'content/sizes',
  summary: 'Bytes that the lessons of a class take on a device',
  audience: ['learner', 'teacher', 'campus_admin'],
  input: z.object({ class_id: id, lesson_guid: guid.optional(), has_work: z.boolean().default(false) }),
  output: z.object({
    list: z.array(z.object({ lesson_guid: guid, title: z.string(), contents: z.int(), bytes: sizes })),
    /** A file that several lessons share is counted once. */
    total: sizes,
    /** Bytes of files of work; 0 where they were not asked for. */
    work_bytes: z.int(),
  }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { mute: true },
})
