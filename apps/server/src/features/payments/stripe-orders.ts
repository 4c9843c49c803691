/** An order that is paid by card, set beside what Stripe says of it now: the only place where one of them moves. */
import { gateways } from '@maktab/contracts/payments/money'
import { newOrder, nextOrder } from '@maktab/domain/payments/orders'
import { refundedPart, stripeEventOf } from '@maktab/domain/payments/stripe'
import type { Kysely } from 'kysely'
import type { Doors } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import { lockOrder, saveRefunded } from '#features/payments/orders.sql.ts'
import { readPlans } from '#features/payments/plans.sql.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import {
  priceOfInvoice,
  readMoney,
  subscriptionOfInvoice,
  type Invoice,
  type StripeApi,
} from '#features/payments/stripe-api.ts'
import {
  endReplaced,
  findStripeOrder,
  holdStripeObject,
  readOrderedFor,
  insertStripeOrder,
  saveStripeRefs,
  type StripeOrder,
} from '#features/payments/stripe.sql.ts'

export interface StripeDesk {
  readonly doors: Doors
  readonly clock: () => Date
  readonly newGuid: () => string
}

export interface Compared {
  readonly status: 1 | 2 | 3
  /** `1→2`, where the order moved, or what went back of it. */
  readonly moved?: string
}

/**
 * Reads the money of `source_ref` at Stripe and moves the order as it says. The order is held while Stripe is asked, so that what was read later is
 * never overtaken by what was read before. `done` stands in the same transaction.
 */
export async function compareOrder(
  { doors, clock }: StripeDesk,
  stripe: StripeApi,
  place: StripeOrder & { readonly source_ref: string },
  done: (db: Kysely<Tables>, compared: Compared) => Promise<void> = async () => {},
): Promise<Compared> {
  const { institution_id, order_id, source_ref } = place
  return doors.inSchool(place, async (db) => {
    const order = await lockOrder(db, place)
    if (!order) throw new Error(`Order ${order_id} is paid by card and is not there`)
    const money = await readMoney(stripe, source_ref)
    const { subscription_ref, intent_ref } = money
    await saveStripeRefs(db, place, { source_ref, subscription_ref, intent_ref })
    const event = stripeEventOf(order, money)
    const step = event && nextOrder(order, event)
    const now = clock()
    if (step?.access === 'begins' && place.is_change && subscription_ref !== null)
      await endReplaced(db, place, subscription_ref, now)
    if (step) await settleOrder(db, { ...place, institution_id }, order, step, now)
    const status = (step?.status ?? order.status) as Compared['status']
    // What went back in part changes the sum alone: whose plan it ends, the office says.
    const before = step ? 0 : order.refunded_minor
    const wentBack = status === 2 ? Math.max(refundedPart(order, money), before) : before
    if (wentBack !== before) await saveRefunded(db, place, wentBack)
    const moved = step
      ? `${order.status}→${step.status}`
      : wentBack === before
        ? undefined
        : `${wentBack} of ${order.amount_minor} went back`
    const compared = moved === undefined ? { status } : { status, moved }
    await done(db, compared)
    return compared
  })
}

/** An order that Stripe never gave a page for is given up once its day is over. */
export async function giveUpOrder({ doors, clock }: StripeDesk, place: StripeOrder): Promise<void> {
  await doors.inSchool(place, async (db) => {
    const order = await lockOrder(db, place)
    const step = order && nextOrder(order, 'expired')
    if (step) await settleOrder(db, place, order, step, clock())
  })
}

/** What an invoice that was paid belongs to: the order that began the subscription, or one of its own, made here. Undefined: nothing of ours, or nothing was taken. */
export async function orderOfInvoice(
  { doors, clock, newGuid }: StripeDesk,
  tenant_id: number,
  invoice: Invoice,
): Promise<(StripeOrder & { readonly source_ref: string }) | undefined> {
  const subscription_ref = subscriptionOfInvoice(invoice)
  const { id: source_ref, billing_reason } = invoice
  const { known, first } = await doors.inTenant(tenant_id, async (db) => ({
    known: await findStripeOrder(db, tenant_id, { source_ref }),
    first: subscription_ref === null ? undefined : await findStripeOrder(db, tenant_id, { subscription_ref }),
  }))
  if (known) return { ...known, source_ref }
  const stripe_price_id = priceOfInvoice(invoice)
  if (!first?.source_ref || invoice.status !== 'paid' || invoice.amount_paid === 0 || stripe_price_id === null)
    return undefined
  // The invoice that began it was paid in the session.
  if (billing_reason === 'subscription_create') return { ...first, source_ref: first.source_ref }
  const { institution_id, user_id } = first
  return doors.inSchool(first, async (db) => {
    await holdStripeObject(db, tenant_id, source_ref)
    const made = await findStripeOrder(db, tenant_id, { source_ref })
    if (made) return { ...made, source_ref }
    const plans = await readPlans(db, { tenant_id })
    const plan = plans.find((one) => one.stripe_price_id === stripe_price_id)
    if (!plan || plan.currency !== invoice.currency.toUpperCase()) return undefined
    const { subscription_guid, title, currency, duration_in_months } = plan
    const now = clock()
    const order = {
      institution_id,
      user_id,
      order_id: newGuid(),
      learner_ids: await readOrderedFor(db, first),
      subscription_guid,
      title,
      currency,
      duration_in_months,
    }
    const at = {
      tenant_id,
      stripe_price_id,
      source_ref,
      expires_on: now,
      subscription_ref,
      is_change: billing_reason === 'subscription_update',
    }
    const sum = { gateway: gateways.card, amount_minor: invoice.amount_paid, grade: null }
    await insertStripeOrder(db, { ...order, ...sum, reason: newOrder.reason, made_on: now }, at)
    return { ...at, institution_id, user_id, order_id: order.order_id, checkout_url: null }
  })
}
