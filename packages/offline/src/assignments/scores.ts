import { accept, refuse } from '@maktab/contracts/outcome'
import { decideReturn, decideScore } from '@maktab/domain/assignments/scores'
import type { HandlersOf, LocalContext } from '../local-handler.ts'
import { readableHere } from '../content/files.ts'
import { findServerImage } from '../rewind.sql.ts'
import { findAssignment, type KeptWork } from './assignments.sql.ts'
import { readAllSubmissions, readSubmissions, readWorks, saveWork } from './submissions.sql.ts'

export const scores: HandlersOf<'scoreSubmission' | 'returnSubmissions'> = {
  async scoreSubmission({ db, actor, given, command_id }, input) {
    const { assignment_id, user_id, class_id, score, teacher_remarks = '', rubric_levels = {}, remark_files } = input
    const { is_taken_back } = input
    const facts = await readScoring(db, actor.user_id, assignment_id, user_id)
    if (!facts) return refuse('not_found')
    const decision = decideScore({
      facts,
      input: { class_id, score, is_taken_back, rubric_levels },
      given,
      score_entry_id: command_id,
    })
    if (!decision.ok) return decision
    const { standing, counts, is_score_automatic, assignment_status, is_released } = decision.value
    const scored_on = standing.scored_on.toISOString()
    const { remark_files: standingFiles } = facts.kept
    const spoken = remark_files?.map(
      (file) => standingFiles.find(({ file_id }) => file_id === file.file_id) ?? readableHere(actor, file),
    )
    const latest = counts
      ? {
          teacher_remarks: teacher_remarks.trim(),
          rubric_levels,
          scored_by: actor.user_id,
          scored_on,
          ...(spoken && { remark_files: spoken }),
        }
      : {}
    const returned = is_released ? { returned_on: scored_on } : {}
    const stands = { score: standing.score, is_score_automatic, assignment_status }
    await saveWork(db, { ...facts.kept, ...stands, ...latest, ...returned })
    return accept({ score: standing.score, scored_on, is_score_automatic })
  },

  async returnSubmissions({ db, actor, given }, input) {
    const { assignment_id, assignment_status, teacher_remarks, comment } = input
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
      attempts_used: submitted.filter((one) => one.user_id === work.user_id).length + Number(work.counted_on !== null),
      teacher_remarks: work.teacher_remarks,
      rubric_levels: work.rubric_levels,
    }))
    const facts = { assignment_type: assignment.assignment_type, works }
    const decision = decideReturn({
      facts,
      input: { ...input, teacher_remarks: teacher_remarks?.trim(), comment: comment?.trim() },
      given,
    })
    if (!decision.ok) return decision
    const returned_on = decision.value.returned_on.toISOString()
    const kept = new Map(all.map(({ work }) => [work.user_id, work]))
    for (const { user_id, ...returned } of decision.value.works) {
      const work = kept.get(user_id)
      if (work) await saveWork(db, { ...work, ...returned, assignment_status, returned_on })
    }
    return accept({
      user_ids: decision.value.works.map(({ user_id }) => user_id),
      returned_on,
      skipped: [...decision.value.skipped],
    })
  },
}

async function readScoring(db: LocalContext['db'], teacher_id: number, assignment_id: string, user_id: number) {
  const assignment = await findAssignment(db, assignment_id)
  const works = await readWorks(db, assignment_id, teacher_id)
  const found = works.find(({ work }) => work.user_id === user_id)
  if (!assignment || !found) return undefined
  const { work, teaches_class } = found
  const sees_assignment = assignment.created_by === teacher_id || works.some((one) => one.teaches_class)
  const isGiven = work.scored_on !== null && !(work.is_score_automatic && isUntouched(work))
  const current =
    work.scored_on === null || !isGiven
      ? undefined
      : // The rows do not say by which command it was given.
        {
          score_entry_id: '',
          score: work.is_score_automatic ? null : work.score,
          scored_on: new Date(work.scored_on),
          is_own: await isGivenHere(db, work),
        }
  const { class_id, automatic_score, assignment_status } = work
  const attempts_used = (await readSubmissions(db, assignment_id, user_id)).length
  const standing = { automatic_score, assignment_status, attempts_used }
  return { kept: work, work: { sees_assignment, teaches_class, class_id, current, ...standing }, assignment }
}

/** Whether a teacher said nothing yet of work that scored itself. */
function isUntouched({ teacher_remarks, rubric_levels, scored_on, returned_on }: KeptWork): boolean {
  return teacher_remarks === '' && Object.keys(rubric_levels).length === 0 && scored_on === returned_on
}

/** Whether the score that counts is of a command of this device, which the server has not sent back yet. */
async function isGivenHere(db: LocalContext['db'], { assignment_id, user_id, scored_on }: KeptWork): Promise<boolean> {
  const sent = await findServerImage(db, 'assignments_users', [assignment_id, user_id])
  return sent !== undefined && (sent?.['scored_on'] ?? null) !== scored_on
}
