/** Work that scores itself: counted after each attempt, and anew where the work itself was changed. */
import { countWork, type CountedStanding } from '@maktab/domain/assignments/automatic-scores'
import { scorePercent } from '@maktab/domain/assignments/scores'
import type { SchoolContext } from '#calls/handle.ts'
import {
  noteInAssignments,
  saveCounted,
  takeWorksToCount,
  type CountedWork,
  type WorkToCountRow,
} from '#features/assignments/automatic-scores.sql.ts'
import type { NoteAttempt } from '#features/learning/counted-attempts.ts'
import { notify } from '#features/people/notifications.sql.ts'

/** An attempt of a learner, as far as it is part of their work. Call it after the attempt was saved. */
export const noteAttempt: NoteAttempt = async ({ db, actor, now }, place, isOwnAct) => {
  const works = await noteInAssignments(db, actor, place)
  await keepCounted({ db, actor, now }, works, isOwnAct)
}

/** Everybody's work on an assignment, where it scores itself and was changed; or that of a learner who handed in. */
export async function countAnew(
  context: Pick<SchoolContext, 'db' | 'actor' | 'now'>,
  assignment_id: string,
  learner_id?: number,
): Promise<void> {
  const works = await takeWorksToCount(context.db, context.actor, { assignment_id, learner_id })
  await keepCounted(context, works, learner_id !== undefined)
}

async function keepCounted(
  { db, actor, now }: Pick<SchoolContext, 'db' | 'actor' | 'now'>,
  works: readonly WorkToCountRow[],
  isOwnAct: boolean,
): Promise<void> {
  const counted = works.flatMap((work) => {
    const standing = countWork(work, now)
    return isSame(work, standing) ? [] : [changeOf(work, standing)]
  })
  if (counted.length === 0) return
  await saveCounted(db, actor, counted, now)
  if (isOwnAct) return
  const scored = works.filter(
    (work) =>
      work.score === null &&
      counted.some((one) => one.user_id === work.user_id && one.score !== null && one.assignment_status === 2),
  )
  for (const [assignment_id, title] of new Map(scored.map((work) => [work.assignment_id, work.title])))
    await notify(db, {
      ...actor,
      user_ids: scored.filter((work) => work.assignment_id === assignment_id).map(({ user_id }) => user_id),
      role: 'learner',
      notification_type: 'work_returned',
      subject: title,
      assignment_id,
      class_id: null,
      now,
    })
}

function isSame(before: CountedStanding, after: CountedStanding): boolean {
  const valueOf = (standing: CountedStanding, key: keyof CountedStanding) => standing[key]?.valueOf() ?? null
  return (Object.keys(after) as (keyof CountedStanding)[]).every((key) => valueOf(before, key) === valueOf(after, key))
}

/** What is kept of it once it was counted, with what that adds to the figures of its class. */
export function changeOf(work: WorkToCountRow, standing: CountedStanding): CountedWork {
  const { assignment_id, user_id, class_id, total_score } = work
  // Who is excused is in no figure.
  const counts = (score: number | null) => Number(score !== null && total_score > 0 && !work.is_excused)
  const percentOf = (score: number | null) => counts(score) * scorePercent(score, total_score)
  return {
    assignment_id,
    user_id,
    class_id,
    ...standing,
    turned_in: Number(!work.is_excused && work.first_handed_in_on === null && standing.first_handed_in_on !== null),
    scored: counts(standing.score) - counts(work.score),
    score_percent: percentOf(standing.score) - percentOf(work.score),
  }
}
