import { accept } from '@maktab/contracts/outcome'
import { listOfficeChanges } from '@maktab/contracts/schools/office-changes'
import { atCampus } from '#calls/handle.ts'
import { readOfficeChanges } from '#features/schools/office-changes.sql.ts'

const pageSize = 50

export const officeChanges = {
  listOfficeChanges: atCampus(listOfficeChanges, async ({ db, campus }, { noun, noun_id, page }) => {
    const { rows, total } = await readOfficeChanges(
      db,
      campus,
      { noun, noun_id },
      { skip: (page - 1) * pageSize, take: pageSize },
    )
    return accept({
      list: rows.map(({ changed_on, ...row }) => ({ ...row, changed_on: changed_on.toISOString() })),
      total,
      total_pages: Math.ceil(total / pageSize),
    })
  }),
}
