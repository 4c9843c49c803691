import { readDataSet } from '@maktab/contracts/insights/data-set/data-set'
import { accept } from '@maktab/contracts/outcome'
import { withoutSmallCells, withoutSmallGroups } from '@maktab/domain/insights/data-set'
import { mean } from '@maktab/domain/schools/percentages'
import { atGate } from '#calls/handle.ts'
import { ofHead } from '#features/insights/head-dashboards.ts'
import { countGathered, readGroups } from './data-set.sql.ts'

const schoolsPerPage = 50

export const dataSet = {
  readDataSet: atGate(readDataSet, async (gate, { page }) =>
    ofHead(gate, {}, async ({ db, ...place }) => {
      const { schools, as_of } = await countGathered(db, place)
      // Page 0 is the first one too. Whole schools a page, so that what is hidden is decided with all groups of a total in sight.
      const skip = (Math.max(1, page) - 1) * schoolsPerPage
      const rows = await readGroups(db, place, { language: gate.language, skip, take: schoolsPerPage })
      const groups = rows.map((row) => ({ ...row, total: `${row.institution_id} ${row.subject_key}` }))
      const left = withoutSmallGroups(groups)
      return accept({
        as_of: as_of?.toISOString() ?? null,
        hidden: groups.length - left.length,
        total_pages: Math.ceil(schools / schoolsPerPage),
        report: left.map(
          ({ accuracy_sum, gathered_on, total: _total, institution_id: _id, subject_key: _key, ...row }) => {
            const measured = [row.learners_to_40, row.learners_to_60, row.learners_to_80, row.learners_above_80]
            const not_measured = Math.max(0, row.learners - measured.reduce((sum, count) => sum + count, 0))
            const [to_40 = null, to_60 = null, to_80 = null, above_80 = null, others = null] = withoutSmallCells([
              ...measured,
              not_measured,
            ])
            return {
              ...row,
              accuracy: mean(accuracy_sum, row.attempts),
              learners_to_40: to_40,
              learners_to_60: to_60,
              learners_to_80: to_80,
              learners_above_80: above_80,
              learners_not_measured: others,
              as_of: gathered_on.toISOString(),
            }
          },
        ),
      })
    }),
  ),
}
