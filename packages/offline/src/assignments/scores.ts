import { accept, refuse } from '@maktab/contracts/outcome'
import { decideReturn, decideScore } from '@maktab/domain/assignments/scores'
import type { HandlersOf, LocalContext } from '../local-handler.ts'
import { findServerImage } from '../rewind.sql.ts'
import { findAssignment, type KeptWork } from './assignments.sql.ts'
import { readAllSubmissions, readWorks, saveWork } from './submissions.sql.ts'

export const scores: HandlersOf<'scoreSubmission' | 'returnSubmissions'> = {
  async scoreSubmission({ db, actor, given, command_id }, input) {
    const { assignment_id, user_id, class_id, score, teacher_remarks = '', rubric_levels = {} } = input
    const facts = await readScoring(db, actor.user_id, assignment_id, user_id)
    if (!facts) return refuse('not_found')
    const decision = decideScore({
      facts,
      input: { class_id, score, rubric_levels },
      given,
      score_entry_id: command_id,
    })
    if (!decision.ok) return decision
    const { standing, counts } = decision.value
    const scored_on = standing.scored_on.toISOString()
    if (counts) {
      await saveWork(db, { ...facts.kept, score, teacher_remarks: teacher_remarks.trim(), rubric_levels, scored_on })
    }
    return accept({ score: standing.score, scored_on })
  },

  async returnSubmissions({ db, actor, given }, { assignment_id, user_ids, assignment_status, teacher_remarks }) {
    const assignment = await findAssignment(db, assignment_id)
    if (!assignment) return refuse('not_found')
    const submitted = await readAllSubmissions(db, assignment_id)
    const all = await readWorks(db, assignment_id, actor.user_id)
    const sees_assignment = assignment.created_by === actor.user_id || all.some(({ teaches_class }) => teaches_class)
    const works = all.map(({ work, teaches_class }) => ({
      sees_assignment,
      teaches_class,
      user_id: work.user_id,
      score: work.score,
      scored_on: work.scored_on === null ? null : new Date(work.scored_on),
      attempts_used: submitted.filter((one) => one.user_id === work.user_id).length,
    }))
    const facts = { assignment_type: assignment.assignment_type, works }
    const decision = decideReturn({ facts, input: { user_ids, assignment_status }, given })
    if (!decision.ok) return decision
    const returned_on = decision.value.returned_on.toISOString()
    for (const { work } of all.filter((one) => decision.value.user_ids.includes(one.work.user_id))) {
      await saveWork(db, {
        ...work,
        assignment_status,
        returned_on,
        teacher_remarks: teacher_remarks?.trim() ?? work.teacher_remarks,
      })
    }
    return accept({ user_ids: [...decision.value.user_ids], returned_on })
  },
}

async function readScoring(db: LocalContext['db'], teacher_id: number, assignment_id: string, user_id: number) {
  const assignment = await findAssignment(db, assignment_id)
  const works = await readWorks(db, assignment_id, teacher_id)
  const found = works.find(({ work }) => work.user_id === user_id)
  if (!assignment || !found) return undefined
  const { work, teaches_class } = found
  const sees_assignment = assignment.created_by === teacher_id || works.some((one) => one.teaches_class)
  const current =
    work.score === null || work.scored_on === null
      ? undefined
      : // The rows do not say by which command it was given.
        {
          score_entry_id: '',
          score: work.score,
          scored_on: new Date(work.scored_on),
          is_own: await isGivenHere(db, work),
        }
  return { kept: work, work: { sees_assignment, teaches_class, class_id: work.class_id, current }, assignment }
}

/** Whether the score that counts is of a command of this device, which the server has not sent back yet. */
async function isGivenHere(db: LocalContext['db'], { assignment_id, user_id, scored_on }: KeptWork): Promise<boolean> {
  const sent = await findServerImage(db, 'assignments_users', [assignment_id, user_id])
  return sent !== undefined && (sent?.['scored_on'] ?? null) !== scored_on
}
