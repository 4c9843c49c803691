import { listInstitutions } from '@maktab/contracts/access/institutions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { accept } from '@maktab/contracts/outcome'
import { institutionsPage } from '@maktab/domain/access/institutions'
import { searchInstitutions } from '@maktab/domain/access/login-institutions'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { languageByCode } from '@maktab/i18n/languages'
import { compareTexts } from '@maktab/i18n/sorting'
import { atGate } from '#calls/handle.ts'
import { readLoginInstitutions } from '#features/access/login-institutions.sql.ts'

export const institutions = {
  /** A tenant has hundreds of schools at most: they are sought and ordered here, where the rules for names are. */
  listInstitutions: atGate(listInstitutions, async ({ doors, tenant_id, language }, { search_string, page }) => {
    const rows = await doors.inTenant(tenant_id, (db) => readLoginInstitutions(db, tenant_id))
    return accept(institutionsOnPage(rows, { search_string, page, language }))
  }),
}

interface Row {
  readonly institution_id: number
  readonly name: string
  readonly names: unknown
  readonly city: string
}

/** A page of those whose name holds what was typed, by name in a language. */
export function institutionsOnPage(
  rows: readonly Row[],
  {
    search_string,
    page,
    language,
  }: { readonly search_string: string; readonly page: number; readonly language: LanguageCode },
) {
  const named = rows.map((row) => ({
    ...row,
    allNames: [row.name, ...textsOf(row.names)],
    shown: institutionName(row, language),
  }))
  const compare = compareTexts(languageByCode(language).locale)
  const found = [...searchInstitutions(named, search_string)].sort(
    (one, other) => compare(one.shown, other.shown) || one.institution_id - other.institution_id,
  )
  const first = (page - 1) * institutionsPage
  return {
    list: found
      .slice(first, first + institutionsPage)
      .map(({ institution_id, shown, city }) => ({ institution_id, name: shown, city })),
    total: found.length,
    total_pages: Math.ceil(found.length / institutionsPage),
  }
}

function textsOf(names: unknown): string[] {
  return Object.values((names ?? {}) as Record<string, unknown>).filter((name) => typeof name === 'string')
}
