/** The library of a class: every file and link of its posts, of work that has begun and of its events, and what was put there itself. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment, ReadableAttachment } from '../content/files.ts'
import { Link, linkRefusals, linkType } from '../content/links.ts'
import { guid, id, instant } from '../fields.ts'
import { ofStream } from './stream-posts.ts'

export const librarySource = z.enum(['post', 'assignment', 'event', 'library'])

export const LibraryItem = z.object({
  /** The id of its file or link; of an event's address the event's. */
  library_id: guid,
  source: librarySource,
  /** Of the post, the assignment or the event; of what stands in the library itself, its own. */
  source_id: guid,
  title: z.string(),
  /** 0 a file or document, 1 a link, 2 what is embedded (seed 001 §4). */
  link_type: linkType,
  attachment: ReadableAttachment.nullable(),
  url: z.string().nullable(),
  /** 0 of a link. */
  size_bytes: z.int(),
  added_by_name: z.string(),
  added_on: instant,
})
export type LibraryItem = z.infer<typeof LibraryItem>

/** The newest first, fifty on a page. The same file or address stands there once, by its latest name. */
export const listClassLibrary = query({
  path: 'streams/contentLibrary',
  summary: 'Files and links of a class of the caller, the newest first',
  audience: ofStream,
  input: z.object({
    class_id: id,
    kind: linkType.optional(),
    search: z.string().trim().max(100).default(''),
    page: z.int().min(1).max(1_000).default(1),
  }),
  output: z.object({ list: z.array(LibraryItem), total_pages: z.int(), as_of: instant }),
  refusals: ['stream_off', 'not_found'],
  offline: 'local',
})

/** Out of the library alone: posts, work and events keep what they have. What is put there again later is shown again. */
export const removeFromLibrary = command({
  path: 'streams/contentLibrary/delete',
  summary: 'Take files and links out of the library of a class',
  audience: ['teacher'],
  input: z.object({ class_id: id, library_ids: z.array(guid).min(1).max(50) }),
  output: z.object({ library_ids: z.array(guid) }),
  refusals: ['stream_off', 'not_found'],
  offline: 'queue',
})

/** One file or one link, without a post. */
export const addToLibrary = command({
  path: 'streams/contentLibrary/add',
  summary: 'Put a file or a link into the library of a class',
  audience: ['teacher'],
  input: z.object({ class_id: id, attachment: Attachment.optional(), link: Link.optional() }),
  output: z.object({ library_id: guid }),
  refusals: ['stream_off', 'not_found', 'file_missing', 'nothing_to_add', ...linkRefusals],
  offline: 'queue',
})
