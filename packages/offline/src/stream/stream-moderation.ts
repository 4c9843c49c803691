import { accept, refuse } from '@maktab/contracts/outcome'
import { memberOf, seesPost } from '@maktab/domain/stream/stream-posts'
import type { HandlersOf } from '../local-handler.ts'
import { findKeptComment } from './stream-comments.sql.ts'
import { findKeptStream, removeKeptPost, saveKeptPost, saveKeptStream } from './stream-posts.sql.ts'
import { findReached, standingOf } from './stream-posts.ts'

export const streamModeration: HandlersOf<'approveStreamPost' | 'reportStream' | 'settleReports' | 'muteInStream'> = {
  async approveStreamPost(context, { post_id, is_approved }) {
    const reached = await findReached(context, post_id)
    if (!reached) return refuse('not_found')
    const { post, stream } = reached
    if (stream.is_off) return refuse('stream_off')
    if (!post.waits_for_approval) return accept({ post_id })
    await (is_approved
      ? saveKeptPost(context.db, { ...post, waits_for_approval: false })
      : removeKeptPost(context.db, post_id))
    return accept({ post_id })
  },

  /** Whom it is told to, and whether it was told before, the server knows. */
  async reportStream(context, { post_id, comment_id }) {
    const { db, actor, given } = context
    const reached = await findReached(context, post_id)
    if (!reached || !seesPost(standingOf(reached.post), memberOf(actor), given)) return refuse('not_found')
    const { post, stream } = reached
    if (stream.is_off) return refuse('stream_off')
    const comment = comment_id === undefined ? undefined : await findKeptComment(db, comment_id)
    if (comment_id !== undefined && comment?.post_id !== post_id) return refuse('not_found')
    return (comment ?? post).user_id === actor.user_id ? refuse('not_allowed') : accept({ post_id })
  },

  async settleReports(context, { post_id }) {
    const reached = await findReached(context, post_id)
    if (!reached) return refuse('not_found')
    if (reached.stream.is_off) return refuse('stream_off')
    await saveKeptPost(context.db, { ...reached.post, reports: 0 })
    return accept({ post_id })
  },

  async muteInStream({ db, actor }, { class_id, user_id, is_muted }) {
    const stream = await findKeptStream(db, memberOf(actor), class_id)
    if (!stream) return refuse('not_found')
    if (stream.is_off) return refuse('stream_off')
    const others = stream.muted_ids.filter((id) => id !== user_id)
    const muted_ids = is_muted ? [...others, user_id].sort((one, other) => one - other) : others
    await saveKeptStream(db, { ...stream, muted_ids })
    return accept({ user_id, is_muted })
  },
}
