/** What devices ask for beside the whole pull: bodies by lesson and course, their sizes, rows of courses and skills, what was done; and how devices stand. */
import { randomUUID } from 'node:crypto'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { downloadContents, readContentSizes } from '@maktab/contracts/downloads/contents'
import { pullCourses, pullLessons } from '@maktab/contracts/downloads/course-rows'
import { pullSkills } from '@maktab/contracts/downloads/skill-rows'
import { listDevices } from '@maktab/contracts/downloads/devices'
import { processSyncUp, reportSync, syncUp } from '@maktab/contracts/downloads/sync-up'
import { listClasses } from '@maktab/contracts/schools/classes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  classThere,
  course,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type School,
} from '../../../test/school.ts'
import { setWork } from '../../../test/work.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner
    .insertInto('skills')
    .values([
      { tenant_id: 1, skill_id: 71, title: 'Fractions', subject: 'maths', parent_id: null },
      { tenant_id: 1, skill_id: 72, title: 'Halves', subject: 'maths', parent_id: 71 },
    ])
    .execute()
  await owner.insertInto('skills_content').values({ tenant_id: 1, skill_id: 72, content_id: article }).execute()
})
afterAll(() => school.close())

const as = people.learner
const download = (asked: object) => value(school, downloadContents, { cms_course_ids: [], ...asked }, { as })
const ids = (answer: { content: readonly { content_id: number }[] }) =>
  answer.content.map(({ content_id }) => content_id)

test.each([
  ['of one lesson', { lesson_guids: [lessonOne] }, [article, assessment]],
  ['of several lessons', { lesson_guids: [lessonOne, lessonTwo] }, [article, assessment, document]],
  ['of a course', { cms_course_ids: [course] }, [article, assessment, document]],
  ['of a lesson that is not in the course', { lesson_guids: [lessonOne], cms_course_ids: [999] }, []],
  ['of nothing', {}, []],
  ['from a page on', { cms_course_ids: [course], page_cursor: String(assessment) }, [document]],
  [
    'written since a day on which nothing had been written',
    { cms_course_ids: [course], updated_on: '2020-01-01 00:00:00' },
    [article, assessment, document],
  ],
])('bodies %s are given', async (_, asked, wanted) => {
  expect(ids(await download(asked))).toEqual(wanted)
})

test('a content that was last written before the day that is asked for is left out, and an unreadable day leaves out none', async () => {
  await school.database.owner
    .insertInto('content_revisions')
    .values({
      tenant_id: 1,
      content_id: article,
      revision: 1,
      title: 'A',
      content_type: 'article',
      body: '{}',
      size_bytes: 2,
      made_by: 1,
      made_on: new Date('2026-01-01T00:00:00Z'),
    })
    .execute()
  const since = async (updated_on: string) => ids(await download({ lesson_guids: [lessonOne], updated_on }))
  expect(await since('2026-01-02 00:00:00')).toEqual([assessment])
  expect(await since('2025-12-31 00:00:00')).toEqual([article, assessment])
  expect(await since('yesterday')).toEqual([article, assessment])
})

test('a body says its type, title, revision and skills; the tables of the specification come where they are asked for', async () => {
  const plain = await download({ cms_course_ids: [course], content_ids: [article, assessment, document, 999_999] })
  expect(plain.content[0]).toMatchObject({ content_id: article, content_type: 'article', revision: 1 })
  expect(plain).toMatchObject({
    skills_content: [{ skill_id: 72, content_id: article }],
    deleted: [999_999],
    is_complete: true,
    page_cursor: '',
    content_articles: [],
  })
  const views = await download({ cms_course_ids: [course], has_views: true })
  expect(views).toMatchObject({
    content_assessments: [{ content_id: assessment, questions: [{ question_id: 'q1' }, { question_id: 'q2' }] }],
    content_articles: [{ content_id: article }],
    content_generic: [{ content_id: document, files: [{ size_bytes: expect.any(Number) }] }],
  })
  expect(views.total_bytes).toBeGreaterThan(0)
})

test('the size of a class is told by lesson before anything is fetched, and to its own people alone', async () => {
  const { list, total } = await value(school, readContentSizes, { class_id: classA }, { as })
  expect(list.map(({ lesson_guid, contents }) => [lesson_guid, contents])).toEqual([
    [lessonOne, 2],
    [lessonTwo, 1],
  ])
  expect(total.small).toBe(list.reduce((sum, { bytes }) => sum + bytes.small, 0))
  const one = await value(school, readContentSizes, { class_id: classA, lesson_guid: lessonTwo }, { as })
  expect(one.list).toEqual(list.slice(1))
  expect(await call(school, readContentSizes, { class_id: classThere }, { as })).toMatchObject({ refusal: 'not_found' })
})

test('a campus admin is given the bodies and sizes of what the campus teaches, and of no other campus', async () => {
  const office = { ...people.principal, role: 'campus_admin' } as const
  const there = { ...people.principalThere, role: 'campus_admin' } as const
  const asked = { cms_course_ids: [course] }
  expect(ids(await value(school, downloadContents, asked, { as: office }))).toEqual([article, assessment, document])
  const { total } = await value(school, readContentSizes, { class_id: classA, has_work: true }, { as: office })
  expect(total).toEqual((await value(school, readContentSizes, { class_id: classA }, { as })).total)
  expect((await value(school, listClasses, {}, { as: office })).list).toMatchObject([
    { class_id: classA, course_id: course, total_students: 2 },
    { class_id: classB },
  ])
  expect((await value(school, listClasses, {}, { as: there })).list).toMatchObject([{ class_id: classThere }])
  expect(await call(school, readContentSizes, { class_id: classA }, { as: there })).toMatchObject({
    refusal: 'not_found',
  })
  const { owner } = school.database
  await owner.updateTable('classes').set({ is_active: false }).where('institution_id', '=', 20).execute()
  expect(ids(await value(school, downloadContents, asked, { as: there })), 'nothing is taught there').toEqual([])
  await owner.updateTable('classes').set({ is_active: true }).where('institution_id', '=', 20).execute()
})

test('files of work are counted for the learner whose work it is, once each, and only where they are asked for', async () => {
  const file = (name: string, size_bytes: number) => ({
    file_id: randomUUID(),
    name,
    mime_type: 'application/pdf',
    size_bytes,
  })
  const [sheet, answer] = [file('sheet.pdf', 700), file('answer.pdf', 90)]
  const assignment_id = await setWork(school)
  const { owner } = school.database
  await owner
    .updateTable('assignments')
    .set({ attachments: JSON.stringify([sheet]) })
    .where('assignment_id', '=', assignment_id)
    .execute()
  await owner
    .updateTable('assignments_users')
    .set({ remark_files: JSON.stringify([sheet, answer]) })
    .where('assignment_id', '=', assignment_id)
    .where('user_id', '=', 1001)
    .execute()
  const bytesFor = async (has_work: boolean, who = as) =>
    (await value(school, readContentSizes, { class_id: classA, has_work }, { as: who })).work_bytes
  expect([await bytesFor(true), await bytesFor(false)]).toEqual([790, 0])
  expect([await bytesFor(true, people.classmate), await bytesFor(true, people.teacher)]).toEqual([700, 0])
})

test('rows of courses and lessons are those of the whole pull, and come once', async () => {
  const courses = await value(school, pullCourses, {}, { as })
  expect(courses).toMatchObject({ courses: [{ course_id: course, is_deleted: false }], is_complete: true })
  expect((await value(school, pullCourses, { cursor: courses.cursor }, { as })).courses).toEqual([])
  const lessons = await value(school, pullLessons, { course_ids: [course] }, { as })
  expect(lessons.courses_lessons.map(({ lesson_guid }) => lesson_guid)).toEqual([lessonOne, lessonTwo])
  expect(lessons.lessons_content.map(({ content_id }) => content_id)).toEqual([article, assessment, document])
  expect(await value(school, pullLessons, { course_ids: [999] }, { as })).toMatchObject({
    courses_lessons: [],
    lessons_content: [],
  })
})

test('skills come once, one that is taken out comes to who had it, and no other tenant sees them', async () => {
  const first = await value(school, pullSkills, {}, { as })
  expect(first.list.map(({ skill_id }) => skill_id)).toEqual([71, 72])
  expect((await value(school, pullSkills, { skill_ids: [72] }, { as })).list).toEqual([
    { skill_id: 72, title: 'Halves', parent_id: 71, is_deleted: false },
  ])
  await school.database.owner.updateTable('skills').set({ is_deleted: true }).where('skill_id', '=', 72).execute()
  expect((await value(school, pullSkills, { cursor: first.cursor }, { as })).list).toMatchObject([
    { skill_id: 72, is_deleted: true },
  ])
  expect((await value(school, pullSkills, {}, { as })).list.map(({ skill_id }) => skill_id)).toEqual([71])
  expect((await value(school, pullSkills, {}, { as: people.learnerAbroad, host: 'senf.localhost' })).list).toEqual([])
})

test('a device that heard no answer learns which of its commands were done', async () => {
  const assignment_id = await setWork(school)
  const [sent, never] = [randomUUID(), randomUUID()]
  const input = { submission_id: randomUUID(), assignment_id, text: 'Two quarters.', attachments: [] }
  const data = [{ command_id: sent, path: handInSubmission.path, input, at: school.clock.now.toISOString() }]
  await value(school, syncUp, { json_data: JSON.stringify({ data }) }, { as })
  expect(await value(school, processSyncUp, { command_ids: [sent, never] }, { as })).toEqual({
    done: 1,
    waiting: [never],
  })
  expect(await value(school, processSyncUp, { command_ids: [sent] }, { as: people.classmate })).toEqual({
    done: 0,
    waiting: [sent],
  })
})

const dayMs = 86_400_000

test('a device says why it is not in step, and staff see it: a principal of the school, a teacher of their classes', async () => {
  const { now } = school.clock
  const report = (person: (typeof people)[keyof typeof people], device_id: string, standing: object, days = 0) => {
    school.clock.now = new Date(now.getTime() - days * dayMs)
    const last_sync_date = school.clock.now.toISOString()
    return value(school, reportSync, { last_sync_date, works_waiting: 0, ...standing }, { as: person, device_id })
  }
  const phone = { platform: 'mobile', system: 'android', app_version: '0.1.0 (a1b2c3d4)', free_bytes: 5_000_000_000 }
  const [own, old] = [randomUUID(), randomUUID()]
  await report(people.learner, own, phone, 4)
  const waits = { works_waiting: 2, oldest_waits_seconds: 4 * 86_400, trouble: 'send' }
  await report(people.learner, own, { ...phone, ...waits, healed_tables: ['assignments'] })
  await report(people.outsider, randomUUID(), phone)
  await report(people.classmate, randomUUID(), phone)
  await report(people.classmate, old, {}, 100)
  await report(people.learnerThere, randomUUID(), { ...phone, trouble: 'pull' })
  school.clock.now = now

  const listOf = async (asked: object, seer: (typeof people)[keyof typeof people]) =>
    value(school, listDevices, asked, { as: seer })
  const all = await listOf({}, people.principal)
  expect(all).toMatchObject({ total: 4, total_pages: 1, troubled: 1 })
  expect(all.list[0]).toEqual({
    user_id: people.learner.user_id,
    full_name: all.list[0]?.full_name,
    first_seen_on: new Date(now.getTime() - 4 * dayMs).toISOString(),
    heard_on: now.toISOString(),
    // It stopped: what it had when it last came to its end counts on.
    last_synced_on: new Date(now.getTime() - 4 * dayMs).toISOString(),
    ...phone,
    works_waiting: 2,
    waiting_since: new Date(now.getTime() - 4 * dayMs).toISOString(),
    healed_on: now.toISOString(),
    healed_tables: ['assignments'],
    troubles: ['send', 'waits_long'],
  })
  expect(all.list.filter(({ troubles }) => troubles.includes('silent'))).toMatchObject([
    { user_id: people.classmate.user_id, platform: null, system: null, app_version: null, free_bytes: null },
  ])
  expect((await listOf({ only: 'trouble' }, people.principal)).list.map(({ user_id }) => user_id)).toEqual([
    people.learner.user_id,
  ])
  expect((await listOf({ user_id: people.classmate.user_id }, people.principal)).total).toBe(2)
  const seen = (await listOf({}, people.otherTeacher)).list.map(({ user_id }) => user_id)
  expect(seen).toEqual([people.outsider.user_id])
  expect((await listOf({ search_string: '%' }, people.principal)).total).toBe(0)
  expect((await listOf({ page: 9 }, people.principal)).list).toEqual([])
  await report(people.learner, own, phone)
  expect(await listOf({ only: 'trouble' }, people.principal)).toMatchObject({ total: 0, troubled: 0 })
  expect((await listOf({ user_id: people.learner.user_id }, people.teacher)).list).toMatchObject([
    { last_synced_on: now.toISOString(), waiting_since: null, troubles: [], healed_tables: ['assignments'] },
  ])
})
