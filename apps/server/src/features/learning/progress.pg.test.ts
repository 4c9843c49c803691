import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  const { owner } = school.database
  await owner.deleteFrom('users_content').execute()
  await owner.deleteFrom('users_lessons').execute()
  await owner.deleteFrom('rollup_learner_class').execute()
  await owner.deleteFrom('rollup_class_day').execute()
})

const inLessonOne = { content_id: article, cms_course_id: course, lesson_guid: lessonOne, class_id: classA }
const inLessonTwo = { content_id: document, cms_course_id: course, lesson_guid: lessonTwo, class_id: classA }
const minute = { content_status: 1, content_type: 'article', total_time_in_seconds: 60 } as const
const as = people.learner

describe('time on a content', () => {
  it('is added up, call by call, and puts it in progress', async () => {
    await value(school, saveTime, { ...inLessonOne, ...minute, content_status: 0 }, { as })
    const progress = await value(school, saveTime, { ...inLessonOne, ...minute, resume_point: '12' }, { as })
    expect(progress).toEqual({
      content_id: article,
      class_id: classA,
      lesson_guid: lessonOne,
      content_status: 1,
      completion: 0,
      accuracy: null,
      attempts: 0,
      time_spent_in_seconds: 120,
      resume_point: '12',
    })
  })

  it('counts once when the command arrives many times at once', async () => {
    const command_id = '7c3f9a52-6a0e-4b8e-9d50-000000000001'
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => value(school, saveTime, { ...inLessonOne, ...minute }, { as, command_id })),
    )
    expect(new Set(answers.map(({ time_spent_in_seconds }) => time_spent_in_seconds))).toEqual(new Set([60]))
  })

  it('loses nothing when different commands arrive at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => value(school, saveTime, { ...inLessonOne, ...minute }, { as })))
    const { time_spent_in_seconds } = await value(
      school,
      saveTime,
      { ...inLessonOne, ...minute, total_time_in_seconds: 0 },
      { as },
    )
    expect(time_spent_in_seconds).toBe(480)
  })

  it('is kept for the class, on the day at the school', async () => {
    school.clock.now = new Date('2026-03-21T20:00:00Z')
    await value(school, saveTime, { ...inLessonOne, ...minute }, { as, given: new Date('2026-03-21T19:00:00Z') })
    await value(school, saveTime, { ...inLessonOne, ...minute, total_time_in_seconds: 5 }, { as })
    const days = await school.database.owner
      .selectFrom('rollup_class_day')
      .select(['day', 'time_spent_in_seconds'])
      .orderBy('day')
      .execute()
    // Half past midnight in Kabul is eight in the evening in UTC.
    expect(days).toEqual([
      { day: '2026-03-21', time_spent_in_seconds: 60 },
      { day: '2026-03-22', time_spent_in_seconds: 5 },
    ])
    const kept = await school.database.owner
      .selectFrom('rollup_learner_class')
      .select('time_spent_in_seconds')
      .executeTakeFirst()
    expect(kept?.time_spent_in_seconds).toBe(65)
  })
})

describe('the status of a content', () => {
  it('stays completed, and completes its lesson once', async () => {
    const completed = await value(school, saveStatus, { ...inLessonTwo, content_status: 1, completion: 100 }, { as })
    expect(completed).toMatchObject({ content_status: 2, completion: 100 })
    const again = await value(school, saveStatus, { ...inLessonTwo, content_status: 1, completion: 10 }, { as })
    expect(again).toMatchObject({ content_status: 2, completion: 100 })
    const lesson = await school.database.owner.selectFrom('users_lessons').selectAll().executeTakeFirstOrThrow()
    expect(lesson).toMatchObject({
      lesson_guid: lessonTwo,
      completed_contents: 1,
      total_contents: 1,
      completion: 100,
      is_completed: true,
    })
    const kept = await school.database.owner
      .selectFrom('rollup_learner_class')
      .select('lessons_completed')
      .executeTakeFirst()
    expect(kept?.lessons_completed).toBe(1)
  })

  it('completes half of a lesson of two', async () => {
    await value(school, saveStatus, { ...inLessonOne, content_status: 2 }, { as })
    const lesson = await school.database.owner.selectFrom('users_lessons').selectAll().executeTakeFirstOrThrow()
    expect(lesson).toMatchObject({ completed_contents: 1, total_contents: 2, completion: 50, is_completed: false })
  })

  it('of an assessment is not for the player to say', async () => {
    const progress = await value(
      school,
      saveStatus,
      { ...inLessonOne, content_id: assessment, content_status: 2 },
      { as },
    )
    expect(progress.content_status).toBe(1)
  })
})

it.each([
  ['a class that they do not learn in', people.learner, { ...inLessonOne, class_id: classB }],
  ['a class of another school', people.learner, { ...inLessonOne, class_id: classThere }],
  ['a content of another lesson', people.learner, { ...inLessonOne, content_id: document }],
  ['a course that the class does not have', people.learner, { ...inLessonOne, cms_course_id: course + 1 }],
  ['a class of theirs, for somebody of another class', people.outsider, inLessonOne],
  ['a class of this school, for somebody of another', people.learnerThere, inLessonOne],
])('there is nothing in %s', async (_, person, place) => {
  expect(await call(school, saveTime, { ...place, ...minute }, { as: person })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  expect(await call(school, saveStatus, { ...place, content_status: 2 }, { as: person })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
})

describe('the figures of a learner', () => {
  it('start at nothing', async () => {
    expect(await value(school, readLearnerStats, {}, { as })).toEqual({
      lessons_completed: 0,
      lessons_total: 2,
      average_accuracy: null,
      assignments_open: 0,
      time_spent_in_seconds: 0,
      resume: null,
    })
  })

  it('follow the work, and name the lesson under way', async () => {
    await value(school, saveStatus, { ...inLessonTwo, content_status: 2 }, { as })
    await value(school, saveTime, { ...inLessonOne, ...minute }, { as })
    expect(await value(school, readLearnerStats, {}, { as })).toMatchObject({
      lessons_completed: 1,
      time_spent_in_seconds: 60,
      resume: { class_id: classA, course_id: course, lesson_guid: lessonOne, title: 'Lesson 1', completion: 0 },
    })
  })
})
