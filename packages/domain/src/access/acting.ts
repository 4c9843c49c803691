/** What somebody may not do who works in another's place: what belongs to the person, not to their office. */

/** Minutes that a code waits to be traded. */
export const actingCodeLifeMs = 5 * 60_000

/** By the start of their paths. */
const personal: readonly string[] = [
  'user/role/',
  'user/sessions',
  'user/profile/',
  'user/pushnotification/',
  'user/notifications',
  'notifications/',
  'user/tourguide/update',
  'user/language/',
  'superadmin/',
]

/** The profile itself may be read: it says in whose place one is. */
export function mayCallInPlace(path: string): boolean {
  return !personal.some((start) => path.startsWith(start))
}

/** For how long it is kept who worked in whose place: a year (decision 0104). */
export const actedCallsKeptMs = 365 * 24 * 60 * 60 * 1000

/** Sessions on one page of that record. */
export const actedCallsPage = 20
