/** Comments on posts of a class. Shared by the device and the server. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { StreamComment } from '@maktab/contracts/stream/stream-comments'
import { decideFiles } from '../assignments/thread.ts'
import {
  decideRate,
  decideStreamText,
  mayWrite,
  seesPost,
  type FileRefusal,
  type PostStanding,
  type RecentWriting,
  type StreamMember,
  type StreamStanding,
  type TextRefusal,
} from './stream-posts.ts'

/** Files of one comment. */
export const mostCommentFiles = 3

export interface CommentFacts {
  /** Undefined where the person reaches no such post. */
  readonly post: PostStanding | undefined
  readonly stream: StreamStanding
  /** When the writer's comment with the same id was given, if it is at this post already. */
  readonly earlier_created_on: Date | undefined
  /** The comment that is answered: which one it answers itself; undefined where there is no such comment at the post. */
  readonly answered: { readonly reply_to: string | null } | undefined
  readonly own_file_ids: readonly string[]
  readonly recent: RecentWriting
}

/**
 * Takes a comment in. An answer to a reply belongs to the comment above both; an answer to a comment that is gone becomes a comment
 * of its own, for it may have been written before that went. Sent again it gets the first answer.
 */
export function decideStreamComment({
  facts: { post, stream, earlier_created_on, answered, own_file_ids, recent },
  member,
  input,
  given,
  now,
}: {
  readonly facts: CommentFacts
  readonly member: StreamMember
  readonly input: {
    readonly text: string
    readonly reply_to?: string | undefined
    readonly attachments: readonly { readonly file_id: string }[]
  }
  readonly given: Date
  readonly now: Date
}): Outcome<
  { readonly is_new: boolean; readonly created_on: Date; readonly reply_to: string | null },
  'stream_off' | 'not_found' | 'not_allowed' | 'comments_closed' | 'post_limit' | TextRefusal | FileRefusal
> {
  const reply_to = input.reply_to === undefined || !answered ? null : (answered.reply_to ?? input.reply_to)
  if (earlier_created_on) return accept({ is_new: false, created_on: earlier_created_on, reply_to })
  if (!post || !seesPost(post, member, now)) return refuse('not_found')
  if (stream.is_off) return refuse('stream_off')
  if (!mayWrite(stream, member) || post.waits_for_approval) return refuse('not_allowed')
  if (post.comments_closed && member.role !== 'teacher') return refuse('comments_closed')
  const said = decideStreamText(input.text, input.attachments.length > 0)
  if (!said.ok) return said
  const files = decideFiles(input.attachments, own_file_ids, mostCommentFiles)
  if (!files.ok) return files
  const rate = decideRate(recent, { role: member.role, at: given, now })
  return rate.ok ? accept({ is_new: true, created_on: given, reply_to }) : rate
}

export interface CommentToChange {
  readonly author_id: number
  readonly has_files: boolean
  readonly is_deleted: boolean
  readonly edited_on: Date | null
}

/** Changes the words of an own comment. Of two changes the one given later counts; the other is kept beside it. */
export function decideCommentChange({
  comment,
  stream,
  member,
  text,
  given,
}: {
  readonly comment: CommentToChange | undefined
  readonly stream: StreamStanding
  readonly member: StreamMember
  readonly text: string
  readonly given: Date
}): Outcome<
  { readonly edited_on: Date; readonly counts: boolean },
  'stream_off' | 'not_found' | 'not_allowed' | TextRefusal
> {
  if (!comment || comment.is_deleted) return refuse('not_found')
  if (stream.is_off) return refuse('stream_off')
  if (comment.author_id !== member.user_id || !mayWrite(stream, member)) return refuse('not_allowed')
  const said = decideStreamText(text, comment.has_files)
  if (!said.ok) return said
  const { edited_on } = comment
  if (edited_on !== null && edited_on > given) return accept({ edited_on, counts: false })
  return accept({ edited_on: given, counts: true })
}

/** Its author, or a teacher of the class. What is deleted already stays so. */
export function decideCommentDelete({
  comment,
  stream,
  member,
}: {
  readonly comment: Pick<CommentToChange, 'author_id'> | undefined
  readonly stream: Pick<StreamStanding, 'is_off'>
  readonly member: StreamMember
}): Outcome<null, 'stream_off' | 'not_found' | 'not_allowed'> {
  if (!comment) return refuse('not_found')
  if (stream.is_off) return refuse('stream_off')
  return comment.author_id === member.user_id || member.role === 'teacher' ? accept(null) : refuse('not_allowed')
}

/** What a member may do with a comment. */
export function mayWithComment(
  { author_id }: Pick<CommentToChange, 'author_id'>,
  stream: StreamStanding,
  member: StreamMember,
): StreamComment['may'] {
  const isOwn = author_id === member.user_id
  return {
    edit: isOwn && mayWrite(stream, member),
    delete: isOwn || member.role === 'teacher',
    report: !isOwn && member.role !== 'teacher',
  }
}
