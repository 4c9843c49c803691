/** Campuses of a tenant: for the super admin all, for the office those that it reaches. */
import { listCampuses, listInstitutions, type Campus } from '@maktab/contracts/schools/campuses'
import { accept } from '@maktab/contracts/outcome'
import { campusesPage } from '@maktab/domain/schools/campuses'
import { readCampusTheme } from '@maktab/domain/tenants/campus-themes'
import { atGate } from '#calls/handle.ts'
import type { Doors } from '#db/school.ts'
import {
  countCampuses,
  findSchoolSystem,
  readCampuses,
  type CampusRow,
  type CampusSearch,
} from '#features/schools/campuses.sql.ts'

export const campuses = {
  listInstitutions: atGate(listInstitutions, async ({ doors, tenant_id, language }, search) =>
    accept(await campusPage(doors, { ...search, tenant_id, language, pageSize: campusesPage })),
  ),

  listCampuses: atGate(listCampuses, async ({ doors, actor, tenant_id, language }, search) => {
    if (!actor) throw new Error('Campuses are listed for an office')
    const own =
      actor.role === 'school_admin' ? await doors.inTenant(tenant_id, (db) => findSchoolSystem(db, actor)) : null
    const school_system_id = own ?? undefined
    return accept(await campusPage(doors, { ...search, school_system_id, tenant_id, language, pageSize: campusesPage }))
  }),
}

async function campusPage(doors: Doors, search: CampusSearch) {
  const [total, rows] = await doors.inTenant(search.tenant_id, async (db) => [
    await countCampuses(db, search),
    await readCampuses(db, search),
  ])
  return { list: rows.map(showCampus), total, total_pages: Math.ceil(total / search.pageSize) }
}

function showCampus({ learners, teachers, classes, ...row }: CampusRow): Campus {
  return {
    ...row,
    theme: readCampusTheme(row.theme),
    sub_start_date: row.sub_start_date?.toISOString() ?? null,
    sub_end_date: row.sub_end_date?.toISOString() ?? null,
    created_on: row.created_on.toISOString(),
    deleted_on: row.deleted_on?.toISOString() ?? null,
    counts: { learners, teachers, classes },
  }
}
