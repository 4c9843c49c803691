/** A teacher opens the reports of a class without a network: the device says what the school said when both last met. */
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignAttendance } from '@maktab/contracts/attendance/attendance-sheets'
import type { AnyQuery, Input } from '@maktab/contracts/call'
import type { CallName } from '@maktab/contracts/catalogue'
import { pullCampusStructure } from '@maktab/contracts/downloads/structure'
import {
  listClassStudents,
  readClassLesson,
  readClassLessons,
  readClassPerformance,
} from '@maktab/contracts/insights/class-reports'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { call, value } from '../../apps/server/test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  course,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type Person,
  type School,
} from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'
import type { Tab } from '../../packages/offline/test/phone.ts'

const { learner, classmate, outsider, teacher, otherTeacher, principal } = people
let school: School
let device: Tab
const place = { cms_course_id: course, lesson_guid: lessonOne, class_id: classA }

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner.updateTable('institutions').set({ attendance_mode: 1 }).where('institution_id', '=', 10).execute()
  await owner.updateTable('users_classes').set({ joined_on: null }).execute()
  await onDay('2025-11-03T08:00:00.000Z', () => tried(learner, 'b'))
  await onDay('2026-02-22T08:00:00.000Z', () => tried(learner, 'a'))
  await onDay('2026-03-18T08:00:00.000Z', async () => {
    await tried(classmate, 'b')
    await read(learner, 2, 90)
    await marked('2026-03-18', [
      [learner, 1],
      [classmate, 2],
    ])
  })
  device = (await opened(teacher)).tab()
})
afterAll(() => school.close())

async function onDay(day: string, work: () => Promise<unknown>): Promise<void> {
  const { now } = school.clock
  school.clock.now = new Date(day)
  await work()
  school.clock.now = now
}

async function tried(as: Person, answer: 'a' | 'b', class_id = classA) {
  const tracked = { ...place, class_id, content_id: assessment, sync_guid: randomUUID(), time_spent_in_seconds: 30 }
  const body = JSON.stringify({ ...tracked, answers: { q1: [answer], q2: ['6'] } })
  await value(school, recordAttempt, { enc_data: Buffer.from(body).toString('base64url') }, { as })
}

async function read(as: Person, content_status: 1 | 2, total_time_in_seconds: number) {
  const content = { ...place, content_id: article }
  await value(
    school,
    saveTime,
    { ...content, content_status: 1, content_type: 'article', total_time_in_seconds, resume_point: '3' },
    { as },
  )
  await value(school, saveStatus, { ...content, content_status, completion: content_status === 2 ? 100 : 0 }, { as })
}

async function marked(day: string, marks: readonly (readonly [Person, 1 | 2])[]) {
  const list = marks.map(([{ user_id }, attendance_status]) => ({ user_id, attendance_status }))
  const sheet = { attendance_id: randomUUID(), class_id: classA, attendance_date: day, marks: list }
  await value(school, assignAttendance, sheet, { as: principal })
}

async function opened(person: Person) {
  const phone = await openDevice(school, person, chanceOf(person.user_id), () => school.clock.now)
  phone.network.isBad = false
  await phone.tab().sync()
  return phone
}

const asked: readonly (readonly [CallName, AnyQuery, object])[] = [
  ['readClassPerformance', readClassPerformance, { class_id: classA, start_date: '2026-02-20' }],
  [
    'readClassPerformance',
    readClassPerformance,
    { class_id: classA, start_date: '2026-03-10', end_date: '2026-03-18' },
  ],
  ['readClassPerformance', readClassPerformance, { class_id: classA, start_date: '2027-01-01' }],
  ['readClassPerformance', readClassPerformance, { class_id: classB }],
  ['readClassPerformance', readClassPerformance, { class_id: 999 }],
  ['readClassLessons', readClassLessons, { class_id: classA }],
  ['readClassLessons', readClassLessons, { class_id: classB, page: 2 }],
  ['readClassLesson', readClassLesson, { class_id: classA, lesson_guid: lessonOne }],
  ['readClassLesson', readClassLesson, { class_id: classA, lesson_guid: lessonTwo }],
  ['readClassLesson', readClassLesson, { class_id: classA, lesson_guid: randomUUID() }],
  ['listClassStudents', listClassStudents, { class_id: classA }],
  ['listClassStudents', listClassStudents, { class_id: classA, start_date: '2026-02-20' }],
  ['listClassStudents', listClassStudents, { class_id: classA, start_date: '2026-03-15', end_date: '2026-03-18' }],
  ['listClassStudents', listClassStudents, { class_id: classA, end_date: '2030-03-18' }],
  ...(['completion', 'lessons', 'accuracy', 'first', 'attempts', 'time', 'attendance', 'worked'] as const).map(
    (sort) => ['listClassStudents', listClassStudents, { class_id: classA, sort, direction: 'descending' }] as const,
  ),
]

const named = (answers: readonly unknown[]) => asked.map(([name, , input], at) => ({ name, input, is: answers[at] }))

async function ofDevice() {
  const answers: unknown[] = []
  for (const [name, , input] of asked) answers.push(await device.answer(name, input))
  return named(answers)
}

async function ofSchool() {
  const answers: unknown[] = []
  for (const [, query, input] of asked)
    answers.push(await call(school, query, input as Input<typeof query>, { as: teacher }))
  return named(answers)
}

test('the device answers each report as the school does', async () => {
  expect(await ofDevice()).toEqual(await ofSchool())
})

test('after more work, marks and a lesson that somebody only opened the device says the same once it has heard of it', async () => {
  await tried(classmate, 'a')
  await tried(outsider, 'a', classB)
  await device.sync()
  expect(await ofDevice()).toEqual(await ofSchool())
  // Nothing is counted by this, and the standing in the lesson changes all the same.
  await read(classmate, 1, 0)
  await device.sync()
  expect(await ofDevice()).toEqual(await ofSchool())
  await marked('2026-03-17', [[classmate, 1]])
  await device.sync()
  expect(await ofDevice()).toEqual(await ofSchool())
})

test('what the device has not, it leaves to the school: longer spans, months, and classes of others', async () => {
  const offline = { ok: false, failure: 'offline' }
  for (const [name, input] of [
    ['readClassPerformance', { class_id: classA }],
    ['readClassPerformance', { class_id: classA, start_date: '2025-11-01', end_date: '2025-11-30' }],
    ['listClassStudents', { class_id: classA, start_date: '2026-02-10' }],
    ['listClassStudents', { class_id: classA, end_date: '2026-03-18' }],
  ] as const)
    expect(await device.answer(name, input), JSON.stringify(input)).toEqual(offline)
  const colleague = (await opened(otherTeacher)).tab()
  expect(await colleague.answer('readClassLessons', { class_id: classA })).toEqual({ ok: false, refusal: 'not_found' })
  const ofLearner = (await opened(learner)).tab()
  expect(await ofLearner.answer('readClassLessons', { class_id: classA })).toEqual(offline)
})

test('only learners of whom something changed come again, and nobody of a class that others teach', async () => {
  const pulled = (cursor: string, as: Person) =>
    value(school, pullCampusStructure, { is_first_time: cursor === '' ? '1' : '0', cursor }, { as })
  const first = await pulled('', teacher)
  expect(first.tables.learner_standings.map(({ class_id, user_id }) => [class_id, user_id])).toEqual(
    expect.arrayContaining([
      [classA, learner.user_id],
      [classA, classmate.user_id],
      [classB, outsider.user_id],
    ]),
  )
  const classes = (await pulled('', otherTeacher)).tables.learner_standings.map(({ class_id }) => class_id)
  expect(new Set(classes)).toEqual(new Set([classB]))
  await tried(classmate, 'b')
  const { tables } = await pulled(first.cursor, teacher)
  expect(tables.learner_standings).toMatchObject([{ class_id: classA, user_id: classmate.user_id }])
  expect(tables.class_days).toMatchObject([{ class_id: classA }])
  // A learner weighs some dozen bytes for each lesson and day.
  const bytes = gzipSync(JSON.stringify(first.tables.learner_standings)).length
  expect(bytes).toBeLessThan(2_000)
})

test('who left the class is in no report of it, on the device either', async () => {
  await school.database.owner
    .updateTable('users_classes')
    .set({ is_deleted: true })
    .where('class_id', '=', classA)
    .where('user_id', '=', classmate.user_id)
    .execute()
  await device.sync()
  expect(await ofDevice()).toEqual(await ofSchool())
})
