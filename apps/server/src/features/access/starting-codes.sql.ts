import { sql, type Kysely } from 'kysely'
import type { StartingCodeState } from '@maktab/domain/access/starting-codes'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly tenant_id: number
  readonly user_id: number
}

/** What is kept of a code that was found. */
export interface KeptCode extends StartingCodeState {
  readonly code_hashes: readonly string[]
}

/** Marks it as used; false where somebody used it elsewhere meanwhile, or the person was given another. */
export async function useStartingCode(
  db: Kysely<Tables>,
  { tenant_id, user_id }: PersonKey,
  { code_hashes }: KeptCode,
  { now, device_id }: { readonly now: Date; readonly device_id: string | undefined },
): Promise<boolean> {
  const used_device = device_id ?? null
  const { numUpdatedRows } = await db
    .updateTable('starting_codes')
    .set({ used_on: now, used_device })
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where(sql<boolean>`code_hashes = ${[...code_hashes]}::text[]`)
    .where((code) => code.or([code('used_on', 'is', null), code('used_device', '=', used_device)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether `code_hash` is of the code that waits for them, used or not. */
export async function isCodeOf(
  db: Kysely<Tables>,
  { tenant_id, user_id }: PersonKey,
  code_hash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('starting_codes')
    .select('user_id')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where(sql<boolean>`${code_hash} = any (code_hashes)`)
    .executeTakeFirst()
  return row !== undefined
}

interface NewCode {
  readonly user_id: number
  readonly code_hashes: readonly string[]
}

/** All in one statement: each code is the only way in that its person has, until they choose a password. */
export async function saveStartingCodes(
  db: Kysely<Tables>,
  codes: readonly NewCode[],
  common: { readonly tenant_id: number; readonly made_by: number; readonly expires_on: Date },
): Promise<void> {
  const { tenant_id, made_by, expires_on } = common
  const user_ids = codes.map(({ user_id }) => user_id)
  const hashes = codes.map(({ code_hashes }) => code_hashes.join(' '))
  await sql`with given as (select * from unnest(${user_ids}::bigint[], ${hashes}::text[]) as given (user_id, hashes)),
    emptied as (update credentials set password_hash = null
      where tenant_id = ${tenant_id} and user_id = any (${user_ids}::bigint[]))
    insert into starting_codes (tenant_id, user_id, code_hashes, made_by, expires_on)
    select ${tenant_id}, user_id, string_to_array(hashes, ' '), ${made_by}, ${expires_on} from given
    on conflict (tenant_id, user_id) do update set code_hashes = excluded.code_hashes, made_by = excluded.made_by,
      expires_on = excluded.expires_on, used_on = null, used_device = null`.execute(db)
}

/** Whether a session goes on in which nothing but a password can be chosen. */
export async function mustChangePassword(
  db: Kysely<Tables>,
  { institution_id, session_id }: { readonly institution_id: number; readonly session_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('must_change_password')
    .where('institution_id', '=', institution_id)
    .where('session_id', '=', session_id)
    .where('ended_on', 'is', null)
    .executeTakeFirst()
  return row?.must_change_password === true
}

/** A password was chosen in this session: everything is open to it. False where that was done, or the session is over. */
export async function openSession(
  db: Kysely<Tables>,
  { institution_id, session_id }: { readonly institution_id: number; readonly session_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ must_change_password: false })
    .where('institution_id', '=', institution_id)
    .where('session_id', '=', session_id)
    .where('ended_on', 'is', null)
    .where('must_change_password', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
