/** What a learner and the teachers of their class say to each other about one assignment: one thread for each learner and assignment. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { ReadableAttachment } from '../content/files.ts'
import { guid, id, instant } from '../fields.ts'

/** Those who write and read in a thread; a classmate reads nothing of it. */
const ofThread = ['learner', 'teacher'] as const

/** Work that was handed in, or something that was said about it. */
export const Post = z.object({
  post_id: guid,
  kind: z.enum(['work', 'comment']),
  author_id: id,
  author_name: z.string(),
  author_role: z.enum(ofThread),
  text: z.string(),
  attachments: z.array(ReadableAttachment),
  given_on: instant,
  edited_on: instant.nullable(),
  is_own: z.boolean(),
})
export type Post = z.infer<typeof Post>

/** Posts of a thread, the oldest first: the last `limit` of them, of all that there are. */
export const listPosts = query({
  path: 'assignment/posts',
  summary: 'What a learner handed in for an assignment, and what was said about it in private',
  audience: ofThread,
  input: z.object({
    assignment_id: guid,
    /** The learner whose thread a teacher reads; a learner's is their own. */
    user_id: id.optional(),
    /** Both kinds where it is left out. */
    kind: z.enum(['work', 'comment']).optional(),
    limit: z.int().min(1).max(1000).default(50),
  }),
  output: z.object({
    list: z.array(Post),
    total: z.int(),
    /** Unread notifications of the caller that tell of this thread: to be marked as read by whoever saw it. */
    unread: z.array(guid),
  }),
  refusals: ['not_found'],
  offline: 'local',
})

/** Changes the words of an own comment, at any time. What it said before is kept. */
export const updatePost = command({
  path: 'assignment/post/update',
  summary: 'Change the words of an own comment',
  audience: ofThread,
  input: z.object({ post_id: guid, assignment_id: guid, text: z.string().trim().max(10_000) }),
  output: z.object({ edited_on: instant }),
  refusals: ['not_found', 'comment_empty', 'comment_too_long'],
  offline: 'queue',
})

/**
 * Takes an own comment back, at any time; a teacher may take back any in the threads of their classes. It is shown to nobody any more.
 * Or takes back the latest work: its learner until it is due, a teacher what they handed in for somebody, and neither once it is
 * scored, returned or asked for again. The attempt is given back.
 */
export const deletePost = command({
  path: 'assignment/post/delete',
  summary: 'Take a comment or work back',
  audience: ofThread,
  input: z.object({ post_id: guid, assignment_id: guid }),
  output: z.object({ post_id: guid }),
  refusals: ['not_found', 'work_not_withdrawable'],
  offline: 'queue',
})
