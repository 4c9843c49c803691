/** Signing in on a device that cannot reach the school: how often a password may be tried there, and who still comes in. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { keepingRoles, type KeepingRole, type Role } from '@maktab/contracts/roles'

/** Wrong passwords of one person on one device since the last right one. */
export interface DeviceTries {
  readonly wrong: number
  /** By the device's clock, milliseconds. */
  readonly last_on: number
}

export const noDeviceTries: DeviceTries = { wrong: 0, last_on: 0 }

/** Three tries cost nothing; each further one waits twice as long as the one before; after the tenth only the school can tell. */
const freeTries = 3
const firstWaitMs = 30_000
const mostTries = 10

/** `tries` is to be kept, whatever the answer. `wait_ms` is null where only a sign-in with a network helps. */
export type DeviceTry =
  | { readonly isAllowed: true; readonly tries: DeviceTries }
  | { readonly isAllowed: false; readonly tries: DeviceTries; readonly wait_ms: number | null }

/**
 * Takes one try before the password is looked at, so that many at once cannot pass the count. A clock that was turned back
 * begins the wait anew; one that was turned forward wins no more tries than there are.
 */
export function takeDeviceTry({ wrong, last_on }: DeviceTries, now: number): DeviceTry {
  if (wrong >= mostTries) return { isAllowed: false, tries: { wrong, last_on }, wait_ms: null }
  const begun = Math.min(last_on, now)
  const wait_ms = begun + waitAfter(wrong) - now
  if (wait_ms > 0) return { isAllowed: false, tries: { wrong, last_on: begun }, wait_ms }
  return { isAllowed: true, tries: { wrong: wrong + 1, last_on: now } }
}

function waitAfter(wrong: number): number {
  return wrong < freeTries ? 0 : firstWaitMs * 2 ** (wrong - freeTries)
}

interface KnownHere {
  readonly active_role: Role
  /** ISO 8601; null where the subscription does not end. */
  readonly sub_end_date: string | null
  /** The school ended the last session, or the password is not theirs any more. */
  readonly is_ended: boolean
  /** The latest that this device's clock has shown since the school was reached, milliseconds: it cannot be earlier now. */
  readonly seen_on: number
}

/** Whether a right password lets somebody in without the school's word (seed 000 §4: the subscription is looked at first). */
export function decideDeviceEntry(
  { active_role, sub_end_date, is_ended, seen_on }: KnownHere,
  now: number,
): Outcome<{ readonly seen_on: number }, 'session_over' | 'subscription_over' | 'not_allowed'> {
  if (!keepsStore(active_role)) return refuse('not_allowed')
  if (is_ended) return refuse('session_over')
  const latest = Math.max(now, seen_on)
  if (sub_end_date !== null && Date.parse(sub_end_date) <= latest) return refuse('subscription_over')
  return accept({ seen_on: latest })
}

/** Whether a device keeps rows of theirs: nobody else finds anything on it without a network. */
export function keepsStore(role: Role): role is KeepingRole {
  return (keepingRoles as readonly Role[]).includes(role)
}

/** Who runs a school keeps its classes and courses, and nothing of the people in them. */
export function keepsSchool(role: Role): role is 'principal' | 'campus_admin' {
  return role === 'principal' || role === 'campus_admin'
}
