/** One count of wrong passwords for each account, whichever call they come by. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { takeTry } from '@maktab/domain/access/tries'
import type { Tables } from '#db/tables.ts'
import { forgetOldTries, lockTries, saveTries } from '#features/access/sessions.sql.ts'

/** Counts of wrong passwords are kept for a day after the last try. */
const triesLifeMs = 86_400_000

export const accountSubject = (user_id: number): string => `user ${user_id}`

interface Try {
  readonly tenant_id: number
  /** Whose password is tried: an account, or a name that nobody has. */
  readonly subject: string
  readonly now: Date
}

/** Counts the try before the password is looked at, in a transaction that is over by then. */
export async function countTry(db: Kysely<Tables>, { tenant_id, subject, now }: Try) {
  const key = { tenant_id, subject_hash: createHash('sha256').update(subject).digest('base64url') }
  const tries = await lockTries(db, key, now)
  const taken = takeTry({ tries, now })
  if (taken.ok) await saveTries(db, key, taken.value)
  if (tries.failed_tries > 0) await forgetOldTries(db, tenant_id, new Date(now.getTime() - triesLifeMs))
  return { key, taken }
}
