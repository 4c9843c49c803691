import { openAssignmentModule } from '@maktab/contracts/assignments/assignment-modules'
import { accept, refuse } from '@maktab/contracts/outcome'
import { inside } from '#calls/handle.ts'
import { openIn } from '#features/viewers/launch.ts'
import { findPlaceOf } from '#features/viewers/launch.sql.ts'
import { readAttached } from '#features/assignments/assignment-modules.sql.ts'

export const assignmentContents = {
  openAssignmentModule: inside(openAssignmentModule, async (context, { assignment_id, content_id }) => {
    const { db, actor, given } = context
    const attached = await readAttached(db, actor, assignment_id)
    const wanted =
      attached.find((one) => (content_id === undefined ? !one.is_completed : one.content_id === content_id)) ??
      (content_id === undefined ? attached[0] : undefined)
    if (!wanted) return refuse('not_found')
    if (actor.role === 'learner' && given.getTime() < wanted.start_date.getTime()) return refuse('not_started_yet')
    const place = await findPlaceOf(db, actor, wanted)
    const launched = place && (await openIn(context, place, wanted.content_id))
    return launched ? accept(launched) : refuse('not_found')
  }),
}
