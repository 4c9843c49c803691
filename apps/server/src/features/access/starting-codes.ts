/** Starting codes: made for people without a password, and told from everything else that may be typed as one. */
import { createHash, randomInt } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { spellingsOf, startingCodeLifeMs, startingCodeOf, startingCodes } from '@maktab/domain/access/starting-codes'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Passwords } from '#features/access/passwords.ts'
import { saveStartingCodes, type KeptCode } from '#features/access/starting-codes.sql.ts'

interface Making {
  readonly tenant_id: number
  /** People with credentials, each once. */
  readonly user_ids: readonly number[]
  /** Whose hands they are made in. */
  readonly made_by: number
  readonly now: Date
}

/** Codes that are hashed before others get their turn: 3 ms. */
const codesInTurn = 100

/**
 * A new code for each, by their id, to be shown once: what is kept of it tells nobody the code. Codes that they had open nothing any
 * more, nor do their passwords. Sessions go on: whoever resets ends them afterwards, in the same transaction. `db` sees the tenant.
 */
export async function makeStartingCodes(
  db: Kysely<Tables>,
  passwords: Passwords,
  { tenant_id, user_ids, made_by, now }: Making,
): Promise<ReadonlyMap<number, string>> {
  const made = new Map<number, string>()
  const kept: { readonly user_id: number; readonly code_hashes: readonly string[] }[] = []
  for (const user_id of user_ids) {
    const code = startingCodeOf(randomInt(startingCodes))
    made.set(user_id, code)
    kept.push({
      user_id,
      code_hashes: spellingsOf(code).map((typed) =>
        passwords.hashOfCode(tenant_id, createHash('sha256').update(typed).digest('hex')),
      ),
    })
    if (kept.length % codesInTurn === 0) await setImmediate()
  }
  await saveStartingCodes(db, kept, { tenant_id, made_by, expires_on: new Date(now.getTime() + startingCodeLifeMs) })
  return made
}

/** What was found beside the credential of a name; all null where its person has no code. */
type FoundCode = { readonly [K in keyof KeptCode]: KeptCode[K] | null }

interface Typed {
  readonly passwords: Passwords
  readonly tenant_id: number
  /** As it travels. */
  readonly password: string
}

/** The code of that person, where it is what was typed; whether it opens is the rule's to say. */
export function codeBy(found: FoundCode, { passwords, tenant_id, password }: Typed): KeptCode | undefined {
  const { code_hashes, expires_on, used_on, used_device } = found
  if (code_hashes?.includes(passwords.hashOfCode(tenant_id, password)) !== true || expires_on === null) return undefined
  return { code_hashes, expires_on, used_on, used_device }
}
