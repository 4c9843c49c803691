import { randomUUID } from 'node:crypto'
import type { AnyCall, Input } from '@maktab/contracts/call'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { readPaymentStatus } from '@maktab/contracts/payments/entitlements'
import { approveOrder, requestBankTransfer } from '@maktab/contracts/payments/orders'
import { savePlan } from '@maktab/contracts/payments/plans'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { launchContent } from '@maktab/contracts/viewers/launch'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  course,
  document,
  lessonOne,
  lessonTwo,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { office, openSellingSchool, owner, plan, transfer, type SellingSchool } from '../../../test/selling-school.ts'

let shop: SellingSchool
let school: School
let selling: SellingSchool['selling']
const { learner, teacher, classmate } = people

beforeAll(async () => {
  shop = await openSellingSchool()
  ;({ school, selling } = shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['users_content', 'users_lessons'] as const)
    await school.database.owner.deleteFrom(table).execute()
  await shop.begin()
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

test('a list of lessons stays whole and marks those that are closed, for whoever has not paid', async () => {
  const marks = async (as: Person = learner) =>
    (await value(selling, listLessons, { course_id: course, class_id: classA }, { as })).list.map(
      ({ lesson_guid, is_closed }) => [lesson_guid, is_closed],
    )
  expect(await marks()).toEqual(
    expect.arrayContaining([
      [lessonOne, false],
      [lessonTwo, true],
    ]),
  )
  const paid = transfer()
  await shop.ask(requestBankTransfer, paid, learner)
  await shop.ask(approveOrder, { order_id: paid.order_id, is_approved: true, remarks: '' }, office)
  expect((await marks()).map(([, is_closed]) => is_closed)).toEqual((await marks()).map(() => undefined))
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
  await value(selling, savePlan, plan({ is_active: false, version: 1 }), { as: owner })
  expect(await modules(lessonTwo)).toBe('given')
})

test('a payment opens all lessons at once, and taking it back closes them', async () => {
  const paid = transfer()
  const { order_id } = paid
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

test('a device is given what the learner holds, anew whenever it changes, and nothing where nothing is sold', async () => {
  const pull = async (cursor = '', as: Person = learner) => {
    const asked = { is_first_time: cursor === '' ? '1' : '0', cursor } as const
    const pulled = await value(selling, pullLearnerStructure, asked, { as })
    return { cursor: pulled.cursor, rows: pulled.tables.entitlements }
  }
  const first = await pull()
  expect(first.rows).toEqual([
    { user_id: learner.user_id, created_on: '2026-01-01T00:00:00.000Z', subscriptions: [], is_deleted: false },
  ])
  const paid = transfer()
  await shop.ask(requestBankTransfer, paid, learner)
  await shop.ask(approveOrder, { order_id: paid.order_id, is_approved: true, remarks: '' }, office)
  const second = await pull(first.cursor)
  expect(second.rows).toMatchObject([
    { subscriptions: [{ mode: 1, end_on: '2026-04-21T08:00:00.000Z', ended_on: null }] },
  ])
  await shop.ask(approveOrder, { order_id: paid.order_id, is_approved: false, remarks: 'Bounced' }, office)
  const third = await pull(second.cursor)
  expect(third.rows).toMatchObject([{ subscriptions: [{ ended_on: '2026-03-21T08:00:00.000Z' }] }])
  expect((await pull(third.cursor)).rows).toEqual([])
  await shop.ask(savePlan, plan({ is_active: false, version: 1 }), owner)
  expect((await pull(third.cursor)).rows).toMatchObject([{ is_deleted: true }])
  expect((await pull()).rows).toEqual([])
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
