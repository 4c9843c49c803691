/** What a device keeps of streams and libraries: the latest posts of a class with their latest comments. */
import * as z from 'zod'
import { ReadableAttachment } from '../content/files.ts'
import { Link } from '../content/links.ts'
import { guid, id, instant } from '../fields.ts'
import { ofStream } from '../stream/stream-posts.ts'

const deleted = { is_deleted: z.boolean() }

/** Names travel with the rows: a learner's device knows no other person. */
const author = { user_id: id, author_name: z.string(), author_role: z.enum(ofStream) }

export const streamTables = {
  /** Classes of the person, with what decides in their streams. */
  stream_classes: z.object({
    class_id: id,
    is_off: z.boolean(),
    learners_write: z.boolean(),
    approves_posts: z.boolean(),
    is_muted: z.boolean(),
    /** Learners who only read; none in a learner's pull. */
    muted_ids: z.array(id),
    ...deleted,
  }),
  /** The latest 200 of a class, and those that are pinned. */
  stream_posts: z.object({
    post_id: guid,
    class_id: id,
    ...author,
    text: z.string(),
    attachments: z.array(ReadableAttachment),
    links: z.array(Link),
    is_pinned: z.boolean(),
    pin_given_on: instant.nullable(),
    created_on: instant,
    edited_on: instant.nullable(),
    publish_on: instant,
    comments_closed: z.boolean(),
    waits_for_approval: z.boolean(),
    comments: z.int(),
    likes: z.int(),
    is_liked: z.boolean(),
    /** 0 in a learner's pull. */
    reports: z.int(),
    ...deleted,
  }),
  /** Of those posts, the latest 50 of each. */
  stream_comments: z.object({
    comment_id: guid,
    post_id: guid,
    class_id: id,
    ...author,
    reply_to: guid.nullable(),
    text: z.string(),
    attachments: z.array(ReadableAttachment),
    created_on: instant,
    edited_on: instant.nullable(),
    ...deleted,
  }),
  /** What was put into libraries themselves, and what was taken out of them; the rest of a library is in posts, work and events. */
  class_library: z.object({
    class_id: id,
    library_id: guid,
    attachment: ReadableAttachment.nullable(),
    link: Link.nullable(),
    added_by_name: z.string(),
    /** Null where something of a post, of work or of an event was taken out. */
    added_on: instant.nullable(),
    removed_on: instant.nullable(),
    ...deleted,
  }),
} as const
