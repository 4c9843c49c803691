/** Wrong passwords are counted for a name, known or not: never for an address, which a whole school shares. */
import { accept, refuseUntil, type Outcome } from '@maktab/contracts/outcome'
import { isWithin } from './elapsed-time.ts'

/** Tries at one name since the last right password. */
export interface Tries {
  readonly failed_tries: number
  readonly locked_until: Date | null
}

export const noTries: Tries = { failed_tries: 0, locked_until: null }

/** The tenth wrong try locks for five minutes, each further fifth for twice as long as before, up to an hour. */
const triesBeforeLock = 10
const triesBetweenLocks = 5
const firstLockMs = 5 * 60_000
const longestLockMs = 60 * 60_000

/** A lock counts from as long before its end as any lock lasts: one that ends later was written while the server's clock was ahead. */
function isLocked(locked_until: Date | null, now: Date): locked_until is Date {
  return locked_until !== null && isWithin(longestLockMs, new Date(locked_until.getTime() - longestLockMs), now)
}

/**
 * Takes one try before the password is looked at, so that many tries at once cannot pass the count: the value is what
 * to keep. A right password wipes it out. Refuses while locked.
 */
export function takeTry({
  tries,
  now,
}: {
  readonly tries: Tries
  readonly now: Date
}): Outcome<Tries, 'too_many_tries'> {
  if (isLocked(tries.locked_until, now)) return refuseUntil('too_many_tries', tries.locked_until, now)
  const failed_tries = tries.failed_tries + 1
  const beyond = failed_tries - triesBeforeLock
  if (beyond < 0 || beyond % triesBetweenLocks !== 0) return accept({ failed_tries, locked_until: null })
  const lockMs = Math.min(longestLockMs, firstLockMs * 2 ** (beyond / triesBetweenLocks))
  return accept({ failed_tries, locked_until: new Date(now.getTime() + lockMs) })
}
