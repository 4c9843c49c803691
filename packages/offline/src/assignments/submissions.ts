import { accept, refuse } from '@maktab/contracts/outcome'
import { decideHandIn } from '@maktab/domain/assignments/submissions'
import { readableHere } from '../content/files.ts'
import type { HandlersOf } from '../local-handler.ts'
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

export const submissions: HandlersOf<'handInSubmission' | 'listSubmissions'> = {
  async handInSubmission({ db, actor, given }, input) {
    const { submission_id, assignment_id, attachments } = input
    const text = input.text.trim()
    const assignment = await findAssignment(db, assignment_id)
    const work = await findWork(db, assignment_id, actor.user_id)
    if (!assignment || !work) return refuse('not_found')
    const earlier = await findSubmission(db, submission_id)
    const decision = decideHandIn({
      facts: {
        work: {
          start_date: new Date(assignment.start_date),
          due_date: new Date(assignment.due_date),
          allowed_attempts: assignment.allowed_attempts,
          assignment_status: work.assignment_status,
          attempts_used: (await readSubmissions(db, assignment_id, actor.user_id)).length,
        },
        earlier: earlier && { ...earlier, handed_in_on: new Date(earlier.handed_in_on) },
        // Files that went up before are on the server only: whether they are there, it decides.
        own_file_ids: attachments.map(({ file_id }) => file_id),
      },
      input: { submission_id, text, attachments },
      given,
    })
    if (!decision.ok) return decision
    const { attempt_number, handed_in_on, is_late, is_extra } = decision.value.submission
    const kept = { submission_id, attempt_number, handed_in_on: handed_in_on.toISOString(), is_late, is_extra }
    if (decision.value.is_new) {
      const readable = attachments.map((attachment) => readableHere(actor, attachment))
      await saveSubmission(db, { ...kept, assignment_id, user_id: actor.user_id, text, attachments: readable })
      await saveWork(db, { ...work, assignment_status: 1 })
    }
    return accept(kept)
  },

  async listSubmissions({ db, actor }, { assignment_id, class_id }) {
    const assignment = await findAssignment(db, assignment_id)
    const works = await readWorks(db, assignment_id, actor.user_id)
    const isSeen = assignment?.created_by === actor.user_id || works.some(({ teaches_class }) => teaches_class)
    if (!assignment || !isSeen) return refuse('not_found')
    const byLearner = new Map<number, KeptSubmission[]>()
    for (const one of await readAllSubmissions(db, assignment_id)) {
      byLearner.set(one.user_id, [...(byLearner.get(one.user_id) ?? []), one])
    }
    const asked = works.filter(
      ({ work, teaches_class }) => teaches_class && (class_id === undefined || work.class_id === class_id),
    )
    return accept({
      list: asked.map(({ work: { assignment_id: _assignment, ...work }, full_name, username }) => ({
        ...work,
        full_name,
        username,
        total_score: assignment.total_score,
        submissions: (byLearner.get(work.user_id) ?? []).map(handedIn),
      })),
    })
  },
}
