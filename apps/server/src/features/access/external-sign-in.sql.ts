/** Rows of signing in by other providers; all of them are seen through the tenant's door. */
import type { SignupRole } from '@maktab/contracts/roles'
import type { ProvenPerson } from '@maktab/domain/access/external-sign-in'
import { saysDetailsLater } from '@maktab/domain/access/sign-up-fields'
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export type NewAttempt = Insertable<Tables['external_attempts']>

/** Some of those that nobody finished go with it. */
export async function insertAttempt(db: Kysely<Tables>, attempt: NewAttempt, forgetBefore: Date): Promise<void> {
  await db
    .deleteFrom('external_attempts')
    .where('tenant_id', '=', attempt.tenant_id)
    .where('state_hash', 'in', (old) =>
      old
        .selectFrom('external_attempts')
        .select('state_hash')
        .where('tenant_id', '=', attempt.tenant_id)
        .where('started_on', '<', forgetBefore)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
  await db.insertInto('external_attempts').values(attempt).execute()
}

/** Once: whoever comes second finds nothing. */
export async function takeAttempt(db: Kysely<Tables>, tenant_id: number, state_hash: string) {
  return db
    .deleteFrom('external_attempts')
    .where('tenant_id', '=', tenant_id)
    .where('state_hash', '=', state_hash)
    .returningAll()
    .executeTakeFirst()
}

interface ProofKey {
  readonly tenant_id: number
  readonly token_hash: string
}

function proofRow({ isEmailVerified, ...person }: ProvenPerson) {
  return { ...person, is_email_verified: isEmailVerified }
}

export async function insertProof(
  db: Kysely<Tables>,
  key: ProofKey,
  person: ProvenPerson,
  proven_on: Date,
): Promise<void> {
  await db
    .insertInto('external_proofs')
    .values({ ...key, ...proofRow(person), proven_on })
    .execute()
}

export async function findProof(db: Kysely<Tables>, { tenant_id, token_hash }: ProofKey) {
  const row = await db
    .selectFrom('external_proofs')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('token_hash', '=', token_hash)
    .where('used_on', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const {
    login_type,
    issuer,
    subject,
    email,
    is_email_verified: isEmailVerified,
    first_name,
    last_name,
    proven_on,
  } = row
  return {
    person: { login_type, issuer, subject, email, isEmailVerified, first_name, last_name } satisfies ProvenPerson,
    proven_on,
  }
}

/** False where somebody was quicker. */
export async function useProof(db: Kysely<Tables>, { tenant_id, token_hash }: ProofKey): Promise<boolean> {
  const taken = await db
    .deleteFrom('external_proofs')
    .where('tenant_id', '=', tenant_id)
    .where('token_hash', '=', token_hash)
    .where('used_on', 'is', null)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** Remembers a token that the provider made; false where it was used before. */
export async function useToken(db: Kysely<Tables>, key: ProofKey, person: ProvenPerson, now: Date): Promise<boolean> {
  const kept = await db
    .insertInto('external_proofs')
    .values({ ...key, ...proofRow(person), proven_on: now, used_on: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}

export async function forgetOldProofs(db: Kysely<Tables>, tenant_id: number, before: Date): Promise<void> {
  await db
    .deleteFrom('external_proofs')
    .where('tenant_id', '=', tenant_id)
    .where('token_hash', 'in', (old) =>
      old
        .selectFrom('external_proofs')
        .select('token_hash')
        .where('tenant_id', '=', tenant_id)
        .where('proven_on', '<', before)
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** The accounts that a proven person may open: the linked one, and the one with their address as its sign-in name. */
export async function findAccounts(
  db: Kysely<Tables>,
  tenant_id: number,
  { issuer, subject }: ProvenPerson,
  sign_in_name: string,
) {
  return db
    .selectFrom('credentials as credential')
    .leftJoin('external_identities as identity', (join) =>
      join
        .onRef('identity.tenant_id', '=', 'credential.tenant_id')
        .onRef('identity.user_id', '=', 'credential.user_id')
        .on('identity.issuer', '=', issuer),
    )
    .select(['credential.user_id', 'credential.institution_id', 'identity.subject'])
    .where('credential.tenant_id', '=', tenant_id)
    .where('credential.user_id', 'in', (ids) =>
      ids
        .selectFrom('external_identities')
        .select('user_id')
        .where('tenant_id', '=', tenant_id)
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .union(
          ids
            .selectFrom('sign_in_names')
            .select('user_id')
            .where('tenant_id', '=', tenant_id)
            .where('sign_in_name', '=', sign_in_name),
        ),
    )
    .execute()
}

/** Says who somebody is at a provider from now on; what stands there already stays. */
export async function linkAccount(
  db: Kysely<Tables>,
  tenant_id: number,
  user_id: number,
  { issuer, subject }: ProvenPerson,
  linked_on: Date,
): Promise<void> {
  await db
    .insertInto('external_identities')
    .values({ tenant_id, issuer, subject, user_id, linked_on })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The school that people who come by themselves belong to, where the tenant does not name one: its first. */
export async function firstSchool(db: Kysely<Tables>, tenant_id: number): Promise<number | undefined> {
  const school = await db
    .selectFrom('institutions')
    .select('institution_id')
    .where('tenant_id', '=', tenant_id)
    .where('deleted_on', 'is', null)
    .orderBy('institution_id')
    .limit(1)
    .executeTakeFirst()
  return school?.institution_id
}

/** As the person wrote it themselves, seen inside their school. */
export async function findEmail(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
): Promise<string | null> {
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return person?.email ?? null
}

export interface NewConsumer {
  readonly tenant_id: number
  readonly institution_id: number
  /** Folded. */
  readonly email: string
  readonly full_name: string
  readonly password_hash: string
  readonly current_language: string
  readonly role: SignupRole
}

/** The address is somebody's sign-in name by now; the transaction must not be kept. */
export class NameTaken extends Error {}

/** Somebody who came by themselves; profile completion 1 while they still have to say who they are. */
export async function insertConsumer(
  db: Kysely<Tables>,
  { tenant_id, institution_id, email, full_name, password_hash, current_language, role }: NewConsumer,
): Promise<number> {
  const { user_id } = await db
    .insertInto('users')
    .values({
      institution_id,
      username: email,
      email,
      full_name,
      roles: [role],
      active_role: role,
      current_language,
      is_self_registered: true,
      profile_completion_step: saysDetailsLater(role) ? 1 : 3,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await db.insertInto('credentials').values({ tenant_id, institution_id, user_id, password_hash }).execute()
  const named = await db
    .insertInto('sign_in_names')
    .values({ tenant_id, sign_in_name: email, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (named.numInsertedOrUpdatedRows !== 1n) throw new NameTaken()
  return user_id
}
