import { accept, refuse } from '@maktab/contracts/outcome'
import type { StreamComment } from '@maktab/contracts/stream/stream-comments'
import {
  decideCommentChange,
  decideCommentDelete,
  decideStreamComment,
  mayWithComment,
} from '@maktab/domain/stream/stream-comments'
import { memberOf, seesPost, type StreamMember } from '@maktab/domain/stream/stream-posts'
import { findFullName } from '../assignments/submissions.sql.ts'
import { readableHere } from '../content/files.ts'
import type { HandlersOf, LocalContext } from '../local-handler.ts'
import {
  findKeptComment,
  readKeptComments,
  removeKeptComment,
  saveKeptComment,
  type KeptStreamComment,
} from './stream-comments.sql.ts'
import { findKeptStream, saveKeptPost, type KeptStream } from './stream-posts.sql.ts'
import { findReached, readablePost, recentOf, standingOf } from './stream-posts.ts'

/** Comments that come with their post. */
const shownWithPost = 20

function readableComment(comment: KeptStreamComment, stream: KeptStream, member: StreamMember): StreamComment {
  const { user_id, author_name, author_role, class_id: _class, ...rest } = comment
  return {
    ...rest,
    author: { user_id, full_name: author_name, role: author_role },
    may: mayWithComment({ author_id: user_id }, stream, member),
  }
}

/** A post that the person sees, where its stream is on. */
async function reach(context: LocalContext, post_id: string) {
  const reached = await findReached(context, post_id)
  const member = memberOf(context.actor)
  if (!reached || !seesPost(standingOf(reached.post), member, context.given)) return refuse('not_found')
  return reached.stream.is_off ? refuse('stream_off') : accept({ ...reached, member })
}

async function commentsOf(
  db: LocalContext['db'],
  {
    post_id,
    before,
    limit,
  }: { readonly post_id: string; readonly before?: string | undefined; readonly limit: number },
) {
  const last = before === undefined ? undefined : await findKeptComment(db, before)
  const isKnown = before === undefined || last !== undefined
  const rows = isKnown ? await readKeptComments(db, { post_id, before: last, limit }) : []
  return { list: rows.slice(0, limit).reverse(), has_more: rows.length > limit }
}

/** A comment of a class of the person, and its stream. */
async function findReachedComment({ db, actor }: LocalContext, comment_id: string) {
  const comment = await findKeptComment(db, comment_id)
  const stream = comment && (await findKeptStream(db, memberOf(actor), comment.class_id))
  return comment && stream ? { comment, stream } : undefined
}

function asStanding({ user_id, attachments, edited_on }: KeptStreamComment) {
  return {
    author_id: user_id,
    has_files: attachments.length > 0,
    is_deleted: false,
    edited_on: edited_on === null ? null : new Date(edited_on),
  }
}

export const streamComments: HandlersOf<
  'readStreamPost' | 'listStreamComments' | 'createStreamComment' | 'updateStreamComment' | 'deleteStreamComment'
> = {
  async readStreamPost(context, { post_id }) {
    const reached = await reach(context, post_id)
    if (!reached.ok) return reached
    const { post, stream, member } = reached.value
    const { list } = await commentsOf(context.db, { post_id, limit: shownWithPost })
    return accept({
      post: readablePost(post, stream, member),
      comments: list.map((comment) => readableComment(comment, stream, member)),
      total_comments: post.comments,
    })
  },

  async listStreamComments(context, { post_id, before, limit = 20 }) {
    const reached = await reach(context, post_id)
    if (!reached.ok) return reached
    const { post, stream, member } = reached.value
    const { list, has_more } = await commentsOf(context.db, { post_id, before, limit })
    return accept({
      list: list.map((comment) => readableComment(comment, stream, member)),
      has_more,
      total: post.comments,
    })
  },

  async createStreamComment(context, input) {
    const { db, actor, given } = context
    const { comment_id, post_id, attachments = [] } = input
    const text = (input.text ?? '').trim()
    const reached = await findReached(context, post_id)
    if (!reached) return refuse('not_found')
    const { post, stream } = reached
    const kept = await findKeptComment(db, comment_id)
    const above = input.reply_to === undefined ? undefined : await findKeptComment(db, input.reply_to)
    const member = memberOf(actor)
    const decision = decideStreamComment({
      facts: {
        post: standingOf(post),
        stream,
        earlier_created_on: kept && new Date(kept.created_on),
        answered: above?.post_id === post_id ? above : undefined,
        own_file_ids: attachments.map(({ file_id }) => file_id),
        recent: await recentOf(context),
      },
      member,
      input: { text, reply_to: input.reply_to, attachments },
      given,
      now: given,
    })
    if (!decision.ok) return decision
    const { is_new, reply_to } = decision.value
    const created_on = decision.value.created_on.toISOString()
    if (is_new) {
      await saveKeptComment(db, {
        comment_id,
        post_id,
        class_id: post.class_id,
        user_id: actor.user_id,
        author_name: (await findFullName(db, actor.user_id)) ?? '',
        author_role: member.role,
        reply_to,
        text,
        attachments: attachments.map((attachment) => readableHere(actor, attachment)),
        created_on,
        edited_on: null,
      })
      await saveKeptPost(db, { ...post, comments: post.comments + 1 })
    }
    return accept({ comment_id, created_on })
  },

  async updateStreamComment(context, input) {
    const { db, actor, given } = context
    const reached = await findReachedComment(context, input.comment_id)
    if (!reached) return refuse('not_found')
    const { comment, stream } = reached
    const text = input.text.trim()
    const decision = decideCommentChange({
      comment: asStanding(comment),
      stream,
      member: memberOf(actor),
      text,
      given,
    })
    if (!decision.ok) return decision
    const edited_on = decision.value.edited_on.toISOString()
    if (decision.value.counts) await saveKeptComment(db, { ...comment, text, edited_on })
    return accept({ edited_on })
  },

  async deleteStreamComment(context, { comment_id }) {
    const { db, actor } = context
    const reached = await findReachedComment(context, comment_id)
    if (!reached) return refuse('not_found')
    const { comment, stream } = reached
    const decision = decideCommentDelete({ comment: asStanding(comment), stream, member: memberOf(actor) })
    if (!decision.ok) return decision
    await removeKeptComment(db, comment_id)
    const of = await findReached(context, comment.post_id)
    if (of) await saveKeptPost(db, { ...of.post, comments: Math.max(0, of.post.comments - 1) })
    return accept({ comment_id })
  },
}
