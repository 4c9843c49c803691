/** Codes that were sent by mail, seen through the tenant's door. */
import { sql, type Kysely } from 'kysely'
import type { CodeCounts, CodeKind, CodePurpose, CodeTry, SentCode } from '@maktab/domain/access/access-codes'
import type { Tables } from '#db/tables.ts'

export interface StoredCode extends SentCode {
  readonly email: string
  readonly code_id: string
  readonly purpose: CodePurpose
  readonly institution_id: number | null
  readonly user_id: number | null
  readonly code_hash: string
}

const columns = [
  'email',
  'kind',
  'code_id',
  'purpose',
  'institution_id',
  'user_id',
  'code_hash',
  'expires_on',
  'used_on',
  'failed_tries',
  'failed_in_window',
  'sent_in_window',
  'window_began_on',
  'sent_on',
] as const

/** The code last sent to an address, locked; whoever else asks for that address waits, even where none was sent yet. */
export async function lockCodeOf(
  db: Kysely<Tables>,
  tenant_id: number,
  email: string,
  kind: CodeKind,
): Promise<StoredCode | undefined> {
  await sql`select pg_advisory_xact_lock(7301006, hashtext(${`${tenant_id} ${kind} ${email}`}))`.execute(db)
  const row = await db
    .selectFrom('access_codes')
    .select(columns)
    .where('tenant_id', '=', tenant_id)
    .where('email', '=', email)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  return row as StoredCode | undefined
}

/** The code of a link, locked. */
export async function lockCode(
  db: Kysely<Tables>,
  tenant_id: number,
  code_id: string,
): Promise<StoredCode | undefined> {
  const row = await db
    .selectFrom('access_codes')
    .select(columns)
    .where('tenant_id', '=', tenant_id)
    .where('code_id', '=', code_id)
    .forUpdate()
    .executeTakeFirst()
  return row as StoredCode | undefined
}

/** The newest code of that kind by which a person may choose a new password, locked. */
export async function lockRecoveryOf(
  db: Kysely<Tables>,
  tenant_id: number,
  user_id: number,
  kind: CodeKind,
): Promise<StoredCode | undefined> {
  const row = await db
    .selectFrom('access_codes')
    .select(columns)
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('purpose', '=', 'recovery')
    .orderBy('sent_on', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row as StoredCode | undefined
}

export interface NewCode extends CodeCounts {
  readonly tenant_id: number
  readonly email: string
  readonly kind: CodeKind
  readonly code_id: string
  readonly purpose: CodePurpose
  readonly institution_id: number | null
  readonly user_id: number | null
  readonly code_hash: string
  readonly expires_on: Date
}

/** Takes the place of what was sent before. */
export async function saveCode(db: Kysely<Tables>, { tenant_id, email, kind, ...code }: NewCode): Promise<void> {
  const fresh = { ...code, used_on: null, failed_tries: 0 }
  await db
    .insertInto('access_codes')
    .values({ tenant_id, email, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email', 'kind']).doUpdateSet(fresh))
    .execute()
}

export async function saveCodeTry(
  db: Kysely<Tables>,
  tenant_id: number,
  code_id: string,
  { failed_tries, failed_in_window, window_began_on }: CodeTry,
): Promise<void> {
  await db
    .updateTable('access_codes')
    .set({ failed_tries, failed_in_window, window_began_on })
    .where('tenant_id', '=', tenant_id)
    .where('code_id', '=', code_id)
    .execute()
}

/** False where it was used, or replaced, meanwhile. */
export async function useCode(db: Kysely<Tables>, tenant_id: number, code_id: string, used_on: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_codes')
    .set({ used_on })
    .where('tenant_id', '=', tenant_id)
    .where('code_id', '=', code_id)
    .where('used_on', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes some codes of addresses to which nothing was sent since `before`. */
export async function forgetOldCodes(db: Kysely<Tables>, tenant_id: number, before: Date): Promise<void> {
  await db
    .deleteFrom('access_codes')
    .where('tenant_id', '=', tenant_id)
    .where('code_id', 'in', (old) =>
      old
        .selectFrom('access_codes')
        .select('code_id')
        .where('tenant_id', '=', tenant_id)
        .where('sent_on', '<', before)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

export async function hasSchool(db: Kysely<Tables>, tenant_id: number, institution_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('institutions')
    .select('institution_id')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('deleted_on', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
