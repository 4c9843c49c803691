import type { LanguageCode } from '@maktab/contracts/fields'
import type { Role } from '@maktab/contracts/roles'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface ActedSearch {
  readonly tenant_id: number
  readonly language: LanguageCode
  readonly institution_id: number | undefined
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

interface ActedSessionRow {
  readonly session_id: string
  readonly institution_id: number
  readonly institution_name: string
  readonly role: Role
  readonly user_id: number
  readonly full_name: string
  readonly acted_by: number
  readonly acted_by_name: string
  readonly first_call_on: Date
  readonly last_call_on: Date
  readonly calls: { path: string; times: number }[]
}

/** A page of sessions in others' places, the latest first; `db` is the tenant's door. */
export async function readActedSessions(
  db: Kysely<Tables>,
  { tenant_id, language, institution_id, page, pageSize }: ActedSearch,
): Promise<readonly ActedSessionRow[]> {
  const { rows } = await sql<ActedSessionRow>`
    with asked as (
      select institution_id, session_id, role, user_id, acted_by, path, count(*)::int as times, min(called_on) as first_on, max(called_on) as last_on
      from acted_calls where ${institution_id ?? null}::bigint is null or institution_id = ${institution_id ?? null}
      group by institution_id, session_id, role, user_id, acted_by, path
    ), worked as (
      select institution_id, session_id, role, user_id, acted_by, min(first_on) as first_call_on, max(last_on) as last_call_on,
        json_agg(json_build_object('path', path, 'times', times) order by times desc, path) as calls
      from asked group by institution_id, session_id, role, user_id, acted_by
      order by last_call_on desc, session_id limit ${pageSize} offset ${(page - 1) * pageSize}
    ), homes as (
      select w.session_id, c.institution_id as home from worked w
      left join credentials c on c.tenant_id = ${tenant_id} and c.user_id = w.acted_by
    ), people as (
      select * from names_in_institutions(
        array(select institution_id from worked union select home from homes where home is not null),
        array(select user_id from worked union select acted_by from worked))
    )
    select worked.*, name_in(place.name, place.names, ${language}) as institution_name,
      coalesce(person.full_name, '') as full_name, coalesce(actor.full_name, '') as acted_by_name
    from worked join homes on homes.session_id = worked.session_id
    join institutions place on place.tenant_id = ${tenant_id} and place.institution_id = worked.institution_id
    left join people person on person.institution_id = worked.institution_id and person.user_id = worked.user_id
    left join people actor on actor.institution_id = homes.home and actor.user_id = worked.acted_by
    order by worked.last_call_on desc, worked.session_id`.execute(db)
  return rows
}

/** On all pages. */
export async function countActedSessions(
  db: Kysely<Tables>,
  { institution_id }: Pick<ActedSearch, 'institution_id'>,
): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(distinct (institution_id, session_id))::int as total from acted_calls
    where ${institution_id ?? null}::bigint is null or institution_id = ${institution_id ?? null}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Removes at most so many of the tenant that are older; answers how many. The database keeps what is younger than a year. */
export async function forgetActedCalls(
  db: Kysely<Tables>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ readonly forgotten: number }>`
    select forget_acted_calls(${before}, ${most}) as forgotten`.execute(db)
  return rows[0]?.forgotten ?? 0
}
