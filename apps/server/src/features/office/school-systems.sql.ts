import type { LanguageCode } from '@maktab/contracts/fields'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { nameColumn, nameOrder } from '#features/schools/name-order.sql.ts'

export interface SchoolSystemSearch {
  readonly tenant_id: number
  readonly language: LanguageCode
  readonly search_string: string
  readonly school_system_id?: number | undefined
  readonly sort: 'name' | 'subscription' | 'subscription_desc'
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

export interface SchoolSystemRow {
  readonly school_system_id: number
  readonly name: string
  readonly school_family_id: number | null
  readonly campuses: number
  readonly sub_end_date: Date | null
  /** Of all pages. */
  readonly total: number
}

/** A page of the school systems of a tenant; a page behind the last has no row and so no total. */
export async function readSchoolSystems(
  db: Kysely<Tables>,
  { tenant_id, language, search_string, school_system_id, sort, page, pageSize }: SchoolSystemSearch,
): Promise<readonly SchoolSystemRow[]> {
  const byName = nameOrder({ table: 'system', language })
  const order = {
    name: sql`${byName}`,
    subscription: sql`places.sub_end_date nulls last, ${byName}`,
    subscription_desc: sql`places.sub_end_date desc nulls last, ${byName}`,
  }[sort]
  const { rows } = await sql<SchoolSystemRow>`
    select system.school_system_id, ${nameColumn({ table: 'system', language })} as name, system.school_family_id,
      places.campuses, places.sub_end_date, count(*) over ()::int as total
    from school_systems system
    cross join lateral (
      select count(*)::int as campuses, min(place.sub_end_date) as sub_end_date from institutions place
      where place.tenant_id = system.tenant_id and place.school_system_id = system.school_system_id and place.deleted_on is null
    ) places
    where system.tenant_id = ${tenant_id} and strpos(fold_names(system.name, system.names), fold_search(${search_string})) > 0
      and (${school_system_id ?? null}::bigint is null or system.school_system_id = ${school_system_id ?? null})
    order by ${order}, system.school_system_id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}
