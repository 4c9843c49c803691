import {
  listAssignmentModules,
  openAssignmentModule,
  readAssignmentModules,
} from '@maktab/contracts/assignments/assignment-modules'
import { accept, refuse } from '@maktab/contracts/outcome'
import { mean } from '@maktab/domain/schools/percentages'
import { inside } from '#calls/handle.ts'
import { openIn } from '#features/viewers/launch.ts'
import { findPlaceOf } from '#features/viewers/launch.sql.ts'
import { readAttached, readOwnModules, readSetModules } from '#features/assignments/assignment-modules.sql.ts'

export const assignmentModules = {
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

  readAssignmentModules: inside(readAssignmentModules, async ({ db, actor }, { assignment_id, class_id }) => {
    const rows = await readSetModules(db, actor, { assignment_id, class_id })
    if (!rows) return refuse('not_found')
    return accept({
      modules: rows.map(({ measured, accuracy_sum, ...counts }) => ({
        ...counts,
        avg_accuracy: mean(accuracy_sum, measured),
      })),
    })
  }),

  listAssignmentModules: inside(listAssignmentModules, async ({ db, actor, now }, { assignment_id }) => {
    const rows = await readOwnModules(db, actor, assignment_id, now)
    return rows ? accept({ modules: [...rows] }) : refuse('not_found')
  }),
}
