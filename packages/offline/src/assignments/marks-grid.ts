import { accept, refuse } from '@maktab/contracts/outcome'
import type { HandlersOf } from '../local-handler.ts'
import { readRow } from '../local-tables.sql.ts'
import { readGridAssignments, readGridMarks, teaches } from './marks-grid.sql.ts'

/** As many as the server shows. */
const most = 30

export const marksGrid: HandlersOf<'readMarksGrid'> = {
  async readMarksGrid({ db, actor }, { class_id }) {
    if (!(await teaches(db, class_id, actor.user_id))) return refuse('not_found')
    const assignments = (await readGridAssignments(db, class_id, most)).map((row) => readRow('assignments', row))
    const rows = await readGridMarks(
      db,
      class_id,
      assignments.map(({ assignment_id }) => assignment_id),
    )
    const learners = new Map(
      rows.map((row) => {
        const user_id = Number(row['user_id'])
        return [user_id, { user_id, full_name: String(row['full_name']), username: String(row['username']) }]
      }),
    )
    return accept({
      learners: [...learners.values()],
      assignments: assignments.map(({ assignment_id, title, due_date, total_score }) => ({
        assignment_id,
        title,
        due_date,
        total_score,
      })),
      marks: rows.map((row) => {
        const { assignment_id, user_id, score, teacher_remarks, rubric_levels, scored_on } = readRow(
          'assignments_users',
          row,
        )
        const is_handed_in = row['is_handed_in'] === 1
        return { assignment_id, user_id, score, teacher_remarks, rubric_levels, scored_on, is_handed_in }
      }),
    })
  },
}
