import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { listBookmarks, saveBookmark } from '@maktab/contracts/learning/bookmarks'
import { call, value } from '../../../test/call.ts'
import {
  classA,
  classB,
  course,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  await school.database.owner.deleteFrom('users_bookmarking').execute()
})

const keep = (lesson_guid: string, is_bookmarked: boolean, more: object = {}, as: Person = people.learner) =>
  value(school, saveBookmark, { class_id: classA, lesson_guid, is_bookmarked }, { as, ...more })
const kept = async (as: Person = people.learner) =>
  (await value(school, listBookmarks, {}, { as })).list.map(({ title }) => title)

it('a lesson is kept and let go, the latest first, each for its learner', async () => {
  await keep(lessonOne, true)
  school.clock.now = new Date(school.clock.now.getTime() + 1000)
  await keep(lessonTwo, true)
  expect(await kept()).toEqual(['Lesson 2', 'Lesson 1'])
  expect(await kept(people.classmate)).toEqual([])
  expect((await value(school, listBookmarks, {}, { as: people.learner })).list[0]).toEqual({
    class_id: classA,
    course_id: course,
    lesson_guid: lessonTwo,
    title: 'Lesson 2',
    course_title: 'Mathematics 6',
    subject: 'maths',
    language: 'en',
  })
  await keep(lessonTwo, false)
  expect(await kept()).toEqual(['Lesson 1'])
})

it('what was given later counts, though it arrives first', async () => {
  const now = school.clock.now
  const earlier = new Date(now.getTime() - 60_000)
  await keep(lessonOne, false, { given: now, sent: now })
  expect(await keep(lessonOne, true, { given: earlier, sent: now })).toEqual({
    lesson_guid: lessonOne,
    is_bookmarked: false,
  })
  expect(await kept()).toEqual([])
})

it.each([
  ['a class that is not theirs', { class_id: classB, lesson_guid: lessonOne }],
  ['no lesson', { class_id: classA, lesson_guid: randomUUID() }],
])('%s is not found', async (_what, input) => {
  expect(await call(school, saveBookmark, { ...input, is_bookmarked: true }, { as: people.learner })).toMatchObject({
    ok: false,
    refusal: 'not_found',
  })
})

it('a device hears of both', async () => {
  const pull = async (cursor: string) =>
    value(school, pullLearnerStructure, { is_first_time: cursor === '' ? '1' : '0', cursor }, { as: people.learner })
  await keep(lessonOne, true)
  const first = await pull('')
  expect(first.tables.users_bookmarking).toMatchObject([
    { user_id: people.learner.user_id, class_id: classA, lesson_guid: lessonOne, is_deleted: false },
  ])
  await keep(lessonOne, false)
  expect((await pull(first.cursor)).tables.users_bookmarking).toMatchObject([
    { lesson_guid: lessonOne, is_deleted: true },
  ])
})
