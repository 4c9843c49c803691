import { listLoginInstitutions, loginInstitutionsPage } from '@maktab/contracts/access/login-institutions'
import { accept } from '@maktab/contracts/outcome'
import { namesInstitutionAtLogin } from '@maktab/domain/access/login-institutions'
import { atGate } from '#calls/handle.ts'
import { findNamedInstitutions } from '#features/access/login-institutions.sql.ts'
import type { Access } from '#features/access/sessions.ts'

export const loginInstitutions = ({ tenants }: Pick<Access, 'tenants'>) => ({
  listLoginInstitutions: atGate(
    listLoginInstitutions,
    async ({ doors, tenant_id, language }, { search_string, page }) => {
      const tenant = tenants.find(tenant_id)
      if (!tenant || !namesInstitutionAtLogin(tenant)) return accept({ institutions: [], has_more: false })
      const search = { tenant_id, search_string, language, page, pageSize: loginInstitutionsPage }
      const { list, total } = await doors.inTenant(tenant_id, (db) => findNamedInstitutions(db, search))
      return accept({ institutions: list, has_more: total > page * loginInstitutionsPage })
    },
  ),
})
