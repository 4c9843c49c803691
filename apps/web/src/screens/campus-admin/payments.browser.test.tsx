import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { CampusPaymentsScreen } from './payments.tsx'
import { VouchersScreen } from './vouchers.tsx'

let stage: Stage
afterEach(() => stage.leave())

const row = {
  order_id: '20000000-0000-4000-8000-000000000001',
  receipt_no: null,
  user_id: 7,
  full_name: 'Zarghuna',
  title: 'A month',
  amount_minor: 150_000,
  refunded_minor: 0,
  learners: [{ user_id: 7, full_name: 'Zarghuna', is_ended: false }],
  currency: 'PKR',
  duration_in_months: 1,
  gateway: 2,
  status: 1,
  reason: 'waiting',
  made_on: '2026-03-20T08:00:00.000Z',
  settled_on: null,
  transfer: {
    bank: 'HBL',
    payer: 'Gul Khan',
    transfer_ref: 'TT0012',
    paid_on: '2026-03-20',
    slip: null,
    remarks: '',
    decided_by_name: null,
    decided_on: null,
  },
}
const stats = {
  by_status: [{ status: 2, currency: 'PKR', orders: 3, amount_minor: 450_000 }],
  by_gateway: [{ gateway: 2, currency: 'PKR', orders: 3, amount_minor: 450_000, refunded_minor: 0 }],
  by_month: [{ month: '2026-03', currency: 'PKR', orders: 3, amount_minor: 450_000, refunded_minor: 150_000 }],
  waiting_approvals: 4,
  active: 12,
  trials: 2,
  ending_in_30_days: 1,
}

async function open(answer: object, asked: object[] = [], listed: object = row) {
  stage = await setStage({
    address: '/campus-admin/payments',
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listTransactions: (input) => {
        asked.push(input)
        return { ok: true, value: { list: [listed as typeof row], total: 1, total_pages: 1 } }
      },
      readTransactionStats: () => ({ ok: true, value: stats }),
      approveOrder: () => answer as never,
      takeBackLearners: () => answer as never,
    },
  })
  stage.show(<CampusPaymentsScreen />)
}

test('an office sees what waits first, finds a payment and confirms it', async () => {
  const asked: object[] = []
  await open({ ok: true, value: { status: 2, receipt_no: 5 } }, asked)
  await expect.element(page.getByText('Rs 4,500').first()).toBeVisible()
  expect(asked[0]).toEqual({ page: 1, status: 1 })
  await userEvent.click(page.getByRole('button', { name: 'Look at the payment of Zarghuna' }))
  await expect.element(page.getByText('TT0012')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'The money arrived' }))
  await expect.element(page.getByText('Confirmed. Receipt 5.')).toBeVisible()
  expect(stage.performed).toMatchObject([{ input: { order_id: row.order_id, is_approved: true, remarks: '' } }])
  await userEvent.fill(page.getByLabelText('Find a name or a reference'), 'TT')
  await userEvent.selectOptions(page.getByLabelText('Show'), 'all')
  await expect.poll(() => asked.at(-1)).toEqual({ page: 1, search: 'TT' })
})

test('a payment is not refused without a word for the payer', async () => {
  await open({ ok: false, refusal: 'remark_needed' })
  await userEvent.click(page.getByRole('button', { name: 'Look at the payment of Zarghuna' }))
  await userEvent.click(page.getByRole('button', { name: 'It did not arrive' }))
  await expect.element(page.getByText('Write why, so that the payer knows.')).toBeVisible()
})

test('the office ends the plan of one child of a payment for two', async () => {
  const learners = [
    { user_id: 7, full_name: 'Zarghuna', is_ended: true },
    { user_id: 8, full_name: 'Spogmai', is_ended: false },
  ]
  const paid = { ...row, status: 2, reason: null, receipt_no: 5, amount_minor: 300_000, refunded_minor: 150_000 }
  await open({ ok: true, value: { status: 3, refunded_minor: 300_000 } }, [], { ...paid, learners })
  await userEvent.click(page.getByRole('button', { name: 'Look at the payment of Zarghuna' }))
  await expect.element(page.getByRole('checkbox', { name: 'Zarghuna' })).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Spogmai' }))
  await userEvent.fill(page.getByLabelText('Remark for the payer'), 'She left')
  await userEvent.click(page.getByRole('button', { name: 'End these plans' }))
  await expect.element(page.getByText('The plans were ended. Rs 3,000 of this payment went back.')).toBeVisible()
  expect(stage.performed).toMatchObject([{ input: { order_id: row.order_id, learner_ids: [8], remarks: 'She left' } }])
})

test('the payments of a month are asked for by its days, and all pages of them are saved as a workbook', async () => {
  const asked: object[] = []
  await open({}, asked)
  await userEvent.selectOptions(page.getByLabelText('Month', { exact: true }), '2026-03')
  const days = { start_date: '2026-03-01', end_date: '2026-03-31' }
  await expect.poll(() => asked.at(-1)).toEqual({ page: 1, status: 1, ...days })
  await userEvent.click(page.getByRole('button', { name: 'Save as a workbook' }))
  await expect.poll(() => asked.at(-1)).toEqual({ page: 1, page_size: 500, status: 1, ...days })
})

const voucher = {
  serial: 7,
  code: '1234567890123456',
  title: 'A month',
  amount_minor: 150_000,
  currency: 'PKR',
  duration_in_months: 1,
  made_on: '2026-03-20T08:00:00.000Z',
  ends_on: '2027-03-20T08:00:00.000Z',
  state: 'open',
  used_on: null,
  used_by_name: null,
}
const soldPlan = {
  subscription_guid: row.order_id,
  title: 'A month',
  amount_minor: 150_000,
  currency: 'PKR',
  duration_in_months: 1,
}

async function openVouchers(plans: object[] = [soldPlan]) {
  stage = await setStage({
    address: '/campus-admin/vouchers',
    person: { active_role: 'campus_admin', roles: ['campus_admin'] },
    answers: {
      listVouchers: () => ({ ok: true, value: { list: [voucher], total: 1, total_pages: 1, plans } }),
      makeVouchers: () => ({ ok: true, value: { first_serial: 8, last_serial: 17 } }),
      cancelVoucher: () => ({ ok: false, refusal: 'voucher_used' }),
    },
  })
  stage.show(<VouchersScreen />)
}

test('an office makes vouchers of a plan, prints those that are open, and cancels one after it was asked', async () => {
  await openVouchers()
  await expect.element(page.getByRole('cell', { name: '1234 5678 9012 3456' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print 1 voucher' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Make vouchers' }))
  await expect.element(page.getByText('Vouchers 8 to 17 were made. Print them below.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Cancel voucher 7' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Make it void' }))
  await expect.element(page.getByText('This voucher was used already.')).toBeVisible()
  expect(stage.performed.map(({ input }) => input)).toEqual([
    { subscription_guid: row.order_id, count: 10 },
    { serial: 7 },
  ])
})

test('where no plan is on sale no voucher is made', async () => {
  await openVouchers([])
  await expect.element(page.getByText(/nothing to make vouchers of/)).toBeVisible()
})
