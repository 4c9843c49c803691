import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { readPrincipalDashboard } from '@maktab/contracts/insights/dashboard'
import { readResultSummary } from '@maktab/contracts/insights/result-summaries'
import { saveBookmark } from '@maktab/contracts/learning/bookmarks'
import { saveStatus } from '@maktab/contracts/learning/progress'
import { listClasses, listClassLearners } from '@maktab/contracts/schools/classes'
import { enrolInClass, leaveClass, listAvailableSubjects } from '@maktab/contracts/schools/enrolment'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  classA,
  classB,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

let school: School
const { learner, teacher, principal } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const notFound = { ok: false, refusal: 'not_found' }
const place = { cms_course_id: course, class_id: classA, lesson_guid: lessonOne }

beforeEach(async () => {
  await school?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const inMinutes = (minutes: number) => new Date(school.clock.now.getTime() + minutes * 60_000)
const work = (given: Date) =>
  call(
    school,
    saveStatus,
    { ...place, content_id: article, content_status: 2, completion: 100 },
    { as: learner, given, command_id: randomUUID() },
  )
const bookmark = (given: Date) =>
  call(
    school,
    saveBookmark,
    { class_id: classA, lesson_guid: lessonOne, is_bookmarked: true },
    { as: learner, given, command_id: randomUUID() },
  )
const change = (set: { is_active?: boolean; is_deleted?: boolean; archived_on?: Date; deleted_on?: Date }) =>
  school.database.owner.updateTable('classes').set(set).where('class_id', '=', classA).execute()
const membership = () =>
  school.database.owner
    .selectFrom('users_classes')
    .select(['is_deleted', 'left_on', 'joined_on'])
    .where('class_id', '=', classA)
    .where('user_id', '=', learner.user_id)
    .executeTakeFirstOrThrow()

describe('somebody who leaves a class', () => {
  let learner_class_code: string
  beforeEach(async () => {
    const { class_code } = await school.database.owner
      .updateTable('classes')
      .set({ is_open_to_signup: true })
      .where('class_id', '=', classA)
      .returning('class_code')
      .executeTakeFirstOrThrow()
    learner_class_code = class_code
  })
  const leave = () => value(school, leaveClass, { learner_class_code }, { as: learner })

  test('sends later what they did before, and it is kept; what they did afterwards is not', async () => {
    const before = school.clock.now
    school.clock.now = inMinutes(10)
    await leave()
    expect(await membership()).toMatchObject({ is_deleted: true, left_on: school.clock.now })
    school.clock.now = inMinutes(10)
    expect(await work(inMinutes(-5))).toEqual(notFound)
    expect(await bookmark(inMinutes(-5))).toEqual(notFound)
    expect((await work(before)).ok).toBe(true)
    expect((await bookmark(before)).ok).toBe(true)
  })
  test('and comes again has left no more, and leaves at another moment', async () => {
    await leave()
    await value(school, enrolInClass, { learner_class_code }, { as: learner })
    expect(await membership()).toMatchObject({ is_deleted: false, left_on: null })
    school.clock.now = inMinutes(60)
    await leave()
    expect(await membership()).toMatchObject({ is_deleted: true, left_on: school.clock.now })
  })
  test('has a moment of leaving whoever writes it, and one of joining', async () => {
    const row = await school.database.owner
      .updateTable('users_classes')
      .set({ is_deleted: true })
      .where('class_id', '=', classA)
      .where('user_id', '=', learner.user_id)
      .returning(['left_on', 'joined_on'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ left_on: expect.any(Date) as Date, joined_on: expect.any(Date) as Date })
  })
  test('finds the classes of a grade however they write it', async () => {
    for (const grade of ['6', '۶', 'Class 6', 'صنف ششم', 'VI'])
      expect((await value(school, listAvailableSubjects, { grade }, { as: learner })).list).toHaveLength(1)
  })
})

describe('an archived class', () => {
  test('is not answered, listed or counted', async () => {
    const lists = async () => [
      (await value(school, listClasses, {}, { as: learner })).list.length,
      (await value(school, readPrincipalDashboard, {}, { as: principal })).classes.length,
      (await value(school, readResultSummary, {}, { as: campusAdmin })).total,
      (await value(school, readResultSummary, {}, { as: campusAdmin })).classes.length,
    ]
    expect(await lists()).toEqual([1, 2, 2, 2])
    await change({ is_active: false })
    expect(await lists()).toEqual([0, 1, 1, 1])
    const lesson = { course_id: course, class_id: classA }
    expect(await call(school, listLessons, lesson, { as: learner })).toEqual(notFound)
    expect(await call(school, listModules, { ...lesson, lesson_guid: lessonOne }, { as: learner })).toEqual(notFound)
    expect(await call(school, listClassLearners, { class_id: classA }, { as: teacher })).toEqual(notFound)
  })
  test('is set no work', async () => {
    const set = (class_ids: number[]) =>
      call(
        school,
        createAssignment,
        {
          assignment_id: randomUUID(),
          class_ids,
          title: 'Work',
          description: 'Do it.',
          start_date: '2026-03-21T00:00:00.000Z',
          due_date: '2026-03-25T00:00:00.000Z',
          allowed_attempts: 1,
          total_score: 20,
          rubric_data: [],
          cms_content_ids: [article],
        },
        { as: teacher },
      )
    await change({ is_active: false })
    expect((await set([classA])).ok).toBe(false)
    expect((await set([classB])).ok).toBe(true)
  })
  test('takes what a device sends that did not know of it', async () => {
    await change({ is_active: false, archived_on: school.clock.now })
    expect((await work(inMinutes(-5))).ok).toBe(true)
    expect((await bookmark(inMinutes(-5))).ok).toBe(true)
  })
})

test('a deleted class takes what was given before, and nothing of later', async () => {
  await change({ is_deleted: true, deleted_on: inMinutes(-10) })
  expect(await work(inMinutes(-5))).toEqual(notFound)
  expect(await bookmark(inMinutes(-5))).toEqual(notFound)
  expect((await work(inMinutes(-15))).ok).toBe(true)
  expect((await bookmark(inMinutes(-15))).ok).toBe(true)
})
