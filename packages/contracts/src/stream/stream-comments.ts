/** Comments on posts of a class, and replies to them (seed 001 §4 and §7). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment, ReadableAttachment } from '../content/files.ts'
import { guid, instant } from '../fields.ts'
import { ofStream, StreamAuthor, StreamPost, streamText } from './stream-posts.ts'

export const StreamComment = z.object({
  comment_id: guid,
  post_id: guid,
  author: StreamAuthor,
  /** The comment that it answers; one that answers a reply belongs to the comment above both. */
  reply_to: guid.nullable(),
  text: z.string(),
  attachments: z.array(ReadableAttachment),
  created_on: instant,
  edited_on: instant.nullable(),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
})
export type StreamComment = z.infer<typeof StreamComment>

/** Comments, the oldest first: the last of them that there is room for. */
const comments = {
  list: z.array(StreamComment),
  /** Whether there are earlier ones. */
  has_more: z.boolean(),
  total: z.int(),
}

export const readStreamPost = query({
  path: 'streams/post/details',
  summary: 'A post of a class of the caller with its latest comments',
  audience: ofStream,
  input: z.object({ post_id: guid }),
  output: z.object({ post: StreamPost, comments: z.array(StreamComment), total_comments: z.int() }),
  refusals: ['stream_off', 'not_found'],
  offline: 'local',
})

export const listStreamComments = query({
  path: 'streams/comments',
  summary: 'Comments on a post, the oldest first: the last ones before the one named',
  audience: ofStream,
  input: z.object({ post_id: guid, before: guid.optional(), limit: z.int().min(1).max(50).default(20) }),
  output: z.object(comments),
  refusals: ['stream_off', 'not_found'],
  offline: 'local',
})

export const createStreamComment = command({
  path: 'streams/comments/create',
  summary: 'Comment on a post, or reply to a comment',
  audience: ofStream,
  input: z.object({
    comment_id: guid,
    post_id: guid,
    reply_to: guid.optional(),
    text: streamText.default(''),
    /** Three are a rule with a sentence. */
    attachments: z.array(Attachment).max(50).default([]),
  }),
  output: z.object({ comment_id: guid, created_on: instant }),
  refusals: [
    'stream_off',
    'not_found',
    'not_allowed',
    'comments_closed',
    'post_empty',
    'post_too_long',
    'post_limit',
    'file_missing',
    'duplicate_file',
    'too_many_files',
  ],
  offline: 'queue',
})

export const updateStreamComment = command({
  path: 'streams/comments/update',
  summary: 'Change the words of an own comment',
  audience: ofStream,
  input: z.object({ comment_id: guid, text: streamText }),
  output: z.object({ edited_on: instant }),
  refusals: ['stream_off', 'not_found', 'not_allowed', 'post_empty', 'post_too_long'],
  offline: 'queue',
})

export const deleteStreamComment = command({
  path: 'streams/comments/delete',
  summary: 'Delete an own comment, or as a teacher one of the class',
  audience: ofStream,
  input: z.object({ comment_id: guid }),
  output: z.object({ comment_id: guid }),
  refusals: ['stream_off', 'not_found', 'not_allowed'],
  offline: 'queue',
})
