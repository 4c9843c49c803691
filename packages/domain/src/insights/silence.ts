/** When a learner or a device counts as silent; the same for teachers, principals and heads. */
const dayMs = 86_400_000

/** A learner who neither worked nor synced for longer is silent. */
export const heardDays = 7

/** A device that synced at this moment or later is in step. */
export function heardSince(now: Date): Date {
  return new Date(now.getTime() - heardDays * dayMs)
}

/** A device that was last heard of before is put away or lost: ninety days. */
export function putAwayBefore(now: Date): Date {
  return new Date(now.getTime() - 90 * dayMs)
}

/** Bytes; a device that has less left is nearly full: less than a lesson with its film takes. */
export const nearlyFullBelow = 200_000_000

interface LastHeard {
  /** When a device of theirs was last heard of. */
  readonly synced_on: Date | null
  /** The last day at the school on which they worked, wherever: also in a browser that never syncs, or on another's device. */
  readonly worked_day: string | null
}

/** Whether a learner was heard of in the last seven days, today counted: they worked, or a device of theirs synced. */
export function isHeard({ synced_on, worked_day }: LastHeard, { now, today }: { now: Date; today: string }): boolean {
  if (synced_on !== null && synced_on >= heardSince(now)) return true
  if (worked_day === null) return false
  return Date.parse(worked_day) > Date.parse(today) - heardDays * dayMs
}
