import { expect, test } from 'vitest'
import { decideTransfer, newOrder, nextOrder, type OrderEvent, type OrderState } from './orders.ts'

const paid: OrderState = { status: 2, reason: null }
const failed: OrderState = { status: 3, reason: 'expired' }

test.each<[string, OrderState, OrderEvent, string]>([
  ['a new order is paid', newOrder, 'paid', '2 - begins'],
  ['an order that was given up is paid late', failed, 'paid', '2 - begins'],
  ['a paid order is reported paid again', paid, 'paid', 'nothing'],
  ['a paid order is refunded', paid, 'refunded', '3 refunded ends'],
  ['a new order is refunded', newOrder, 'refunded', 'nothing'],
  ['a refund is reported again', { status: 3, reason: 'refunded' }, 'refunded', 'nothing'],
  ['a new order is declined', newOrder, 'declined', '3 declined stays'],
  ['a new order is refused by the office', newOrder, 'refused', '3 refused stays'],
  ['a new order is cancelled', newOrder, 'cancelled', '3 cancelled stays'],
  ['a new order expires', newOrder, 'expired', '3 expired stays'],
  ['a paid order is said to have failed', paid, 'declined', 'nothing'],
  ['a paid order expires', paid, 'expired', 'nothing'],
  ['an order that failed expires', failed, 'expired', 'nothing'],
  ['a trial is reported paid', { status: 5, reason: null }, 'paid', 'nothing'],
])('%s', (_what, state, event, expected) => {
  const step = nextOrder(state, event)
  expect(step ? `${step.status} ${step.reason ?? '-'} ${step.access}` : 'nothing').toBe(expected)
})

test('whatever the order of 10,000 random reports, access is open exactly where the last state is paid', () => {
  const events: OrderEvent[] = ['paid', 'declined', 'refused', 'cancelled', 'expired', 'refunded']
  let seed = 7
  const next = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
  for (let run = 0; run < 10_000; run++) {
    let state = newOrder
    let isOpen = false
    for (let report = next(8); report >= 0; report--) {
      const step = nextOrder(state, events[(next(60_000) >> 4) % events.length]!)
      if (step === undefined) continue
      expect(step.access === 'begins' ? !isOpen : step.access === 'ends' ? isOpen : !isOpen).toBe(true)
      isOpen = step.access === 'begins' || (step.access === 'stays' && isOpen)
      state = step
    }
    expect(isOpen).toBe(state.status === 2)
  }
})

const decision = { is_approved: true, remarks: '', isOwn: false }

test.each([
  ['a transfer that arrived', newOrder, decision, 2],
  ['one that is found late', { status: 3, reason: 'refused' }, decision, 2],
  ['one that was confirmed already', paid, decision, 'already_decided'],
  ['one of one’s own', newOrder, { ...decision, isOwn: true }, 'own_order'],
  ['one that did not arrive, without a word why', newOrder, { ...decision, is_approved: false }, 'remark_needed'],
  ['one that did not arrive', newOrder, { ...decision, is_approved: false, remarks: 'Nothing came' }, 3],
  ['one whose confirmation is taken back', paid, { ...decision, is_approved: false, remarks: 'Bounced' }, 3],
  ['one that was refused already', failed, { ...decision, is_approved: false, remarks: 'No' }, 'already_decided'],
] as const)('the office decides %s', (_what, state, said, expected) => {
  const step = decideTransfer(state, said)
  expect(typeof step === 'string' ? step : step.status).toBe(expected)
})
