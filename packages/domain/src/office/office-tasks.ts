/** From when on something needs an office's care. */

const dayMs = 86_400_000

/** A starting code that nobody used is told of three days before its end, and from then on. */
export function codesEndingBefore(now: Date): Date {
  return new Date(now.getTime() + 3 * dayMs)
}

/** Null where there is no limit (0); scarce once a tenth is left, or less. */
export function limitedLicences(licences: {
  readonly total: number
  readonly used: number
}): { readonly total: number; readonly used: number; readonly is_scarce: boolean } | null {
  const { total, used } = licences
  return total > 0 ? { total, used, is_scarce: used * 10 >= total * 9 } : null
}

/** A subscription that ends before then, or ended already, is told of: thirty days. */
export function subscriptionsEndingBefore(now: Date): Date {
  return new Date(now.getTime() + 30 * dayMs)
}

/** The end of a subscription that is over or ends within thirty days; null otherwise. */
export function endingSubscription(end: Date | null, now: Date): Date | null {
  return end !== null && end < subscriptionsEndingBefore(now) ? end : null
}
