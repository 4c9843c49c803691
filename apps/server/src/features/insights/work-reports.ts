import { listWorkReport } from '@maktab/contracts/insights/work-reports'
import { accept, refuse } from '@maktab/contracts/outcome'
import { checkRange } from '@maktab/domain/schools/report-range'
import { workFigures, workTotals } from '@maktab/domain/insights/work-figures'
import { inside } from '#calls/handle.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import { readReportedWorks, teachesClass } from '#features/insights/work-reports.sql.ts'

const pageSize = 100

export const workReports = {
  listWorkReport: inside(listWorkReport, async ({ db, actor, now }, { class_id, assignment_id, page, ...asked }) => {
    if (class_id !== undefined && !(await teachesClass(db, actor, class_id))) return refuse('not_found')
    const range = checkRange(asked, await readSchoolDay(db, actor, now))
    if (!range.ok) return range
    const works = await readReportedWorks(db, actor, { ...range.value, class_id, assignment_id, now })
    if (assignment_id !== undefined && works.length === 0) return refuse('not_found')
    return accept({
      report: works.slice((page - 1) * pageSize, page * pageSize).map((work) => ({
        assignment_id: work.assignment_id,
        title: work.title,
        assignment_type: work.assignment_type,
        due_date: work.due_date.toISOString(),
        ...workFigures(work),
      })),
      total_pages: Math.ceil(works.length / pageSize),
      ...workTotals(works),
    })
  }),
}
