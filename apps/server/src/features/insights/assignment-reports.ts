import { listAssignmentReport } from '@maktab/contracts/insights/assignment-reports'
import { accept, refuse } from '@maktab/contracts/outcome'
import { assignmentFigures } from '@maktab/domain/insights/assignment-figures'
import { checkRange } from '@maktab/domain/schools/report-range'
import { inside } from '#calls/handle.ts'
import { asSet } from '#features/assignments/assignments.ts'
import { readBegunAssignments } from '#features/insights/assignment-reports.sql.ts'
import { findSeenLearner, readSchoolDay } from '#features/insights/sight.sql.ts'

const pageSize = 20

export const assignmentReports = {
  listAssignmentReport: inside(listAssignmentReport, async ({ db, actor, now }, { class_id, page, ...asked }) => {
    if (class_id !== undefined && !(await findSeenLearner(db, actor, { class_id }))) return refuse('not_found')
    const range = checkRange(asked, await readSchoolDay(db, actor, now))
    if (!range.ok) return range
    const rows = await readBegunAssignments(db, actor, { ...range.value, class_id, now })
    const works = rows.map(asSet)
    return accept({
      report: works.slice((page - 1) * pageSize, page * pageSize),
      total_pages: Math.ceil(works.length / pageSize),
      ...assignmentFigures(rows.map((row) => ({ ...asSet(row), is_handed_in: row.first_handed_in_on !== null }))),
    })
  }),
}
