/** A teacher's part of submissions: scoring work and returning it. */
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideReturn, decideScore, scorePercent } from '@maktab/domain/assignments/scores'
import { inside } from '#calls/handle.ts'
import type { ScoredChange } from '#features/assignments/rollups.sql.ts'
import { keepScore, markReturned, takeWorksToReturn, takeWorkToScore } from '#features/assignments/scores.sql.ts'
import { notify } from '#features/people/notifications.sql.ts'

export const scores = ({ newGuid }: { readonly newGuid: () => string }) => ({
  scoreSubmission: inside(scoreSubmission, async ({ db, actor, device_id, given, now, command_id }, input) => {
    const scorer = { ...actor, device_id }
    const facts = await takeWorkToScore(db, scorer, input, given)
    if (!facts) return refuse('not_found')
    const decision = decideScore({ facts, input, given, score_entry_id: command_id ?? newGuid() })
    if (!decision.ok) return decision
    const { entry, standing, counts } = decision.value
    const { work, assignment } = facts
    const percent = (score: number) => scorePercent(score, assignment.total_score)
    const change: ScoredChange = {
      institution_id: actor.institution_id,
      class_id: work.class_id,
      now,
      scored: work.current ? 0 : 1,
      score_percent: percent(entry.score) - (work.current ? percent(work.current.score) : 0),
    }
    await keepScore(db, scorer, { ...input, ...entry }, counts ? change : undefined)
    return accept({ score: standing.score, scored_on: standing.scored_on.toISOString() })
  }),

  returnSubmissions: inside(returnSubmissions, async ({ db, actor, given, now }, input) => {
    const { assignment_id, assignment_status, teacher_remarks } = input
    const { title, ...facts } = await takeWorksToReturn(db, actor, input, given)
    const decision = decideReturn({ facts, input, given })
    if (!decision.ok) return decision
    const { user_ids, returned_on } = decision.value
    await markReturned(db, actor, { assignment_id, assignment_status, teacher_remarks, user_ids, returned_on })
    const notification_type = assignment_status === 2 ? 'work_returned' : 'work_to_redo'
    await notify(db, {
      ...actor,
      user_ids,
      role: 'learner',
      notification_type,
      subject: title,
      assignment_id,
      class_id: null,
      now,
    })
    return accept({ user_ids: [...user_ids], returned_on: returned_on.toISOString() })
  }),
})
