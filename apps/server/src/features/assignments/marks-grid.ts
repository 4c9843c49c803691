import { readMarksGrid } from '@maktab/contracts/assignments/marks-grid'
import { accept, refuse } from '@maktab/contracts/outcome'
import { inside } from '#calls/handle.ts'
import { readGridAssignments, readGridMarks } from '#features/assignments/marks-grid.sql.ts'

/** More columns nobody looks at together; the device shows as many. */
const most = 30

export const marksGrid = {
  readMarksGrid: inside(readMarksGrid, async ({ db, actor }, { class_id }) => {
    const assignments = await readGridAssignments(db, actor, { class_id, most })
    if (!assignments) return refuse('not_found')
    const rows = await readGridMarks(db, {
      institution_id: actor.institution_id,
      class_id,
      assignment_ids: assignments.map(({ assignment_id }) => assignment_id),
    })
    const learners = new Map(
      rows.map(({ user_id, full_name, username }) => [user_id, { user_id, full_name, username }]),
    )
    return accept({
      learners: [...learners.values()],
      assignments: assignments.map((one) => ({ ...one, due_date: one.due_date.toISOString() })),
      marks: rows.map(({ full_name: _name, username: _username, scored_on, ...mark }) => ({
        ...mark,
        scored_on: scored_on?.toISOString() ?? null,
      })),
    })
  }),
}
