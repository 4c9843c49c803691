import { expect, test } from 'vitest'
import { isPriceOfPlan, mayUpdatePlan, monthsOfPrice, refundedPart, stripeEventOf, type StripeMoney } from './stripe.ts'

const money = (part: Partial<StripeMoney> = {}): StripeMoney => ({
  state: 'paid',
  amount_minor: 900,
  currency: 'USD',
  refunded_minor: 0,
  ...part,
})
const order = { status: 1, reason: 'waiting', amount_minor: 900, currency: 'USD' } as const

test.each<[string, StripeMoney, string | undefined]>([
  ['is paid in full', money(), 'paid'],
  ['is paid with a cent less', money({ amount_minor: 899 }), undefined],
  ['is paid in another currency', money({ currency: 'GBP' }), undefined],
  ['still waits', money({ state: 'waits', amount_minor: null }), undefined],
  ['was not taken by the card', money({ state: 'failed' }), 'declined'],
  ['was never begun in its day', money({ state: 'expired' }), 'expired'],
  ['came and went before it was heard of', money({ state: 'taken back' }), 'cancelled'],
])('an order whose payment %s', (_what, said, event) => {
  expect(stripeEventOf(order, said)).toBe(event)
})

test('a payment that went back ends an order that was paid', () => {
  expect(stripeEventOf({ ...order, status: 2, reason: null }, money({ state: 'taken back' }))).toBe('refunded')
})

test.each([
  [null, 0],
  [{ interval: 'month', interval_count: 1 }, 1],
  [{ interval: 'month', interval_count: 3 }, 3],
  [{ interval: 'year', interval_count: 1 }, 12],
  [{ interval: 'week', interval_count: 2 }, undefined],
])('a price of the rhythm %o lasts %s months', (recurring, months) => {
  expect(monthsOfPrice({ recurring })).toBe(months)
})

test('a price at Stripe is that of a plan with its sum, currency and months alone', () => {
  const price = {
    is_active: true,
    amount_minor: 900,
    currency: 'USD',
    recurring: { interval: 'month', interval_count: 1 },
  }
  const plan = { amount_minor: 900, currency: 'USD', duration_in_months: 1 }
  expect(isPriceOfPlan(price, plan)).toBe(true)
  expect(isPriceOfPlan({ ...price, is_active: false }, plan)).toBe(false)
  expect(isPriceOfPlan(price, { ...plan, amount_minor: 901 })).toBe(false)
  expect(isPriceOfPlan(price, { ...plan, currency: 'PKR' })).toBe(false)
  expect(isPriceOfPlan(price, { ...plan, duration_in_months: 3 })).toBe(false)
  expect(isPriceOfPlan({ ...price, recurring: null }, plan)).toBe(false)
})

const running = {
  vendor: 'general',
  duration_in_months: 1,
  is_teacher_assisted: false,
  is_scheduled: false,
  is_cancelled: false,
} as const

test.each([
  ['a month', running, true],
  ['what was cancelled', { ...running, is_cancelled: true }, false],
  ['what is planned to change', { ...running, is_scheduled: true }, false],
  ['a year', { ...running, duration_in_months: 12 }, true],
  ['a year of the 21st century', { ...running, vendor: '21st century', duration_in_months: 12 }, false],
  ['what is planned to change of the 21st century', { ...running, vendor: '21st century', is_scheduled: true }, false],
  ['a month of the 21st century', { ...running, vendor: '21st century' }, true],
  ['a plan with a teacher at the Quran tenant', { ...running, vendor: 'quran', is_teacher_assisted: true }, false],
  ['a month at the Quran tenant', { ...running, vendor: 'quran' }, true],
] as const)('whether %s may be changed for another plan', (_what, plan, may) => {
  expect(mayUpdatePlan(plan)).toBe(may)
})

test.each<[string, Partial<StripeMoney>, number]>([
  ['nothing went back of it', {}, 0],
  ['a part went back of it', { refunded_minor: 300 }, 300],
  ['it is of another sum', { refunded_minor: 300, amount_minor: 800 }, 0],
  ['it is of another currency', { refunded_minor: 300, currency: 'GBP' }, 0],
  ['all went back of it, which is another event', { refunded_minor: 900, state: 'taken back' }, 0],
])('of a payment where %s so much went back', (_what, part, expected) => {
  expect(refundedPart(order, money(part))).toBe(expected)
})
