import { sql, type Kysely } from 'kysely'
import type { ActingRole } from '@maktab/contracts/access/acting'
import type { Tables } from '#db/tables.ts'

/** Whether the tenant has that school and did not close it; seen through the tenant's door, so another tenant's is not there. */
export async function hasInstitution(db: Kysely<Tables>, tenant_id: number, institution_id: number): Promise<boolean> {
  const found = await db
    .selectFrom('institutions')
    .select('institution_id')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Whoever holds that office longest. */
export async function findOfficeHolder(
  db: Kysely<Tables>,
  institution_id: number,
  role: ActingRole,
): Promise<number | undefined> {
  const { rows } = await sql<{ readonly user_id: number }>`
    select user_id from users where institution_id = ${institution_id} and ${role} = any(roles) and not is_deleted
    order by user_id limit 1`.execute(db)
  return rows[0]?.user_id
}

export interface ActingCode {
  readonly tenant_id: number
  readonly code_hash: string
  readonly for_institution_id: number
  readonly for_user_id: number
  readonly role: ActingRole
  readonly acted_by: number
  readonly acted_by_institution_id: number
  readonly created_on: Date
  readonly expires_on: Date
}

export async function insertActingCode(db: Kysely<Tables>, code: ActingCode): Promise<void> {
  await db.insertInto('acting_codes').values(code).execute()
}

interface CodeKey {
  readonly tenant_id: number
  readonly code_hash: string
  readonly now: Date
}

/** A code that nobody used yet. */
export async function findActingCode(
  db: Kysely<Tables>,
  { tenant_id, code_hash, now }: CodeKey,
): Promise<Omit<ActingCode, 'created_on' | 'expires_on'> | undefined> {
  const row = await db
    .selectFrom('acting_codes')
    .select([
      'tenant_id',
      'code_hash',
      'for_institution_id',
      'for_user_id',
      'role',
      'acted_by',
      'acted_by_institution_id',
    ])
    .where('tenant_id', '=', tenant_id)
    .where('code_hash', '=', code_hash)
    .where('used_on', 'is', null)
    .where('expires_on', '>', now)
    .executeTakeFirst()
  return row && { ...row, role: row.role as ActingRole }
}

/** Takes a good code out of use; of two who come with it at once, one gets it. */
export async function useActingCode(db: Kysely<Tables>, { tenant_id, code_hash, now }: CodeKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('acting_codes')
    .set({ used_on: now })
    .where('tenant_id', '=', tenant_id)
    .where('code_hash', '=', code_hash)
    .where('used_on', 'is', null)
    .where('expires_on', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Takes the codes that a person made and nobody used yet out of use; answers the schools for which they made any since `made_after`. */
export async function closeActingCodes(
  db: Kysely<Tables>,
  {
    tenant_id,
    acted_by,
    made_after,
    now,
  }: { readonly tenant_id: number; readonly acted_by: number; readonly made_after: Date; readonly now: Date },
): Promise<readonly number[]> {
  await db
    .updateTable('acting_codes')
    .set({ used_on: now })
    .where('tenant_id', '=', tenant_id)
    .where('acted_by', '=', acted_by)
    .where('used_on', 'is', null)
    .execute()
  const rows = await db
    .selectFrom('acting_codes')
    .select('for_institution_id')
    .distinct()
    .where('tenant_id', '=', tenant_id)
    .where('acted_by', '=', acted_by)
    .where('created_on', '>', made_after)
    .execute()
  return rows.map(({ for_institution_id }) => for_institution_id)
}

/** Ends what that person holds in others' places in one school; answers which. */
export async function endActedSessions(
  db: Kysely<Tables>,
  {
    institution_id,
    acted_by,
    ended_on,
  }: { readonly institution_id: number; readonly acted_by: number; readonly ended_on: Date },
): Promise<readonly string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_on })
    .where('institution_id', '=', institution_id)
    .where('acted_by', '=', acted_by)
    .where('ended_on', 'is', null)
    .where('expires_on', '>', ended_on)
    .returning('session_id')
    .execute()
  return rows.map(({ session_id }) => session_id)
}
