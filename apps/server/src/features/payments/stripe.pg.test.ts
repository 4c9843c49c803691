/** Payments by card, through the official package, against the provider of the demonstration. */
import { takeBackLearners } from '@maktab/contracts/payments/families'
import { listPlans, savePlan } from '@maktab/contracts/payments/plans'
import {
  listStripeProducts,
  openStripePortal,
  readStripeOrder,
  readStripeSubscription,
  startStripeCheckout,
  upgradeStripeSubscription,
} from '@maktab/contracts/payments/stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../../test/call.ts'
import { people, type School } from '../../../test/school.ts'
import { month, office, openSellingSchool, owner, plan, type SellingSchool } from '../../../test/selling-school.ts'
import { openPaymentProvider, type PaymentProvider, type SignedEvent } from '../../demo/payment-provider.ts'
import { openStripeAccounts } from './stripe-api.ts'
import { openStripeEvents, type StripeHooks } from './stripe-events.ts'
import { openStripeNights } from './stripe-nights.ts'

const { learner, classmate } = people
const year = '10000000-0000-4000-8000-000000000012'
const ever = '10000000-0000-4000-8000-000000000000'
const ids = { month: 'price_month', year: 'price_year', ever: 'price_ever' }
const [monthly, yearly] = [150_000, 1_500_000]
const demoPrice = (id: string, amount_minor: number, duration_in_months: number) => ({
  id,
  title: 'Lessons',
  amount_minor,
  currency: 'PKR',
  duration_in_months,
})

let provider: PaymentProvider
let shop: SellingSchool
let school: School
let selling: SellingSchool['selling']
const moment = { now: new Date('2026-03-21T08:00:00Z') }

beforeAll(async () => {
  provider = await openPaymentProvider({
    prices: new Map([
      [1, [demoPrice(ids.month, monthly, 1), demoPrice(ids.year, yearly, 12), demoPrice(ids.ever, 3_000_000, 0)]],
    ]),
    clock: () => selling?.clock.now ?? moment.now,
    port: 0,
    hookOf: () => undefined,
    warn: () => {},
  })
  shop = await openSellingSchool({ paymentSettings: provider.settings })
  ;({ school, selling } = shop)
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})
beforeEach(async () => {
  provider.isDown = false
  provider.kept.length = 0
  await shop.begin(plan({ stripe_price_id: ids.month }))
  const sold = { trial_days: 0, title: { en: 'More' } }
  await shop.ask(
    savePlan,
    plan({ ...sold, subscription_guid: year, stripe_price_id: ids.year, amount_minor: yearly, duration_in_months: 12 }),
    owner,
  )
  await shop.ask(
    savePlan,
    plan({
      ...sold,
      subscription_guid: ever,
      stripe_price_id: ids.ever,
      amount_minor: 3_000_000,
      duration_in_months: 0,
    }),
    owner,
  )
})

const hooks = (): StripeHooks => ({
  doors: school.database.doors,
  clock: () => selling.clock.now,
  newGuid: () => crypto.randomUUID(),
  accounts: openStripeAccounts(provider.settings),
  paymentSettings: provider.settings,
  warn: () => {},
})
const doEvents = () => openStripeEvents({ ...hooks(), onFailure: () => {} }).runDue()
const send = ({ body, signature }: Pick<SignedEvent, 'body' | 'signature'>, host = 'localhost') =>
  selling.app.inject({
    method: 'POST',
    url: '/api/payment/hooks/stripe',
    headers: { host, 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })
/** Everything that Stripe told, in that order, to the address of events. */
async function deliver(order: (events: SignedEvent[]) => SignedEvent[] = (events) => events) {
  for (const event of order(provider.kept.splice(0))) expect((await send(event)).statusCode).toBe(200)
}
const world = () => provider.worldOf(1)
const begin = (stripe_price_id = ids.month, as = learner) => shop.ask(startStripeCheckout, { stripe_price_id }, as)
const sessionOf = ({ checkout_url }: { readonly checkout_url: string }) => checkout_url.split('/').at(-1)!
async function buy(stripe_price_id = ids.month, as = learner) {
  const order = await begin(stripe_price_id, as)
  world().pay(sessionOf(order))
  await deliver()
  await doEvents()
  return order
}
const status = (as = learner) => shop.status(as)
const subscriptions = () => school.database.owner.selectFrom('subscriptions').selectAll().execute()
const intentOf = async (order_id: string) => {
  const rows = await school.database.owner
    .selectFrom('stripe_orders')
    .select(['intent_ref', 'subscription_ref'])
    .where('order_id', '=', order_id)
    .execute()
  return rows[0]!
}

test('a plan is paid on the page of Stripe, and opens all lessons once Stripe itself says so', async () => {
  const order = await begin()
  expect(new URL(order.checkout_url).origin).toBe(provider.origin)
  expect((await begin()).order_id).toBe(order.order_id)
  expect((await begin(ids.month, classmate)).order_id).not.toBe(order.order_id)
  expect(await status()).toMatchObject({ is_subscribed: false, is_pending: true })
  world().pay(sessionOf(order))
  await deliver()
  await doEvents()
  expect(await status()).toMatchObject({
    is_subscribed: true,
    subscription_end_date: '2026-04-21T08:00:00.000Z',
    orders: [{ order_id: order.order_id, status: 2, receipt_no: 1 }],
  })
})

test('what is paid once, for ever, opens all lessons for ever and is no subscription', async () => {
  await buy(ids.ever)
  expect(await status()).toMatchObject({ is_subscribed: true, subscription_end_date: null })
  expect(await shop.refused(readStripeSubscription, {}, learner)).toBe('no_card_plan')
})

test.each<[string, (events: SignedEvent[]) => SignedEvent[]]>([
  ['twice', (events) => [...events, ...events]],
  ['in the opposite order', (events) => events.toReversed()],
  ['twice, in the opposite order', (events) => [...events, ...events].toReversed()],
])('events that arrive %s pay one order, with one receipt', async (_how, order) => {
  world().pay(sessionOf(await begin()))
  await deliver(order)
  await Promise.all([doEvents(), doEvents()])
  await doEvents()
  expect(await subscriptions()).toHaveLength(1)
  expect((await status()).orders).toMatchObject([{ status: 2, receipt_no: 1 }])
})

test('an event that arrives weeks late still pays its order', async () => {
  world().pay(sessionOf(await begin()))
  const late = provider.kept.splice(0)
  selling.clock.now = new Date('2026-04-20T08:00:00Z')
  for (const { body } of late) await send({ body, signature: provider.sign(1, body) })
  await doEvents()
  expect(await status()).toMatchObject({ is_subscribed: true, subscription_end_date: '2026-05-20T08:00:00.000Z' })
})

test('an event is taken only with a signature of these minutes by the account of that tenant', async () => {
  world().pay(sessionOf(await begin()))
  const [event] = provider.kept.splice(0)
  const { body, signature } = event!
  const forged = [
    {
      body,
      signature:
        signature
          .replace(/v1=./, 'v1=0')
          .replace(/v1=0{1}$/, 'v1=1')
          .slice(0, -1) + '0',
    },
    { body: body.replace('"id":"evt_', '"id":"evt_x'), signature },
    { body, signature: provider.sign(1, body, new Date('2026-03-21T07:54:59Z')) },
    { body, signature: 't=1,v1=' },
  ]
  for (const one of forged) expect((await send(one)).statusCode).toBe(400)
  expect((await send({ body, signature }, 'senf.localhost')).statusCode).toBe(400)
  expect(await doEvents()).toBe(0)
  expect((await status()).is_subscribed).toBe(false)
})

test('a server that is killed between the event and the entitlement gives it when it starts again', async () => {
  world().pay(sessionOf(await begin()))
  await deliver()
  provider.isDown = true
  expect(await doEvents()).toBe(0)
  expect((await status()).is_subscribed).toBe(false)
  provider.isDown = false
  selling.clock.now = new Date('2026-03-21T08:01:00Z')
  expect(await doEvents()).toBeGreaterThan(0)
  expect((await status()).is_subscribed).toBe(true)
})

test('a payer who comes back before any event sees what Stripe says, of their own orders alone', async () => {
  const order = await begin()
  const { order_id } = order
  expect(await shop.ask(readStripeOrder, { order_id }, learner)).toMatchObject({ status: 1 })
  world().pay(sessionOf(order))
  expect(await shop.ask(readStripeOrder, { session_id: sessionOf(order) }, learner)).toMatchObject({
    status: 2,
    receipt_no: 1,
  })
  expect((await status()).is_subscribed).toBe(true)
  expect(await shop.refused(readStripeOrder, { order_id }, classmate)).toBe('not_found')
})

test('each period that is paid again is an order with a receipt of its own, and follows the one before', async () => {
  const { order_id } = await buy()
  selling.clock.now = new Date('2026-04-21T08:00:00Z')
  world().renew((await intentOf(order_id)).subscription_ref!)
  await deliver()
  await doEvents()
  expect(await status()).toMatchObject({
    subscription_end_date: '2026-05-21T08:00:00.000Z',
    orders: [{ receipt_no: 2 }, { receipt_no: 1 }],
  })
})

test('a plan is changed at once for the difference, or when its time ends', async () => {
  const { order_id } = await buy()
  expect(await shop.ask(readStripeSubscription, {}, learner)).toMatchObject({
    state: 'active',
    stripe_price_id: ids.month,
    current_end: '2026-04-21T08:00:00.000Z',
    may_update: true,
  })
  const asked = { stripe_price_id: ids.year, when: 'period_end' } as const
  expect(await shop.ask(upgradeStripeSubscription, asked, learner)).toMatchObject({
    state: 'scheduled',
    amount_due_minor: 0,
  })
  expect(await shop.ask(readStripeSubscription, {}, learner)).toMatchObject({
    is_scheduled: true,
    scheduled_price_id: ids.year,
    may_update: false,
  })
  expect(await shop.refused(upgradeStripeSubscription, asked, learner)).toBe('no_plan_change')
  selling.clock.now = new Date('2026-04-21T08:00:00Z')
  world().renew((await intentOf(order_id)).subscription_ref!)
  await deliver()
  await doEvents()
  expect((await status()).subscription_end_date).toBe('2027-04-21T08:00:00.000Z')
})

test('what is left of a plan that is changed at once is credited, and gives no days besides', async () => {
  await buy()
  selling.clock.now = new Date('2026-04-05T20:00:00Z')
  const changed = await shop.ask(upgradeStripeSubscription, { stripe_price_id: ids.year, when: 'now' }, learner)
  expect(changed).toMatchObject({ state: 'changed', amount_due_minor: yearly - monthly / 2, currency: 'PKR' })
  await deliver((events) => events.toReversed())
  await doEvents()
  expect(await status()).toMatchObject({
    subscription_end_date: '2027-04-05T20:00:00.000Z',
    orders: [{ amount_minor: changed.amount_due_minor }, { amount_minor: monthly }],
  })
})

test('money that goes back ends what it paid; a dispute that the school wins gives it again', async () => {
  const { order_id } = await buy()
  const { intent_ref } = await intentOf(order_id)
  world().dispute(intent_ref!, 'needs_response')
  await deliver()
  await doEvents()
  expect(await status()).toMatchObject({ is_subscribed: false, orders: [{ status: 3, reason: 'refunded' }] })
  world().dispute(intent_ref!, 'won')
  await deliver()
  await doEvents()
  expect((await status()).is_subscribed).toBe(true)
  world().refund(intent_ref!)
  await deliver()
  await doEvents()
  expect((await status()).is_subscribed).toBe(false)
})

test('the night finds what no event told, lists it and gives it by the same machine', async () => {
  const order = await begin()
  world().pay(sessionOf(order))
  provider.kept.length = 0
  const late = await begin(ids.month, classmate)
  selling.clock.now = new Date('2026-03-21T23:30:00Z')
  const night = () => openStripeNights({ ...hooks(), onFailure: () => {} }).runDue()
  expect(await night()).toBe(1)
  expect((await status()).is_subscribed).toBe(true)
  expect((await status(classmate)).orders).toMatchObject([{ order_id: late.order_id, status: 1 }])
  const listed = await school.database.owner
    .selectFrom('payment_events')
    .select(['order_id', 'outcome'])
    .where('kind', '=', 'difference')
    .execute()
  expect(listed).toEqual([{ order_id: order.order_id, outcome: '1→2' }])
  expect(await night()).toBe(0)
  world().expire(sessionOf(late))
  provider.kept.length = 0
  selling.clock.now = new Date('2026-03-22T23:30:00Z')
  expect(await night()).toBe(1)
  expect((await status(classmate)).orders).toMatchObject([{ status: 3, reason: 'expired' }])
})

test('a price at Stripe that is not the plan’s is not sold, and nothing is begun while Stripe is silent', async () => {
  await shop.ask(
    savePlan,
    plan({
      subscription_guid: '10000000-0000-4000-8000-000000000003',
      duration_in_months: 3,
      stripe_price_id: 'price_none',
    }),
    owner,
  )
  expect((await shop.ask(listPlans, {}, learner)).list.map(({ stripe_price_id }) => stripe_price_id)).toContain(
    ids.year,
  )
  const { list } = await shop.ask(listStripeProducts, {}, learner)
  expect(list.flatMap(({ prices }) => prices.map(({ stripe_price_id }) => stripe_price_id)).sort()).toEqual(
    Object.values(ids).sort(),
  )
  const [kept] = await school.database.owner
    .selectFrom('payment_plans')
    .select('version')
    .where('subscription_guid', '=', month)
    .execute()
  await shop.ask(
    savePlan,
    { ...plan({ stripe_price_id: ids.month, amount_minor: monthly + 1 }), version: kept!.version },
    owner,
  )
  expect(await shop.refused(startStripeCheckout, { stripe_price_id: ids.month }, learner)).toBe('plan_changed')
  expect(await shop.refused(startStripeCheckout, { stripe_price_id: 'price_other' }, learner)).toBe('not_found')
  expect(await shop.refused(openStripePortal, {}, learner)).toBe('no_card_plan')
  provider.isDown = true
  expect(await shop.refused(startStripeCheckout, { stripe_price_id: ids.year }, learner)).toBe('provider_down')
  provider.isDown = false
  expect((await status()).orders).toEqual([])
})

test('who pays by card already changes their plan instead of paying twice, on a page of their own', async () => {
  await buy()
  expect(await shop.refused(startStripeCheckout, { stripe_price_id: ids.year }, learner)).toBe('already_subscribed')
  const { portal_url } = await shop.ask(openStripePortal, {}, learner)
  const page = await fetch(portal_url, { method: 'POST', body: new URLSearchParams({ choice: 'cancel' }) })
  expect(page.status).toBe(200)
  expect(await shop.ask(readStripeSubscription, {}, learner)).toMatchObject({ is_cancelled: true, may_update: false })
  await deliver()
  await doEvents()
  expect((await status()).is_subscribed).toBe(true)
})

test('nobody pays by card where the tenant has no account at Stripe', async () => {
  const answer = await call(selling, listStripeProducts, {}, { as: people.learnerAbroad, host: 'zalmay.localhost' })
  expect(answer).toMatchObject({ ok: false })
  const kept = JSON.stringify(await school.database.owner.selectFrom('payment_events').selectAll().execute())
  expect(kept).not.toMatch(/sk_|whsec_|card/)
})

test('a payment by card for two is taken twice over and renewed for both; what goes back in part is known, and ends a plan once the office says whose', async () => {
  const people = [learner, classmate].map(({ user_id }) => ({ institution_id: 10, user_id, full_name: 'Gul Khan' }))
  await school.database.owner
    .insertInto('guardians')
    .values(people.map((one) => ({ ...one, relation: 'father', phone_number: '+93700123456' })))
    .execute()
  const learner_ids = [learner.user_id, classmate.user_id]
  const order = await shop.ask(startStripeCheckout, { stripe_price_id: ids.month, learner_ids }, learner)
  world().pay(sessionOf(order))
  await deliver()
  await doEvents()
  const { order_id } = order
  const orders = async () => (await status()).orders.map((one) => [one.status, one.amount_minor, one.refunded_minor])
  expect(await orders()).toEqual([[2, 2 * monthly, 0]])
  expect((await status(classmate)).subscription_end_date).toBe('2026-04-21T08:00:00.000Z')
  const back = { order_id, learner_ids: [classmate.user_id], remarks: 'She left' }
  expect(await shop.refused(takeBackLearners, back, office)).toBe('refund_first')
  const payment_intent = String(world().all('charge').at(-1)!['payment_intent'])
  world().refund(payment_intent, monthly)
  await deliver((events) => [...events, ...events])
  await doEvents()
  expect(await orders()).toEqual([[2, 2 * monthly, monthly]])
  expect((await status(classmate)).is_subscribed).toBe(true)
  expect(await shop.refused(takeBackLearners, back, office)).toBe('accepted')
  expect([(await status()).is_subscribed, (await status(classmate)).is_subscribed]).toEqual([true, false])
  world().renew(world().all('subscription').at(-1)!.id)
  await deliver()
  await doEvents()
  expect((await orders()).toSorted()).toEqual([
    [2, 2 * monthly, 0],
    [2, 2 * monthly, monthly],
  ])
  expect((await status()).subscription_end_date).toBe('2026-05-21T08:00:00.000Z')
  world().refund(payment_intent)
  await deliver()
  await doEvents()
  expect((await orders()).toSorted()).toEqual([
    [2, 2 * monthly, 0],
    [3, 2 * monthly, 2 * monthly],
  ])
})
