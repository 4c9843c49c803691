/** Posts of a class: what its teachers and learners say to everybody in it (seed 001 §4, §5 and §7). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { Attachment, ReadableAttachment } from '../content/files.ts'
import { Link, linkRefusals, Links } from '../content/links.ts'
import { guid, id, instant } from '../fields.ts'

/** Who writes and reads in a stream: members of the class. */
export const ofStream = ['learner', 'teacher'] as const

/** Whoever wrote something, as the others of the class are shown them: a learner's device knows no other person. */
export const StreamAuthor = z.object({ user_id: id, full_name: z.string(), role: z.enum(ofStream) })

/** Longer than a rule allows, so that one letter too many gets a sentence (UTF-16 units). */
export const streamText = z.string().trim().max(8_000)

export const StreamPost = z.object({
  post_id: guid,
  class_id: id,
  author: StreamAuthor,
  text: z.string(),
  attachments: z.array(ReadableAttachment),
  links: z.array(Link),
  is_pinned: z.boolean(),
  created_on: instant,
  edited_on: instant.nullable(),
  /** When the class sees it; in the future only for its author and other teachers. */
  publish_on: instant,
  comments: z.int(),
  likes: z.int(),
  is_liked: z.boolean(),
  comments_closed: z.boolean(),
  /** Of a learner, waiting until a teacher lets the class see it. */
  waits_for_approval: z.boolean(),
  /** How many people reported it or a comment on it; 0 for learners. */
  reports: z.int(),
  /** What the caller may do with it. */
  may: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    pin: z.boolean(),
    comment: z.boolean(),
    report: z.boolean(),
    approve: z.boolean(),
  }),
})
export type StreamPost = z.infer<typeof StreamPost>

const textRefusals = ['post_empty', 'post_too_long'] as const
const written = { text: streamText, attachments: z.array(Attachment).max(50), links: Links }

/** At most 5 posts and comments of a learner in a minute, 10 of a teacher; `wait_seconds` says when there is room again. */
export const createStreamPost = command({
  path: 'streams/posts/create',
  summary: 'Say something to a class',
  audience: ofStream,
  input: z.object({
    post_id: guid,
    class_id: id,
    text: written.text.default(''),
    attachments: written.attachments.default([]),
    links: written.links.default([]),
    /** Of a teacher: shown to the class from then on. */
    publish_on: instant.optional(),
    /** Of a teacher. */
    comments_closed: z.boolean().default(false),
  }),
  output: z.object({ post_id: guid, created_on: instant, waits_for_approval: z.boolean() }),
  refusals: [
    'stream_off',
    'not_found',
    'not_allowed',
    ...textRefusals,
    'post_limit',
    'file_missing',
    'duplicate_file',
    'too_many_files',
    ...linkRefusals,
  ],
  offline: 'queue',
})

export const streamFilter = z.enum(['all', 'teacher', 'files', 'mine', 'to_look_at'])
export type StreamFilter = z.infer<typeof streamFilter>

/** The newest first. `to_look_at`, for teachers: what waits for their approval, and what was reported. */
export const listStreamPosts = query({
  path: 'streams/posts',
  summary: 'Posts of a class of the caller, the newest first',
  audience: ofStream,
  input: z.object({
    class_id: id,
    /** The last one of the page before. */
    before: guid.optional(),
    search: z.string().trim().max(100).default(''),
    filter: streamFilter.default('all'),
    limit: z.int().min(1).max(50).default(20),
  }),
  output: z.object({
    /** With the first page of all posts alone. */
    pinned: z.array(StreamPost),
    list: z.array(StreamPost),
    has_more: z.boolean(),
    /** The stream is off for this class, or for all of the tenant: nothing is shown, and nothing was deleted. */
    is_off: z.boolean(),
    may_post: z.boolean(),
    is_muted: z.boolean(),
    /** For teachers: learners who only read. */
    muted_ids: z.array(id),
    /** Learners' posts are shown once a teacher approved them. */
    approves_posts: z.boolean(),
    /** For teachers: how many posts wait for approval or were reported. */
    to_look_at: z.int(),
    as_of: instant,
  }),
  refusals: ['not_found'],
  offline: 'local',
})

export const updateStreamPost = command({
  path: 'streams/posts/update',
  summary: 'Change an own post; what is left out stays',
  audience: ofStream,
  input: z.object({
    post_id: guid,
    text: written.text.optional(),
    attachments: written.attachments.optional(),
    links: written.links.optional(),
    /** Of a teacher, until the class sees it. */
    publish_on: instant.optional(),
    /** Of a teacher, also for posts of others in their classes. */
    comments_closed: z.boolean().optional(),
  }),
  output: z.object({ edited_on: instant }),
  refusals: [
    'stream_off',
    'not_found',
    'not_allowed',
    ...textRefusals,
    'file_missing',
    'duplicate_file',
    'too_many_files',
    ...linkRefusals,
  ],
  offline: 'queue',
})

/** Shown to nobody any more; the school keeps it for 30 days. */
export const deleteStreamPost = command({
  path: 'streams/posts/delete',
  summary: 'Delete an own post, or as a teacher one of the class',
  audience: ofStream,
  input: z.object({ post_id: guid, reason: z.string().trim().max(200).default('') }),
  output: z.object({ post_id: guid }),
  refusals: ['stream_off', 'not_found', 'not_allowed'],
  offline: 'queue',
})

/** At most five of a class. */
export const pinStreamPost = command({
  path: 'streams/posts/pin',
  summary: 'Keep a post at the top of its class, or let it go',
  audience: ['teacher'],
  input: z.object({ post_id: guid, is_pinned: z.boolean() }),
  output: z.object({ post_id: guid, is_pinned: z.boolean() }),
  refusals: ['stream_off', 'not_found', 'pin_limit'],
  offline: 'queue',
})

/** A state, not a switch: what is sent twice counts once, and of two devices the later counts. */
export const likeStreamPost = command({
  path: 'streams/posts/like',
  summary: 'Like a post, or take it back',
  audience: ofStream,
  input: z.object({ post_id: guid, is_liked: z.boolean() }),
  output: z.object({ post_id: guid, is_liked: z.boolean(), likes: z.int() }),
  refusals: ['stream_off', 'not_found'],
  offline: 'queue',
  flags: { mute: true },
})
