import type { Progress } from '@maktab/contracts/learning/progress'
import { accept, refuse } from '@maktab/contracts/outcome'
import { moveStatus, untouched } from '@maktab/domain/learning/progress'
import { readPlace, saveStanding } from '../learning/progress.sql.ts'
import type { HandlersOf } from '../local-handler.ts'
import { findAssignment, findWork } from './assignments.sql.ts'

export const moduleStatus: HandlersOf<'saveModuleStatus'> = {
  async saveModuleStatus({ db, actor, given }, { assignment_id, tracking_data }) {
    const assignment = await findAssignment(db, assignment_id)
    const work = await findWork(db, assignment_id, actor.user_id)
    if (!assignment || !work) return refuse('not_found')
    const isAttached = (one: { readonly class_id: number; readonly content_id: number }) =>
      one.class_id === work.class_id &&
      assignment.lessons.some(({ content_ids }) => content_ids.includes(one.content_id))
    for (const one of tracking_data) {
      if (!isAttached(one) || !(await readPlace(db, actor.user_id, one))) return refuse('not_found')
    }
    const modules: Progress[] = []
    for (const { content_status: status, completion = 0, resume_point, ...place } of tracking_data) {
      const facts = await readPlace(db, actor.user_id, place)
      if (!facts) return refuse('not_found')
      const moved = moveStatus({
        progress: facts.standing ?? untouched,
        content_type: facts.content_type,
        status,
        completion,
        resume_point,
      })
      await saveStanding(db, actor.user_id, place, moved, given)
      const {
        content_status,
        completion: reached,
        accuracy,
        attempts,
        time_spent_in_seconds,
        resume_point: stopped,
      } = moved
      const { content_id, class_id, lesson_guid } = place
      modules.push({
        content_id,
        class_id,
        lesson_guid,
        content_status,
        completion: reached,
        accuracy,
        attempts,
        time_spent_in_seconds,
        resume_point: stopped,
      })
    }
    return accept({ modules })
  },
}
