import { accept, refuse } from '@maktab/contracts/outcome'
import { gateways, type Currency } from '@maktab/contracts/payments/money'
import {
  listStripeProducts,
  openStripePortal,
  readStripeOrder,
  readStripeSubscription,
  startStripeCheckout,
  upgradeStripeSubscription,
} from '@maktab/contracts/payments/stripe'
import { mostWaitingOrders } from '@maktab/domain/payments/bank-transfers'
import { decimalOf, monthlyMinor } from '@maktab/domain/payments/money'
import { newOrder } from '@maktab/domain/payments/orders'
import { wordsIn } from '@maktab/domain/payments/plans'
import { isPriceOfPlan, mayUpdatePlan } from '@maktab/domain/payments/stripe'
import { atGate, type GateContext, type Holder } from '#calls/handle.ts'
import type { SiteOf } from '#features/access/access-letters.ts'
import { lockPayer } from '#features/payments/entitlements.sql.ts'
import { orderedFor } from '#features/payments/families.ts'
import { countWaiting } from '#features/payments/orders.sql.ts'
import { readPlans, type PlanRow } from '#features/payments/plans.sql.ts'
import { soldTo, type Selling, type Sold } from '#features/payments/selling.ts'
import { faultOfStripe, priceOf, type StripeAccounts, type StripeApi } from '#features/payments/stripe-api.ts'
import { compareOrder } from '#features/payments/stripe-orders.ts'
import { openPriceLists } from '#features/payments/stripe-prices.ts'
import { customerOf, readRunning, scheduleChange } from '#features/payments/stripe-running.ts'
import {
  findCustomer,
  findOpenCheckout,
  findStripeOrder,
  insertStripeOrder,
  readOwnStripeOrder,
  saveCheckout,
  type StripeOrder,
} from '#features/payments/stripe.sql.ts'

export interface StripeSelling extends Selling {
  readonly accounts: StripeAccounts
  readonly newGuid: () => string
  readonly siteOf: SiteOf
  readonly warn: (about: object, words: string) => void
}

const dayMs = 86_400_000
const homePath = '/payment/status'

/** A buyer of a tenant that takes cards. */
interface Desk {
  readonly gate: GateContext
  readonly actor: Holder
  readonly sold: Sold
  readonly stripe: StripeApi
  readonly plans: readonly PlanRow[]
}

export const stripe = (selling: StripeSelling) => {
  const { accounts, newGuid, siteOf, tenants, warn } = selling
  const priceLists = openPriceLists()

  /** Opens the desk for whoever asks; what Stripe cannot answer is said, and written down. */
  async function atDesk<T>(
    gate: GateContext,
    work: (desk: Desk) => Promise<T>,
  ): Promise<T | ReturnType<typeof refuse<'not_sold' | 'card_absent' | 'provider_down'>>> {
    const { actor, doors } = gate
    const sold = actor && soldTo({ tenants }, actor)
    if (!actor || !sold) return refuse('not_sold')
    const account = accounts.of(actor.tenant_id)
    if (!account) return refuse('card_absent')
    const plans = await doors.inTenant(actor.tenant_id, (db) => readPlans(db, actor))
    try {
      return await work({ gate, actor, sold, stripe: await account, plans })
    } catch (error) {
      if (faultOfStripe(error) === undefined) throw error
      warn({ err: error, tenant_id: actor.tenant_id }, 'Stripe did not do what it was asked')
      return refuse('provider_down')
    }
  }

  const back = (actor: Holder, path: string): string => {
    const tenant = tenants.find(actor.tenant_id)
    if (!tenant) throw new Error(`Tenant ${actor.tenant_id} is not there`)
    return new URL(path, siteOf(tenant)).href
  }

  return {
    listStripeProducts: atGate(listStripeProducts, (gate) =>
      atDesk(gate, async ({ stripe, plans, actor, gate: { language, now } }) => {
        const offered = plans.filter(({ is_active }) => is_active)
        const products = await priceLists.read(stripe, actor.tenant_id, now)
        const list = products.map(({ id, title, prices }) => ({
          id,
          title,
          prices: prices.flatMap(({ stripe_price_id, price }) => {
            const plan = offered.find((one) => one.stripe_price_id === stripe_price_id)
            if (!plan || !isPriceOfPlan(price, plan)) return []
            const { subscription_guid, amount_minor, currency, duration_in_months } = plan
            const monthly = monthlyMinor(amount_minor, duration_in_months)
            return [
              {
                stripe_price_id,
                subscription_guid,
                title: wordsIn(plan.title, language),
                amount: amount_minor / 100,
                amount_minor,
                currency,
                duration_in_months,
                billed_amount: decimalOf(amount_minor),
                monthly_amount: monthly === null ? null : decimalOf(monthly),
              },
            ]
          }),
        }))
        return accept({ list: list.filter(({ prices }) => prices.length > 0) })
      }),
    ),

    startStripeCheckout: atGate(
      startStripeCheckout,
      (gate, { stripe_price_id, learner_ids: named, grade = null, return_path = homePath }) =>
        atDesk(gate, async ({ stripe, plans, actor }) => {
          const { doors, now } = gate
          const { tenant_id, institution_id, user_id } = actor
          const plan = plans.find((one) => one.is_active && one.stripe_price_id === stripe_price_id)
          if (!plan) return refuse('not_found')
          if (!isPriceOfPlan(priceOf(await stripe.prices.retrieve(stripe_price_id)), plan))
            return refuse('plan_changed')
          const { currency, duration_in_months, subscription_guid, title } = plan
          if (duration_in_months > 0) {
            const running = await readRunning(gate, stripe, actor)
            if (running && running.state !== 'ended') return refuse('already_subscribed')
          }
          type Made = 'not_family' | 'too_many_orders' | (StripeOrder & { readonly learner_ids: readonly number[] })
          const order = await doors.inSchool(actor, async (db): Promise<Made> => {
            const learner_ids = await orderedFor(db, actor, named)
            if (learner_ids === 'not_family') return 'not_family'
            await lockPayer(db, actor)
            const amount_minor = plan.amount_minor * learner_ids.length
            const open = await findOpenCheckout(db, actor, { stripe_price_id, learner_ids, now })
            if (open?.amount_minor === amount_minor) return { ...open, learner_ids }
            if ((await countWaiting(db, actor)) >= mostWaitingOrders) return 'too_many_orders'
            const person = { institution_id, user_id, learner_ids, order_id: newGuid() }
            const sum = { gateway: gateways.card, amount_minor, currency, duration_in_months, grade }
            const expires_on = new Date(now.getTime() + dayMs - 60_000)
            const at = {
              tenant_id,
              stripe_price_id,
              source_ref: null,
              expires_on,
              subscription_ref: null,
              is_change: false,
            }
            const made = { ...person, ...sum, subscription_guid, title, reason: newOrder.reason, made_on: now }
            await insertStripeOrder(db, made, at)
            return { ...at, ...person, checkout_url: null }
          })
          if (typeof order === 'string') return refuse(order)
          const { order_id, expires_on } = order
          const expires = expires_on.toISOString()
          if (order.checkout_url !== null)
            return accept({ checkout_url: order.checkout_url, order_id, expires_on: expires })
          const customer = await customerOf(gate, stripe, actor)
          const metadata = { order: order_id }
          const address = back(actor, return_path)
          const session = await stripe.checkout.sessions.create(
            {
              mode: duration_in_months > 0 ? 'subscription' : 'payment',
              customer,
              client_reference_id: order_id,
              line_items: [{ price: stripe_price_id, quantity: order.learner_ids.length }],
              metadata,
              ...(duration_in_months > 0 ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
              expires_at: Math.floor(expires_on.getTime() / 1000),
              success_url: `${address}?order=${order_id}`,
              cancel_url: address,
            },
            { idempotencyKey: `${order_id}:checkout` },
          )
          if (session.url === null) throw new Error(`Session ${session.id} has no page`)
          const checkout = { source_ref: session.id, checkout_url: session.url }
          await doors.inSchool(actor, (db) => saveCheckout(db, { tenant_id, order_id }, checkout))
          return accept({ checkout_url: session.url, order_id, expires_on: expires })
        }),
    ),

    readStripeSubscription: atGate(readStripeSubscription, (gate) =>
      atDesk(gate, async ({ stripe, actor, plans, sold }) => {
        const running = await readRunning(gate, stripe, actor)
        const plan = plans.find((one) => one.stripe_price_id === running?.stripe_price_id)
        if (!running || !plan) return refuse('no_card_plan')
        const { subscription: _read, current_end, ...shown } = running
        return accept({
          ...shown,
          current_end: current_end.toISOString(),
          title: wordsIn(plan.title, gate.language),
          duration_in_months: plan.duration_in_months,
          may_update: running.state === 'active' && mayUpdatePlan(runningPlan(plan, running, sold)),
        })
      }),
    ),

    openStripePortal: atGate(openStripePortal, (gate, { return_path = homePath }) =>
      atDesk(gate, async ({ stripe, actor }) => {
        const { customer_id } = await gate.doors.inSchool(actor, (db) => findCustomer(db, actor), 'read only')
        if (customer_id === null) return refuse('no_card_plan')
        const asked = { customer: customer_id, return_url: back(actor, return_path) }
        return accept({ portal_url: (await stripe.billingPortal.sessions.create(asked)).url })
      }),
    ),

    upgradeStripeSubscription: atGate(upgradeStripeSubscription, (gate, { stripe_price_id, when }) =>
      atDesk(gate, async ({ stripe, actor, plans, sold }) => {
        const running = await readRunning(gate, stripe, actor)
        const current = plans.find((one) => one.stripe_price_id === running?.stripe_price_id)
        if (!running || !current || running.state === 'ended') return refuse('no_card_plan')
        const plan = plans.find((one) => one.is_active && one.stripe_price_id === stripe_price_id)
        if (!plan || plan.duration_in_months === 0) return refuse('not_found')
        const isOther = stripe_price_id !== running.stripe_price_id && plan.currency === current.currency
        const mayChange = running.state === 'active' && mayUpdatePlan(runningPlan(current, running, sold))
        if (!isOther || !mayChange) return refuse('no_plan_change')
        if (!isPriceOfPlan(priceOf(await stripe.prices.retrieve(stripe_price_id)), plan)) return refuse('plan_changed')
        const currency: Currency = plan.currency
        const { subscription, current_end } = running
        const [item] = subscription.items.data
        if (!item) throw new Error(`Subscription ${subscription.id} has no item`)
        const key = `${subscription.id}:${item.price.id}:${item.current_period_end}:${stripe_price_id}`
        if (when === 'period_end') {
          await scheduleChange(stripe, { subscription, stripe_price_id, key })
          return accept({ state: 'scheduled', effective_on: current_end.toISOString(), amount_due_minor: 0, currency })
        }
        try {
          const changed = await stripe.subscriptions.update(
            subscription.id,
            {
              items: [{ id: item.id, price: stripe_price_id }],
              proration_behavior: 'always_invoice',
              payment_behavior: 'error_if_incomplete',
              expand: ['latest_invoice'],
            },
            { idempotencyKey: `${key}:now` },
          )
          const invoice = typeof changed.latest_invoice === 'string' ? null : changed.latest_invoice
          const amount_due_minor = invoice?.amount_paid ?? 0
          return accept({ state: 'changed', effective_on: gate.now.toISOString(), amount_due_minor, currency })
        } catch (error) {
          if (faultOfStripe(error) !== 'declined') throw error
          return refuse('card_declined')
        }
      }),
    ),

    readStripeOrder: atGate(readStripeOrder, (gate, asked) =>
      atDesk(gate, async ({ stripe, actor }) => {
        const { doors, now, language } = gate
        const { tenant_id, institution_id, user_id } = actor
        const key = 'order_id' in asked ? { order_id: asked.order_id } : { source_ref: asked.session_id }
        const place = await doors.inTenant(tenant_id, (db) => findStripeOrder(db, tenant_id, key))
        if (!place || place.institution_id !== institution_id || place.user_id !== user_id) return refuse('not_found')
        const { order_id, source_ref } = place
        const read = () => doors.inSchool(actor, (db) => readOwnStripeOrder(db, actor, order_id), 'read only')
        let order = await read()
        if (order?.status === 1 && source_ref !== null) {
          await compareOrder({ doors, newGuid, clock: () => now }, stripe, { ...place, source_ref })
          order = await read()
        }
        return order ? accept({ ...order, title: wordsIn(order.title, language) }) : refuse('not_found')
      }),
    ),
  }
}

const runningPlan = (
  { duration_in_months, is_teacher_assisted }: PlanRow,
  { is_scheduled, is_cancelled }: { readonly is_scheduled: boolean; readonly is_cancelled: boolean },
  { capabilities }: Sold,
) => ({ vendor: capabilities.paymentVendor, duration_in_months, is_teacher_assisted, is_scheduled, is_cancelled })
