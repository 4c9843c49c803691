import { sql, type Kysely } from 'kysely'
import type { SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'

export interface DaysToRecount {
  readonly institution_id: number
  readonly asked_on: Date
}

/** Asks that the days of a school be counted anew, because they begin at another moment from now on. */
export async function askForDays(db: Kysely<Tables>, { tenant_id, institution_id }: SchoolScope): Promise<void> {
  await sql`
    insert into days_to_recount (tenant_id, institution_id, asked_on) values (${tenant_id}, ${institution_id}, clock_timestamp())
    on conflict (tenant_id, institution_id) do update set asked_on = excluded.asked_on`.execute(db)
}

/** Schools of a tenant that wait, the longest first. */
export async function readDaysToRecount(db: Kysely<Tables>, tenant_id: number): Promise<readonly DaysToRecount[]> {
  return db
    .selectFrom('days_to_recount')
    .select(['institution_id', 'asked_on'])
    .where('tenant_id', '=', tenant_id)
    .orderBy('asked_on')
    .execute()
}

/** Unless it was asked for once more. */
export async function forgetDays(
  db: Kysely<Tables>,
  tenant_id: number,
  { institution_id, asked_on }: DaysToRecount,
): Promise<void> {
  await sql`
    delete from days_to_recount where tenant_id = ${tenant_id} and institution_id = ${institution_id}
      and date_trunc('milliseconds', asked_on) = ${asked_on}`.execute(db)
}
