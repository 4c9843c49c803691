/** One payment for several children, what goes back of it, and what the figures of a campus say of that. */
import { listFamily, takeBackLearners } from '@maktab/contracts/payments/families'
import {
  approveOrder,
  listTransactions,
  readTransactionStats,
  requestBankTransfer,
} from '@maktab/contracts/payments/orders'
import { readReceipt } from '@maktab/contracts/payments/receipts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { people, type Person } from '../../../test/school.ts'
import { office, openSellingSchool, plan, transfer, type SellingSchool } from '../../../test/selling-school.ts'
import { openDayRecounter } from '../insights/kept-figures/recounted-days.ts'
import { checkFigures, rebuildFigures } from '../insights/kept-figures/rebuilding.ts'
import { paymentDays } from './payment-days.ts'

let shop: SellingSchool
const { learner, classmate, learnerThere } = people
const [one, other] = [learner.user_id, classmate.user_id]
const phone = '+93700123456'
const officeThere: Person = { ...people.principalThere, role: 'campus_admin' }

beforeAll(async () => {
  shop = await openSellingSchool()
})
afterAll(() => shop.close())
beforeEach(() => shop.begin(plan()))

const ask: SellingSchool['ask'] = (...asked) => shop.ask(...asked)
const refused: SellingSchool['refused'] = (...asked) => shop.refused(...asked)
const db = () => shop.school.database.owner
const guardian = (user_id: number, phone_number: string | null = phone, institution_id = 10) =>
  db()
    .insertInto('guardians')
    .values({ institution_id, user_id, full_name: 'Gul Khan', relation: 'father', phone_number })
    .execute()
const sister = async () => {
  await guardian(one)
  await guardian(other)
}
const pay = async (learner_ids = [one, other], as = learner) => {
  const sent = transfer({ learner_ids, amount_minor: 150_000 * learner_ids.length })
  await ask(requestBankTransfer, sent, as)
  await ask(approveOrder, { order_id: sent.order_id, is_approved: true, remarks: '' }, office)
  return sent.order_id
}
const back = (order_id: string, learner_ids: number[], as = office, remarks = 'She left') =>
  refused(takeBackLearners, { order_id, learner_ids, remarks }, as)
const figures = () => ({
  doors: shop.school.database.doors,
  clock: () => shop.selling.clock.now,
  institution_id: 10,
  besides: [paymentDays],
})
const agree = async () => expect((await checkFigures(figures())).differingSchools).toEqual([])

test('whose guardian has the same telephone are one family, in one school', async () => {
  const family = async (as = learner) => (await ask(listFamily, {}, as)).list.map(({ user_id }) => user_id)
  expect(await family()).toEqual([one])
  await guardian(one)
  await guardian(other, null)
  await guardian(learnerThere.user_id, phone, learnerThere.institution_id)
  expect(await family()).toEqual([one])
  await guardian(other)
  await guardian(other)
  expect([await family(), await family(classmate)]).toEqual([
    [one, other],
    [other, one],
  ])
  expect(await refused(listFamily, {}, people.learnerOfApp)).toBe('not_sold')
})

test('one payment for two children is one order and one receipt, and each has a month of their own', async () => {
  await sister()
  const sent = transfer({ learner_ids: [other, one, one], amount_minor: 300_000 })
  expect(await refused(requestBankTransfer, { ...sent, amount_minor: 150_000 }, learner)).toBe('plan_changed')
  await ask(requestBankTransfer, sent, learner)
  await ask(approveOrder, { order_id: sent.order_id, is_approved: true, remarks: '' }, office)
  for (const child of [learner, classmate])
    expect(await shop.status(child)).toMatchObject({
      is_subscribed: true,
      subscription_end_date: '2026-04-21T08:00:00.000Z',
    })
  expect((await shop.status(learner)).orders).toMatchObject([{ amount_minor: 300_000, receipt_no: 1 }])
  expect((await shop.status(learner)).orders[0]?.learners).toHaveLength(2)
  expect((await shop.status(classmate)).orders).toEqual([])
  const receipt = await ask(readReceipt, { order_id: sent.order_id }, learner)
  expect(receipt.learners.map(({ end_on }) => end_on)).toEqual(['2026-04-21T08:00:00.000Z', '2026-04-21T08:00:00.000Z'])
  expect(await refused(readReceipt, { order_id: sent.order_id }, classmate)).toBe('not_found')
  const reminded = await db().selectFrom('plan_reminders').select('user_id').execute()
  expect(reminded.map(({ user_id }) => user_id).toSorted()).toEqual([one, other].toSorted())
})

test('a child who has a plan already goes on behind it, and the other begins at once', async () => {
  await sister()
  await pay([other], classmate)
  await pay()
  expect((await shop.status(learner)).subscription_end_date).toBe('2026-04-21T08:00:00.000Z')
  expect((await shop.status(classmate)).subscription_end_date).toBe('2026-05-21T08:00:00.000Z')
})

test('nobody pays for children of another family, or of another school', async () => {
  const asked = (learner_ids: number[]) => transfer({ learner_ids, amount_minor: 150_000 * learner_ids.length })
  expect(await refused(requestBankTransfer, asked([one, other]), learner)).toBe('not_family')
  expect(await refused(requestBankTransfer, asked([learnerThere.user_id]), learner)).toBe('not_family')
  await sister()
  expect(await refused(requestBankTransfer, asked([other]), learner)).toBe('accepted')
})

test('the office ends the plan of one child, then of the last, and the figures follow', async () => {
  await sister()
  const order_id = await pay()
  expect(await back(order_id, [other], office, '')).toBe('remark_needed')
  expect(await back(order_id, [other], officeThere)).toBe('not_found')
  expect(await back(order_id, [other])).toBe('accepted')
  expect(await back(order_id, [other])).toBe('not_found')
  expect([(await shop.status(learner)).is_subscribed, (await shop.status(classmate)).is_subscribed]).toEqual([
    true,
    false,
  ])
  expect((await shop.status(learner)).orders).toMatchObject([{ status: 2, refunded_minor: 150_000 }])
  const [row] = (await ask(listTransactions, { page: 1 }, office)).list
  expect(row?.learners.map(({ user_id, is_ended }) => [user_id, is_ended]).toSorted()).toEqual([
    [one, false],
    [other, true],
  ])
  expect((await ask(readTransactionStats, {}, office)).by_gateway).toEqual([
    { gateway: 2, currency: 'PKR', orders: 1, amount_minor: 300_000, refunded_minor: 150_000 },
  ])
  expect(await back(order_id, [one])).toBe('accepted')
  expect((await shop.status(learner)).orders).toMatchObject([{ status: 3, reason: 'refunded' }])
  expect(await ask(readTransactionStats, {}, office)).toMatchObject({
    by_status: [{ status: 3, orders: 1, amount_minor: 300_000 }],
    by_month: [{ month: '2026-03', orders: 0, refunded_minor: 300_000 }],
    active: 0,
  })
  await agree()
})

test('two who take back the same part at once end it once', async () => {
  await sister()
  const order_id = await pay()
  const answers = await Promise.all([back(order_id, [other]), back(order_id, [other]), back(order_id, [one])])
  // Who comes last finds that part ended, or the whole order.
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(2)
  expect((await shop.status(learner)).orders).toMatchObject([{ status: 3, refunded_minor: 300_000 }])
  await agree()
})

test('figures of payments that went wrong are found and set right, and move with the time zone', async () => {
  await pay([one])
  await agree()
  await db().updateTable('rollup_payment_day').set({ paid_minor: 7 }).execute()
  expect((await checkFigures(figures())).differingSchools).toEqual([
    { tenant_id: 1, institution_id: 10, differing: { 'days of payments': 1 } },
  ])
  // Somebody pays while the figures are counted anew.
  await Promise.all([rebuildFigures(figures()), pay([other], classmate), rebuildFigures(figures())])
  await agree()
  // Late in the evening in Kabul it is still the day before in London.
  shop.selling.clock.now = new Date('2026-03-31T20:00:00Z')
  await pay([one])
  const months = async () => (await ask(readTransactionStats, {}, office)).by_month.map(({ month }) => month)
  expect(await months()).toEqual(['2026-04', '2026-03'])
  await db().updateTable('institutions').set({ time_zone: 'Europe/London' }).where('institution_id', '=', 10).execute()
  await db()
    .insertInto('days_to_recount')
    .values({ tenant_id: 1, institution_id: 10, asked_on: shop.selling.clock.now })
    .execute()
  const recounter = openDayRecounter({
    ...figures(),
    onFailure: (error) => {
      throw error
    },
  })
  expect(await recounter.runDue()).toBe(1)
  expect(await months()).toEqual(['2026-03'])
  await db().updateTable('institutions').set({ time_zone: 'Asia/Kabul' }).where('institution_id', '=', 10).execute()
})

test('a list counts by state, day and name, and pages of it hold each order once', async () => {
  await sister()
  const paid = [await pay([one]), await pay([one]), await pay([other], classmate)]
  await ask(requestBankTransfer, transfer(), learner)
  const listed = async (sought: object) => {
    const { list, total } = await ask(listTransactions, { page: 1, ...sought }, office)
    return [list.length, total]
  }
  expect(await listed({})).toEqual([4, 4])
  expect(await listed({ status: 2 })).toEqual([3, 3])
  expect(await listed({ status: 1 })).toEqual([1, 1])
  expect(await listed({ start_date: '2026-03-22' })).toEqual([0, 0])
  expect(await listed({ start_date: '2026-03-21', end_date: '2026-03-21' })).toEqual([4, 4])
  const name = (await ask(listTransactions, { page: 1 }, office)).list.find(({ order_id }) => order_id === paid[2])!
  expect(await listed({ search: name.full_name })).toEqual([1, 1])
  expect(await listed({ search: 'gul khan', status: 2 })).toEqual([3, 3])
  expect((await ask(listTransactions, { page: 2 }, office)).list).toEqual([])
})
