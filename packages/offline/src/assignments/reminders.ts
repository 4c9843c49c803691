import { accept, refuse } from '@maktab/contracts/outcome'
import { decideReminder } from '@maktab/domain/assignments/reminders'
import type { HandlersOf } from '../local-handler.ts'
import { dateOf } from './closing.ts'
import { findAssignment } from './assignments.sql.ts'
import { readWorks, saveWork } from './submissions.sql.ts'

export const reminders: HandlersOf<'remindLearners'> = {
  async remindLearners({ db, actor, given }, { assignment_id, user_ids }) {
    const assignment = await findAssignment(db, assignment_id)
    if (!assignment || assignment.deleted_on !== null) return refuse('not_found')
    const all = await readWorks(db, assignment_id, actor.user_id)
    const named = all.filter(({ work }) => user_ids.includes(work.user_id))
    const decision = decideReminder({
      facts: {
        sees_assignment: assignment.created_by === actor.user_id || all.some(({ teaches_class }) => teaches_class),
        start_date: new Date(assignment.start_date),
        closes_on: dateOf(assignment.closes_on),
        works: named.map(({ work, teaches_class }) => ({
          user_id: work.user_id,
          teaches_class,
          assignment_status: work.assignment_status,
          is_excused: work.is_excused,
          due_date: new Date(work.due_date ?? assignment.due_date),
          reminded_on: dateOf(work.reminded_on),
        })),
      },
      now: given,
    })
    if (!decision.ok) return decision
    const reminded = decision.value.user_ids
    for (const { work } of named) {
      if (reminded.includes(work.user_id)) await saveWork(db, { ...work, reminded_on: given.toISOString() })
    }
    return accept({ told: reminded.length })
  },
}
