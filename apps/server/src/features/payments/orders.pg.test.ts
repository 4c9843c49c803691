import { randomUUID } from 'node:crypto'
import { readPaymentStatus, startTrial } from '@maktab/contracts/payments/entitlements'
import {
  approveOrder,
  listTransactions,
  readTransactionStats,
  requestBankTransfer,
} from '@maktab/contracts/payments/orders'
import { listOfficeTasks } from '@maktab/contracts/office/office-tasks'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { readOfficeReceipt, readReceipt } from '@maktab/contracts/payments/receipts'
import { cancelVoucher, listVouchers, makeVouchers, redeemVoucher } from '@maktab/contracts/payments/vouchers'
import { listPlans, readEditedPlans, saveAccounts, savePlan } from '@maktab/contracts/payments/plans'
import type { Input } from '@maktab/contracts/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { openPlanReminder } from './plan-reminders.ts'
import { attachmentReaders } from '../assignments/attachment-readers.ts'
import { people, type Person, type School } from '../../../test/school.ts'
import {
  month,
  office,
  openSellingSchool,
  owner,
  plan,
  transfer,
  type SellingSchool,
} from '../../../test/selling-school.ts'

let shop: SellingSchool
let school: School
let selling: SellingSchool['selling']
const { learner, classmate, learnerThere } = people
const officeThere: Person = { ...people.principalThere, role: 'campus_admin' }
const year = '10000000-0000-4000-8000-000000000012'

beforeAll(async () => {
  shop = await openSellingSchool({}, [1, 4])
  ;({ school, selling } = shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.begin(plan({ trial_days: 7 })))

const ask: SellingSchool['ask'] = (...asked) => shop.ask(...asked)
const refused: SellingSchool['refused'] = (...asked) => shop.refused(...asked)
const status = (as: Person) => shop.status(as)
const decide = (order_id: string, is_approved: boolean, remarks = '', as = office) =>
  ask(approveOrder, { order_id, is_approved, remarks }, as)

test('plans are written by the super admin, in their languages, and read by whoever they are sold to', async () => {
  await ask(
    savePlan,
    plan({
      subscription_guid: year,
      title: { en: 'A year' },
      amount_minor: 1_500_000,
      duration_in_months: 12,
      trial_days: 0,
    }),
    owner,
  )
  await ask(
    saveAccounts,
    { accounts: [{ bank: 'Bank of Khyber', title: 'Maktab', number: 'PK36SCBL0000001123456702' }] },
    owner,
  )
  const { list, accounts, vendor_uid } = await value(selling, listPlans, {}, { as: learner, language: 'da' })
  expect(
    list.map(({ title, billed_amount, monthly_amount, discount_percent }) => [
      title,
      billed_amount,
      monthly_amount,
      discount_percent,
    ]),
  ).toEqual([
    ['یک ماه', '1500.00', '1500.00', 0],
    ['A year', '15000.00', '1250.00', 16],
  ])
  expect([accounts.length, vendor_uid]).toEqual([1, 'general'])
  const [first] = (await ask(readEditedPlans, {}, owner)).list
  const { id: _id, version, ...written } = first!
  await ask(savePlan, { ...written, version, is_active: false }, owner)
  expect(await refused(savePlan, { ...written, version }, owner)).toBe('changed_meanwhile')
  expect((await ask(listPlans, {}, learner)).list.map(({ title }) => title)).toEqual(['A year'])
  expect(await refused(savePlan, plan({ currency: 'GBP' }), owner)).toBe('currency_not_sold')
  expect(await refused(savePlan, plan({ title: { en: ' ' } }), owner)).toBe('plan_untitled')
})

test('a tenant sells its own plans, and nothing where it does not sell', async () => {
  expect((await ask(listPlans, {}, people.learnerAbroad)).list).toEqual([])
  expect(await refused(requestBankTransfer, transfer(), people.learnerAbroad)).toBe('not_found')
  expect(await refused(listPlans, {}, people.learnerOfQuran)).toBe('not_sold')
  expect(await refused(listPlans, { vendor_uid: 'quran' }, learner)).toBe('not_sold')
  expect(await refused(readPaymentStatus, { inquiry_type: 1 }, people.learnerOfApp)).toBe('not_sold')
})

test('access is given once the office saw the money, and not before', async () => {
  const sent = transfer()
  await ask(requestBankTransfer, sent, learner)
  expect(await status(learner)).toMatchObject({
    is_subscribed: false,
    is_pending: true,
    has_full_access: false,
    has_wall: true,
  })
  const { list } = await ask(listTransactions, { page: 1, search: 'zargh' }, office)
  expect(list).toMatchObject([
    { status: 1, amount_minor: 150_000, transfer: { payer: 'Gul Khan', transfer_ref: sent.transfer_ref } },
  ])
  expect(await decide(sent.order_id, true)).toEqual({ status: 2, receipt_no: 1 })
  expect(await status(learner)).toMatchObject({
    is_subscribed: true,
    is_pending: false,
    subscription_mode: 1,
    subscription_end_date: '2026-04-21T08:00:00.000Z',
    has_full_access: true,
    orders: [{ status: 2, receipt_no: 1 }],
  })
  expect((await status(classmate)).has_full_access).toBe(false)
  expect(await ask(readTransactionStats, {}, office)).toMatchObject({
    waiting_approvals: 0,
    active: 1,
    ending_in_30_days: 0,
  })
})

test('a payment that is confirmed twice at once gives one month and one receipt', async () => {
  const sent = transfer()
  await ask(requestBankTransfer, sent, learner)
  const said = { order_id: sent.order_id, is_approved: true, remarks: '' }
  const answers = await Promise.all([1, 2, 3].map(() => refused(approveOrder, said, office)))
  expect(answers.toSorted()).toEqual(['accepted', 'already_decided', 'already_decided'])
  const held = await school.database.owner.selectFrom('subscriptions').selectAll().execute()
  expect(held).toHaveLength(1)
})

test('a second payment goes on behind the first, and one that is taken back ends at once and says why', async () => {
  const [first, second] = [transfer(), transfer()]
  await ask(requestBankTransfer, first, learner)
  await ask(requestBankTransfer, second, learner)
  await decide(first.order_id, true)
  await decide(second.order_id, true)
  expect((await status(learner)).subscription_end_date).toBe('2026-05-21T08:00:00.000Z')
  expect(await refused(approveOrder, { order_id: second.order_id, is_approved: false, remarks: '' }, office)).toBe(
    'remark_needed',
  )
  expect(await decide(second.order_id, false, 'The bank took it back')).toEqual({ status: 3, receipt_no: 2 })
  const after = await status(learner)
  expect(after.subscription_end_date).toBe('2026-04-21T08:00:00.000Z')
  expect(after.orders.find(({ order_id }) => order_id === second.order_id)).toMatchObject({
    status: 3,
    reason: 'refunded',
    remarks: 'The bank took it back',
  })
})

test('a payment that was refused is confirmed when it is found late', async () => {
  const sent = transfer()
  await ask(requestBankTransfer, sent, learner)
  await decide(sent.order_id, false, 'Nothing came')
  expect(await status(learner)).toMatchObject({
    has_full_access: false,
    orders: [{ status: 3, reason: 'refused', receipt_no: null }],
  })
  await decide(sent.order_id, true)
  expect((await status(learner)).has_full_access).toBe(true)
})

test.each<[string, Partial<Input<typeof requestBankTransfer>>, string]>([
  ['a price that is not the plan’s', { amount_minor: 150_001 }, 'plan_changed'],
  ['a day that has not come', { paid_on: '2026-03-22' }, 'paid_in_future'],
  ['a plan that nobody sells', { subscription_guid: year }, 'not_found'],
  ['a reference without a letter or digit', { transfer_ref: '----' }, 'not_found'],
])('a transfer with %s is refused', async (_what, part, refusal) => {
  expect(await refused(requestBankTransfer, transfer(part), learner)).toBe(refusal)
  expect(await school.database.owner.selectFrom('payment_orders').selectAll().execute()).toEqual([])
})

test('a reference is taken once in the tenant, however it is written, and nothing is kept of the second', async () => {
  await ask(requestBankTransfer, transfer({ transfer_ref: 'TT-00 12' }), learner)
  expect(await refused(requestBankTransfer, transfer({ transfer_ref: 'tt۰۰۱۲' }), learnerThere)).toBe('reference_used')
  expect(await school.database.owner.selectFrom('payment_orders').selectAll().execute()).toHaveLength(1)
})

test('more than five payments of somebody do not wait', async () => {
  for (let sent = 0; sent < 5; sent++) await ask(requestBankTransfer, transfer(), learner)
  expect(await refused(requestBankTransfer, transfer(), learner)).toBe('too_many_orders')
})

test('an office decides the orders of its own campus, and never its own', async () => {
  const sent = transfer()
  await ask(requestBankTransfer, sent, learner)
  const said = { order_id: sent.order_id, is_approved: true, remarks: '' }
  expect(await refused(approveOrder, said, officeThere)).toBe('not_found')
  expect((await ask(listTransactions, { page: 1 }, officeThere)).list).toEqual([])
  expect(await refused(approveOrder, said, { ...learner, role: 'campus_admin' })).toBe('own_order')
  const changes = await school.database.owner
    .selectFrom('office_changes')
    .selectAll()
    .where('noun', '=', 'payment')
    .where('noun_id', '=', sent.order_id)
    .execute()
  expect(changes).toEqual([])
  await decide(sent.order_id, true)
  const [change] = await school.database.owner
    .selectFrom('office_changes')
    .selectAll()
    .where('noun_id', '=', sent.order_id)
    .execute()
  expect(change).toMatchObject({ action: 'approve', changed_by: office.user_id })
})

test('a trial is given once, and opens all until it ends', async () => {
  expect(await status(learner)).toMatchObject({ is_trial_offered: true, has_full_access: false })
  expect(await ask(startTrial, {}, learner)).toEqual({ status: 5, subscription_end_date: '2026-03-28T08:00:00.000Z' })
  expect(await status(learner)).toMatchObject({
    subscription_mode: 2,
    is_trial_mode: true,
    has_full_access: true,
    is_trial_offered: false,
  })
  expect(await refused(startTrial, {}, learner)).toBe('trial_used')
})

test('the payer is told of each decision, and the office finds what waits among its tasks', async () => {
  const told = async () =>
    (await shop.ask(listNotifications, { page: 1 }, learner)).list.map(({ notification_type, subject, title }) => [
      notification_type,
      subject,
      title,
    ])
  const waiting = async () =>
    (await ask(listOfficeTasks, {}, office)).tasks.find(({ kind }) => kind === 'payments_waiting')?.count ?? 0
  const sent = transfer()
  await ask(requestBankTransfer, sent, learner)
  expect([await told(), await waiting()]).toEqual([[], 1])
  await decide(sent.order_id, false, 'Nothing came')
  selling.clock.now = new Date('2026-03-21T08:01:00Z')
  await decide(sent.order_id, true)
  selling.clock.now = new Date('2026-03-21T08:02:00Z')
  await decide(sent.order_id, false, 'The bank took it back')
  expect(await told()).toEqual([
    ['payment_taken_back', 'A month', 'A payment was taken back'],
    ['payment_received', 'A month', 'Your payment has arrived'],
    ['payment_refused', 'A month', 'Your payment was not confirmed'],
  ])
  expect(await waiting()).toBe(0)
})

test('whoever holds a plan is reminded a week and a day before its end and at the end, each once, and of a renewed plan anew', async () => {
  const told = async () =>
    (await ask(listNotifications, { page: 1 }, learner)).list
      .filter(({ notification_type }) => notification_type.startsWith('plan_'))
      .map(({ notification_type, is_read }) => [notification_type, is_read])
  const reminder = openPlanReminder({
    doors: school.database.doors,
    clock: () => selling.clock.now,
    onFailure: (error) => {
      throw error
    },
  })
  const at = async (moment: string) => {
    selling.clock.now = new Date(moment)
    return reminder.runDue()
  }
  const [first, second] = [transfer(), transfer()]
  await ask(requestBankTransfer, first, learner)
  await decide(first.order_id, true)
  expect([
    await at('2026-04-14T07:59:00Z'),
    await at('2026-04-14T08:00:00Z'),
    await at('2026-04-14T09:00:00Z'),
  ]).toEqual([0, 1, 0])
  expect(await told()).toEqual([['plan_ends_in_week', false]])
  expect(await at('2026-04-20T08:00:00Z')).toBe(1)
  expect(await told()).toEqual([
    ['plan_ends_tomorrow', false],
    ['plan_ends_in_week', true],
  ])
  await ask(requestBankTransfer, second, learner)
  await decide(second.order_id, true)
  expect(await at('2026-04-22T08:00:00Z')).toBe(0)
  expect(await at('2026-05-21T08:00:00Z')).toBe(1)
  expect((await told())[0]).toEqual(['plan_ended', false])
  expect(await at('2026-06-21T08:00:00Z')).toBe(0)
})

const openVoucher = async () => (await ask(listVouchers, { page: 1, state: 'open' }, office)).list[0]!
const redeem = (code: string, as = learner) => refused(redeemVoucher, { order_id: randomUUID(), code }, as)

test('a voucher pays one plan, once, however it is typed and whoever types it', async () => {
  const make = (count: number) => ask(makeVouchers, { subscription_guid: month, count }, office)
  expect([await make(3), (await make(1)).first_serial]).toEqual([{ first_serial: 1, last_serial: 3 }, 4])
  const { code, serial } = await openVoucher()
  expect([serial, code]).toEqual([4, expect.stringMatching(/^\d{16}$/)])
  const order_id = randomUUID()
  const typed = `${code!.slice(0, 4)} ${code!.slice(4)}`.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!)
  const answers = await Promise.all([learner, classmate].map((as) => redeem(typed, as)))
  expect(answers.toSorted()).toEqual(['accepted', 'voucher_used'])
  const [row] = (await ask(listVouchers, { page: 1, state: 'used' }, office)).list
  expect(row).toMatchObject({ serial: 4, code: null, used_on: '2026-03-21T08:00:00.000Z' })
  const next = await openVoucher()
  expect(await ask(redeemVoucher, { order_id, code: next.code! }, learnerThere)).toEqual({
    order_id,
    status: 2,
    receipt_no: 1,
    subscription_end_date: '2026-04-21T08:00:00.000Z',
  })
  expect((await status(learnerThere)).orders).toMatchObject([{ order_id, status: 2, amount_minor: 150_000 }])
  const { list } = await ask(listVouchers, { page: 1, state: 'used' }, office)
  expect(list.map(({ serial: number, used_by_name }) => [number, used_by_name === null])).toEqual([
    [4, false],
    [3, true],
  ])
})

test.each<[string, (code: string) => Promise<string>, string]>([
  [
    'a digit that is wrong',
    (code) => redeem(code.replace(/.$/, (last) => String((Number(last) + 1) % 10))),
    'voucher_unknown',
  ],
  ['another tenant’s people', (code) => redeem(code, people.learnerAbroad), 'voucher_unknown'],
  ['people to whom nothing is sold', (code) => redeem(code, people.learnerOfApp), 'not_sold'],
  ['words', () => redeem('open the door'), 'voucher_unknown'],
])('a voucher that is typed with or by %s pays nothing', async (_what, type, refusal) => {
  await ask(makeVouchers, { subscription_guid: month, count: 1 }, office)
  const { code } = await openVoucher()
  expect(await type(code!)).toBe(refusal)
  expect((await openVoucher()).code).toBe(code)
})

test('a voucher that was cancelled or is a year old pays nothing, and one that was used is not cancelled', async () => {
  await ask(makeVouchers, { subscription_guid: month, count: 3 }, office)
  const [third, second, first] = (await ask(listVouchers, { page: 1 }, office)).list
  expect(await refused(cancelVoucher, { serial: 3 }, officeThere)).toBe('not_found')
  await ask(cancelVoucher, { serial: 3 }, office)
  expect(await redeem(third!.code!)).toBe('voucher_ended')
  expect(await redeem(second!.code!)).toBe('accepted')
  expect(await refused(cancelVoucher, { serial: 2 }, office)).toBe('voucher_used')
  selling.clock.now = new Date('2027-03-21T08:00:00Z')
  expect(await redeem(first!.code!)).toBe('voucher_ended')
  expect(await refused(makeVouchers, { subscription_guid: year, count: 1 }, office)).toBe('not_found')
})

test('a receipt is read by whoever paid and by their office, and says when it is void', async () => {
  const sent = transfer()
  const { order_id, transfer_ref } = sent
  await ask(requestBankTransfer, sent, learner)
  expect(await refused(readReceipt, { order_id }, learner)).toBe('not_found')
  await decide(order_id, true)
  const receipt = await ask(readReceipt, { order_id }, learner)
  expect(receipt).toMatchObject({
    receipt_no: 1,
    gateway: 2,
    title: { en: 'A month', da: 'یک ماه' },
    transfer_ref,
    is_taken_back: false,
    start_on: '2026-03-21T08:00:00.000Z',
    end_on: '2026-04-21T08:00:00.000Z',
  })
  expect(await ask(readOfficeReceipt, { order_id }, office)).toEqual(receipt)
  expect(await refused(readReceipt, { order_id }, classmate)).toBe('not_found')
  expect(await refused(readOfficeReceipt, { order_id }, officeThere)).toBe('not_found')
  await decide(order_id, false, 'It bounced')
  expect((await ask(readReceipt, { order_id }, learner)).is_taken_back).toBe(true)
})

test('the office opens the photo of a slip, and no classmate does', async () => {
  const { owner: db } = school.database
  const file_id = randomUUID()
  await db
    .insertInto('files')
    .values({
      institution_id: 10,
      file_id,
      user_id: learner.user_id,
      sha256: 'a'.repeat(64),
      name: 'slip.jpg',
      mime_type: 'image/jpeg',
      size_bytes: 9,
      created_on: school.clock.now,
    })
    .execute()
  await db
    .updateTable('users')
    .set({ roles: ['principal', 'campus_admin'] })
    .where('user_id', '=', office.user_id)
    .execute()
  await ask(requestBankTransfer, transfer({ file_id }), learner)
  const [row] = (await ask(listTransactions, { page: 1 }, office)).list
  expect(row?.transfer?.slip?.name).toBe('slip.jpg')
  const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
  expect(await Promise.all([learner, office, classmate, officeThere].map((one) => mayRead(one, file_id)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
