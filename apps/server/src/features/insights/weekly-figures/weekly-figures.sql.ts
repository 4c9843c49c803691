import type { LanguageCode } from '@maktab/contracts/fields'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Reader {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export type WeeklyRole = 'principal' | 'network_head' | 'region_head'

export interface WeeklyRow {
  readonly institution_id: number
  readonly user_id: number
  readonly role: WeeklyRole
  readonly next_on: Date
}

/** Of a tenant's schools, the earliest first. */
export async function readDueWeekly(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly WeeklyRow[]> {
  const rows = await db
    .selectFrom('weekly_figures')
    .select(['institution_id', 'user_id', 'role', 'next_on'])
    .where('tenant_id', '=', tenant_id)
    .where('next_on', '<=', now)
    .orderBy('next_on')
    .orderBy('user_id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as WeeklyRole }))
}

export async function saveWeekly(
  db: Kysely<Tables>,
  reader: Reader,
  planned: { readonly role: WeeklyRole; readonly next_on: Date },
): Promise<void> {
  await db
    .insertInto('weekly_figures')
    .values({ tenant_id: reader.tenant_id, institution_id: reader.institution_id, user_id: reader.user_id, ...planned })
    .onConflict((clash) => clash.columns(['tenant_id', 'institution_id', 'user_id']).doUpdateSet(planned))
    .execute()
}

export async function deleteWeekly(db: Kysely<Tables>, { tenant_id, institution_id, user_id }: Reader): Promise<void> {
  await db
    .deleteFrom('weekly_figures')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Puts it off to the next week; false where another process was quicker, or the person switched it off. */
export async function takeWeekly(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Reader,
  { due, next }: { readonly due: Date; readonly next: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('weekly_figures')
    .set({ next_on: next })
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('next_on', '=', due)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface WeeklyReader {
  readonly role: string
  readonly email: string | null
  readonly is_unsubscribed: boolean
  readonly is_wanted: boolean
  readonly language: LanguageCode
  readonly time_zone: string
  readonly school: string
  /** Of a head of a region. */
  readonly region: string | null
}

/** Whom they are for; undefined for whoever left, or whose school is gone. */
export async function findWeeklyReader(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Reader,
): Promise<(WeeklyReader & { readonly roles: readonly string[] }) | undefined> {
  const { rows } = await sql<WeeklyReader & { readonly roles: readonly string[] }>`
    select u.active_role as role, u.roles, nullif(u.email, '') as email, u.is_unsubscribed, u.current_language as language, i.time_zone,
      name_in(i.name, i.names, u.current_language) as school, name_in(g.name, g.names, u.current_language) as region,
      exists (select from weekly_figures w where w.tenant_id = i.tenant_id and w.institution_id = u.institution_id and w.user_id = u.user_id) as is_wanted
    from users u join institutions i on i.institution_id = u.institution_id and i.tenant_id = ${tenant_id} and i.deleted_on is null
      left join regions g on g.tenant_id = i.tenant_id and g.region_id = i.region_id
    where u.institution_id = ${institution_id} and u.user_id = ${user_id} and not u.is_deleted`.execute(db)
  return rows[0]
}
