import { listLoginInstitutions, loginInstitutionsPage } from '@maktab/contracts/access/login-institutions'
import { accept } from '@maktab/contracts/outcome'
import { namesInstitutionAtLogin, searchInstitutions } from '@maktab/domain/access/login-institutions'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { languageByCode } from '@maktab/i18n/languages'
import { compareTexts } from '@maktab/i18n/sorting'
import { atGate } from '#calls/handle.ts'
import { readLoginInstitutions } from '#features/access/login-institutions.sql.ts'
import type { Access } from '#features/access/sessions.ts'

export const loginInstitutions = ({ tenants }: Pick<Access, 'tenants'>) => ({
  /** A tenant has hundreds of schools at most: they are sought and ordered here, where the rules for names are. */
  listLoginInstitutions: atGate(
    listLoginInstitutions,
    async ({ doors, tenant_id, language }, { search_string, page }) => {
      const tenant = tenants.find(tenant_id)
      if (!tenant || !namesInstitutionAtLogin(tenant)) return accept({ institutions: [], has_more: false })
      const rows = await doors.inTenant(tenant_id, (db) => readLoginInstitutions(db, tenant_id))
      const named = rows.map((row) => ({
        ...row,
        allNames: [row.name, ...textsOf(row.names)],
        shown: institutionName(row, language),
      }))
      const compare = compareTexts(languageByCode(language).locale)
      const found = [...searchInstitutions(named, search_string)].sort(
        (one, other) => compare(one.shown, other.shown) || one.institution_id - other.institution_id,
      )
      const first = (page - 1) * loginInstitutionsPage
      return accept({
        institutions: found
          .slice(first, first + loginInstitutionsPage)
          .map(({ institution_id, shown, city }) => ({ institution_id, name: shown, city })),
        has_more: found.length > first + loginInstitutionsPage,
      })
    },
  ),
})

function textsOf(names: unknown): string[] {
  return Object.values((names ?? {}) as Record<string, unknown>).filter((name) => typeof name === 'string')
}
