/** Orders that are reported in every order, twice and at once, on a real database: one subscription each, and receipts, sums and figures that agree. */
import { randomUUID } from 'node:crypto'
import { nextOrder, type OrderEvent } from '@maktab/domain/payments/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../../../test/school.ts'
import { month, openSellingSchool, plan, type SellingSchool } from '../../../test/selling-school.ts'
import { checkFigures } from '../insights/kept-figures/rebuilding.ts'
import { insertOrder, lockOrder } from './orders.sql.ts'
import { paymentDays } from './payment-days.ts'
import { settleOrder } from './settle-order.ts'

let shop: SellingSchool
beforeAll(async () => {
  shop = await openSellingSchool()
  await shop.begin(plan())
})
afterAll(() => shop.close())

const orders = 300
const atOnce = 6
const place = { tenant_id: 1, institution_id: 10 }
const family = [people.learner.user_id, people.classmate.user_id]
const events: readonly OrderEvent[] = ['paid', 'paid', 'refunded', 'declined', 'expired', 'refused']

let seed = 20_261_128
/** Mulberry32: of a generator by remainders the last digits repeat. */
function next(below: number): number {
  seed = (seed + 0x6d_2b_79_f5) | 0
  const first = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  const second = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first
  return ((second ^ (second >>> 14)) >>> 0) % below
}
const one = <T>(list: readonly T[]): T => list[next(list.length)]!

/** As every report ends: the order held, one step, and all that follows in the same transaction. Some are broken off before they are kept. */
async function report(order_id: string, event: OrderEvent, isKilled: boolean): Promise<void> {
  await shop.school.database.doors
    .inSchool(place, async (db) => {
      const order = await lockOrder(db, { ...place, order_id })
      const step = order && nextOrder(order, event)
      if (step) await settleOrder(db, { ...place, order_id }, order, step, shop.selling.clock.now)
      if (isKilled) throw new Error('the server ends here')
    })
    .catch((error: unknown) => {
      if (!isKilled) throw error
    })
}

test(`${orders} orders with random reports, some twice, ${atOnce} at once, some broken off, give each payment once`, async () => {
  const made = Array.from({ length: orders }, (_, number) => {
    const learner_ids = number % 3 === 0 ? family.toSorted((a, b) => a - b) : [one(family)]
    return { order_id: randomUUID(), learner_ids, user_id: one(family), gateway: one([1, 2, 3, 4]) }
  })
  for (const { learner_ids, ...order } of made)
    await shop.school.database.doors.inSchool(place, (db) =>
      insertOrder(db, {
        ...order,
        institution_id: 10,
        learner_ids,
        subscription_guid: month,
        title: { en: 'A month' },
        amount_minor: 150_000 * learner_ids.length,
        currency: 'PKR',
        duration_in_months: 1,
        grade: null,
        reason: 'waiting',
        made_on: new Date(Date.parse('2026-03-01T08:00:00Z') + next(20) * 86_400_000),
      }),
    )
  const reports = made.flatMap(({ order_id }) =>
    Array.from({ length: next(4) }, () => [order_id, one(events), next(10) === 0] as const),
  )
  const queue = [...reports, ...reports.filter(() => next(3) === 0)].sort(() => next(2) - 0.5)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let said = queue.pop(); said; said = queue.pop()) await report(...said)
    }),
  )
  const { owner } = shop.school.database
  const kept = await owner.selectFrom('payment_orders').selectAll().execute()
  const held = await owner.selectFrom('subscriptions').selectAll().execute()
  for (const { order_id, status, learner_ids, receipt_no, refunded_minor, amount_minor, reason } of kept) {
    const own = held.filter((row) => row.order_id === order_id)
    const wasPaid = receipt_no !== null
    expect(own.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(wasPaid ? learner_ids : [])
    expect(own.filter(({ ended_on }) => ended_on === null)).toHaveLength(status === 2 ? learner_ids.length : 0)
    expect(refunded_minor).toBe(reason === 'refunded' ? amount_minor : 0)
  }
  const numbers = kept.flatMap(({ receipt_no }) => receipt_no ?? []).toSorted((a, b) => a - b)
  expect(numbers).toEqual(numbers.map((_, place_) => place_ + 1))
  expect(kept.filter(({ status }) => status === 2).length).toBeGreaterThan(orders / 5)
  const paid = kept.filter(({ status }) => status === 2).reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const days = await owner.selectFrom('rollup_payment_day').select('paid_minor').execute()
  expect(days.reduce((sum, { paid_minor }) => sum + paid_minor, 0)).toBe(paid)
  const clock = () => shop.selling.clock.now
  const { doors } = shop.school.database
  expect((await checkFigures({ doors, clock, institution_id: 10, besides: [paymentDays] })).differingSchools).toEqual(
    [],
  )
})
