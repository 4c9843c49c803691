/** A teacher's part of submissions: scoring work and returning it. */
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideRemarkFiles, decideReturn, decideScore, scorePercent } from '@maktab/domain/assignments/scores'
import { inside, type SchoolContext } from '#calls/handle.ts'
import type { ScoredChange } from '#features/assignments/rollups.sql.ts'
import { tellWorkMoved, type WorkEquipment } from '#features/assignments/moved-work.ts'
import { keepScore, markReturned, takeWorksToReturn, takeWorkToScore } from '#features/assignments/scores.sql.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { notify } from '#features/people/notifications.sql.ts'

async function decideFilesOf(
  db: SchoolContext['db'],
  actor: SchoolContext['actor'],
  given: readonly { readonly file_id: string }[],
  standing: readonly KeptAttachment[],
) {
  const named = given.map(({ file_id }) => file_id)
  return decideRemarkFiles({ named, own: await readOwnFiles(db, actor, named), standing })
}

export const scores = ({ newGuid, bus }: WorkEquipment & { readonly newGuid: () => string }) => ({
  scoreSubmission: inside(scoreSubmission, async (context, input) => {
    const { db, actor, device_id, given, now, command_id } = context
    const scorer = { ...actor, device_id }
    const facts = await takeWorkToScore(db, scorer, input, given)
    if (!facts) return refuse('not_found')
    const decision = decideScore({ facts, input, given, score_entry_id: command_id ?? newGuid() })
    if (!decision.ok) return decision
    const { entry, standing, counts, ...after } = decision.value
    const remarkFiles = input.remark_files && (await decideFilesOf(db, actor, input.remark_files, facts.remark_files))
    if (remarkFiles?.ok === false) return remarkFiles
    const remark_files = remarkFiles?.value
    const { work, assignment, is_uncounted } = facts
    const before = facts.score
    const percent = (score: number | null) => scorePercent(score, assignment.total_score)
    const change: ScoredChange = {
      institution_id: actor.institution_id,
      class_id: work.class_id,
      now,
      scored:
        is_uncounted || assignment.total_score === 0 ? 0 : Number(standing.score !== null) - Number(before !== null),
      score_percent: is_uncounted ? 0 : percent(standing.score) - percent(before),
    }
    tellWorkMoved(bus, context, { class_ids: [work.class_id], assignment_id: input.assignment_id }, 'teachers')
    await keepScore(
      db,
      scorer,
      { ...input, ...entry, remark_files },
      { ...after, score: standing.score, counts, change },
    )
    return accept({
      score: standing.score,
      scored_on: standing.scored_on.toISOString(),
      is_score_automatic: after.is_score_automatic,
    })
  }),

  returnSubmissions: inside(returnSubmissions, async (context, input) => {
    const { db, actor, given, now } = context
    const { assignment_id, assignment_status } = input
    const { title, is_deleted, class_ids, ...facts } = await takeWorksToReturn(db, actor, input, given)
    const decision = decideReturn({ facts, input, given })
    if (!decision.ok) return decision
    const { works, skipped, returned_on } = decision.value
    const user_ids = works.map(({ user_id }) => user_id)
    await markReturned(db, actor, { assignment_id, assignment_status, returned_on, works })
    const [one, ...others] = user_ids
    tellWorkMoved(
      bus,
      context,
      { class_ids, assignment_id },
      one !== undefined && others.length === 0 ? one : 'everybody',
    )
    const notification_type = assignment_status === 2 ? 'work_returned' : 'work_to_redo'
    await notify(db, {
      ...actor,
      user_ids: is_deleted ? [] : user_ids,
      role: 'learner',
      notification_type,
      subject: title,
      assignment_id,
      class_id: null,
      now,
    })
    return accept({ user_ids, returned_on: returned_on.toISOString(), skipped: [...skipped] })
  }),
})
