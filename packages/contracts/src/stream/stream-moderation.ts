/** How a teacher keeps a stream in order: approvals, reports, members who only read. */
import * as z from 'zod'
import { command } from '../call.ts'
import { guid, id } from '../fields.ts'
import { ofStream } from './stream-posts.ts'

/** One that is not approved is deleted. */
export const approveStreamPost = command({
  path: 'streams/posts/approve',
  summary: 'Let the class see a post of a learner, or not',
  audience: ['teacher'],
  input: z.object({ post_id: guid, is_approved: z.boolean() }),
  output: z.object({ post_id: guid }),
  refusals: ['stream_off', 'not_found'],
  offline: 'queue',
})

/** Tells the teachers of the class; once a person and post or comment, whatever they say again. */
export const reportStream = command({
  path: 'streams/report',
  summary: 'Tell the teachers that a post or a comment is not right',
  audience: ofStream,
  input: z.object({
    post_id: guid,
    /** Of the post, where it is meant. */
    comment_id: guid.optional(),
    reason: z.string().trim().max(200).default(''),
  }),
  output: z.object({ post_id: guid }),
  refusals: ['stream_off', 'not_found', 'not_allowed'],
  offline: 'queue',
})

/** A teacher looked at what was reported and lets it stand. */
export const settleReports = command({
  path: 'streams/report/settle',
  summary: 'Let a reported post stand',
  audience: ['teacher'],
  input: z.object({ post_id: guid }),
  output: z.object({ post_id: guid }),
  refusals: ['stream_off', 'not_found'],
  offline: 'queue',
})

/** Who is muted reads and likes. */
export const muteInStream = command({
  path: 'streams/mute',
  summary: 'Let a learner of the class only read its stream, or write again',
  audience: ['teacher'],
  input: z.object({ class_id: id, user_id: id, is_muted: z.boolean() }),
  output: z.object({ user_id: id, is_muted: z.boolean() }),
  refusals: ['stream_off', 'not_found'],
  offline: 'queue',
})

/** What is left out stays. With the stream off nothing is deleted; it comes back as it was. */
export const setStream = command({
  path: 'streams/settings',
  summary: 'Switch the stream of a class off or on, or have posts of learners approved',
  audience: ['teacher'],
  input: z.object({
    class_id: id,
    is_stream_disabled: z.boolean().optional(),
    approves_posts: z.boolean().optional(),
  }),
  output: z.object({ class_id: id, is_stream_disabled: z.boolean(), approves_posts: z.boolean() }),
  refusals: ['stream_off', 'not_found'],
  offline: 'online',
})
