import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listCourses } from '@maktab/contracts/content/courses'
import { saveStatus } from '@maktab/contracts/learning/progress'
import { recommendAround, recommendLessons } from '@maktab/contracts/learning/recommendations'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  course,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { setWork } from '../../../test/work.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  const { owner } = school.database
  for (const table of [
    'score_entries',
    'submissions',
    'assignments_users',
    'assignments_classes',
    'assignments',
    'rollup_learner_class',
    'rollup_class_day',
    'users_lessons',
    'users_content',
    'skills_content',
    'skills',
  ] as const)
    await owner.deleteFrom(table).execute()
  school.clock.now = new Date('2026-03-21T08:00:00.000Z')
})

const later = (days: number) => void (school.clock.now = new Date(school.clock.now.getTime() + days * 86_400_000))
const complete = (lesson_guid: string, content_id: number, as: Person = people.learner, content_status: 1 | 2 = 2) =>
  value(
    school,
    saveStatus,
    {
      cms_course_id: course,
      lesson_guid,
      class_id: classA,
      content_id,
      content_status,
      completion: content_status === 2 ? 100 : 10,
    },
    { as },
  )
const said = async (as: Person = people.learner) =>
  (await value(school, recommendLessons, {}, { as })).list.map(({ reason, title }) => `${reason} ${title}`)

describe('recommendations', () => {
  it('of a beginner are the first lessons, each with all that its card shows', async () => {
    const { list } = await value(school, recommendLessons, {}, { as: people.learner })
    expect(list).toEqual([
      {
        reason: 'next',
        class_id: classA,
        course_id: course,
        lesson_guid: lessonOne,
        title: 'Lesson 1',
        subject: 'maths',
        language: 'en',
        completion: 0,
        content_status: 0,
        accuracy: null,
        days: null,
        due_date: null,
        about: '',
      },
    ])
  })

  it('follow what the learner did, and in time bring it back', async () => {
    await complete(lessonTwo, document, people.learner, 1)
    expect(await said()).toEqual(['unfinished Lesson 2', 'next Lesson 1'])
    await complete(lessonTwo, document)
    expect(await said()).toEqual([])
    later(15)
    expect(await said()).toEqual([])
    later(1)
    expect((await value(school, recommendLessons, {}, { as: people.learner })).list).toMatchObject([
      { reason: 'review', title: 'Lesson 2', days: 16 },
    ])
  })

  it('begin with open work', async () => {
    await setWork(school, { title: 'Homework', lesson_guids: [lessonTwo], cms_content_ids: [document] })
    expect((await value(school, recommendLessons, {}, { as: people.learner })).list[0]).toMatchObject({
      reason: 'assigned',
      title: 'Lesson 2',
      about: 'Homework',
      due_date: expect.stringMatching(/^2026/),
    })
  })

  it('know weak results', async () => {
    await complete(lessonOne, article)
    await complete(lessonOne, assessment)
    await school.database.owner
      .updateTable('users_content')
      // Once right, once nearly wrong: the average of both counts.
      .set({ accuracy: 100, accuracy_sum: 110, attempts: 2 })
      .where('content_id', '=', assessment)
      .execute()
    await school.database.owner.updateTable('users_lessons').set({ is_completed: true, completion: 100 }).execute()
    expect((await value(school, recommendLessons, {}, { as: people.learner })).list).toMatchObject([
      { reason: 'weak', title: 'Lesson 1', accuracy: 55 },
      { reason: 'next', title: 'Lesson 2' },
    ])
  })

  it('know where the class is, of the last week and of others alone', async () => {
    await complete(lessonTwo, document, people.classmate, 1)
    expect(await said()).toEqual(['class_now Lesson 2', 'next Lesson 1'])
    expect(await said(people.classmate)).toEqual(['unfinished Lesson 2', 'next Lesson 1'])
    later(8)
    expect(await said()).toEqual(['next Lesson 1'])
  })

  it('are of one’s own classes: nobody learns what another class or school does', async () => {
    await complete(lessonTwo, document, people.classmate, 1)
    expect(await said(people.outsider)).toEqual(['next Lesson 1'])
    expect(await said(people.learnerThere)).toEqual(['next Lesson 1'])
  })
})

describe('beside a lesson', () => {
  const place = { class_id: classA, course_id: course, lesson_guid: lessonOne }

  it('stand lessons that train the same skill, then the next one', async () => {
    const { owner } = school.database
    await owner
      .insertInto('skills')
      .values({ tenant_id: 1, skill_id: 71, title: 'Parts of a whole', subject: 'maths' })
      .execute()
    await owner
      .insertInto('skills_content')
      .values([article, document].map((content_id) => ({ tenant_id: 1, skill_id: 71, content_id })))
      .execute()
    const { list } = await value(school, recommendAround, place, { as: people.learner })
    expect(list).toMatchObject([{ reason: 'skill', title: 'Lesson 2', about: 'Parts of a whole' }])
  })

  it('or the next one alone', async () => {
    const { list } = await value(school, recommendAround, place, { as: people.learner })
    expect(list).toMatchObject([{ reason: 'next', title: 'Lesson 2', about: 'Lesson 1' }])
  })

  it.each([
    ['another class', { ...place, class_id: classB }],
    ['another course', { ...place, course_id: 999 }],
    ['no lesson', { ...place, lesson_guid: randomUUID() }],
  ])('%s is not found', async (_what, input) => {
    expect(await call(school, recommendAround, input, { as: people.learner })).toMatchObject({
      ok: false,
      refusal: 'not_found',
    })
  })
})

describe('courses of a grade', () => {
  it('are those of the learner’s own grades, where none is named, with their class and how far they are', async () => {
    await complete(lessonTwo, document)
    const { grades, list } = await value(school, listCourses, {}, { as: people.learner })
    expect(grades).toEqual(['6'])
    expect(list).toEqual([
      {
        course_id: course,
        class_id: classA,
        title: 'Mathematics 6',
        subject: 'maths',
        grade: '6',
        language: 'en',
        total_lessons: 2,
        lesson_completion: 50,
      },
    ])
    expect((await value(school, listCourses, { grade: '7' }, { as: people.learner })).list).toEqual([])
  })

  it('leave out what the school does not have', async () => {
    const { owner } = school.database
    await owner
      .insertInto('courses')
      .values([
        { tenant_id: 1, course_id: 58, title: 'Offered', subject: 'science', grade: '6', language: 'en' },
        {
          tenant_id: 1,
          course_id: 59,
          title: 'Another team’s',
          subject: 'science',
          grade: '6',
          language: 'en',
          repository: '98|KP',
        },
      ])
      .execute()
    const { list } = await value(school, listCourses, { grade: '6' }, { as: people.learner })
    expect(list.map(({ title, class_id }) => [title, class_id])).toEqual([
      ['Mathematics 6', classA],
      ['Offered', null],
    ])
  })
})
