/** What follows once an attempt is wholly marked: it counts for the learner, for their class, for their assignments and for its questions. */
import { sharesOf } from '@maktab/domain/content/question-statistics'
import type { Marked } from '@maktab/domain/learning/marking'
import { afterAttempt, untouched, type Standing } from '@maktab/domain/learning/progress'
import type { SchoolContext } from '#calls/handle.ts'
import { addQuestionShares, noteInAssignments } from '#features/learning/attempts.sql.ts'
import { keepStanding } from '#features/learning/progress.ts'
import type { Place, PlaceFacts } from '#features/learning/progress.sql.ts'

/** The learner is the actor, whoever marked; the day that counts is the one on which they gave it. */
export type Counting = Pick<SchoolContext, 'db' | 'actor' | 'given' | 'now'>

/** `marked` waits for nobody. Call it after the attempt was saved. */
export async function countAttempt(context: Counting, place: Place, { facts, marked, attempt_number }: { readonly facts: PlaceFacts; readonly marked: Marked; readonly attempt_number: number }): Promise<Standing> {
  const { db, actor } = context
  const accuracy = marked.accuracy ?? 0
  const standing = afterAttempt({ progress: facts.standing ?? untouched, accuracy })
  await noteInAssignments(db, actor, place)
  await keepStanding(context, place, { facts, standing, work: { attempts: 1, accuracy, seconds: 0 } })
  // A later attempt is made with the answers seen.
  if (attempt_number === 1) await addQuestionShares(db, { ...actor, content_id: place.content_id }, sharesOf(marked.results))
  return standing
}
