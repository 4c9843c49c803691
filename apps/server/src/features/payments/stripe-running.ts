/** What somebody has at Stripe: a customer's number, and a subscription that is paid again and again. */
import type { stripeStates } from '@maktab/contracts/payments/stripe'
import type { GateContext } from '#calls/handle.ts'
import type { CardSubscription, StripeApi } from '#features/payments/stripe-api.ts'
import { findCardPlan, findCustomer, saveCustomer, type PersonKey } from '#features/payments/stripe.sql.ts'

interface Running {
  readonly subscription: CardSubscription
  readonly state: (typeof stripeStates)[number]
  readonly stripe_price_id: string
  readonly current_end: Date
  readonly is_scheduled: boolean
  readonly scheduled_price_id: string | null
  readonly is_cancelled: boolean
}

/** Their newest subscription, read from Stripe; undefined where there never was one. */
export async function readRunning(
  { doors }: Pick<GateContext, 'doors'>,
  stripe: StripeApi,
  person: PersonKey,
): Promise<Running | undefined> {
  const plan = await doors.inSchool(person, (db) => findCardPlan(db, person), 'read only')
  if (!plan) return undefined
  const subscription = await stripe.subscriptions.retrieve(plan.subscription_ref)
  const [item] = subscription.items.data
  if (!item) return undefined
  const schedule = typeof subscription.schedule === 'string' ? subscription.schedule : subscription.schedule?.id
  const phases = schedule === undefined ? [] : (await stripe.subscriptionSchedules.retrieve(schedule)).phases
  const next = phases.find(({ start_date }) => start_date >= item.current_period_end)?.items[0]?.price
  const scheduled = typeof next === 'string' ? next : (next?.id ?? null)
  return {
    subscription,
    state: stateOf(subscription.status),
    stripe_price_id: item.price.id,
    current_end: new Date(item.current_period_end * 1000),
    is_scheduled: scheduled !== null && scheduled !== item.price.id,
    scheduled_price_id: scheduled === item.price.id ? null : scheduled,
    is_cancelled: subscription.cancel_at_period_end || subscription.status === 'canceled',
  }
}

function stateOf(status: string): Running['state'] {
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'past_due' || status === 'unpaid' ? 'past_due' : 'ended'
}

/** Made at Stripe when it is needed first; the name and address of mail go there, nothing else. */
export async function customerOf(
  { doors }: Pick<GateContext, 'doors'>,
  stripe: StripeApi,
  person: PersonKey,
): Promise<string> {
  const { tenant_id, institution_id, user_id } = person
  const known = await doors.inSchool(person, (db) => findCustomer(db, person), 'read only')
  if (known.customer_id !== null) return known.customer_id
  const { id } = await stripe.customers.create(
    {
      name: known.full_name,
      ...(known.email !== null && { email: known.email }),
      metadata: { person: String(user_id) },
    },
    { idempotencyKey: `customer:${tenant_id}:${institution_id}:${user_id}` },
  )
  await doors.inSchool(person, (db) => saveCustomer(db, person, id))
  return id
}

interface Change {
  readonly subscription: CardSubscription
  readonly stripe_price_id: string
  /** The same for the same change of the same period. */
  readonly key: string
}

/** From the end of what is paid on the other price is taken. */
export async function scheduleChange(stripe: StripeApi, { subscription, stripe_price_id, key }: Change): Promise<void> {
  const [item] = subscription.items.data
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`)
  const quantity = item.quantity ?? 1
  const schedule = await stripe.subscriptionSchedules.create(
    { from_subscription: subscription.id },
    { idempotencyKey: `${key}:schedule` },
  )
  await stripe.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: 'release',
      phases: [
        {
          items: [{ price: item.price.id, quantity }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        { items: [{ price: stripe_price_id, quantity }] },
      ],
    },
    { idempotencyKey: `${key}:phases` },
  )
}
