import { accept, refuse } from '@maktab/contracts/outcome'
import { afterPackage, isNewerState } from '@maktab/domain/learning/packages'
import { untouched } from '@maktab/domain/learning/progress'
import type { HandlersOf } from '../local-handler.ts'
import { findRows, saveRow } from '../local-tables.sql.ts'
import { readPlace, saveStanding } from './progress.sql.ts'

const ofPlace = 'user_id = ? and content_id = ? and class_id = ?'

export const packages: HandlersOf<'savePackage' | 'readPackage'> = {
  /** An id is made for one result only, so every result that stands in the outbox counts. */
  async savePackage({ db, actor, given }, { state, attempts, statements: _sent, sitting: _asked, ...place }) {
    const facts = await readPlace(db, actor.user_id, place)
    if (!facts) return refuse('not_found')
    const { content_id, class_id, lesson_guid } = place
    const [kept] = await findRows(db, 'package_states', ofPlace, [actor.user_id, content_id, class_id])
    if (state && isNewerState(kept && new Date(kept.given_on).getTime(), given.getTime())) {
      await saveRow(db, 'package_states', {
        user_id: actor.user_id,
        content_id,
        class_id,
        ...state,
        given_on: given.toISOString(),
      })
    }
    const standing = afterPackage({ progress: facts.standing ?? untouched, state, attempts, taken_on: given })
    await saveStanding(db, actor.user_id, place, standing, given)
    const {
      content_status,
      completion,
      accuracy,
      attempts: attempt_count,
      time_spent_in_seconds,
      resume_point,
    } = standing
    return accept({
      content_id,
      class_id,
      lesson_guid,
      content_status,
      completion,
      accuracy,
      attempts: attempt_count,
      time_spent_in_seconds,
      resume_point,
    })
  },

  async readPackage({ db, actor }, place) {
    if (!(await readPlace(db, actor.user_id, place))) return refuse('not_found')
    const [kept] = await findRows(db, 'package_states', ofPlace, [actor.user_id, place.content_id, place.class_id])
    if (!kept) return accept({ state: null })
    const { location, suspend_data, completion, success, score, total_time } = kept
    return accept({ state: { location, suspend_data, completion, success, score, total_time } })
  },
}
