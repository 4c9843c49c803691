import { listReportedYears } from '@maktab/contracts/insights/reported-years'
import { accept } from '@maktab/contracts/outcome'
import { atGate } from '#calls/handle.ts'
import { inCampus } from '#features/insights/result-summaries.ts'
import { readYears } from '#features/schools/school-terms.sql.ts'

export const reportedYears = {
  listReportedYears: atGate(listReportedYears, async (gate, { institution_id }) => {
    const { actor } = gate
    if (actor && (institution_id === undefined || institution_id === actor.institution_id))
      return gate.doors.inSchool(
        actor,
        async (db) => accept({ list: await readYears(db, actor.institution_id) }),
        'read only',
      )
    // Whoever has no reach beyond their school finds no other.
    return inCampus(gate, institution_id, async (db, campus) =>
      accept({ list: await readYears(db, campus.institution_id) }),
    )
  }),
}
