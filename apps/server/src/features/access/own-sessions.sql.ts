import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

/** Sessions that go on, the one used last first. */
export async function readOpenSessions(db: Kysely<Tables>, { institution_id, user_id }: PersonKey, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'created_on', 'renewed_on'])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('ended_on', 'is', null)
    .where('expires_on', '>', now)
    .where('acted_by', 'is', null)
    .orderBy('renewed_on', 'desc')
    .orderBy('session_id')
    .limit(100)
    .execute()
}

/** Ends one session of that person; false where they have none of that id that goes on. */
export async function endSessionOf(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  session_id: string,
  ended_on: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_on })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('session_id', '=', session_id)
    .where('ended_on', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends every session of a person, or all but `keep`; answers which. */
export async function endSessionsOf(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  { keep, ended_on }: { readonly keep?: string | undefined; readonly ended_on: Date },
): Promise<readonly string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_on })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('ended_on', 'is', null)
    .$if(keep !== undefined, (update) => update.where('session_id', '<>', keep ?? ''))
    .returning('session_id')
    .execute()
  return rows.map(({ session_id }) => session_id)
}

export async function saveSessionRole(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  session_id: string,
  active_role: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ active_role })
    .where('institution_id', '=', institution_id)
    .where('session_id', '=', session_id)
    .execute()
  await db
    .updateTable('users')
    .set({ active_role })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
}

interface CredentialKey {
  readonly tenant_id: number
  readonly user_id: number
}

export async function readPasswordHash(
  db: Kysely<Tables>,
  { tenant_id, user_id }: CredentialKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/**
 * Takes the starting code away that waits for them. Answers false where the account has another password than `known` (null:
 * none): a change, a recovery or a reset came first.
 */
export async function savePasswordHash(
  db: Kysely<Tables>,
  { tenant_id, user_id }: CredentialKey,
  password_hash: string,
  known?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('credentials')
    .set({ password_hash })
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .$if(known !== undefined, (update) => update.where('password_hash', 'is not distinct from', known!))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await db.deleteFrom('starting_codes').where('tenant_id', '=', tenant_id).where('user_id', '=', user_id).execute()
  return true
}
