/** Making, sending and checking the codes that prove that somebody reads an address. */
import { createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { codeLifeMs, decideSend, decideTry, type CodeKind, type CodePurpose } from '@maktab/domain/access/access-codes'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import {
  forgetOldCodes,
  lockCodeOf,
  saveCode,
  saveCodeTry,
  type StoredCode,
} from '#features/access/access-codes.sql.ts'
import type { Letter } from '#mail/letter.ts'
import type { Outbox } from '#mail/outbox.ts'

export interface Sent {
  readonly code_id: string
  readonly code: string
}

export interface Sending {
  readonly tenant_id: number
  readonly email: string
  readonly kind: CodeKind
  readonly purpose: CodePurpose
  readonly institution_id: number | null
  readonly user_id: number | null
  readonly now: Date
  /** False where the code is for nobody: it is made and kept, and opens nothing. */
  readonly isGiven: boolean
  /** Whether the mail is to go out. */
  readonly isSent: boolean
  readonly write: (sent: Sent) => Letter
}

export interface AccessCodes {
  /** In the tenant's door. Whether anybody has the address makes no difference but in the mail. */
  send(
    db: Kysely<Tables>,
    sending: Sending,
  ): Promise<Outcome<Record<string, never>, 'mail_too_soon' | 'too_many_tries'>>
  /** Counts the try. `wrong` is all that is said, whatever is wrong. */
  check(db: Kysely<Tables>, tried: Tried): Promise<Outcome<StoredCode, 'wrong' | 'too_many_tries'>>
}

interface Tried {
  readonly tenant_id: number
  readonly stored: StoredCode | undefined
  /** Null for what cannot be a code. */
  readonly typed: string | null
  readonly purpose?: CodePurpose
  readonly now: Date
}

/** Longer than the window in which sends and tries are counted. */
const keptMs = 2 * 86_400_000

export function openAccessCodes({
  key,
  outbox,
  newGuid,
}: {
  readonly key: string
  readonly outbox: Outbox
  readonly newGuid: () => string
}): AccessCodes {
  const hashKey = Buffer.from(hkdfSync('sha256', key, '', 'maktab access codes', 32))
  const hashOf = (tenant_id: number, code_id: string, code: string) =>
    createHmac('sha256', hashKey).update(`${tenant_id} ${code_id} ${code}`).digest('base64url')
  return {
    async send(db, { isGiven, isSent, write, now, ...sending }) {
      const { tenant_id, email, kind } = sending
      const before = await lockCodeOf(db, tenant_id, email, kind)
      const counts = decideSend({ before, now })
      if (!counts.ok) return counts
      const code_id = newGuid()
      const code = kind === 'otp' ? String(randomInt(10_000)).padStart(4, '0') : randomBytes(32).toString('base64url')
      const kept = isGiven ? code : randomBytes(32).toString('base64url')
      await saveCode(db, {
        ...sending,
        ...counts.value,
        code_id,
        code_hash: hashOf(tenant_id, code_id, kept),
        expires_on: new Date(now.getTime() + codeLifeMs[kind]),
      })
      await outbox.put(db, tenant_id, write({ code_id, code }), now, { isForNobody: !isSent })
      await forgetOldCodes(db, tenant_id, new Date(now.getTime() - keptMs))
      return accept({})
    },

    async check(db, { tenant_id, stored, typed, purpose, now }) {
      if (!stored || typed === null) return refuse('wrong')
      const isSame =
        isEqual(hashOf(tenant_id, stored.code_id, typed), stored.code_hash) &&
        (purpose === undefined || purpose === stored.purpose)
      const decided = decideTry({ code: stored, isSame, now })
      if (!decided.ok) return decided
      await saveCodeTry(db, tenant_id, stored.code_id, decided.value)
      return decided.value.isRight ? accept(stored) : refuse('wrong')
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
