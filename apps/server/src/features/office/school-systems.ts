import { accept } from '@maktab/contracts/outcome'
import { listSchoolSystems } from '@maktab/contracts/office/school-systems'
import { campusesPage } from '@maktab/domain/office/campuses'
import { atGate } from '#calls/handle.ts'
import { readSchoolSystems } from '#features/office/school-systems.sql.ts'

export const schoolSystems = {
  listSchoolSystems: atGate(listSchoolSystems, async ({ doors, tenant_id, language }, search) => {
    const rows = await doors.inTenant(tenant_id, (db) =>
      readSchoolSystems(db, { ...search, tenant_id, language, pageSize: campusesPage }),
    )
    const total = rows[0]?.total ?? 0
    return accept({
      list: rows.map(({ total: _total, ...row }) => ({
        ...row,
        sub_end_date: row.sub_end_date?.toISOString() ?? null,
      })),
      total,
      total_pages: Math.ceil(total / campusesPage),
    })
  }),
}
