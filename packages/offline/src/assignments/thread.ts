import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Input } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideWithdraw } from '@maktab/domain/assignments/submissions'
import { decideComment, decideDelete, decideEdit } from '@maktab/domain/assignments/thread'
import { readableHere } from '../content/files.ts'
import type { HandlersOf, LocalContext } from '../local-handler.ts'
import { findAssignment, findWork } from './assignments.sql.ts'
import { findFullName, findSubmission, readSubmissions, removeSubmission, saveWork } from './submissions.sql.ts'
import {
  findComment,
  readPosts,
  readUnread,
  removeComment,
  saveComment,
  teachesThread,
  type KeptComment,
} from './thread.sql.ts'

/** Whose thread it is, where the person reaches it: a learner their own, a teacher those of their classes. */
export async function findThread(
  { db, actor }: LocalContext,
  { assignment_id, user_id }: { readonly assignment_id: string; readonly user_id?: number | undefined },
): Promise<number | undefined> {
  if (actor.role !== 'learner') {
    if (user_id === undefined) return undefined
    return (await teachesThread(db, actor.user_id, { assignment_id, learner_id: user_id })) ? user_id : undefined
  }
  if (user_id !== undefined && user_id !== actor.user_id) return undefined
  return (await findWork(db, assignment_id, actor.user_id)) && actor.user_id
}

/** Keeps a comment on this device, shown to its writer at once. */
export async function giveComment(context: LocalContext, input: Input<Catalogue['handInSubmission']>) {
  const { db, actor, given } = context
  const { submission_id, assignment_id, attachments } = input
  const learner_id = await findThread(context, input)
  const earlier = await findComment(db, submission_id)
  const text = input.text.trim()
  const decision = decideComment({
    facts: {
      reaches_thread: learner_id !== undefined,
      earlier_given_on: earlier && new Date(earlier.given_on),
      // Files that went up before are on the server only: whether they are there, it decides.
      own_file_ids: attachments.map(({ file_id }) => file_id),
    },
    input: { text, attachments },
    given,
  })
  if (!decision.ok) return decision
  const given_on = decision.value.given_on.toISOString()
  if (decision.value.is_new && learner_id !== undefined)
    await saveComment(db, {
      comment_id: submission_id,
      assignment_id,
      user_id: learner_id,
      author_id: actor.user_id,
      author_name: (await findFullName(db, actor.user_id)) ?? '',
      text,
      attachments: attachments.map((attachment) => readableHere(actor, attachment)),
      given_on,
      edited_on: null,
    })
  return accept({
    submission_id,
    attempt_number: 0,
    handed_in_on: given_on,
    is_late: false,
    is_extra: false,
    is_after_close: false,
  })
}

/** A comment of a thread that the person reaches. */
async function findReached(
  context: LocalContext,
  { post_id, assignment_id }: { readonly post_id: string; readonly assignment_id: string },
): Promise<KeptComment | undefined> {
  const comment = await findComment(context.db, post_id)
  if (comment?.assignment_id !== assignment_id) return undefined
  return (await findThread(context, comment)) === undefined ? undefined : comment
}

/** Takes back work of a thread that the person reaches. */
async function withdraw(context: LocalContext, { post_id, assignment_id }: Input<Catalogue['deletePost']>) {
  const { db, actor, given } = context
  const kept = await findSubmission(db, post_id)
  const assignment = await findAssignment(db, assignment_id)
  const reaches = kept?.assignment_id === assignment_id && (await findThread(context, kept)) !== undefined
  const work = kept && (await findWork(db, assignment_id, kept.user_id))
  if (!kept || !reaches || !work || !assignment) return refuse('not_found')
  const [latest] = await readSubmissions(db, assignment_id, kept.user_id)
  const isTeacher = actor.role !== 'learner'
  const decision = decideWithdraw({
    facts: {
      submission: {
        handed_in_on: new Date(kept.handed_in_on),
        // Which teacher gave it only the server knows.
        given_by: kept.by_teacher === null ? null : actor.user_id,
        is_withdrawn: false,
        is_latest: latest?.submission_id === post_id,
      },
      work: {
        assignment_status: work.assignment_status,
        scored_on: work.scored_on === null ? null : new Date(work.scored_on),
        due_date: new Date(assignment.due_date),
      },
    },
    teacher_id: isTeacher ? actor.user_id : undefined,
    given,
  })
  if (!decision.ok) return decision
  await removeSubmission(db, post_id)
  await saveWork(db, { ...work, assignment_status: kept.status_before })
  return accept({ post_id })
}

export const thread: HandlersOf<'listPosts' | 'updatePost' | 'deletePost'> = {
  async listPosts(context, input) {
    const { assignment_id, kind, limit = 50 } = input
    const learner_id = await findThread(context, input)
    if (learner_id === undefined) return refuse('not_found')
    const rows = await readPosts(context.db, { assignment_id, learner_id, kind, limit })
    return accept({
      total: rows[0]?.total ?? 0,
      unread: await readUnread(context.db, assignment_id, context.actor.role === 'learner' ? null : learner_id),
      list: [...rows].reverse().map(({ total: _total, ...row }) => ({
        ...row,
        author_role: row.author_id === learner_id ? ('learner' as const) : ('teacher' as const),
        is_own: row.author_id === context.actor.user_id,
      })),
    })
  },

  async updatePost(context, input) {
    const { db, actor, given } = context
    const kept = await findReached(context, input)
    const comment = kept && {
      author_id: kept.author_id,
      has_files: kept.attachments.length > 0,
      is_deleted: false,
      edited_on: kept.edited_on === null ? null : new Date(kept.edited_on),
    }
    const text = input.text.trim()
    const decision = decideEdit({ comment, person_id: actor.user_id, text, given })
    if (!decision.ok) return decision
    const edited_on = decision.value.edited_on.toISOString()
    if (kept && decision.value.counts) await saveComment(db, { ...kept, text, edited_on })
    return accept({ edited_on })
  },

  async deletePost(context, input) {
    const { db, actor } = context
    const comment = await findReached(context, input)
    if (!comment) return withdraw(context, input)
    const decision = decideDelete({ comment, person_id: actor.user_id, teaches_class: actor.role !== 'learner' })
    if (!decision.ok) return decision
    await removeComment(db, input.post_id)
    return accept({ post_id: input.post_id })
  },
}
