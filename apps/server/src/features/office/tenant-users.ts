import { accept } from '@maktab/contracts/outcome'
import {
  addTenantUser,
  deleteTenantUsers,
  listTenantUsers,
  mostTenantUsersCounted,
} from '@maktab/contracts/office/tenant-users'
import { binSince, soughtWords } from '@maktab/domain/office/office-users'
import { atCampus, atGate } from '#calls/handle.ts'
import { addPerson, type RegistrationEquipment } from '#features/office/office-registration.ts'
import { deletePeople, showUser, type OfficeEquipment } from '#features/office/office-users.ts'
import { findTenantUsers } from '#features/office/tenant-users.sql.ts'

export const tenantUsers = (equipment: RegistrationEquipment & OfficeEquipment) => ({
  listTenantUsers: atGate(listTenantUsers, async ({ doors, tenant_id, language, now }, input) => {
    const { search_string, page, page_size, ...sought } = input
    const { rows, total } = await doors.inTenant(tenant_id, (db) =>
      findTenantUsers(db, {
        ...sought,
        tenant_id,
        language,
        words: soughtWords(search_string),
        binSince: binSince(now),
        skip: (page - 1) * page_size,
        take: page_size,
        counted: mostTenantUsersCounted,
      }),
    )
    const list = rows.map((row) => ({
      ...showUser(row),
      institution_id: row.institution_id,
      institution_name: row.institution_name,
    }))
    const shown = Math.min(total, mostTenantUsersCounted)
    return accept({
      list,
      total: shown,
      has_more_than_total: total > shown,
      total_pages: Math.ceil(shown / page_size),
    })
  }),

  addTenantUser: atCampus(addTenantUser, (context, input) => addPerson(context, input, equipment)),
  deleteTenantUsers: atCampus(deleteTenantUsers, (context, input) => deletePeople(context, input, equipment)),
})
