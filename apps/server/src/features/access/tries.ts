/** Wrong passwords: one count for each account, whichever call they come by, and one of names for each address. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isWithin } from '@maktab/domain/access/elapsed-time'
import { takeTry } from '@maktab/domain/access/tries'
import type { Tables } from '#db/tables.ts'
import { forgetOldTries, lockTries, saveTries } from '#features/access/sessions.sql.ts'

/** Counts of wrong passwords are kept for a day after the last try. */
const triesLifeMs = 86_400_000

export const accountSubject = (user_id: number): string => `user ${user_id}`

/** Under which the tries at a subject are counted. */
export const subjectHash = (subject: string): string => createHash('sha256').update(subject).digest('base64url')

interface Try {
  readonly tenant_id: number
  /** Whose password is tried: an account, or a name that nobody has. */
  readonly subject: string
  readonly now: Date
}

/** Counts the try before the password is looked at, in a transaction that is over by then. */
export async function countTry(db: Kysely<Tables>, { tenant_id, subject, now }: Try) {
  const key = { tenant_id, subject_hash: subjectHash(subject) }
  const tries = await lockTries(db, key, now)
  const taken = takeTry({ tries, now })
  if (taken.ok) await saveTries(db, key, taken.value)
  if (tries.failed_tries > 0) await forgetOldTries(db, tenant_id, new Date(now.getTime() - triesLifeMs))
  return { key, taken }
}

/**
 * One common password tried at many names: each name is tried once, so no account counts it. What is counted here is
 * names by address, in the memory of the process; nobody is locked out by it, since a whole school may share an address.
 */
export interface SpreadTries {
  /** Whether that address has to show a proof of work with its next try. */
  isAsked(caller: string, now: Date): boolean
  /** Notes a wrong password; true where the address is asked from now on and was not before. */
  note(caller: string, name: string, now: Date): boolean
}

const windowMs = 10 * 60_000
const mostNames = 100
/** Of all addresses together, as 22 characters each; more cannot be tried within the time on a machine that this is for. */
const rememberedNames = 100_000

export function openSpreadTries(): SpreadTries {
  /** When a name failed last, the latest at the end; of addresses likewise. */
  const byCaller = new Map<string, Map<string, number>>()
  let remembered = 0

  const forget = (names: Map<string, number>, name: string) => {
    if (names.delete(name)) remembered -= 1
  }
  const namesOf = (caller: string, now: Date): Map<string, number> => {
    const names = byCaller.get(caller) ?? new Map<string, number>()
    for (const [name, at] of names) {
      // Counted from a window earlier: a moment shortly ahead is of a request that came later and was decided first.
      if (isWithin(2 * windowMs, new Date(at - windowMs), now)) break
      forget(names, name)
    }
    if (names.size === 0) byCaller.delete(caller)
    return names
  }
  const isAsked = (caller: string, now: Date) => namesOf(caller, now).size > mostNames
  return {
    isAsked,
    note(caller, name, now) {
      const wasAsked = isAsked(caller, now)
      const names = namesOf(caller, now)
      // People type passwords into the wrong field, and a name may be long.
      const digest = createHash('sha256').update(name).digest('base64url').slice(0, 22)
      forget(names, digest)
      names.set(digest, now.getTime())
      remembered += 1
      for (const [oldest] of names) {
        if (names.size <= mostNames + 1) break
        forget(names, oldest)
      }
      byCaller.delete(caller)
      byCaller.set(caller, names)
      for (const [oldest, theirs] of byCaller) {
        if (remembered <= rememberedNames) break
        byCaller.delete(oldest)
        remembered -= theirs.size
      }
      return !wasAsked && isAsked(caller, now)
    },
  }
}
