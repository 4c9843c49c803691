import { randomUUID } from 'node:crypto'
import { readNetworkSummary, readNetworkTrend } from '@maktab/contracts/insights/head-dashboards'
import { listResultCampuses } from '@maktab/contracts/insights/result-summaries'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { listCampuses } from '@maktab/contracts/office/campuses'
import {
  contentSorts,
  listActionable,
  listCampusContents,
  listContentUse,
  readOfficeSummary,
  readOfficeTime,
} from '@maktab/contracts/office/office-dashboards'
import { listOfficeTasks } from '@maktab/contracts/office/office-tasks'
import type { Role } from '@maktab/contracts/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classThere,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { keepWrittenSchools, openFigureGatherer } from '../insights/school-figures.ts'

let school: School
const written = keepWrittenSchools()
const of = (role: Role, there = false): Person => ({ ...(there ? people.principalThere : people.principal), role })
const [campusAdmin, schoolAdmin, admin] = [of('campus_admin'), of('school_admin'), of('admin')]
const gather = () =>
  openFigureGatherer({
    doors: school.database.doors,
    clock: () => school.clock.now,
    written,
    onFailure: (error) => {
      throw error
    },
  }).runDue()

const attempt = (as: Person, class_id: number) =>
  value(
    school,
    recordAttempt,
    {
      enc_data: Buffer.from(
        JSON.stringify({
          sync_guid: randomUUID(),
          cms_course_id: course,
          lesson_guid: lessonOne,
          class_id,
          content_id: assessment,
          answers: { q1: ['a'], q2: ['6'] },
          time_spent_in_seconds: 30,
        }),
      ).toString('base64url'),
    },
    { as, given: new Date('2026-03-19T08:00:00Z') },
  )
/** Thirty seconds at the test. */
const spend = (as: Person, class_id: number) =>
  value(
    school,
    saveTime,
    {
      cms_course_id: course,
      lesson_guid: lessonOne,
      class_id,
      content_id: assessment,
      content_status: 1,
      content_type: 'assessment',
      total_time_in_seconds: 30,
    },
    { as, given: new Date('2026-03-19T08:30:00Z') },
  )
const complete = (as: Person, class_id: number, content_id: number) =>
  value(
    school,
    saveStatus,
    { cms_course_id: course, lesson_guid: lessonOne, class_id, content_id, content_status: 2, completion: 100 },
    { as, given: new Date('2026-03-19T09:00:00Z') },
  )
const file = (institution_id: number, columns: object) =>
  school.database.owner.updateTable('institutions').set(columns).where('institution_id', '=', institution_id).execute()

beforeAll(async () => {
  school = await openSchool({ written })
  await school.database.owner
    .insertInto('school_systems')
    .values([
      { tenant_id: 1, school_system_id: 71, name: 'Rana', school_family_id: 49 },
      { tenant_id: 1, school_system_id: 72, name: 'Noor', school_family_id: 50 },
    ])
    .execute()
  await file(10, { school_system_id: 71, school_family_id: 49, sub_end_date: '2026-03-30T00:00:00Z' })
  await file(20, { school_system_id: 72, school_family_id: 50 })
  for (const one of [people.learner, people.classmate]) {
    await attempt(one, classA)
    await spend(one, classA)
    await complete(one, classA, article)
  }
  await attempt(people.learnerThere, classThere)
  await spend(people.learnerThere, classThere)
  await gather()
})
afterAll(() => school.close())

it('shows a campus admin the own campus, a school admin the own system and an admin all of the tenant', async () => {
  const seen = async (as: Person, asked: { institution_id?: number } = {}) =>
    value(school, readOfficeSummary, asked, { as })
  const own = await seen(campusAdmin)
  expect(own).toMatchObject({
    as_of: '2026-03-21T08:00:00.000Z',
    institution_name: expect.stringMatching(/./),
    schools_total: 1,
    lessons_avg_accuracy: 50,
    lessons_avg_accuracy_of: 2,
    learners_active: 2,
    sub_end_date: '2026-03-30T00:00:00.000Z',
    licences: null,
  })
  expect(await seen(schoolAdmin)).toMatchObject({
    institution_name: null,
    sub_end_date: null,
    schools_total: 1,
    learners_total: own.learners_total,
  })
  const all = await seen(admin)
  expect(all).toMatchObject({ institution_name: null, schools_total: 2, schools_heard: 2, learners_active: 3 })
  const there = await seen(admin, { institution_id: 20 })
  expect(all.learners_total).toBe(own.learners_total + there.learners_total)
  expect(all.lessons_completions_of).toBe(own.lessons_completions_of + there.lessons_completions_of)
})

it.each([
  ['a campus admin', campusAdmin],
  ['a school admin of another system', schoolAdmin],
])('hides another campus from %s in every call', async (_, as) => {
  const beyond = { ok: false, refusal: 'not_found' }
  for (const one of [readOfficeSummary, listContentUse, listCampusContents, readOfficeTime, listActionable] as const)
    expect(await call(school, one, { institution_id: 20 }, { as })).toEqual(beyond)
})

it('counts a network as the family of schools of its head, and a school admin’s results as the own system', async () => {
  const head = of('network_head')
  expect(await value(school, readNetworkSummary, {}, { as: head })).toMatchObject({ schools_total: 1 })
  const asked = { start_date: '2026-03-01', end_date: '2026-03-21' }
  const { attempts } = await value(school, readNetworkTrend, asked, { as: head })
  const all = await value(school, readOfficeTime, asked, { as: admin })
  expect([attempts, all.attempts]).toEqual([2, 3])
  const results = await value(school, listResultCampuses, {}, { as: schoolAdmin })
  expect(results.list.map(({ institution_id }) => institution_id)).toEqual([10])
})

it('counts each learner once in the use of a type, whatever number of its contents they opened', async () => {
  const own = await value(school, listContentUse, {}, { as: campusAdmin })
  expect(own).toMatchObject({
    as_of: '2026-03-21T08:00:00.000Z',
    report: [
      { content_type: 'article', learners: 2, learners_recent: 2, learners_completed: 2 },
      { content_type: 'assessment', learners: 2, learners_recent: 2, time_spent_in_seconds: 60 },
    ],
  })
  const all = await value(school, listContentUse, {}, { as: admin })
  expect(all.report[0]).toMatchObject({ content_type: 'assessment', learners: 3, time_spent_in_seconds: 90 })
  expect(all.learners_total).toBeGreaterThan(own.learners_total)
})

it('lists the contents of a campus in each order, of one type alone, and page 0 is the first', async () => {
  const list = async (asked: object) => value(school, listCampusContents, asked, { as: campusAdmin })
  const all = await list({ page: 0 })
  expect(all).toMatchObject({ total: 2, total_pages: 1 })
  expect(all.report.map(({ content_id }) => content_id).sort()).toEqual([article, assessment].sort())
  const typed = await list({ content_type: 'article' })
  expect(typed.report).toMatchObject([{ content_id: article, title: expect.stringMatching(/./), learners: 2 }])
  for (const sort of contentSorts) expect((await list({ sort, direction: 'descending' })).total).toBe(2)
  expect((await list({ sort: 'time', direction: 'descending' })).report[0]?.content_id).toBe(assessment)
  expect((await list({ page: 2 })).report).toEqual([])
})

it('counts the use of contents anew once an hour, and forgets what only deleted learners opened', async () => {
  const { owner } = school.database
  await owner
    .updateTable('users')
    .set({ is_deleted: true })
    .where('user_id', '=', people.learnerThere.user_id)
    .execute()
  const there = async () => (await value(school, listContentUse, { institution_id: 20 }, { as: admin })).report.length
  school.clock.now = new Date('2026-03-21T08:30:00Z')
  await gather()
  expect(await there()).toBe(1)
  school.clock.now = new Date('2026-03-21T09:30:00Z')
  await gather()
  expect(await there()).toBe(0)
  await owner
    .updateTable('users')
    .set({ is_deleted: false })
    .where('user_id', '=', people.learnerThere.user_id)
    .execute()
  school.clock.now = new Date('2026-03-21T08:00:00Z')
})

it('tells time day by day, with its sum under the name of the specification', async () => {
  const asked = { start_date: '2026-03-18', end_date: '2026-03-21' }
  const time = await value(school, readOfficeTime, asked, { as: campusAdmin })
  expect(time).toMatchObject({ is_month_wise: false, total_time_spent_in_seconds: 60 })
  expect(time.report.map(({ time_spent_in_seconds }) => time_spent_in_seconds)).toEqual([0, 60, 0, 0])
  expect((await value(school, readOfficeTime, {}, { as: campusAdmin })).report[0]?.day).toBe('2026-03-19')
  expect(await call(school, readOfficeTime, { start_date: '2027-01-01' }, { as: campusAdmin })).toEqual({
    ok: false,
    refusal: 'start_after_today',
  })
})

it('says what needs doing in one campus, or in how many campuses, each count that of its list', async () => {
  const own = await value(school, listActionable, {}, { as: campusAdmin })
  const { tasks } = await value(school, listOfficeTasks, {}, { as: campusAdmin })
  expect(own).toEqual({ of: 'campus', institution_id: 10, tasks })
  expect(await value(school, listActionable, { institution_id: 10 }, { as: admin })).toEqual(own)
  school.clock.now = new Date('2026-04-10T08:00:00Z')
  const all = await value(school, listActionable, {}, { as: admin })
  expect(all).toMatchObject({ of: 'campuses', tasks: expect.arrayContaining([{ kind: 'silent', count: 2 }]) })
  for (const { kind, count } of all.of === 'campuses' ? all.tasks : [])
    expect((await value(school, listCampuses, { state: kind }, { as: admin })).total).toBe(count)
  const system = await value(school, listActionable, {}, { as: schoolAdmin })
  expect(system).toMatchObject({ tasks: expect.arrayContaining([{ kind: 'silent', count: 1 }]) })
  school.clock.now = new Date('2026-03-21T08:00:00Z')
})

it('keeps the use of contents of one school from another', async () => {
  const { doors } = school.database
  const seen = await doors.inSchool({ tenant_id: 1, institution_id: 20 }, (db) =>
    db.selectFrom('rollup_institution_content').select('institution_id').distinct().execute(),
  )
  expect(seen.filter(({ institution_id }) => institution_id !== 20)).toEqual([])
  expect(await doors.inTenant(4, (db) => db.selectFrom('rollup_institution_content').selectAll().execute())).toEqual([])
})
