import { listReportedClasses } from '@maktab/contracts/insights/reported-classes'
import { accept, refuse } from '@maktab/contracts/outcome'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside } from '#calls/handle.ts'
import { readClassesOfSchool } from '#features/insights/whole-school.sql.ts'

export const reportedClasses = {
  listReportedClasses: inside(listReportedClasses, async ({ db, actor }, { institution_id }) => {
    if (institution_id !== undefined && institution_id !== actor.institution_id) return refuse('not_found')
    const rows = await readClassesOfSchool(db, actor)
    return accept({ report: rows.map((row) => ({ class_id: row.class_id, ...namedClass(row) })) })
  }),
}
