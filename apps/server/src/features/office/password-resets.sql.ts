import { sql, type Kysely } from 'kysely'
import type { StandingUser } from '@maktab/domain/office/office-users'
import type { Tables } from '#db/tables.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface UserOfSlip extends StandingUser {
  readonly full_name: string
  readonly father_name: string | null
  readonly username: string
  readonly grade: string | null
  readonly section: string | null
}

/** Active people of the campus who can sign in here, held until the transaction ends; whoever signs in meanwhile waits for none of it. */
export async function lockUsersOfSlips(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  user_ids: readonly number[],
): Promise<readonly UserOfSlip[]> {
  const { rows } = await sql<UserOfSlip>`
    select u.user_id, u.roles, u.full_name, u.father_name, u.username, u.grade, u.section from users u
    where u.institution_id = ${institution_id} and u.user_id = any (${user_ids}::bigint[]) and not u.is_deleted
      and exists (select from credentials k where k.tenant_id = ${tenant_id} and k.user_id = u.user_id)
    order by u.user_id for no key update`.execute(db)
  return rows
}

/** Ends every session of theirs and forgets wrong tries at their names; answers which sessions ended. */
export async function saveResets(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  { user_ids, subject_hashes }: { readonly user_ids: readonly number[]; readonly subject_hashes: readonly string[] },
  ended_on: Date,
): Promise<readonly string[]> {
  await sql`delete from sign_in_tries where tenant_id = ${tenant_id} and subject_hash = any (${subject_hashes}::text[])`.execute(
    db,
  )
  const { rows } = await sql<{ session_id: string }>`update sessions set ended_on = ${ended_on}
    where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[]) and ended_on is null returning session_id`.execute(
    db,
  )
  return rows.map(({ session_id }) => session_id)
}
