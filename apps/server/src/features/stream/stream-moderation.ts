import { accept, refuse } from '@maktab/contracts/outcome'
import {
  approveStreamPost,
  muteInStream,
  reportStream,
  setStream,
  settleReports,
} from '@maktab/contracts/stream/stream-moderation'
import { memberOf, seesPost } from '@maktab/domain/stream/stream-posts'
import { inside } from '#calls/handle.ts'
import { holdComment } from '#features/stream/stream-comments.sql.ts'
import { insertReport, settlePostReports } from '#features/stream/stream-moderation.sql.ts'
import { findPost, holdPost, savePostSettings } from '#features/stream/stream-posts.sql.ts'
import { removePost } from '#features/stream/stream-posts.ts'
import { muteLearner, saveStreamSettings } from '#features/stream/stream-standing.sql.ts'
import { streamFor, tellStreamMoved, type StreamEquipment } from '#features/stream/stream-standing.ts'
import { subjectOf, tellPost, tellReport } from '#features/stream/telling.ts'

export const streamModeration = (equipment: StreamEquipment) => ({
  approveStreamPost: inside(approveStreamPost, async (context, { post_id, is_approved }) => {
    const { db, actor, given, now } = context
    const { institution_id } = actor
    const found = await streamFor(context, equipment, { post_id }, given)
    const post = found && (await holdPost(db, institution_id, post_id))
    if (!found || !post) return refuse('not_found')
    const { class_id, stream } = found
    if (stream.is_off) return refuse('stream_off')
    // Another teacher was first: what they said stands.
    if (!post.waits_for_approval || post.is_deleted) return accept({ post_id })
    if (is_approved) {
      await savePostSettings(db, institution_id, post_id, { waits_for_approval: false })
      const author = { user_id: post.author_id, role: post.author_role }
      await tellPost(db, actor, { ...post, post_id, class_id, author }, now)
      tellStreamMoved(equipment, context, { class_id, id: post_id })
    } else await removePost(equipment, context, { post_id, class_id, reason: '' })
    return accept({ post_id })
  }),

  reportStream: inside(reportStream, async (context, { post_id, comment_id, reason }) => {
    const { db, actor, given, now } = context
    const found = await streamFor(context, equipment, { post_id }, given)
    const post = found && (await findPost(db, actor, post_id))
    if (!found || !post || !seesPost(post, memberOf(actor), now)) return refuse('not_found')
    if (found.stream.is_off) return refuse('stream_off')
    const comment = comment_id === undefined ? undefined : await holdComment(db, actor.institution_id, comment_id)
    if (comment_id !== undefined && comment?.post_id !== post_id) return refuse('not_found')
    if ((comment ?? post).author_id === actor.user_id) return refuse('not_allowed')
    const { class_id } = found
    if (await insertReport(db, actor, { post_id, subject_id: comment_id ?? post_id, reason, given })) {
      const subject = reason || subjectOf(comment ? { text: comment.text, attachments: [] } : post)
      await tellReport(db, actor, { post_id, class_id, subject }, now)
      tellStreamMoved(equipment, context, { class_id, id: post_id }, 'teachers')
    }
    return accept({ post_id })
  }),

  settleReports: inside(settleReports, async (context, { post_id }) => {
    const { db, actor, given } = context
    const found = await streamFor(context, equipment, { post_id }, given)
    if (!found) return refuse('not_found')
    if (found.stream.is_off) return refuse('stream_off')
    await settlePostReports(db, actor.institution_id, post_id, given)
    tellStreamMoved(equipment, context, { class_id: found.class_id, id: post_id }, 'teachers')
    return accept({ post_id })
  }),

  muteInStream: inside(muteInStream, async (context, { class_id, user_id, is_muted }) => {
    const { db, actor, given } = context
    const found = await streamFor(context, equipment, { class_id }, given)
    if (!found) return refuse('not_found')
    if (found.stream.is_off) return refuse('stream_off')
    if (!(await muteLearner(db, actor.institution_id, { class_id, user_id, is_muted }))) return refuse('not_found')
    return accept({ user_id, is_muted })
  }),

  setStream: inside(setStream, async (context, { class_id, ...change }) => {
    const { db, actor, given, now } = context
    const found = await streamFor(context, equipment, { class_id }, given)
    if (!found) return refuse('not_found')
    // Off for the whole tenant: no class has one.
    if (found.stream.is_off && !found.row.is_stream_disabled) return refuse('stream_off')
    const is_stream_disabled = change.is_stream_disabled ?? found.row.is_stream_disabled
    const approves_posts = change.approves_posts ?? found.row.approves_posts
    await saveStreamSettings(db, actor.institution_id, class_id, { is_stream_disabled, approves_posts })
    tellStreamMoved(equipment, context, { class_id, id: String(now.getTime()) })
    return accept({ class_id, is_stream_disabled, approves_posts })
  }),
})
