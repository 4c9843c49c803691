import { randomUUID } from 'node:crypto'
import type { AnyCall, Input } from '@maktab/contracts/call'
import { listModules } from '@maktab/contracts/content/lessons'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { readPaymentStatus } from '@maktab/contracts/payments/entitlements'
import { approveOrder, requestBankTransfer } from '@maktab/contracts/payments/orders'
import { savePlan } from '@maktab/contracts/payments/plans'
import { launchContent } from '@maktab/contracts/viewers/launch'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, value, type Callable } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  course,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { configuration } from '../../../test/school-tenants.ts'

let school: School
let selling: Callable & { close(): Promise<void> }
const { learner, teacher, classmate } = people
const office: Person = { ...people.principal, role: 'campus_admin' }
const owner: Person = { ...people.principal, role: 'super_admin' }
const subscription_guid = '10000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  school = await openSchool()
  await school.database.owner
    .updateTable('tenants')
    .set({ configuration: JSON.stringify({ ...configuration, is_b2c_enabled: true, is_payment_enabled: true }) })
    .where('tenant_id', '=', 1)
    .execute()
  selling = await school.reopen()
})
afterAll(async () => {
  await selling.close()
  await school.close()
})

const plan = (is_active: boolean, version?: number) => ({
  subscription_guid,
  ...(version !== undefined && { version }),
  title: { en: 'A month' },
  discount_label: {},
  amount_minor: 150_000,
  currency: 'PKR' as const,
  duration_in_months: 1 as const,
  trial_days: 0,
  position: 1,
  is_active,
})

beforeEach(async () => {
  const { owner: db } = school.database
  const tables = [
    'subscriptions',
    'bank_transfers',
    'payment_orders',
    'payment_plans',
    'users_content',
    'users_lessons',
  ] as const
  for (const table of tables) await db.deleteFrom(table).execute()
  await db
    .updateTable('users')
    .set({ created_on: new Date('2026-01-01T00:00:00Z') })
    .execute()
  selling.clock.now = new Date('2026-03-21T08:00:00Z')
  await value(selling, savePlan, plan(true), { as: owner })
})

const answer = async <C extends AnyCall>(asked: C, input: Input<C>, as: Person = learner) => {
  const given = await call(selling, asked, input, { as })
  return given.ok ? 'given' : given.refusal
}
const modules = (lesson_guid: string, as = learner) =>
  answer(listModules, { course_id: course, lesson_guid, class_id: classA }, as)
const bodies = (...content_ids: number[]) => answer(downloadContents, { cms_course_ids: [], content_ids })

test('who has paid nothing opens the first lesson of a course and no other, by whichever call', async () => {
  expect(await modules(lessonOne)).toBe('given')
  expect(await modules(lessonTwo)).toBe('payment_required')
  expect(await answer(launchContent, { content_id: article })).toBe('given')
  expect(await answer(launchContent, { content_id: document })).toBe('payment_required')
  expect(await bodies(article, assessment)).toBe('given')
  expect(await bodies(article, document)).toBe('payment_required')
  expect(await answer(downloadContents, { cms_course_ids: [], lesson_guids: [lessonOne] })).toBe('given')
  expect(await answer(downloadContents, { cms_course_ids: [], lesson_guids: [lessonTwo] })).toBe('payment_required')
  expect(await answer(downloadContents, { cms_course_ids: [course] })).toBe('payment_required')
  expect(await answer(downloadContents, { cms_course_ids: [course], lesson_guids: [lessonOne] })).toBe('given')
})

test('a teacher, and a learner who came this week, meet no wall', async () => {
  expect(await modules(lessonTwo, teacher)).toBe('given')
  await school.database.owner
    .updateTable('users')
    .set({ created_on: new Date('2026-03-20T00:00:00Z') })
    .where('user_id', '=', classmate.user_id)
    .execute()
  expect(await modules(lessonTwo, classmate)).toBe('given')
  selling.clock.now = new Date('2026-03-27T00:00:00Z')
  expect(await modules(lessonTwo, classmate)).toBe('payment_required')
})

test('where no plan is on sale nothing is closed', async () => {
  await value(selling, savePlan, plan(false, 1), { as: owner })
  expect(await modules(lessonTwo)).toBe('given')
})

test('a payment opens all lessons at once, and taking it back closes them', async () => {
  const order_id = randomUUID()
  const paid = {
    order_id,
    subscription_guid,
    bank: 'HBL',
    payer: 'Gul',
    transfer_ref: 'TT0012',
    paid_on: '2026-03-20',
    amount_minor: 150_000,
  }
  await value(selling, requestBankTransfer, paid, { as: learner })
  expect(await modules(lessonTwo)).toBe('payment_required')
  await value(selling, approveOrder, { order_id, is_approved: true, remarks: '' }, { as: office })
  expect(await modules(lessonTwo)).toBe('given')
  expect(await bodies(document)).toBe('given')
  expect(await value(selling, readPaymentStatus, { inquiry_type: 1 }, { as: learner })).toMatchObject({
    lessons_open_until: '2026-04-24T08:00:00.000Z',
  })
  await value(selling, approveOrder, { order_id, is_approved: false, remarks: 'Bounced' }, { as: office })
  expect(await modules(lessonTwo)).toBe('payment_required')
})

test('a lesson that was begun stays open, and one that a teacher set', async () => {
  const begun = {
    institution_id: 10,
    user_id: learner.user_id,
    content_id: document,
    class_id: classA,
    lesson_guid: lessonTwo,
    content_status: 1,
    changed_on: selling.clock.now,
  }
  await school.database.owner.insertInto('users_content').values(begun).execute()
  expect(await modules(lessonTwo)).toBe('given')
  expect(await modules(lessonTwo, classmate)).toBe('payment_required')
  const set = {
    assignment_id: randomUUID(),
    class_ids: [classA],
    cms_content_ids: [document],
    lesson_guids: [lessonTwo],
    title: 'Read it',
    description: 'Read it',
    start_date: '2026-03-21T00:00:00Z',
    due_date: '2026-03-30T08:00:00Z',
    allowed_attempts: 1,
    total_score: 10,
    rubric_data: [],
  }
  await value(selling, createAssignment, set, { as: teacher })
  expect(await modules(lessonTwo, classmate)).toBe('given')
  expect(await answer(launchContent, { content_id: document }, classmate)).toBe('given')
})

test('work is taken, wherever the wall stands', async () => {
  const tracked = {
    sync_guid: randomUUID(),
    content_id: document,
    cms_course_id: course,
    lesson_guid: lessonTwo,
    class_id: classA,
    answers: {},
    time_spent_in_seconds: 3,
  }
  const sent = { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }
  expect(await answer(recordAttempt, sent)).not.toBe('payment_required')
})
