import { listScoreHistory } from '@maktab/contracts/assignments/score-history'
import { accept, refuse } from '@maktab/contracts/outcome'
import { inside } from '#calls/handle.ts'
import { readScoreHistory } from '#features/assignments/score-history.sql.ts'
import { findThread } from '#features/assignments/thread.sql.ts'

const shown = 10

export const scoreHistory = {
  listScoreHistory: inside(listScoreHistory, async ({ db, actor, given }, work) => {
    const { assignment_id, user_id: learner_id } = work
    if (!(await findThread(db, actor, { assignment_id, learner_id }, given))) return refuse('not_found')
    const rows = await readScoreHistory(db, actor.institution_id, work, shown)
    const list = rows.map(({ total: _total, scored_on, ...row }) => ({ ...row, scored_on: scored_on.toISOString() }))
    return accept({ list, total: rows[0]?.total ?? 0 })
  }),
}
