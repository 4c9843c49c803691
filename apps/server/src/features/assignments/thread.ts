/** The private thread of a learner and the teachers of their class about one assignment. */
import { deletePost, listPosts, updatePost } from '@maktab/contracts/assignments/thread'
import type { handInSubmission } from '@maktab/contracts/assignments/submissions'
import type { Checked } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { Actor } from '@maktab/domain/people/actor'
import { decideWithdraw } from '@maktab/domain/assignments/submissions'
import { decideComment, decideDelete, decideEdit } from '@maktab/domain/assignments/thread'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { readable } from '#features/content/attachments.ts'
import { notify } from '#features/people/notifications.sql.ts'
import { tellWorkMoved, type WorkEquipment } from '#features/assignments/moved-work.ts'
import { takeSubmission, withdrawSubmission } from '#features/assignments/withdrawals.sql.ts'
import {
  editComment,
  findGivenOn,
  findThread,
  insertComment,
  markDeleted,
  readPosts,
  readUnread,
  takeComment,
} from '#features/assignments/thread.sql.ts'

/** Whose thread a person means: a learner's is their own; 0, which nobody has, where they mean none or another's. */
export function learnerOf(
  { role, user_id: own }: Actor,
  { user_id }: { readonly user_id?: number | undefined },
): number {
  if (role !== 'learner') return user_id ?? 0
  return user_id === undefined || user_id === own ? own : 0
}

/** Keeps a comment and tells the other side of it: every teacher of the class, or the learner. */
export async function giveComment(
  bus: WorkEquipment['bus'],
  context: SchoolContext,
  input: Checked<typeof handInSubmission>,
) {
  const { db, actor, given, now } = context
  const { submission_id: comment_id, assignment_id, text } = input
  const learner_id = learnerOf(actor, input)
  const place = { comment_id, assignment_id, learner_id }
  const thread = await findThread(db, actor, place, given)
  const attachments = await readOwnFiles(
    db,
    actor,
    input.attachments.map(({ file_id }) => file_id),
  )
  const decision = decideComment({
    facts: {
      reaches_thread: thread !== undefined,
      earlier_given_on: thread && (await findGivenOn(db, actor, place)),
      own_file_ids: attachments.map(({ file_id }) => file_id),
    },
    input,
    given,
  })
  if (!decision.ok) return decision
  const { given_on, is_new } = decision.value
  if (thread && is_new) {
    if (!(await insertComment(db, actor, { ...place, text, attachments, given_on }))) return refuse('not_found')
    const isLearner = actor.role === 'learner'
    tellWorkMoved(bus, context, { class_ids: [thread.class_id], assignment_id }, learner_id)
    if (!thread.is_deleted)
      await notify(db, {
        ...actor,
        user_ids: isLearner ? thread.teacher_ids : [learner_id],
        role: isLearner ? 'teacher' : 'learner',
        notification_type: 'private_comment',
        subject: thread.title,
        assignment_id,
        class_id: thread.class_id,
        ...(isLearner && { learner_id }),
        now,
      })
  }
  const handed_in_on = given_on.toISOString()
  return accept({
    submission_id: comment_id,
    attempt_number: 0,
    handed_in_on,
    is_late: false,
    is_extra: false,
    is_after_close: false,
  })
}

/** Takes back work of a thread that the person reaches. */
async function withdraw(bus: WorkEquipment['bus'], context: SchoolContext, post: Checked<typeof deletePost>) {
  const { db, actor, given, now } = context
  const found = await takeSubmission(db, actor, post, given)
  if (!found) return refuse('not_found')
  const { submission, work, learner_id, class_id } = found
  const teacher_id = actor.role === 'learner' ? undefined : actor.user_id
  const decision = decideWithdraw({ facts: { submission, work }, teacher_id, given })
  if (!decision.ok) return decision
  const isLast = work.attempts_used === 1 && !work.is_uncounted
  const { first_handed_in_on } = work
  if (decision.value.is_new) {
    tellWorkMoved(bus, context, { class_ids: [class_id], assignment_id: post.assignment_id }, learner_id)
    await withdrawSubmission(db, { ...actor, user_id: learner_id }, post, {
      given,
      uncounted: isLast && first_handed_in_on ? { class_id, given: first_handed_in_on, now } : undefined,
    })
  }
  return accept({ post_id: post.post_id })
}

export const thread = ({ bus }: WorkEquipment) => ({
  listPosts: inside(listPosts, async ({ db, actor, given, addresses }, input) => {
    const place = { ...input, learner_id: learnerOf(actor, input) }
    if (!(await findThread(db, actor, place, given))) return refuse('not_found')
    const rows = await readPosts(db, actor, place)
    return accept({
      total: rows[0]?.total ?? 0,
      unread: [...(await readUnread(db, actor, place))],
      list: rows.toReversed().map(({ total: _total, attachments, given_on, edited_on, ...row }) => ({
        ...row,
        author_role: row.author_id === place.learner_id ? ('learner' as const) : ('teacher' as const),
        attachments: readable(attachments, addresses),
        given_on: given_on.toISOString(),
        edited_on: edited_on?.toISOString() ?? null,
        is_own: row.author_id === actor.user_id,
      })),
    })
  }),

  updatePost: inside(updatePost, async ({ db, actor, given }, input) => {
    const comment = await takeComment(db, actor, input, given)
    const decision = decideEdit({ comment, person_id: actor.user_id, text: input.text, given })
    if (!decision.ok) return decision
    const { edited_on, counts } = decision.value
    await editComment(db, actor, input, { given, counts })
    return accept({ edited_on: edited_on.toISOString() })
  }),

  deletePost: inside(deletePost, async (context, input) => {
    const { db, actor, given } = context
    const comment = await takeComment(db, actor, input, given)
    if (!comment) return withdraw(bus, context, input)
    const { teaches_class } = comment
    const decision = decideDelete({ comment, person_id: actor.user_id, teaches_class })
    if (!decision.ok) return decision
    await markDeleted(db, actor, input)
    return accept({ post_id: input.post_id })
  }),
})
