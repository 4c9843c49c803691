import { accept, refuse } from '@maktab/contracts/outcome'
import { decideHandIn } from '@maktab/domain/assignments/submissions'
import { readableHere } from '../content/files.ts'
import type { HandlersOf } from '../local-handler.ts'
import { closesOf, dateOf } from './closing.ts'
import { findAssignment, findWork } from './assignments.sql.ts'
import {
  findSubmission,
  handedIn,
  readAllSubmissions,
  readSubmissions,
  readWorks,
  saveSubmission,
  saveWork,
  type KeptSubmission,
} from './submissions.sql.ts'
import { findThread, giveComment } from './thread.ts'

export const submissions: HandlersOf<'handInSubmission' | 'listSubmissions'> = {
  async handInSubmission(context, input) {
    if (input.kind === 'comment') return giveComment(context, input)
    const { db, actor, given } = context
    const { submission_id, assignment_id, attachments } = input
    const text = input.text.trim()
    const answers = actor.role === 'learner' ? (input.answers ?? {}) : {}
    const assignment = await findAssignment(db, assignment_id)
    const by_teacher =
      actor.role === 'learner' ? null : input.on_paper === true ? ('paper' as const) : ('files' as const)
    const learner_id = await findThread(context, input)
    const work = learner_id === undefined ? undefined : await findWork(db, assignment_id, learner_id)
    if (!assignment || !work) return refuse('not_found')
    const earlier = await findSubmission(db, submission_id)
    const decision = decideHandIn({
      facts: {
        work: {
          start_date: new Date(assignment.start_date),
          due_date: new Date(work.due_date ?? assignment.due_date),
          is_excused: work.is_excused,
          closes_on: dateOf(assignment.closes_on),
          allowed_attempts: assignment.allowed_attempts,
          assignment_status: work.assignment_status,
          attempts_used: (await readSubmissions(db, assignment_id, work.user_id)).length,
        },
        earlier: earlier && { ...earlier, handed_in_on: new Date(earlier.handed_in_on) },
        // Files that went up before are on the server only: whether they are there, it decides.
        own_file_ids: attachments.map(({ file_id }) => file_id),
      },
      input: { submission_id, text, attachments, answers, on_paper: by_teacher === 'paper' },
      given,
    })
    if (!decision.ok) return decision
    const { is_after_close } = decision.value
    const { attempt_number, handed_in_on, is_late, is_extra } = decision.value.submission
    const kept = { submission_id, attempt_number, handed_in_on: handed_in_on.toISOString(), is_late, is_extra }
    if (decision.value.is_new) {
      const readable = attachments.map((attachment) => readableHere(actor, attachment))
      const { user_id, assignment_status: status_before } = work
      const given_as = { by_teacher, status_before }
      await saveSubmission(db, {
        ...kept,
        ...given_as,
        assignment_id,
        user_id,
        text,
        attachments: readable,
        answers,
        results: null,
        marks: null,
      })
      await saveWork(db, { ...work, assignment_status: 1 })
    }
    return accept({ ...kept, is_after_close })
  },

  async listSubmissions({ db, actor }, { assignment_id, class_id }) {
    const assignment = await findAssignment(db, assignment_id)
    const works = await readWorks(db, assignment_id, actor.user_id)
    const isSeen = assignment?.created_by === actor.user_id || works.some(({ teaches_class }) => teaches_class)
    if (!assignment || !isSeen || assignment.deleted_on !== null) return refuse('not_found')
    const byLearner = new Map<number, KeptSubmission[]>()
    for (const one of await readAllSubmissions(db, assignment_id)) {
      byLearner.set(one.user_id, [...(byLearner.get(one.user_id) ?? []), one])
    }
    const asked = works.filter(
      ({ work, teaches_class }) => teaches_class && (class_id === undefined || work.class_id === class_id),
    )
    return accept({
      list: asked.map(
        ({ work: { assignment_id: _of, scored_by: _by, ...work }, full_name, username, has_new_comments }) => ({
          ...work,
          full_name,
          username,
          has_new_comments,
          total_score: assignment.total_score,
          submissions: (byLearner.get(work.user_id) ?? []).map((one) => handedIn(one, closesOf(assignment, work))),
        }),
      ),
    })
  },
}
