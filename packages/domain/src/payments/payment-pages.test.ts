import { expect, test } from 'vitest'
import { mayChoosePlan, mayPay, mayPayForQuran, type Payer } from './payment-pages.ts'

const payer = (part: Partial<Payer> = {}): Payer => ({ isConsumer: false, hasPaid: false, isUpdating: false, ...part })
const consumer = payer({ isConsumer: true })

test.each([
  ['consumers', consumer, true],
  ['consumers', payer(), false],
  ['everyone', consumer, true],
  ['everyone', payer(), true],
] as const)('§6 payment pages for %s: %o → %s', (paymentPages, who, isOpen) => {
  expect(mayPay({ paymentPages }, who)).toBe(isOpen)
})

test.each([
  ['a consumer who has not paid', false, consumer, true],
  ['a consumer who has paid', false, { ...consumer, hasPaid: true }, false],
  ['somebody of a school', false, payer(), false],
  ['somebody of a school, where plans are shown to all', true, payer(), true],
  ['… who has paid', true, payer({ hasPaid: true }), true],
  ['… while a change is under way', true, payer({ isUpdating: true }), false],
  ['a consumer who has not paid, while a change is under way', true, { ...consumer, isUpdating: true }, true],
  [
    'a consumer who has paid, while a change is under way',
    true,
    { ...consumer, hasPaid: true, isUpdating: true },
    false,
  ],
] as const)('§2 plans: %s', (_who, showsPlansToAll, who, isOpen) => {
  expect(mayChoosePlan({ paymentPages: 'consumers', showsPlansToAll }, who)).toBe(isOpen)
})

test('the payment page of the Quran tenant is nobody else’s', () => {
  expect(mayPayForQuran({ paymentPages: 'everyone', paymentVendor: 'quran' }, payer())).toBe(true)
  expect(mayPayForQuran({ paymentPages: 'consumers', paymentVendor: 'general' }, consumer)).toBe(false)
})
