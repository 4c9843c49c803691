import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Tries } from '@maktab/domain/access/tries'

/** By a folded username or email address, with the starting code that waits for its person; seen through the tenant's door. */
export async function findCredential(db: Kysely<Tables>, tenant_id: number, sign_in_name: string) {
  return db
    .selectFrom('sign_in_names as name')
    .innerJoin('credentials as credential', (join) =>
      join.onRef('credential.tenant_id', '=', 'name.tenant_id').onRef('credential.user_id', '=', 'name.user_id'),
    )
    .leftJoin('starting_codes as code', (join) =>
      join.onRef('code.tenant_id', '=', 'name.tenant_id').onRef('code.user_id', '=', 'name.user_id'),
    )
    .select([
      'credential.user_id',
      'credential.institution_id',
      'credential.password_hash',
      'code.code_hashes',
      'code.expires_on',
      'code.used_on',
      'code.used_device',
    ])
    .where('name.tenant_id', '=', tenant_id)
    .where('name.sign_in_name', '=', sign_in_name)
    .executeTakeFirst()
}

/**
 * Whether that hash is still the one of the account. A change of it waits until this transaction has ended, and ends the
 * session that began in it with all others.
 */
export async function holdPassword(
  db: Kysely<Tables>,
  {
    tenant_id,
    user_id,
    password_hash,
  }: { readonly tenant_id: number; readonly user_id: number; readonly password_hash: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('credentials')
    .select('user_id')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

interface TriesKey {
  readonly tenant_id: number
  readonly subject_hash: string
}

/** The row stays locked until the transaction ends, so tries at one name come one after the other. */
export async function lockTries(db: Kysely<Tables>, key: TriesKey, now: Date): Promise<Tries> {
  return db
    .insertInto('sign_in_tries')
    .values({ ...key, failed_tries: 0, last_try_on: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'subject_hash']).doUpdateSet({ last_try_on: now }))
    .returning(['failed_tries', 'locked_until'])
    .executeTakeFirstOrThrow()
}

export async function saveTries(db: Kysely<Tables>, key: TriesKey, tries: Tries): Promise<void> {
  await db
    .updateTable('sign_in_tries')
    .set({ failed_tries: tries.failed_tries, locked_until: tries.locked_until })
    .where('tenant_id', '=', key.tenant_id)
    .where('subject_hash', '=', key.subject_hash)
    .execute()
}

export async function clearTries(db: Kysely<Tables>, key: TriesKey): Promise<void> {
  await db
    .deleteFrom('sign_in_tries')
    .where('tenant_id', '=', key.tenant_id)
    .where('subject_hash', '=', key.subject_hash)
    .execute()
}

/** Removes some of the counts that nobody touched since `before`; rows in use are passed over. */
export async function forgetOldTries(db: Kysely<Tables>, tenant_id: number, before: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_tries')
    .where('tenant_id', '=', tenant_id)
    .where('subject_hash', 'in', (old) =>
      old
        .selectFrom('sign_in_tries')
        .select('subject_hash')
        .where('tenant_id', '=', tenant_id)
        .where('last_try_on', '<', before)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

export interface NewSession {
  readonly institution_id: number
  readonly session_id: string
  readonly user_id: number
  readonly active_role: string
  readonly device_id: string | null
  readonly user_agent: string
  /** The super admin in whose hands it is. */
  readonly acted_by?: number
  /** Nothing but a password can be chosen in it. */
  readonly must_change_password?: boolean
  readonly created_on: Date
  readonly renewed_on: Date
  readonly expires_on: Date
}

export async function insertSession(db: Kysely<Tables>, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** The session with the standing of its person and their school, locked until the transaction ends. */
export async function lockSession(db: Kysely<Tables>, institution_id: number, session_id: string) {
  return db
    .selectFrom('sessions as session')
    .innerJoin('users as person', (join) =>
      join
        .onRef('person.institution_id', '=', 'session.institution_id')
        .onRef('person.user_id', '=', 'session.user_id'),
    )
    .innerJoin('institutions as school', 'school.institution_id', 'session.institution_id')
    .select([
      'session.institution_id',
      'session.user_id',
      'session.active_role',
      'session.refresh_number',
      'session.renewed_on',
      'session.expires_on',
      'session.ended_on',
      'session.must_change_password',
      'person.is_deleted',
      'person.roles',
      'school.sub_end_date',
    ])
    .where('session.institution_id', '=', institution_id)
    .where('session.session_id', '=', session_id)
    .forUpdate('session')
    .executeTakeFirst()
}

export async function saveRenewal(
  db: Kysely<Tables>,
  { institution_id, session_id }: { institution_id: number; session_id: string },
  renewal: { refresh_number: number; renewed_on: Date; expires_on: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set(renewal)
    .where('institution_id', '=', institution_id)
    .where('session_id', '=', session_id)
    .execute()
}

export async function endSession(
  db: Kysely<Tables>,
  institution_id: number,
  session_id: string,
  ended_on: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_on })
    .where('institution_id', '=', institution_id)
    .where('session_id', '=', session_id)
    .where('ended_on', 'is', null)
    .execute()
}
