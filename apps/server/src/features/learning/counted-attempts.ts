/** What follows once an attempt is wholly marked: it counts for the learner, for their class, for their assignments and for its questions. */
import { sharesOf } from '@maktab/domain/studio/question-statistics'
import type { Marked } from '@maktab/domain/learning/marking'
import { afterAttempt, afterMarkedAnew, untouched, type Standing } from '@maktab/domain/learning/progress'
import type { SchoolContext } from '#calls/handle.ts'
import { readOtherAttempts } from '#features/learning/answer-scores.sql.ts'
import { addQuestionShares } from '#features/learning/attempts.sql.ts'
import { keepStanding } from '#features/learning/progress.ts'
import type { Place, PlaceFacts } from '#features/learning/progress.sql.ts'

/** The learner is the actor, whoever marked; the day that counts is the one on which they gave it. */
export type Counting = Pick<SchoolContext, 'db' | 'actor' | 'given' | 'now'>

/** Told of each attempt once it is saved, whether or not it waits; `isOwnAct` where the learner made it just now. Features that come later hand it in. */
export type NoteAttempt = (context: Omit<Counting, 'given'>, place: Place, isOwnAct: boolean) => Promise<void>

/** `marked` waits for nobody. Call it after the attempt was saved. */
export async function countAttempt(
  context: Counting,
  place: Place,
  {
    facts,
    marked,
    attempt_number,
    pass_mark,
  }: {
    readonly facts: PlaceFacts
    readonly marked: Marked
    readonly attempt_number: number
    /** Of the test, in per cent. */
    readonly pass_mark: number
  },
): Promise<Standing> {
  const { db, actor } = context
  const accuracy = marked.accuracy ?? 0
  const standing = afterAttempt({ progress: facts.standing ?? untouched, accuracy, pass_mark, taken_on: context.given })
  await keepStanding(context, place, { facts, standing, work: { attempts: 1, accuracy, seconds: 0 } })
  // A later attempt is made with the answers seen.
  if (attempt_number === 1)
    await addQuestionShares(db, { ...actor, content_id: place.content_id }, sharesOf(marked.results))
  return standing
}

/** An attempt that counts already and was marked anew: every figure moves by the difference, on the day on which it was given. Call it after the attempt was saved. */
export async function recountAttempt(
  context: Counting,
  place: Place & { readonly sync_guid: string },
  {
    facts,
    marked,
    before,
    pass_mark,
  }: { readonly facts: PlaceFacts; readonly marked: Marked; readonly before: number; readonly pass_mark: number },
): Promise<void> {
  const { db, actor } = context
  const accuracy = marked.accuracy ?? 0
  const others = await readOtherAttempts(db, actor, place)
  const standing = afterMarkedAnew({
    progress: facts.standing ?? untouched,
    before,
    accuracy,
    pass_mark,
    ...others,
    taken_on: context.given,
  })
  await keepStanding(context, place, {
    facts,
    standing,
    work: { attempts: 0, accuracy: accuracy - before, seconds: 0 },
  })
}
