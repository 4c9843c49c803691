import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { WalletHandOffScreen } from './wallet-hand-off.tsx'

let stage: Stage
const posted: Record<string, string>[] = []
beforeEach(() => {
  posted.length = 0
  sessionStorage.clear()
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push(Object.fromEntries(new FormData(this).entries()) as Record<string, string>)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  return stage.leave()
})

const guid = '10000000-0000-4000-8000-000000000001'
const plan = {
  subscription_guid: guid,
  id: 1,
  title: 'A month',
  currency: 'PKR',
  duration_in_months: 1,
  amount: 1500,
  amount_minor: 150_000,
  billed_amount: '1500.00',
  monthly_amount: '1500.00',
  discount_percent: 0,
  discount_label: '',
  is_trial_offered: false,
}
const order = {
  order_id: '20000000-0000-4000-8000-000000000001',
  post_url: 'https://provider.example/form',
  version: '1.1',
  language: 'EN',
  merchant_id: 'MK1',
  sub_merchant_id: '',
  password: 'p',
  txn_ref_number: 'T1',
  amount: '150000',
  txn_currency: 'PKR',
  txn_datetime: '20260321130000',
  bill_reference: 'plan1',
  description: 'A month',
  discounted_amount: '',
  discounted_bank: '',
  txn_expiry_datetime: '20260322130000',
  return_url: 'http://localhost/api/payment/return/wallet',
  secure_hash: 'HASH',
  ppmpf_1: '',
  ppmpf_2: '',
  ppmpf_3: '',
  ppmpf_4: '',
  ppmpf_5: '',
}

async function open(answers: readonly object[] = [{ ok: true, value: order }]) {
  let asked = 0
  stage = await setStage({
    address: `/jazzpayment?type=MWALLET&plan=${guid}`,
    answers: {
      listPlans: () => ({
        ok: true,
        value: { list: [plan], vendor_uid: 'general', accounts: [], wallet_modes: ['MWALLET'] },
      }),
      startWalletPayment: () => answers[Math.min(asked++, answers.length - 1)] as never,
    },
  })
  stage.show(<WalletHandOffScreen />)
}

test('the form of the provider is posted by itself, once, with all its fields', async () => {
  await open()
  await expect.poll(() => posted.length).toBe(1)
  expect(posted[0]).toMatchObject({
    pp_TxnType: 'MWALLET',
    pp_Amount: '150000',
    pp_TxnRefNo: 'T1',
    pp_SecureHash: 'HASH',
    ppmpf_5: '',
  })
  expect(Object.keys(posted[0]!)).toHaveLength(22)
  expect(document.querySelector('form')?.action).toBe(order.post_url)
  expect(stage.performed[0]?.input).toMatchObject({
    amount: '1500.00',
    subscription_duration_months: 1,
    payment_gateway: '1',
  })
  stage.leave()
  // Whoever comes back to the page is not sent away again.
  await open()
  await expect.element(page.getByRole('button', { name: 'Go to the payment page' })).toBeVisible()
  expect(posted).toHaveLength(1)
})

test('where it cannot begin that is said, with a way to try again', async () => {
  await open([
    { ok: false, refusal: 'plan_changed' },
    { ok: true, value: order },
  ])
  await expect.element(page.getByText('The price of this plan was changed meanwhile.', { exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Retry' }))
  await expect.poll(() => posted.length).toBe(1)
})
