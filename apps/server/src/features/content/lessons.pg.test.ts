import { listClassLessons, listLessons, listModules } from '@maktab/contracts/content/lessons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  questions,
  type School,
} from '../../../test/school.ts'

let school: School
const notFound = { ok: false, refusal: 'not_found' }

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  const who = { institution_id: 10, user_id: people.learner.user_id, class_id: classA, changed_on: school.clock.now }
  await owner
    .insertInto('users_content')
    .values({
      ...who,
      content_id: assessment,
      lesson_guid: lessonOne,
      content_status: 2,
      completion: 100,
      accuracy: 66.7,
      attempts: 2,
      time_spent_in_seconds: 90,
      resume_point: 'q2',
    })
    .execute()
  await owner
    .insertInto('users_lessons')
    .values({ ...who, lesson_guid: lessonOne, completed_contents: 1, total_contents: 2, completion: 50 })
    .execute()
})
afterAll(() => school.close())

describe('lessons of a course', () => {
  test('stand in order, with the progress of the caller', async () => {
    const answer = await value(school, listLessons, { course_id: course, class_id: classA }, { as: people.learner })
    expect(answer).toMatchObject({
      course_title: 'Mathematics 6',
      subject: 'maths',
      language: 'en',
      min_completion_percentage: 75,
    })
    expect(answer.list).toEqual([
      {
        lesson_guid: lessonOne,
        course_id: course,
        title: 'Lesson 1',
        summary: '',
        position: 1,
        total_contents: 2,
        completed_contents: 1,
        completion: 50,
        content_status: 1,
      },
      {
        lesson_guid: lessonTwo,
        course_id: course,
        title: 'Lesson 2',
        summary: '',
        position: 2,
        total_contents: 1,
        completed_contents: 0,
        completion: 0,
        content_status: 0,
      },
    ])
  })
  test.each([
    ['of a class of others', { course_id: course, class_id: classB }, people.learner],
    ['of another school’s class', { course_id: course, class_id: classThere }, people.learner],
    ['of a course that the class does not learn', { course_id: 52, class_id: classA }, people.learner],
    ['for a learner of another school', { course_id: course, class_id: classA }, people.learnerThere],
  ])('are not found %s', async (_which, input, as) => {
    expect(await call(school, listLessons, input, { as })).toEqual(notFound)
  })
})

describe('modules of a lesson', () => {
  test('come ready to play, with where the learner stopped', async () => {
    const { modules, title } = await value(
      school,
      listModules,
      { course_id: course, lesson_guid: lessonOne, class_id: classA },
      { as: people.learner },
    )
    expect(title).toBe('Lesson 1')
    expect(modules.map(({ content_id, position, content_type }) => [content_id, position, content_type])).toEqual([
      [article, 1, 'article'],
      [assessment, 2, 'assessment'],
    ])
    expect(modules[0]).toMatchObject({ content_status: 0, accuracy: null, attempts: 0, resume_point: '' })
    expect(modules[1]).toMatchObject({
      content_status: 2,
      completion: 100,
      accuracy: 66.7,
      attempts: 2,
      time_spent_in_seconds: 90,
      resume_point: 'q2',
      body: { kind: 'assessment', questions },
    })
  })
  test('have addresses that are signed for the reader, and differ from reader to reader', async () => {
    const urlFor = async (as: typeof people.learner | typeof people.classmate) => {
      const { modules } = await value(
        school,
        listModules,
        { course_id: course, lesson_guid: lessonTwo, class_id: classA },
        { as },
      )
      const body = modules.find(({ content_id }) => content_id === document)?.body
      return body?.kind === 'document' ? body.file.url : ''
    }
    const [one, other] = [await urlFor(people.learner), await urlFor(people.classmate)]
    expect(one).toMatch(new RegExp(`^/files/content/${'d'.repeat(64)}\\?`))
    expect(other).not.toBe(one)
    // The signature is good; the demonstration's bytes are not in this test's storage.
    expect((await school.app.inject({ url: one })).statusCode).toBe(404)
    expect((await school.app.inject({ url: one.replace('for=1.10.1001', 'for=1.10.1002') })).statusCode).toBe(403)
  })
  test.each([
    ['a teacher who does not teach the class', people.otherTeacher, classA],
    ['a learner of another class', people.outsider, classA],
    ['a learner of another school', people.learnerThere, classA],
  ])('are not found for %s', async (_who, as, class_id) => {
    expect(await call(school, listModules, { course_id: course, lesson_guid: lessonOne, class_id }, { as })).toEqual(
      notFound,
    )
  })
  test('are not found for a lesson of another course', async () => {
    const lesson_guid = '0a4f3c1e-5d1b-4f1e-8a51-0000000000ff'
    expect(
      await call(school, listModules, { course_id: course, lesson_guid, class_id: classA }, { as: people.teacher }),
    ).toEqual(notFound)
  })
})

describe('lessons of a class, for its teacher', () => {
  test('say how many of the learners completed them', async () => {
    await school.database.owner
      .insertInto('users_lessons')
      .values({
        institution_id: 10,
        user_id: people.classmate.user_id,
        class_id: classA,
        lesson_guid: lessonTwo,
        completed_contents: 1,
        total_contents: 1,
        completion: 100,
        is_completed: true,
        changed_on: school.clock.now,
      })
      .execute()
    const { list } = await value(school, listClassLessons, { class_id: classA }, { as: people.teacher })
    expect(list).toEqual([
      {
        lesson_guid: lessonOne,
        course_id: course,
        title: 'Lesson 1',
        content_ids: [article, assessment],
        lesson_completion: 0,
      },
      { lesson_guid: lessonTwo, course_id: course, title: 'Lesson 2', content_ids: [document], lesson_completion: 50 },
    ])
  })
  test('are completed by those who are at the school', async () => {
    const account = school.database.owner.updateTable('users').where('user_id', '=', people.classmate.user_id)
    await account.set({ is_deleted: true }).execute()
    const { list } = await value(school, listClassLessons, { class_id: classA }, { as: people.teacher })
    expect(list.map(({ lesson_completion }) => lesson_completion)).toEqual([0, 0])
    await account.set({ is_deleted: false }).execute()
  })
  test('are not found for a teacher of another class', async () => {
    expect(await call(school, listClassLessons, { class_id: classA }, { as: people.otherTeacher })).toEqual(notFound)
  })
})
