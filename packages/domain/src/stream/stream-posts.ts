/** Posts of a class: who may write and see them, and which counts of two changes. Shared by the device and the server. */
import type { Link, LinkRefusal } from '@maktab/contracts/content/links'
import { accept, refuse, refuseUntil, type Outcome } from '@maktab/contracts/outcome'
import type { StreamPost } from '@maktab/contracts/stream/stream-posts'
import { decideFiles, isBlank } from '../assignments/thread.ts'
import { decideLinks } from '../content/links.ts'
import type { Actor } from '../people/actor.ts'

/** Letters of a post or a comment (seed 001 §5). */
export const longestPost = 1000
/** Posts that one class keeps at its top. */
export const mostPinned = 5
/** Days that the school keeps what was deleted from a stream. */
export const daysDeletedPosts = 30

/** Letters as a person counts them: one that is put together is one. */
export function lettersOf(text: string): number {
  return [...text.trim().normalize('NFC')].length
}

/** What of a text can be seen, where somebody sent HTML: without its tags, with blanks for the entities that are blank. */
export function visibleText(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/&(?:nbsp|#160|#xa0|zwnj|zwj|shy);/gi, ' ')
    .trim()
}

export interface StreamStanding {
  /** Off for the class, or for the whole tenant. */
  readonly is_off: boolean
  /** `is_learner_stream_enabled` of the tenant: without it learners read and like. */
  readonly learners_write: boolean
  readonly is_muted: boolean
  /** Learners' posts wait until a teacher approved them. */
  readonly approves_posts: boolean
}

export interface StreamMember {
  readonly user_id: number
  readonly role: 'learner' | 'teacher'
}

/** Whoever is no teacher is taken for a learner, who may do less. */
export function memberOf({ user_id, role }: Pick<Actor, 'user_id' | 'role'>): StreamMember {
  return { user_id, role: role === 'teacher' ? 'teacher' : 'learner' }
}

/** Whether a member of the class writes in its stream at all. */
export function mayWrite(stream: StreamStanding, { role }: Pick<StreamMember, 'role'>): boolean {
  return !stream.is_off && (role === 'teacher' || (stream.learners_write && !stream.is_muted))
}

export type TextRefusal = 'post_empty' | 'post_too_long'

/** Text, or something beside it; `<p></p>` and blanks say nothing (seed 001 §5). */
export function decideStreamText(text: string, hasMore: boolean): Outcome<null, TextRefusal> {
  if (!hasMore && isBlank(visibleText(text))) return refuse('post_empty')
  return lettersOf(text) > longestPost ? refuse('post_too_long') : accept(null)
}

/** Posts and comments of one person around the moment at which they gave another one. */
export interface RecentWriting {
  /** When those were given that were given within a minute of it; others may be missing. */
  readonly given: readonly Date[]
  /** When those arrived that arrived since a minute before now; none on a device. */
  readonly received: readonly Date[]
}

const minute = 60_000
/** Posts and comments in a minute by the moment at which they were given (seed 001 §5), and by arrival, for a device says what it likes. */
export const postLimits = { learner: 5, teacher: 10, arriving: 60 } as const

/**
 * Slows a person down and loses nothing: refused until there is room, and taken then, though it was given before. What was written
 * over a day without a network is taken at once. Of what is sent at once the last may arrive first, so those given or taken in since
 * count as well.
 */
export function decideRate(
  { given, received }: RecentWriting,
  { role, at, now }: { readonly role: 'learner' | 'teacher'; readonly at: Date; readonly now: Date },
): Outcome<null, 'post_limit'> {
  const roomAfter = (moments: readonly Date[], from: Date, most: number) => {
    const start = from.getTime()
    const latest = moments
      .map((moment) => moment.getTime())
      .filter((moment) => moment > start - minute && moment < start + minute)
      .sort((one, other) => other - one)
    // `oldest` of the most that one minute may hold, with the moment itself in that minute.
    const full = latest.flatMap((newest, place) => {
      const oldest = latest[place + most - 1]
      return oldest !== undefined && Math.max(newest, start) - oldest < minute ? [oldest + minute] : []
    })
    return Math.max(0, ...full)
  }
  const until = Math.max(roomAfter(given, at, postLimits[role]), roomAfter(received, now, postLimits.arriving))
  return until > now.getTime() ? refuseUntil('post_limit', new Date(until), now) : accept(null)
}

export type FileRefusal = 'file_missing' | 'duplicate_file' | 'too_many_files'

export interface PostInput {
  readonly text: string
  readonly attachments: readonly { readonly file_id: string }[]
  readonly links: readonly Link[]
  readonly publish_on?: string | undefined
  readonly comments_closed: boolean
}

export interface PostFacts {
  /** Undefined where the person is no member of the class, nor was one when they wrote. */
  readonly stream: StreamStanding | undefined
  /** Of the person's own post with the same id in this class, if there is one. */
  readonly earlier: { readonly created_on: Date; readonly waits_for_approval: boolean } | undefined
  /** Files of those named that the writer uploaded (on the device: holds). */
  readonly own_file_ids: readonly string[]
  readonly recent: RecentWriting
}

export interface NewPost {
  readonly is_new: boolean
  readonly created_on: Date
  readonly publish_on: Date
  readonly waits_for_approval: boolean
  readonly links: readonly Link[]
}

/** Takes a post in. Sent again it gets the first answer (seed 001 §5; decision 139). */
export function decidePost({
  facts: { stream, earlier, own_file_ids, recent },
  member,
  input,
  given,
  now,
}: {
  readonly facts: PostFacts
  readonly member: StreamMember
  readonly input: PostInput
  readonly given: Date
  readonly now: Date
}): Outcome<
  NewPost,
  'stream_off' | 'not_found' | 'not_allowed' | 'post_limit' | TextRefusal | FileRefusal | LinkRefusal
> {
  if (!stream) return refuse('not_found')
  if (earlier) return accept({ ...earlier, is_new: false, publish_on: earlier.created_on, links: input.links })
  if (stream.is_off) return refuse('stream_off')
  const publish_on = input.publish_on === undefined ? given : new Date(input.publish_on)
  const asksTeachersPart = publish_on > given || input.comments_closed
  if (!mayWrite(stream, member) || (asksTeachersPart && member.role === 'learner')) return refuse('not_allowed')
  const said = decideStreamText(input.text, input.attachments.length + input.links.length > 0)
  if (!said.ok) return said
  const links = decideLinks(input.links)
  if (!links.ok) return links
  const files = decideFiles(input.attachments, own_file_ids)
  if (!files.ok) return files
  const rate = decideRate(recent, { role: member.role, at: given, now })
  if (!rate.ok) return rate
  return accept({
    is_new: true,
    created_on: given,
    publish_on: publish_on > given ? publish_on : given,
    waits_for_approval: member.role === 'learner' && stream.approves_posts,
    links: links.value,
  })
}

/** A post as it stands, for whoever changes or looks at it. */
export interface PostStanding {
  readonly author_id: number
  readonly publish_on: Date
  readonly comments_closed: boolean
  readonly waits_for_approval: boolean
  readonly is_deleted: boolean
}

/** Whether a member sees it: a scheduled one and one that waits for approval are seen by their author and by teachers alone. */
export function seesPost(post: PostStanding, { user_id, role }: StreamMember, now: Date): boolean {
  if (post.is_deleted) return false
  return role === 'teacher' || post.author_id === user_id || (!post.waits_for_approval && post.publish_on <= now)
}

/** What a member may do with a post that they see. */
export function mayWithPost(post: PostStanding, stream: StreamStanding, member: StreamMember): StreamPost['may'] {
  const isOwn = post.author_id === member.user_id
  const isTeacher = member.role === 'teacher'
  const writes = mayWrite(stream, member)
  return {
    edit: isOwn && writes,
    delete: isOwn || isTeacher,
    pin: isTeacher,
    comment: writes && (!post.comments_closed || isTeacher) && !post.waits_for_approval,
    report: !isOwn && !isTeacher,
    approve: isTeacher && post.waits_for_approval,
  }
}

export interface PostChange {
  readonly text?: string | undefined
  readonly attachments?: readonly { readonly file_id: string }[] | undefined
  readonly links?: readonly Link[] | undefined
  readonly publish_on?: string | undefined
  readonly comments_closed?: boolean | undefined
}

export interface PostToChange extends PostStanding {
  readonly text: string
  readonly attachments: readonly { readonly file_id: string }[]
  readonly links: readonly Link[]
  readonly edited_on: Date | null
}

/**
 * Changes a post: its author what it says, a teacher of the class also whether it may be commented on. Of two changes the one given
 * later counts, the other is kept beside it. Before it is published its moment may move; afterwards no more.
 */
export function decidePostChange({
  post,
  stream,
  member,
  change,
  own_file_ids,
  given,
}: {
  readonly post: PostToChange | undefined
  readonly stream: StreamStanding
  readonly member: StreamMember
  readonly change: PostChange
  readonly own_file_ids: readonly string[]
  readonly given: Date
}): Outcome<
  {
    readonly edited_on: Date
    readonly counts: boolean
    readonly links: readonly Link[]
    readonly publish_on: Date
    readonly comments_closed: boolean
  },
  'stream_off' | 'not_found' | 'not_allowed' | TextRefusal | FileRefusal | LinkRefusal
> {
  if (!post || post.is_deleted) return refuse('not_found')
  if (stream.is_off) return refuse('stream_off')
  const saysAnother = change.text !== undefined || change.attachments !== undefined || change.links !== undefined
  const isOwn = post.author_id === member.user_id
  const isTeacher = member.role === 'teacher'
  const asksTeachersPart = change.comments_closed !== undefined || change.publish_on !== undefined
  if (asksTeachersPart && !isTeacher) return refuse('not_allowed')
  if ((saysAnother || change.publish_on !== undefined) && (!isOwn || !mayWrite(stream, member)))
    return refuse('not_allowed')
  const attachments = change.attachments ?? post.attachments
  const links = change.links === undefined ? accept(post.links) : decideLinks(change.links)
  if (!links.ok) return links
  const said = decideStreamText(change.text ?? post.text, attachments.length + links.value.length > 0)
  if (!said.ok) return said
  const usable = [...own_file_ids, ...post.attachments.map(({ file_id }) => file_id)]
  const files = decideFiles(attachments, usable)
  if (!files.ok) return files
  const isScheduled = post.publish_on > given
  const counts = !(saysAnother && post.edited_on !== null && post.edited_on > given)
  const asked = change.publish_on === undefined ? undefined : new Date(change.publish_on)
  return accept({
    edited_on: counts || post.edited_on === null ? given : post.edited_on,
    counts,
    links: links.value,
    publish_on: isScheduled && asked ? (asked > given ? asked : given) : post.publish_on,
    comments_closed: change.comments_closed ?? post.comments_closed,
  })
}

/** Its author, or a teacher of the class. What is deleted already stays so. */
export function decidePostDelete({
  post,
  stream,
  member,
}: {
  readonly post: Pick<PostStanding, 'author_id'> | undefined
  readonly stream: Pick<StreamStanding, 'is_off'>
  readonly member: StreamMember
}): Outcome<null, 'stream_off' | 'not_found' | 'not_allowed'> {
  if (!post) return refuse('not_found')
  if (stream.is_off) return refuse('stream_off')
  return post.author_id === member.user_id || member.role === 'teacher' ? accept(null) : refuse('not_allowed')
}

/** At most five of a class; of two devices the state given later counts. */
export function decidePin({
  post,
  stream,
  others,
  is_pinned,
  given,
}: {
  readonly post:
    | { readonly is_pinned: boolean; readonly pin_given_on: Date | null; readonly is_deleted: boolean }
    | undefined
  readonly stream: Pick<StreamStanding, 'is_off'>
  /** Other posts of the class that are pinned. */
  readonly others: number
  readonly is_pinned: boolean
  readonly given: Date
}): Outcome<{ readonly is_pinned: boolean; readonly counts: boolean }, 'stream_off' | 'not_found' | 'pin_limit'> {
  if (!post || post.is_deleted) return refuse('not_found')
  if (stream.is_off) return refuse('stream_off')
  if (post.pin_given_on !== null && post.pin_given_on > given)
    return accept({ is_pinned: post.is_pinned, counts: false })
  if (is_pinned && !post.is_pinned && others >= mostPinned) return refuse('pin_limit')
  return accept({ is_pinned, counts: true })
}
