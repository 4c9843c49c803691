import type { Checked } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  createStreamComment,
  deleteStreamComment,
  listStreamComments,
  readStreamPost,
  updateStreamComment,
  type StreamComment,
} from '@maktab/contracts/stream/stream-comments'
import {
  decideCommentChange,
  decideCommentDelete,
  decideStreamComment,
  mayWithComment,
} from '@maktab/domain/stream/stream-comments'
import {
  daysDeletedPosts,
  memberOf,
  seesPost,
  type StreamMember,
  type StreamStanding,
} from '@maktab/domain/stream/stream-posts'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { readable } from '#features/content/attachments.ts'
import type { FileAddresses } from '#files/addresses.ts'
import {
  holdComment,
  insertComment,
  markCommentDeleted,
  readAuthors,
  readComments,
  saveCommentText,
  type CommentRow,
} from '#features/stream/stream-comments.sql.ts'
import { findPost, type PostRow } from '#features/stream/stream-posts.sql.ts'
import { readablePost } from '#features/stream/stream-posts.ts'
import { holdWriting, planMoment, readRecent } from '#features/stream/stream-standing.sql.ts'
import { streamFor, tellStreamMoved, type StreamEquipment } from '#features/stream/stream-standing.ts'
import { tellComment } from '#features/stream/telling.ts'

const dayMs = 86_400_000
/** Comments that come with their post. */
const shownWithPost = 20

interface Reading {
  readonly stream: StreamStanding
  readonly member: StreamMember
  readonly addresses: FileAddresses
}

function readableComment(row: CommentRow, { stream, member, addresses }: Reading): StreamComment {
  const { author_id, author_name, author_role, attachments, created_on, edited_on, ...rest } = row
  return {
    ...rest,
    author: { user_id: author_id, full_name: author_name, role: author_role },
    attachments: readable(attachments, addresses),
    created_on: created_on.toISOString(),
    edited_on: edited_on?.toISOString() ?? null,
    may: mayWithComment(row, stream, member),
  }
}

/** A post that the caller sees, with what they may do; a refusal otherwise. */
async function reach(equipment: StreamEquipment, context: SchoolContext, post_id: string) {
  const { db, actor, now, addresses } = context
  const found = await streamFor(context, equipment, { post_id }, 'read')
  const post = found && (await findPost(db, actor, post_id))
  const member = memberOf(actor)
  if (!found || !post || !seesPost(post, member, now)) return refuse('not_found')
  if (found.stream.is_off) return refuse('stream_off')
  const { is_deleted: _gone, ...row }: PostRow & { readonly is_deleted: boolean } = post
  return accept({ post: row, reading: { stream: found.stream, member, addresses } })
}

/** The last `limit` of them, the oldest first. */
async function commentsOf(
  { db, actor }: SchoolContext,
  asked: { readonly post_id: string; readonly before?: string | undefined; readonly limit: number },
  reading: Reading,
) {
  const rows = await readComments(db, actor, asked)
  return {
    list: rows
      .slice(0, asked.limit)
      .reverse()
      .map((row) => readableComment(row, reading)),
    has_more: rows.length > asked.limit,
  }
}

async function create(equipment: StreamEquipment, context: SchoolContext, input: Checked<typeof createStreamComment>) {
  const { db, actor, given, now } = context
  const { comment_id, post_id, text } = input
  const [, found, post, kept, above, attachments, recent] = await Promise.all([
    holdWriting(db, actor),
    streamFor(context, equipment, { post_id }, given),
    findPost(db, actor, post_id),
    holdComment(db, actor.institution_id, comment_id),
    input.reply_to === undefined ? undefined : holdComment(db, actor.institution_id, input.reply_to),
    readOwnFiles(
      db,
      actor,
      input.attachments.map(({ file_id }) => file_id),
    ),
    readRecent(db, actor, { given, now }),
  ])
  if (!found || !post) return refuse('not_found')
  if (kept && (kept.author_id !== actor.user_id || kept.post_id !== post_id)) return refuse('not_allowed')
  const decision = decideStreamComment({
    facts: {
      post,
      stream: found.stream,
      earlier_created_on: kept?.created_on,
      answered: above?.post_id === post_id && !above.is_deleted ? above : undefined,
      own_file_ids: attachments.map(({ file_id }) => file_id),
      recent,
    },
    member: memberOf(actor),
    input,
    given,
    now,
  })
  if (!decision.ok) return decision
  const { is_new, created_on, reply_to } = decision.value
  if (is_new) {
    const { class_id } = found
    const made = { comment_id, post_id, class_id, reply_to, text, attachments, created_on, received_on: now }
    if (!(await insertComment(db, actor, made))) return refuse('not_allowed')
    const authors = await readAuthors(db, actor, { post_id, comment_id: reply_to })
    await tellComment(db, actor, { ...made, authors }, now)
    tellStreamMoved(equipment, context, { class_id, id: post_id })
  }
  return accept({ comment_id, created_on: created_on.toISOString() })
}

export const streamComments = (equipment: StreamEquipment) => ({
  readStreamPost: inside(readStreamPost, async (context, { post_id }) => {
    const reached = await reach(equipment, context, post_id)
    if (!reached.ok) return reached
    const { post, reading } = reached.value
    const { list } = await commentsOf(context, { post_id, limit: shownWithPost }, reading)
    return accept({ post: readablePost(post, reading), comments: list, total_comments: post.comments })
  }),

  listStreamComments: inside(listStreamComments, async (context, input) => {
    const reached = await reach(equipment, context, input.post_id)
    if (!reached.ok) return reached
    const { post, reading } = reached.value
    return accept({ ...(await commentsOf(context, input, reading)), total: post.comments })
  }),

  createStreamComment: inside(createStreamComment, (context, input) => create(equipment, context, input)),

  updateStreamComment: inside(updateStreamComment, async (context, input) => {
    const { db, actor, given } = context
    const found = await streamFor(context, equipment, input, given)
    if (!found) return refuse('not_found')
    const { class_id, stream } = found
    const comment = await holdComment(db, actor.institution_id, input.comment_id)
    const decision = decideCommentChange({ comment, stream, member: memberOf(actor), text: input.text, given })
    if (!decision.ok || !comment) return decision.ok ? refuse('not_found') : decision
    const { edited_on, counts } = decision.value
    await saveCommentText(db, actor.institution_id, input, { given, counts })
    tellStreamMoved(equipment, context, { class_id, id: comment.post_id })
    return accept({ edited_on: edited_on.toISOString() })
  }),

  deleteStreamComment: inside(deleteStreamComment, async (context, { comment_id }) => {
    const { db, actor, given, now } = context
    const found = await streamFor(context, equipment, { comment_id }, given)
    if (!found) return refuse('not_found')
    const { class_id, stream } = found
    const comment = await holdComment(db, actor.institution_id, comment_id)
    const decision = decideCommentDelete({ comment, stream, member: memberOf(actor) })
    if (!decision.ok || !comment) return decision.ok ? refuse('not_found') : decision
    if (await markCommentDeleted(db, actor, comment_id, given)) {
      const due_on = new Date(now.getTime() + daysDeletedPosts * dayMs)
      await planMoment(db, actor, { subject_id: comment_id, kind: 'forget', due_on })
      tellStreamMoved(equipment, context, { class_id, id: comment.post_id })
    }
    return accept({ comment_id })
  }),
})
