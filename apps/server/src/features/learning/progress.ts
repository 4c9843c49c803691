import { saveStatus, saveTime, type Progress } from '@maktab/contracts/learning/progress'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { withContent } from '@maktab/domain/learning/lesson-sums'
import { lessonCompletion } from '@maktab/domain/content/lesson-completion'
import { addTime, moveStatus, untouched, type Standing } from '@maktab/domain/learning/progress'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readPlace, standingToSave, takeTurn, type Place, type PlaceFacts } from '#features/learning/progress.sql.ts'

export const progress = {
  saveTime: inside(saveTime, (context, input) =>
    moveOn(context, input, (place) =>
      addTime({
        progress: place.standing ?? untouched,
        content_type: place.content_type,
        seconds: input.total_time_in_seconds,
        status: input.content_status,
        resume_point: input.resume_point,
      }),
    ),
  ),

  saveStatus: inside(saveStatus, (context, input) =>
    moveOn(context, input, (place) =>
      moveStatus({
        progress: place.standing ?? untouched,
        content_type: place.content_type,
        status: input.content_status,
        completion: input.completion,
        resume_point: input.resume_point,
      }),
    ),
  ),
}

async function moveOn(
  context: SchoolContext,
  place: Place,
  move: (facts: PlaceFacts) => Standing,
): Promise<Outcome<Progress, 'not_found'>> {
  const facts = await openPlace(context, place)
  if (!facts) return refuse('not_found')
  const standing = move(facts)
  const seconds = standing.time_spent_in_seconds - (facts.standing?.time_spent_in_seconds ?? 0)
  const saving = statementFor(context, place, { facts, standing, work: { attempts: 0, accuracy: 0, seconds } })
  context.atEnd((db) => saving.compile(db))
  const { content_id, class_id, lesson_guid } = place
  return accept({ content_id, class_id, lesson_guid, ...standing })
}

/** The facts of a place where this learner may work, with their turn taken; undefined where they may not. */
export async function openPlace(
  { db, actor, given }: Pick<SchoolContext, 'db' | 'actor' | 'given'>,
  place: Place,
): Promise<PlaceFacts | undefined> {
  // Both leave together; the database reads the place once the turn is taken.
  const [isTheirs, facts] = await Promise.all([takeTurn(db, actor, place, given), readPlace(db, actor, place)])
  return isTheirs ? facts : undefined
}

interface Kept {
  readonly facts: PlaceFacts
  readonly standing: Standing
  /** What is added to the figures of the class. */
  readonly work: { readonly attempts: number; readonly accuracy: number; readonly seconds: number }
}

/** Saves a content's new standing, the lesson's that follows from it, and the figures of the class. */
export async function keepStanding(
  context: Pick<SchoolContext, 'db' | 'actor' | 'given' | 'now'>,
  place: Place,
  kept: Kept,
): Promise<void> {
  await statementFor(context, place, kept).execute(context.db)
}

function statementFor(
  { actor, given, now }: Pick<SchoolContext, 'actor' | 'given' | 'now'>,
  place: Place,
  { facts, standing, work }: Kept,
) {
  const { total_contents, completed_elsewhere, started_elsewhere, was_completed, is_taken_out, sums_elsewhere } =
    facts.lesson
  const reached = lessonCompletion({
    completed_contents: completed_elsewhere + (standing.content_status === 2 && !is_taken_out ? 1 : 0),
    started_contents: started_elsewhere + (standing.content_status === 0 || is_taken_out ? 0 : 1),
    total_contents,
    min_completion_percentage: facts.min_completion_percentage,
  })
  // Completed once, a lesson stays so, also when contents are added to it later.
  const lesson = {
    ...reached,
    ...withContent(sums_elsewhere, standing),
    is_completed: reached.is_completed || was_completed,
  }
  const lessons_completed = lesson.is_completed && !was_completed ? 1 : 0
  const change = {
    institution_id: actor.institution_id,
    user_id: actor.user_id,
    class_id: place.class_id,
    given,
    lessons_completed,
    ...work,
  }
  return standingToSave(actor, place, { standing, lesson, change, now })
}
