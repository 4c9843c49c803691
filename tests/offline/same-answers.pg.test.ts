/** What the device answers from its own tables is what the server answers, to the same people, after a sync. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAssignmentModule, listAssignmentModules } from '@maktab/contracts/assignments/assignment-modules'
import {
  createAssignment,
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from '@maktab/contracts/assignments/assignments'
import { listMarkingQueue } from '@maktab/contracts/assignments/marking-queue'
import { handInSubmission, listSubmissions } from '@maktab/contracts/assignments/submissions'
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { listPosts } from '@maktab/contracts/assignments/thread'
import type { AnyQuery, Input } from '@maktab/contracts/call'
import type { CallName } from '@maktab/contracts/catalogue'
import { launchContent } from '@maktab/contracts/viewers/launch'
import { listClassLessons, listLessons, listModules } from '@maktab/contracts/content/lessons'
import { searchLessons } from '@maktab/contracts/content/search'
import {
  listClassLessonReport,
  listClasswiseLessons,
  listLessonStats,
  readClassSummary,
  readLessonContents,
  readLessonsSummary,
  readLessonStrengths,
} from '@maktab/contracts/insights/learner-reports'
import { listOwnAttempts, recordAttempt } from '@maktab/contracts/learning/attempts'
import { listCourses } from '@maktab/contracts/content/courses'
import { listBookmarks, saveBookmark } from '@maktab/contracts/learning/bookmarks'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { recommendAround, recommendLessons } from '@maktab/contracts/learning/recommendations'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { listClasses, listClassLearners } from '@maktab/contracts/schools/classes'
import { call, value } from '../../apps/server/test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  course,
  document,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../apps/server/test/school.ts'
import { say } from '../../apps/server/test/work.ts'
import { openWorkBeginner } from '../../apps/server/src/features/assignments/scheduled-work.ts'
import { openSearchIndexer } from '../../apps/server/src/features/content/search-index.ts'
import type { Tab } from '../../packages/offline/test/phone.ts'
import { openDevice } from '../chaos/device.ts'
import { chanceOf } from '../chaos/chance.ts'

let school: School
let learner: Tab
let teacher: Tab
let colleague: Tab
const [worked, fresh, scheduled] = [randomUUID(), randomUUID(), randomUUID()]

beforeAll(async () => {
  school = await openSchool()
  await layDownWork()
  await value(
    school,
    saveBookmark,
    { class_id: classA, lesson_guid: lessonOne, is_bookmarked: true },
    { as: people.learner },
  )
  await openSearchIndexer({ doors: school.database.doors, onFailure: () => {} }).runDue()
  learner = await syncedDevice(people.learner)
  teacher = await syncedDevice(people.teacher)
  colleague = await syncedDevice(people.otherTeacher)
})
afterAll(() => school.close())

async function syncedDevice(person: Person): Promise<Tab> {
  const device = await openDevice(school, person, chanceOf(person.user_id), () => school.clock.now)
  device.network.isBad = false
  await device.tab().sync()
  return device.tab()
}

async function layDownWork(): Promise<void> {
  const as = people.learner
  const common = {
    description: 'Do it.',
    start_date: '2026-03-21T00:00:00.000Z',
    allowed_attempts: 1,
    total_score: 20,
    assignment_type: 0 as const,
    cms_content_ids: [article, assessment],
  }
  const rubric_data = [
    {
      criterion_id: 'c',
      title: 'Clear',
      levels: [
        { level_id: 'good', label: 'Good', marks: 20 },
        { level_id: 'weak', label: 'Weak', marks: 5 },
      ],
    },
  ]
  const set = (assignment_id: string, due_date: string, start_date = common.start_date) =>
    value(
      school,
      createAssignment,
      {
        ...common,
        assignment_id,
        class_ids: [classA, classB],
        title: `Work ${due_date}`,
        start_date,
        due_date,
        rubric_data,
        links: [{ link_id: assignment_id, link_type: 1, url: 'youtube.com/watch?v=1' }],
      },
      { as: people.teacher },
    )
  await set(worked, '2026-03-25T00:00:00.000Z')
  await set(fresh, '2026-03-23T00:00:00.000Z')
  await set(scheduled, '2026-03-29T00:00:00.000Z', '2026-03-28T00:00:00.000Z')
  const place = { cms_course_id: course, lesson_guid: lessonOne, class_id: classA }
  await value(
    school,
    saveTime,
    {
      ...place,
      content_id: article,
      content_status: 1,
      content_type: 'article',
      total_time_in_seconds: 90,
      resume_point: '3',
    },
    { as },
  )
  await value(school, saveStatus, { ...place, content_id: article, content_status: 2, completion: 100 }, { as })
  const tracked = {
    sync_guid: randomUUID(),
    ...place,
    content_id: assessment,
    answers: { q1: ['a'], q2: ['6'] },
    time_spent_in_seconds: 30,
  }
  await value(school, recordAttempt, { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }, { as })
  for (const text of ['First', 'Second'])
    await value(
      school,
      handInSubmission,
      { submission_id: randomUUID(), assignment_id: worked, text, attachments: [] },
      { as },
    )
  const score = {
    assignment_id: worked,
    user_id: as.user_id,
    class_id: classA,
    score: 15,
    total_score: 20,
    teacher_remarks: 'Well done',
    rubric_levels: { c: 'good' },
  }
  await value(school, scoreSubmission, score, { as: people.teacher })
  for (const [at, who] of [as, people.teacher, people.teacher, as].entries())
    await say(school, worked, `Said ${at}`, { as: who, given: new Date(school.clock.now.getTime() - 60_000 + at) })
  await value(
    school,
    returnSubmissions,
    { assignment_id: worked, user_ids: [as.user_id], assignment_status: 2 },
    { as: people.teacher },
  )
}

/** Both answers, refusals included; addresses are left out, for they are signed for the one who asked. */
async function both<const C extends AnyQuery>(name: CallName, asked: C, input: Input<C>, as: Person) {
  const withoutAddresses = (answer: unknown) =>
    JSON.parse(JSON.stringify(answer).replaceAll(/"url":"[^"]*"/g, '"url":""')) as unknown
  const device = as === people.teacher ? teacher : as === people.otherTeacher ? colleague : learner
  return [
    withoutAddresses(await device.answer(name, input)),
    withoutAddresses(await call(school, asked, input, { as })),
  ] as const
}

test.each([
  ['listSetAssignments', listSetAssignments, {}],
  ['listSetAssignments', listSetAssignments, { class_id: classB }],
  [
    'listSetAssignments',
    listSetAssignments,
    { start_date: '2026-03-24T00:00:00.000Z', end_date: '2026-03-26T00:00:00.000Z' },
  ],
  ['readSetAssignment', readSetAssignment, { assignment_id: worked }],
  ['readSetAssignment', readSetAssignment, { assignment_id: fresh }],
  ['readSetAssignment', readSetAssignment, { assignment_id: scheduled }],
  ['readSetAssignment', readSetAssignment, { assignment_id: randomUUID() }],
  ['listPosts', listPosts, { assignment_id: worked }],
  ['listPosts', listPosts, { assignment_id: worked, kind: 'comment', limit: 3 }],
  ['listPosts', listPosts, { assignment_id: worked, user_id: people.learner.user_id, kind: 'work' }],
  ['listPosts', listPosts, { assignment_id: worked, user_id: people.classmate.user_id }],
  ['listPosts', listPosts, { assignment_id: fresh }],
  ['listPosts', listPosts, { assignment_id: randomUUID() }],
  ['listAssignmentModules', listAssignmentModules, { assignment_id: worked }],
  ['listAssignmentModules', listAssignmentModules, { assignment_id: scheduled }],
  ['listAssignmentModules', listAssignmentModules, { assignment_id: randomUUID() }],
  ['listClasses', listClasses, {}],
  ['listLessons', listLessons, { course_id: course, class_id: classA }],
  ['listLessons', listLessons, { course_id: course, class_id: classB }],
  ['readLearnerStats', readLearnerStats, {}],
  ['listOwnAttempts', listOwnAttempts, { content_id: assessment, class_id: classA }],
  ['listOwnAttempts', listOwnAttempts, { content_id: assessment, class_id: classB }],
  ['recommendLessons', recommendLessons, {}],
  ['recommendAround', recommendAround, { course_id: course, class_id: classA, lesson_guid: lessonOne }],
  ['recommendAround', recommendAround, { course_id: course, class_id: classB, lesson_guid: lessonOne }],
  ['listBookmarks', listBookmarks, {}],
  ['listCourses', listCourses, {}],
  ['listCourses', listCourses, { grade: '9' }],
  ['searchLessons', searchLessons, { search_string: 'lesson' }],
  ['searchLessons', searchLessons, { search_string: 'leson 2', content_type: 'document' }],
  ['searchLessons', searchLessons, { search_string: 'شمېرپوهنه xylophone' }],
  ['searchLessons', searchLessons, { search_string: 'xylophone', page: 2 }],
] as const)('a learner: %s %#', async (name, asked, input) => {
  const [device, server] = await both(name, asked, input as never, people.learner)
  expect(device).toEqual(server)
})

test.each([
  ['listTaughtAssignments', listTaughtAssignments, {}],
  ['listTaughtAssignments', listTaughtAssignments, { class_id: classB, is_calendar_view: true }],
  ['listTaughtAssignments', listTaughtAssignments, { page: 2 }],
  ['listTaughtAssignments', listTaughtAssignments, { state: 'to_mark' }],
  ['listMarkingQueue', listMarkingQueue, {}],
  ['listMarkingQueue', listMarkingQueue, { class_id: classB }],
  ['readTaughtAssignment', readTaughtAssignment, { assignment_id: worked }],
  ['readTaughtAssignment', readTaughtAssignment, { assignment_id: randomUUID() }],
  ['listSubmissions', listSubmissions, { assignment_id: worked }],
  ['listSubmissions', listSubmissions, { assignment_id: worked, class_id: classB }],
  ['listPosts', listPosts, { assignment_id: worked, user_id: people.learner.user_id }],
  ['listPosts', listPosts, { assignment_id: worked, user_id: people.learner.user_id, kind: 'comment', limit: 1 }],
  ['listPosts', listPosts, { assignment_id: worked, user_id: people.classmate.user_id }],
  ['listPosts', listPosts, { assignment_id: worked, user_id: people.learnerThere.user_id }],
  ['listPosts', listPosts, { assignment_id: worked }],
  ['listClassLearners', listClassLearners, { class_id: classA }],
  ['listClassLearners', listClassLearners, { class_id: 999 }],
] as const)('a teacher: %s %#', async (name, asked, input) => {
  const [device, server] = await both(name, asked, input as never, people.teacher)
  expect(device).toEqual(server)
})

test.each([
  ['listTaughtAssignments', listTaughtAssignments, {}],
  ['listTaughtAssignments', listTaughtAssignments, { class_id: classA }],
  ['listTaughtAssignments', listTaughtAssignments, { class_id: classB, state: 'to_mark' }],
  ['readTaughtAssignment', readTaughtAssignment, { assignment_id: worked }],
  ['listSubmissions', listSubmissions, { assignment_id: worked }],
] as const)('a colleague of one of its classes: %s %#', async (name, asked, input) => {
  const [device, server] = await both(name, asked, input as never, people.otherTeacher)
  expect(server).toMatchObject({ ok: true })
  expect(device).toEqual(server)
})

/** What the device does not know: when a lesson was worked on, and when it was completed. */
const withoutMoments = (answer: unknown) => without('worked_on', without('completed_on', answer))
test.each([
  ['readLessonsSummary', readLessonsSummary, {}],
  ['readLessonsSummary', readLessonsSummary, { class_id: classB }],
  ['listLessonStats', listLessonStats, {}],
  ['listClasswiseLessons', listClasswiseLessons, {}],
  ['readClassSummary', readClassSummary, { class_id: classA }],
  ['readClassSummary', readClassSummary, { class_id: classA, user_id: people.classmate.user_id }],
  ['readLessonStrengths', readLessonStrengths, { class_id: classA }],
  ['listClassLessonReport', listClassLessonReport, { class_id: classA }],
  ['readLessonContents', readLessonContents, { class_id: classA, lesson_guid: lessonOne }],
  ['readLessonContents', readLessonContents, { class_id: classA, lesson_guid: randomUUID() }],
] as const)('a learner’s reports: %s %#', async (name, asked, input) => {
  const [device, server] = await both(name, asked, input as never, people.learner)
  expect(withoutMoments(device)).toEqual(withoutMoments(server))
})

test('a teacher’s device leaves reports of learners to the server', async () => {
  expect(await teacher.answer('readClassSummary', { class_id: classA, user_id: people.learner.user_id })).toEqual({
    ok: false,
    failure: 'offline',
  })
})

/** An answer without the fields of that name. */
const without = (field: string, answer: unknown) =>
  JSON.parse(JSON.stringify(answer, (key, kept: unknown) => (key === field ? undefined : kept))) as unknown

test.each([
  ['listNotifications', listNotifications, {}],
  ['listNotifications', listNotifications, { page: 2 }],
] as const)('notifications: %s %#, but for the title, which the page says by the type', async (name, asked, input) => {
  for (const person of [people.learner, people.teacher]) {
    const [device, server] = await both(name, asked, input, person)
    expect(device).toMatchObject({ ok: true })
    expect(without('title', device)).toEqual(without('title', server))
  }
})

test('a content that was not downloaded is left to the server', async () => {
  const offline = { ok: false, failure: 'offline' }
  expect(await learner.answer('launchContent', { content_id: article })).toEqual(offline)
  expect(await learner.answer('openAssignmentModule', { assignment_id: worked })).toEqual(offline)
})

test('a downloaded lesson', async () => {
  expect(await learner.download(worked)).toMatchObject({ status: 'completed' })
  const [device, server] = await both(
    'listModules',
    listModules,
    { course_id: course, lesson_guid: lessonOne, class_id: classA },
    people.learner,
  )
  expect(device).toMatchObject({ ok: true })
  expect(device).toEqual(server)
})

test.each([
  ['launchContent', launchContent, { content_id: article }, true],
  ['launchContent', launchContent, { content_id: assessment, class_id: classA }, true],
  ['launchContent', launchContent, { content_id: article, class_id: classB }, false],
  ['launchContent', launchContent, { content_id: 999_999 }, false],
  ['openAssignmentModule', openAssignmentModule, { assignment_id: worked }, true],
  ['openAssignmentModule', openAssignmentModule, { assignment_id: worked, content_id: article }, true],
  ['openAssignmentModule', openAssignmentModule, { assignment_id: worked, content_id: document }, false],
  ['openAssignmentModule', openAssignmentModule, { assignment_id: randomUUID() }, false],
] as const)('a content of it by itself: %s %#', async (name, asked, input, isThere) => {
  const [device, server] = await both(name, asked, input as never, people.learner)
  expect(device).toEqual(server)
  expect(device).toMatchObject({ ok: isThere })
})

test.each([
  ['listClasses', listClasses, {}],
  ['listClassLessons', listClassLessons, { class_id: classA }],
] as const)('a teacher: %s, but for the progress of others', async (name, asked, input) => {
  const [device, server] = await both(name, asked, input as never, people.teacher)
  expect(device).toMatchObject({ ok: true })
  expect(without('lesson_completion', device)).toEqual(without('lesson_completion', server))
})

test('work of a learner who went to another school stays under the name of its learner', async () => {
  const { institution_id, user_id } = people.classmate
  const work = { submission_id: randomUUID(), assignment_id: worked, text: 'Done.', attachments: [] }
  await value(school, handInSubmission, work, { as: people.classmate })
  const learners = (table: 'users' | 'users_classes') =>
    school.database.owner.updateTable(table).where('institution_id', '=', institution_id).where('user_id', '=', user_id)
  await learners('users_classes').set({ is_deleted: true }).execute()
  await learners('users').set({ is_deleted: true }).execute()
  await teacher.sync()
  const [device, server] = await both('listSubmissions', listSubmissions, { assignment_id: worked }, people.teacher)
  expect(server).toMatchObject({ value: { list: expect.arrayContaining([expect.objectContaining({ user_id })]) } })
  expect(device).toEqual(server)
})

test('a learner who left the class before they gave anything is asked no more, on the teacher’s device either', async () => {
  const asked = { assignment_id: fresh }
  const [device, server] = await both('listSubmissions', listSubmissions, asked, people.teacher)
  expect(server).toMatchObject({
    value: { list: expect.not.arrayContaining([expect.objectContaining({ user_id: people.classmate.user_id })]) },
  })
  expect(device).toEqual(server)
  const lists = await both('listTaughtAssignments', listTaughtAssignments, {}, people.teacher)
  expect(lists[0]).toEqual(lists[1])
})

test('scheduled work: a device that has it closed leaves it to the server from its start on, until it is given it whole', async () => {
  const [now, asked] = [school.clock.now, { assignment_id: scheduled }]
  school.clock.now = new Date('2026-03-28T00:00:00.000Z')
  expect(await learner.answer('readSetAssignment', asked)).toEqual({ ok: false, failure: 'offline' })
  const { bus, database, clock } = school
  await openWorkBeginner({ doors: database.doors, clock: () => clock.now, bus, onFailure: () => {} }).runDue()
  await learner.sync()
  const [device, server] = await both('readSetAssignment', readSetAssignment, asked, people.learner)
  expect(server).toMatchObject({ value: { description: 'Do it.', lessons: [{ class_id: classA }] } })
  expect(device).toEqual(server)
  school.clock.now = now
})

test('a learner who left a class still has what they gave there, and is asked for nothing else of it', async () => {
  const { institution_id, user_id } = people.learner
  await school.database.owner
    .updateTable('users_classes')
    .set({ is_deleted: true })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute()
  await learner.sync()
  const [device, server] = await both('listSetAssignments', listSetAssignments, {}, people.learner)
  expect(server).toMatchObject({ value: { list: [{ score: 10 }, { assignment_id: worked, score: 15 }] } })
  expect(device).toEqual(server)
  const read = await both('readSetAssignment', readSetAssignment, { assignment_id: worked }, people.learner)
  expect(read[1]).toMatchObject({ ok: true })
  expect(read[0]).toEqual(read[1])
})
