import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { BankScreen } from './bank.tsx'
import { PaymentPlansScreen } from './payment-plans.tsx'
import { PayScreen } from './pay.tsx'
import { PremiumScreen } from './premium.tsx'
import { QuranPaymentScreen } from './quran-payment.tsx'
import { ReceiptScreen } from './receipt.tsx'

let stage: Stage
afterEach(() => stage.leave())

const guid = '10000000-0000-4000-8000-000000000001'
const plan = {
  subscription_guid: guid,
  id: 1,
  title: 'Three months',
  currency: 'PKR',
  duration_in_months: 3,
  amount: 4000,
  amount_minor: 400_000,
  billed_amount: '4000.00',
  monthly_amount: '1333.33',
  discount_percent: 11,
  discount_label: 'For families',
  is_trial_offered: true,
  stripe_price_id: null as string | null,
}
const account = { bank: 'Bank of Khyber', title: 'Maktab', number: 'PK36SCBL0000001123456702' }
const status = {
  is_subscribed: false,
  is_pending: false,
  subscription_mode: null,
  subscription_end_date: null,
  subscription_guid: null,
  is_expired_subscription: false,
  is_trial_mode: false,
  is_free_period: false,
  free_until: '2026-01-08T00:00:00.000Z',
  has_full_access: false,
  has_wall: true,
  is_trial_offered: true,
  orders: [],
}
const order = {
  order_id: '20000000-0000-4000-8000-000000000001',
  status: 3,
  reason: 'refused',
  remarks: 'Nothing came',
  title: 'Three months',
  amount_minor: 400_000,
  refunded_minor: 0,
  learners: [] as string[],
  currency: 'PKR',
  duration_in_months: 3,
  made_on: '2026-03-20T08:00:00.000Z',
  settled_on: '2026-03-21T08:00:00.000Z',
  receipt_no: null,
}

async function open(
  screen: ReactNode,
  parts: {
    state?: object
    address?: string
    accounts?: object[]
    orders?: object
    modes?: string[]
    voucher?: (input: object) => object
    family?: object[]
    receipt?: object
    price?: string
    card?: { order?: () => object; running?: object | undefined; checkout?: object; upgrade?: object }
  } = {},
) {
  const { state = status, accounts = [account] } = parts
  stage = await setStage({
    address: parts.address ?? '/premium',
    answers: {
      listPlans: () => ({
        ok: true,
        value: {
          list: [{ ...plan, stripe_price_id: parts.price ?? null }],
          vendor_uid: 'general',
          accounts,
          wallet_modes: parts.modes ?? [],
        },
      }),
      listFamily: () => ({ ok: true, value: { list: (parts.family ?? []) as never } }),
      readPaymentStatus: () => ({ ok: true, value: state }),
      startTrial: () => ({ ok: true, value: { status: 5, subscription_end_date: '2026-04-01T00:00:00.000Z' } }),
      redeemVoucher: (input) => (parts.voucher?.(input) ?? {}) as never,
      startStripeCheckout: () => (parts.card?.checkout ?? { ok: false, refusal: 'provider_down' }) as never,
      readStripeOrder: () => (parts.card?.order?.() ?? { ok: false, refusal: 'not_found' }) as never,
      readStripeSubscription: () => (parts.card?.running ?? { ok: false, refusal: 'no_card_plan' }) as never,
      upgradeStripeSubscription: () => (parts.card?.upgrade ?? {}) as never,
      listStripeProducts: () => ({
        ok: true,
        value: {
          list: [
            { id: 'prod_1', title: 'Lessons', prices: [{ ...plan, title: 'A year', stripe_price_id: 'price_year' }] },
          ],
        },
      }),
      readReceipt: () => (parts.receipt ?? { ok: false, refusal: 'not_found' }) as never,
      requestBankTransfer: () =>
        (parts.orders ?? { ok: true, value: { order_id: order.order_id, status: 1 } }) as never,
    },
  })
  stage.show(screen)
}

test('a plan shows what it costs, what that is a month and how much cheaper it is, and leads to the bank transfer', async () => {
  await open(<PaymentPlansScreen />)
  await expect.element(page.getByText('Rs 4,000')).toBeVisible()
  await expect.element(page.getByText('Rs 1,333.33 a month')).toBeVisible()
  await expect.element(page.getByText('11% less than month by month')).toBeVisible()
  await expect.element(page.getByText('For families')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Pay for Three months by bank transfer' }))
    .toHaveAttribute('href', `/bank?plan=${guid}`)
})

test('where no account is written down nobody is led to a form that leads nowhere', async () => {
  await open(<PaymentPlansScreen />, { accounts: [] })
  await expect.element(page.getByText('No bank account is written down here. Ask the office how to pay.')).toBeVisible()
  expect(page.getByRole('link', { name: /bank transfer/ }).elements()).toHaveLength(0)
})

test.each([
  ['who paid nothing', {}, 'The first lesson of each course is open to you'],
  ['who came this week', { is_free_period: true }, 'All lessons are open to you free until'],
  ['who tries', { is_trial_mode: true, subscription_end_date: '2026-04-01T00:00:00.000Z' }, 'Your trial runs until'],
  ['who paid', { is_subscribed: true, subscription_end_date: '2026-04-21T00:00:00.000Z' }, 'Your plan is paid until'],
  ['who paid for ever', { is_subscribed: true }, 'Your plan is paid for ever.'],
  ['who waits', { is_pending: true }, 'A payment of yours is being checked.'],
  [
    'whose plan is over',
    { is_expired_subscription: true, subscription_end_date: '2026-01-21T00:00:00.000Z' },
    'Your plan ended on',
  ],
])('somebody %s reads how they stand, and the session remembers it', async (_who, part, sentence) => {
  await open(<PremiumScreen />, { state: { ...status, ...part } })
  await expect.element(page.getByText(sentence)).toBeVisible()
  expect(stage.person()?.is_payment_success).toBe('is_subscribed' in part)
})

test('a payment that the office did not find says so, with what the office wrote', async () => {
  await open(<PremiumScreen />, { state: { ...status, orders: [order] } })
  await expect.element(page.getByText('The office did not find this payment.')).toBeVisible()
  await expect.element(page.getByText('The office wrote: Nothing came')).toBeVisible()
})

test('a trial begins from the page of the plan', async () => {
  await open(<PremiumScreen />)
  await userEvent.click(page.getByRole('button', { name: 'Try it free' }))
  await expect.poll(() => stage.performed.map(({ name }) => name)).toEqual(['startTrial'])
})

const fill = async (transfer_ref: string) => {
  await userEvent.fill(page.getByLabelText('Bank that you paid at'), 'HBL')
  await userEvent.fill(page.getByLabelText('Name of whoever paid'), 'Gul Khan')
  await userEvent.fill(page.getByLabelText('Reference of the transfer'), transfer_ref)
}

test('a transfer is told with all that the office needs; what is missing is said', async () => {
  await open(<BankScreen />, { address: `/bank?plan=${guid}` })
  await expect.element(page.getByText(account.number)).toBeVisible()
  await fill('--')
  await userEvent.click(page.getByRole('button', { name: 'Tell the office' }))
  await expect.element(page.getByText('At least four letters or digits.')).toBeVisible()
  await expect.element(page.getByText('This is needed.')).toBeVisible()
  expect(stage.performed).toEqual([])
})

test('without a plan in the address the way to the plans stands there', async () => {
  await open(<BankScreen />, { address: '/bank' })
  await expect.element(page.getByText('Choose a plan first.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
})

test('a plan in rupees is also paid on the page of the provider, which is loaded anew', async () => {
  await open(<PaymentPlansScreen />, { modes: ['MWALLET', 'OTC'], accounts: [] })
  await expect
    .element(page.getByRole('link', { name: 'Pay by mobile wallet: Three months' }))
    .toHaveAttribute('href', `/jazzpayment?type=MWALLET&plan=${guid}`)
  await expect.element(page.getByText('Pay at a counter')).toBeVisible()
})

test.each([
  ['2', 'Payment successful'],
  ['3', 'Payment failed'],
])('whoever comes back from the provider with %s reads how it went', async (status_, sentence) => {
  await open(<PremiumScreen />, { address: `/payment/status?paycode=${btoa(`${order.order_id}.${status_}`)}` })
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('whom a plan is paid for is chosen once, and goes along to whichever way of payment', async () => {
  const child = (user_id: number, full_name: string, part: object = {}) => ({
    user_id,
    full_name,
    is_self: false,
    is_subscribed: false,
    subscription_end_date: null,
    ...part,
  })
  const family = [child(7, 'Zarghuna', { is_self: true }), child(8, 'Spogmai')]
  await open(<PayScreen />, { address: `/pay?plan=${guid}`, family, modes: ['MWALLET'] })
  await userEvent.click(page.getByLabelText('Spogmai'))
  await expect.element(page.getByText('For 2 children: Rs 8,000')).toBeVisible()
  const ids = `${stage.person()?.user_id},8`
  await expect
    .element(page.getByRole('link', { name: 'Pay for Three months by bank transfer' }))
    .toHaveAttribute('href', `/bank?plan=${guid}&for=${ids}`)
  await expect
    .element(page.getByRole('link', { name: 'Pay by mobile wallet: Three months' }))
    .toHaveAttribute('href', `/jazzpayment?type=MWALLET&plan=${guid}&for=${ids}`)
  await userEvent.click(page.getByLabelText('Spogmai'))
  await expect
    .element(page.getByRole('link', { name: 'Pay for Three months by bank transfer' }))
    .toHaveAttribute('href', `/bank?plan=${guid}`)
})

test('a transfer for two is of twice the price', async () => {
  await open(<BankScreen />, { address: `/bank?plan=${guid}&for=7,8` })
  await expect.element(page.getByText('Rs 8,000')).toBeVisible()
})

test('a plan of the address is paid by each way that is there, or by a voucher of whichever plan', async () => {
  const sent: object[] = []
  const voucher = (input: object) => {
    sent.push(input)
    return sent.length === 1
      ? { ok: false, refusal: 'voucher_used' }
      : { ok: true, value: { order_id: order.order_id, status: 2, receipt_no: 1, subscription_end_date: null } }
  }
  await open(<PayScreen />, { address: `/pay?plan=${guid}`, modes: ['MWALLET'], voucher })
  await expect.element(page.getByRole('link', { name: 'Pay by mobile wallet: Three months' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pay for Three months by bank transfer' })).toBeVisible()
  const use = page.getByRole('button', { name: 'Use the voucher' })
  await page.getByLabelText('Code of the voucher').fill('1234 5678')
  await userEvent.click(use)
  await expect.element(page.getByText('The code has sixteen digits.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByLabelText('Code of the voucher').fill('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')
  await userEvent.click(use)
  await expect.element(page.getByText('This voucher was used already.')).toBeVisible()
  await userEvent.click(use)
  await expect.poll(() => sent).toHaveLength(2)
})

test('the Quran tenant has what the person has, the trial and the plans on one page', async () => {
  await open(<QuranPaymentScreen />, { address: '/premium/quranscape-payment' })
  await expect.element(page.getByRole('button', { name: 'Try it free' })).toBeVisible()
  await expect.element(page.getByText('Rs 4,000')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'I have a voucher' })).toHaveAttribute('href', '/pay')
})

const receipt = {
  order_id: order.order_id,
  receipt_no: 12,
  school: { name: 'Malalai School', names: { pu: 'د ملالۍ لېسه' } },
  full_name: 'Zarghuna',
  title: { en: 'Three months', pu: 'درې میاشتې' },
  amount_minor: 400_000,
  currency: 'PKR',
  duration_in_months: 3,
  gateway: 3,
  transfer_ref: null,
  made_on: '2026-03-20T08:00:00.000Z',
  settled_on: '2026-03-21T08:00:00.000Z',
  is_taken_back: false,
  refunded_minor: 0,
  learners: [],
  start_on: '2026-03-21T08:00:00.000Z',
  end_on: '2026-06-21T08:00:00.000Z',
}

test('a receipt is written in the language that is chosen, and one that was taken back is void', async () => {
  const address = `/payment/receipt?order=${order.order_id}`
  await open(<ReceiptScreen />, { address, receipt: { ok: true, value: receipt } })
  await expect.element(page.getByRole('article', { name: 'Receipt 12' })).toBeVisible()
  await expect.element(page.getByText('Voucher', { exact: true })).toBeVisible()
  expect(page.getByText('The receipt is void').elements()).toEqual([])
  await userEvent.selectOptions(page.getByLabelText('Language of the receipt'), 'pu')
  await expect.element(page.getByRole('article', { name: 'رسید ۱۲' })).toBeVisible()
  await expect.element(page.getByText('د ملالۍ لېسه')).toBeVisible()
  await expect.element(page.getByText(/درې میاشتې/)).toBeVisible()
  stage.leave()
  await open(<ReceiptScreen />, { address, receipt: { ok: true, value: { ...receipt, is_taken_back: true } } })
  await expect.element(page.getByText(/The receipt is void/)).toBeVisible()
  stage.leave()
  await open(<ReceiptScreen />, { address })
  await expect.element(page.getByText('This page is not here')).toBeVisible()
})

test('a plan that has a price at Stripe is paid by card, and the page says where Stripe is silent', async () => {
  await open(<PaymentPlansScreen />, { accounts: [], price: 'price_3' })
  await userEvent.click(page.getByRole('button', { name: 'Pay by card, renewed by itself: Three months' }))
  await expect.element(page.getByText('The payment provider does not answer. Nothing was taken.')).toBeVisible()
  expect(stage.performed).toMatchObject([{ input: { stripe_price_id: 'price_3' } }])
  expect(page.getByText('No bank account is written down here.').elements()).toHaveLength(0)
})

test('whoever comes back from the page of the card sees the payment confirmed as soon as it is', async () => {
  let asked = 0
  const paid = {
    order_id: order.order_id,
    reason: null,
    title: 'A month',
    amount_minor: 900,
    currency: 'USD',
    duration_in_months: 1,
  }
  await open(<PremiumScreen />, {
    address: `/payment/status?order=${order.order_id}`,
    card: {
      order: () => ({ ok: true, value: { ...paid, status: (asked += 1) > 1 ? 2 : 1, receipt_no: null } }),
      get running() {
        return asked > 1 ? { ok: true, value: running } : undefined
      },
    },
  })
  await expect.element(page.getByText('We are asking the payment provider.')).toBeVisible()
  await expect.element(page.getByText('Payment successful'), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText(/^Three months is paid again on/)).toBeVisible()
})

const running = {
  state: 'active',
  stripe_price_id: 'price_3',
  title: 'Three months',
  duration_in_months: 3,
  current_end: '2026-06-21T00:00:00.000Z',
  is_scheduled: false,
  scheduled_price_id: null,
  is_cancelled: false,
  may_update: true,
}

test('a plan by card says when it is paid again, and is changed for another when its time ends', async () => {
  const upgrade = {
    ok: true,
    value: { state: 'scheduled', effective_on: running.current_end, amount_due_minor: 0, currency: 'PKR' },
  }
  await open(<PremiumScreen />, { card: { running: { ok: true, value: running }, upgrade } })
  await expect.element(page.getByText(/^Three months is paid again on/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Change the plan' }))
  await userEvent.click(page.getByRole('radio', { name: /^When the paid time ends/ }))
  await userEvent.click(page.getByRole('button', { name: 'Change it' }))
  await expect.element(page.getByText(/^Your plan will be changed on/)).toBeVisible()
  expect(stage.performed).toMatchObject([{ input: { stripe_price_id: 'price_year', when: 'period_end' } }])
})

test('a plan by card that was cancelled says when it ends, and is not changed', async () => {
  await open(<PremiumScreen />, {
    card: { running: { ok: true, value: { ...running, is_cancelled: true, may_update: false } } },
  })
  await expect.element(page.getByText(/^Three months ends on .* Nothing more is taken\.$/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Change the plan' }).elements()).toHaveLength(0)
})
