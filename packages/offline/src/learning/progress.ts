import type { Progress } from '@maktab/contracts/learning/progress'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { addTime, moveStatus, untouched, type Standing } from '@maktab/domain/learning/progress'
import type { HandlersOf, LocalContext } from '../local-handler.ts'
import { readPlace, saveStanding, type Place, type PlaceFacts } from './progress.sql.ts'

export const progress: HandlersOf<'saveTime' | 'saveStatus'> = {
  saveTime: (context, input) =>
    moveOn(context, input, ({ standing = untouched, content_type }) =>
      addTime({
        progress: standing,
        content_type,
        seconds: input.total_time_in_seconds,
        status: input.content_status,
        resume_point: input.resume_point,
      }),
    ),

  saveStatus: (context, input) =>
    moveOn(context, input, ({ standing = untouched, content_type }) =>
      moveStatus({
        progress: standing,
        content_type,
        status: input.content_status,
        completion: input.completion ?? 0,
        resume_point: input.resume_point,
      }),
    ),
}

async function moveOn(
  { db, actor, given }: LocalContext,
  place: Place,
  move: (facts: PlaceFacts) => Standing,
): Promise<Outcome<Progress, 'not_found'>> {
  const facts = await readPlace(db, actor.user_id, place)
  if (!facts) return refuse('not_found')
  const standing = move(facts)
  await saveStanding(db, actor.user_id, place, standing, given)
  const { content_status, completion, accuracy, attempts, time_spent_in_seconds, resume_point } = standing
  const { content_id, class_id, lesson_guid } = place
  const reached = { content_status, completion, accuracy, attempts, time_spent_in_seconds, resume_point }
  return accept({ content_id, class_id, lesson_guid, ...reached })
}
