import { sql, type Kysely } from 'kysely'
import { mostLearners } from '@maktab/contracts/payments/families'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

export interface FamilyMember {
  readonly user_id: number
  readonly full_name: string
}

/** Learners of the school, without this person, one of whose guardians has the telephone of a guardian of theirs; by name. */
export async function readFamily(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
): Promise<readonly FamilyMember[]> {
  const { rows } = await sql<FamilyMember>`
    select distinct u.user_id, u.full_name
    from guardians own
      join guardians g on g.institution_id = own.institution_id and g.phone_number = own.phone_number
      join users u on u.institution_id = g.institution_id and u.user_id = g.user_id
    where own.institution_id = ${institution_id} and own.user_id = ${user_id} and own.phone_number is not null
      and u.user_id <> ${user_id} and not u.is_deleted and 'learner' = any (u.roles)
    order by u.full_name, u.user_id limit ${mostLearners - 1}`.execute(db)
  return rows
}

export async function readOwnName(db: Kysely<Tables>, { institution_id, user_id }: PersonKey): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('full_name')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return row.full_name
}

/** Of an order: whose part was taken back. */
export async function readEndedLearners(
  db: Kysely<Tables>,
  { institution_id, order_id }: { readonly institution_id: number; readonly order_id: string },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('institution_id', '=', institution_id)
    .where('order_id', '=', order_id)
    .where('ended_on', 'is not', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
