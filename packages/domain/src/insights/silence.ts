/** When a learner or a device counts as silent. */
const dayMs = 86_400_000

/** Heard of at this moment or later, a learner or a device is in step: seven days. */
export function heardSince(now: Date): Date {
  return new Date(now.getTime() - 7 * dayMs)
}

/** A device that was last heard of before is put away or lost: ninety days. */
export function putAwayBefore(now: Date): Date {
  return new Date(now.getTime() - 90 * dayMs)
}

export function isHeard(synced_on: Date | null, now: Date): boolean {
  return synced_on !== null && synced_on >= heardSince(now)
}
