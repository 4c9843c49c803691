import { saveModuleStatus } from '@maktab/contracts/assignments/module-status'
import type { Progress } from '@maktab/contracts/learning/progress'
import { accept, refuse } from '@maktab/contracts/outcome'
import { moveStatus, untouched } from '@maktab/domain/learning/progress'
import { inside } from '#calls/handle.ts'
import { readAttachedContents } from '#features/assignments/module-status.sql.ts'
import { keepStanding, openPlace } from '#features/learning/progress.ts'

export const moduleStatus = {
  saveModuleStatus: inside(saveModuleStatus, async (context, { assignment_id, tracking_data }) => {
    const attached = await readAttachedContents(context.db, { ...context.actor, assignment_id })
    const isAttached = (one: (typeof tracking_data)[number]) =>
      attached.some(({ class_id, content_id }) => class_id === one.class_id && content_id === one.content_id)
    if (!tracking_data.every(isAttached)) return refuse('not_found')
    for (const { content_status: _status, completion: _completion, resume_point: _point, ...place } of tracking_data) {
      if (!(await openPlace(context, place))) return refuse('not_found')
    }
    const modules: Progress[] = []
    for (const { content_status, completion, resume_point, ...place } of tracking_data) {
      // Read anew: what was moved before it may stand in the same lesson.
      const facts = await openPlace(context, place)
      if (!facts) throw new Error(`Content ${place.content_id} was there a moment ago, and the learner’s turn is taken`)
      const standing = moveStatus({
        progress: facts.standing ?? untouched,
        content_type: facts.content_type,
        status: content_status,
        completion,
        resume_point,
      })
      await keepStanding(context, place, { facts, standing, work: { attempts: 0, accuracy: 0, seconds: 0 } })
      const { content_id, class_id, lesson_guid } = place
      modules.push({ content_id, class_id, lesson_guid, ...standing })
    }
    return accept({ modules })
  }),
}
