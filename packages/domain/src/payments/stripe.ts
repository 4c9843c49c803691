/** What Stripe says of a payment and of a subscription, and what follows from it. Docs/decisions/0196 has the reasons. */
import type { Vendor } from '@maktab/contracts/tenants/selling'
import type { OrderEvent, OrderState } from './orders.ts'

/** The money of one payment as it stands at Stripe now. */
export interface StripeMoney {
  readonly state: 'waits' | 'paid' | 'failed' | 'expired' | 'taken back'
  /** Of what was paid, in minor units; null where nothing was. */
  readonly amount_minor: number | null
  /** In capitals. */
  readonly currency: string | null
  /** What went back of it. */
  readonly refunded_minor: number
}

export interface StripeOrdered extends OrderState {
  readonly amount_minor: number
  readonly currency: string
}

/** What happens to an order; undefined: nothing, also where the sum is not the order's. */
export function stripeEventOf(order: StripeOrdered, money: StripeMoney): OrderEvent | undefined {
  if (money.state === 'waits') return undefined
  if (money.state === 'failed') return 'declined'
  if (money.state === 'expired') return 'expired'
  if (money.amount_minor !== order.amount_minor || money.currency !== order.currency) return undefined
  if (money.state === 'paid') return 'paid'
  // It came and went before anybody here heard of it.
  return order.status === 2 ? 'refunded' : 'cancelled'
}

/** What went back of an order that is paid, where its sum is the order's; all of it is another event. */
export function refundedPart(order: Pick<StripeOrdered, 'amount_minor' | 'currency'>, money: StripeMoney): number {
  const isOfOrder = money.amount_minor === order.amount_minor && money.currency === order.currency
  return isOfOrder && money.state === 'paid' ? Math.min(money.refunded_minor, order.amount_minor) : 0
}

/** Whether a text is the number of a price at Stripe. */
export const isStripePriceId = (text: string): boolean => /^price_\w{1,60}$/.test(text)

export interface StripePrice {
  readonly is_active: boolean
  readonly amount_minor: number | null
  /** In capitals. */
  readonly currency: string
  /** Null: paid once. */
  readonly recurring: { readonly interval: string; readonly interval_count: number } | null
}

/** Months between two payments of a price; 0: paid once, for ever; undefined for a rhythm that no plan has. */
export function monthsOfPrice({ recurring }: Pick<StripePrice, 'recurring'>): number | undefined {
  if (recurring === null) return 0
  const { interval, interval_count } = recurring
  return interval === 'month' ? interval_count : interval === 'year' ? interval_count * 12 : undefined
}

interface PricedPlan {
  readonly amount_minor: number
  readonly currency: string
  readonly duration_in_months: number
}

/** Whether Stripe would take for a plan what the plan costs, as often as it lasts. */
export function isPriceOfPlan(price: StripePrice, plan: PricedPlan): boolean {
  return (
    price.is_active &&
    price.amount_minor === plan.amount_minor &&
    price.currency === plan.currency &&
    monthsOfPrice(price) === plan.duration_in_months
  )
}

export interface RunningPlan {
  readonly vendor: Vendor
  readonly duration_in_months: number
  readonly is_teacher_assisted: boolean
  readonly is_scheduled: boolean
  readonly is_cancelled: boolean
}

/**
 * Whether somebody may change the plan that they pay by card (seed 001 §6): not one with a teacher at the Quran tenant; at the 21st-century
 * tenant not where a change is planned, the plan is of a year, or it was cancelled. What was cancelled is changed nowhere: it ends.
 */
export function mayUpdatePlan(plan: RunningPlan): boolean {
  if (plan.is_cancelled) return false
  if (plan.vendor === 'quran') return !plan.is_teacher_assisted
  if (plan.vendor === '21st century') return !plan.is_scheduled && plan.duration_in_months !== 12
  return !plan.is_scheduled
}
