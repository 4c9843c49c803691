import type { LanguageCode } from '@maktab/contracts/fields'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { nameColumn, nameOrder } from '#features/schools/name-order.sql.ts'

interface TenantRead {
  readonly tenant_id: number
  readonly language: LanguageCode
}

/** By name; those of one family, or all. */
export async function readFamilyRegions(
  db: Kysely<Tables>,
  { tenant_id, language, school_family_id }: TenantRead & { readonly school_family_id: number | undefined },
) {
  const named = { table: 'region', language } as const
  const { rows } = await sql<{ readonly school_family_region_id: number; readonly name: string }>`
    select region.region_id as school_family_region_id, ${nameColumn(named)} as name from regions region
    where region.tenant_id = ${tenant_id}
      and (${school_family_id ?? null}::bigint is null or region.school_family_id = ${school_family_id ?? null})
    order by ${nameOrder(named)}, region.region_id`.execute(db)
  return rows
}

export async function hasRegion(db: Kysely<Tables>, tenant_id: number, region_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('regions')
    .select('region_id')
    .where('tenant_id', '=', tenant_id)
    .where('region_id', '=', region_id)
    .executeTakeFirst()
  return row !== undefined
}

/** By name; campuses that are deleted count nowhere. */
export async function readRegionCities(
  db: Kysely<Tables>,
  { tenant_id, language, region_id }: TenantRead & { readonly region_id: number },
) {
  const named = { table: 'city', language } as const
  const { rows } = await sql<{ readonly city_id: number; readonly name: string; readonly campuses: number }>`
    select city.city_id, ${nameColumn(named)} as name,
      (select count(*)::int from institutions place
        where place.tenant_id = city.tenant_id and place.city_id = city.city_id and place.deleted_on is null) as campuses
    from region_cities city where city.tenant_id = ${tenant_id} and city.region_id = ${region_id}
    order by ${nameOrder(named)}, city.city_id`.execute(db)
  return rows
}
