import type { LanguageCode } from '@maktab/contracts/fields'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** By what the campuses of a tenant are filed. */
const filed = ['institution_id', 'region_id', 'school_system_id', 'school_family_id'] as const
type Filed = (typeof filed)[number]

export interface NamedInstitutionSearch {
  readonly tenant_id: number
  /** A part of a name in any language; empty for all. */
  readonly search_string: string
  readonly language: LanguageCode
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** Left out for all of the tenant. */
  readonly within?: Readonly<Partial<Record<Filed, number>>>
}

interface NamedInstitution {
  readonly institution_id: number
  readonly name: string
  readonly city: string
}

/**
 * A page of the schools that are not deleted and have what was typed in a name, by name in that language, and how many there are on all
 * pages; seen through the tenant's door. Marks, capitals and the forms of a letter that different keyboards write make no difference
 * (`fold_search` of migration 0033).
 */
export async function findNamedInstitutions(
  db: Kysely<Tables>,
  { tenant_id, search_string, language, page, pageSize, within = {} }: NamedInstitutionSearch,
): Promise<{ readonly list: NamedInstitution[]; readonly total: number }> {
  const collation = sql.ref(`names_${language}`)
  const isFiled = filed.flatMap((column) =>
    within[column] === undefined ? [] : [sql`and ${sql.ref(`place.${column}`)} = ${within[column]}`],
  )
  const { rows } = await sql<(NamedInstitution | { readonly institution_id: null }) & { readonly total: number }>`
    with found as (
      select place.institution_id, name_in(place.name, place.names, ${language}) as name,
        coalesce(name_in(city.name, city.names, ${language}), place.city) as city
      from institutions place
      left join region_cities city on city.tenant_id = place.tenant_id and city.city_id = place.city_id
      where place.tenant_id = ${tenant_id} and place.deleted_on is null
        and strpos(place.folded_names, fold_search(${search_string})) > 0
        ${sql.join(isFiled, sql` `)}
    )
    select counted.total, page.* from (select count(*)::int as total from found) counted
    left join (
      select * from found order by name collate ${collation}, institution_id limit ${pageSize} offset ${(page - 1) * pageSize}
    ) page on true
    order by page.name collate ${collation}, page.institution_id`.execute(db)
  return {
    list: rows.flatMap(({ total: _total, ...row }) => (row.institution_id === null ? [] : [row])),
    total: rows[0]?.total ?? 0,
  }
}
