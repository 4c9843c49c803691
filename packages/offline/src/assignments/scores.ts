import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideReturn, decideScore } from '@maktab/domain/assignments/scores'
import type { HandlersOf, LocalContext } from '../local-handler.ts'
import { shownBefore } from '../outbox.sql.ts'
import { findAssignment } from './assignments.sql.ts'
import { readAllSubmissions, readWorks, saveWork } from './submissions.sql.ts'

export const scores: HandlersOf<'scoreSubmission' | 'returnSubmissions'> = {
  async scoreSubmission({ db, actor, given, command_id }, input) {
    const { assignment_id, user_id, class_id, score, teacher_remarks = '', rubric_levels = {} } = input
    const facts = await readScoring(db, actor.user_id, assignment_id, user_id, command_id)
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

async function readScoring(
  db: LocalContext['db'],
  teacher_id: number,
  assignment_id: string,
  user_id: number,
  command_id: string,
) {
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
          is_own: await isGivenHere(db, work, command_id),
        }
  return { kept: work, work: { sees_assignment, teaches_class, class_id: work.class_id, current }, assignment }
}

/** Whether the last score of this work in the outbox, before the named command, is the one that counts now. */
async function isGivenHere(
  db: LocalContext['db'],
  work: { readonly assignment_id: string; readonly user_id: number; readonly score: number | null },
  command_id: string,
): Promise<boolean> {
  const last = (await shownBefore(db, command_id, 'scoreSubmission'))
    .map(({ input }) => input as Input<Catalogue['scoreSubmission']>)
    .filter(({ assignment_id, user_id }) => assignment_id === work.assignment_id && user_id === work.user_id)
    .at(-1)
  return last !== undefined && last.score === work.score
}
