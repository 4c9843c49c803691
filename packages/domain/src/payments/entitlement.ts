/** What a person has: the one rule of access, shared by server and device (seed 000 §9, seed 001 §5). */

const day = 86_400_000

/** Whoever comes has all for seven days, then what is limited. */
export const freeDays = 7
/** A paid plan goes on that long after its end, so that a payment on its way locks nobody out. */
export const graceDays = 3

export interface HeldSubscription {
  readonly subscription_guid: string
  /** 1 paid, 2 free: a trial. */
  readonly mode: 1 | 2
  readonly start_on: Date
  /** Null: for ever. */
  readonly end_on: Date | null
  /** Taken back (a refund): from then on it counts no more. */
  readonly ended_on: Date | null
}

export interface EntitlementFacts {
  readonly subscriptions: readonly HeldSubscription[]
  readonly is_pending: boolean
  readonly created_on: Date
}

export interface HeldEntitlement {
  readonly is_subscribed: boolean
  readonly is_pending: boolean
  readonly subscription_mode: 1 | 2 | null
  readonly subscription_end_date: Date | null
  readonly subscription_guid: string | null
  readonly is_expired_subscription: boolean
  readonly is_trial_mode: boolean
  readonly is_free_period: boolean
  readonly free_until: Date
  readonly has_full_access: boolean
  /** When that ends, or ended; null: never. */
  readonly full_until: Date | null
}

/** `now` is the server's time; a device passes the server's clock as it knows it, never its own alone. */
export function entitlementOf({ subscriptions, is_pending, created_on }: EntitlementFacts, now: Date): HeldEntitlement {
  const counted = subscriptions.filter(({ ended_on }) => ended_on === null || ended_on > now)
  const paid = latest(counted.filter(({ mode }) => mode === 1))
  const trial = latest(counted.filter(({ mode, end_on }) => mode === 2 && end_on !== null && end_on > now))
  const isRunning = paid !== undefined && (paid.end_on === null || paid.end_on > now)
  const isPaid = paid !== undefined && (isRunning || paid.end_on!.getTime() + graceDays * day > now.getTime())
  const free_until = new Date(created_on.getTime() + freeDays * day)
  const is_free_period = free_until > now
  const held = isPaid ? paid : (trial ?? paid)
  return {
    is_subscribed: isPaid,
    is_pending,
    subscription_mode: isPaid ? 1 : trial ? 2 : null,
    subscription_end_date: held?.end_on ?? null,
    subscription_guid: held?.subscription_guid ?? null,
    is_expired_subscription: !isRunning && subscriptions.some(({ mode }) => mode === 1),
    is_trial_mode: !isPaid && trial !== undefined,
    is_free_period,
    free_until,
    has_full_access: isPaid || trial !== undefined || is_free_period,
    full_until: fullUntil(counted, free_until),
  }
}

/** The last moment of what was paid (with its grace), tried or free. */
function fullUntil(counted: readonly HeldSubscription[], free_until: Date): Date | null {
  const ends = counted.map(({ mode, end_on }) =>
    end_on === null ? Infinity : end_on.getTime() + (mode === 1 ? graceDays * day : 0),
  )
  const last = Math.max(free_until.getTime(), ...ends)
  return last === Infinity ? null : new Date(last)
}

/** The one that goes on longest; one for ever before all. */
function latest(subscriptions: readonly HeldSubscription[]): HeldSubscription | undefined {
  const end = ({ end_on }: HeldSubscription) => end_on?.getTime() ?? Infinity
  return subscriptions.reduce<HeldSubscription | undefined>(
    (best, one) => (best === undefined || end(one) > end(best) ? one : best),
    undefined,
  )
}

/**
 * When a plan that is paid now begins and ends: behind what is paid already, so that nobody loses days by paying early. Months are those of the
 * calendar (UTC): from 31 January one month ends on the last day of February. 0 months is for ever.
 */
export function termOf(
  { subscriptions, months }: { readonly subscriptions: readonly HeldSubscription[]; readonly months: number },
  now: Date,
): { readonly start_on: Date; readonly end_on: Date | null } {
  const paid = latest(subscriptions.filter(({ mode, ended_on }) => mode === 1 && ended_on === null))
  const start_on = paid?.end_on && paid.end_on > now ? paid.end_on : now
  return { start_on, end_on: months === 0 ? null : monthsLater(start_on, months) }
}

function monthsLater(from: Date, months: number): Date {
  const then = new Date(from)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return then
}

/** `trial_used`: each has one; `already_subscribed`: who pays already tries nothing. Answers the last moment of the trial. */
export function decideTrial(
  { subscriptions, trial_days }: { readonly subscriptions: readonly HeldSubscription[]; readonly trial_days: number },
  now: Date,
): 'trial_used' | 'already_subscribed' | { readonly end_on: Date } {
  if (subscriptions.some(({ mode }) => mode === 2)) return 'trial_used'
  if (entitlementOf({ subscriptions, is_pending: false, created_on: now }, now).is_subscribed)
    return 'already_subscribed'
  return { end_on: new Date(now.getTime() + trial_days * day) }
}
