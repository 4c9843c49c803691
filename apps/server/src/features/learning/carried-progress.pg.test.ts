import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { readClassSummary } from '@maktab/contracts/insights/learner-reports'
import { carryProgress } from '@maktab/contracts/learning/carried-progress'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rebuildRollups } from '#features/insights/rollups.sql.ts'
import { call, value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

const { learner, classmate, outsider, principal, principalThere } = people
const office: Person = { ...principal, role: 'campus_admin' }
const officeThere: Person = { ...principalThere, role: 'campus_admin' }

let school: School
let codes: { readonly a: string; readonly b: string }
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner
    .insertInto('users_classes')
    .values({ institution_id: 10, user_id: learner.user_id, class_id: classB, role: 'learner' })
    .execute()
  const rows = await owner.selectFrom('classes').select(['class_id', 'class_code']).execute()
  const codeOf = (class_id: number) => rows.find((row) => row.class_id === class_id)!.class_code
  codes = { a: codeOf(classA), b: codeOf(classB) }
})
afterAll(() => school.close())
beforeEach(async () => {
  for (const table of [
    'users_content_attempts',
    'users_content',
    'users_lessons',
    'rollup_learner_class',
    'rollup_class_day',
    'rollup_learner_day',
  ] as const)
    await school.database.owner.deleteFrom(table).execute()
})

const as = learner
const inClass = (class_id: number) => ({ content_id: article, cms_course_id: course, lesson_guid: lessonOne, class_id })
const read = (class_id: number, seconds: number) =>
  value(
    school,
    saveTime,
    { ...inClass(class_id), content_status: 1, content_type: 'article', total_time_in_seconds: seconds },
    { as },
  )
const finish = (class_id: number) =>
  value(school, saveStatus, { ...inClass(class_id), content_status: 2, completion: 100 }, { as })
const answer = (class_id: number, answers: Record<string, string[]>) =>
  value(
    school,
    recordAttempt,
    {
      enc_data: Buffer.from(
        JSON.stringify({
          ...inClass(class_id),
          content_id: assessment,
          sync_guid: randomUUID(),
          answers,
          time_spent_in_seconds: 30,
        }),
      ).toString('base64url'),
    },
    { as },
  )
const right = { q1: ['a'], q2: ['5'] }
const wrong = { q1: ['b'], q2: ['1'] }
const carry = (
  by: Person = as,
  more: { readonly user_id?: number; readonly from_class_code?: string; readonly to_class_code?: string } = {},
) =>
  call(
    school,
    carryProgress,
    { user_id: learner.user_id, from_class_code: codes.a, to_class_code: codes.b, ...more },
    { as: by },
  )
const lessonIn = async (class_id: number) =>
  (await value(school, listLessons, { course_id: course, class_id }, { as })).list[0]!
const contentsIn = async (class_id: number) =>
  (await value(school, listModules, { course_id: course, lesson_guid: lessonOne, class_id }, { as })).modules.map(
    ({ content_status, accuracy, attempts, time_spent_in_seconds }) => ({
      content_status,
      accuracy,
      attempts,
      time_spent_in_seconds,
    }),
  )
const summaryOf = async (class_id: number) => value(school, readClassSummary, { class_id }, { as })
const untouched = { content_status: 0, accuracy: null, attempts: 0, time_spent_in_seconds: 0 }
const figures = () =>
  sql`select class_id, lessons_completed, attempts, time_spent_in_seconds from rollup_learner_class where institution_id = 10 and class_id in (${classA}, ${classB}) order by class_id, user_id`
    .execute(school.database.owner)
    .then(({ rows }) => rows)

/** What the writes kept is what the rows say. */
async function expectTrueFigures(): Promise<void> {
  const kept = await figures()
  const lessons = () =>
    sql`select * from users_lessons order by user_id, class_id, lesson_guid`
      .execute(school.database.owner)
      .then(({ rows }) => rows)
  const standing = await lessons()
  await school.database.doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) =>
    rebuildRollups(db, 10, school.clock.now),
  )
  expect(await figures()).toEqual(kept)
  expect(await lessons()).toEqual(standing)
}

describe('progress in a class', () => {
  test('goes along to another of the same course, and is in the first no more', async () => {
    await read(classA, 60)
    await finish(classA)
    await answer(classA, right)
    const [lesson, contents, summary] = [await lessonIn(classA), await contentsIn(classA), await summaryOf(classA)]
    expect(lesson).toMatchObject({ completion: 100, content_status: 2 })
    expect(await carry()).toEqual({ ok: true, value: { lessons: 1, contents: 2 } })
    expect(await lessonIn(classB)).toEqual(lesson)
    expect(await contentsIn(classB)).toEqual(contents)
    expect(await summaryOf(classB)).toEqual({ ...summary, class_name: { ...summary.class_name, section: 'B' } })
    expect(await lessonIn(classA)).toMatchObject({ completion: 0, content_status: 0 })
    expect(await contentsIn(classA)).toEqual([untouched, untouched])
    expect(await figures()).toMatchObject([
      { class_id: classA, lessons_completed: 0, time_spent_in_seconds: 0, attempts: 1 },
      { class_id: classB, lessons_completed: 1, time_spent_in_seconds: 60 },
    ])
    expect(await school.database.owner.selectFrom('users_content_attempts').select('class_id').execute()).toEqual([
      { class_id: classA },
    ])
  })

  test('is put together with what was done in the other already: nothing is lost, nothing counts twice', async () => {
    await read(classA, 60)
    await answer(classA, right)
    await finish(classB)
    await read(classB, 20)
    await answer(classB, wrong)
    expect(await lessonIn(classB)).toMatchObject({ completion: 50, content_status: 1 })
    expect(await carry()).toEqual({ ok: true, value: { lessons: 1, contents: 2 } })
    expect(await contentsIn(classB)).toEqual([
      { content_status: 2, accuracy: null, attempts: 0, time_spent_in_seconds: 80 },
      { content_status: 2, accuracy: 100, attempts: 2, time_spent_in_seconds: 0 },
    ])
    expect(await lessonIn(classB)).toMatchObject({ completion: 100, content_status: 2 })
    expect(await figures()).toMatchObject([
      { lessons_completed: 0, time_spent_in_seconds: 0 },
      { lessons_completed: 1, time_spent_in_seconds: 80 },
    ])
    await expectTrueFigures()
  })

  test('of a lesson that both completed counts once', async () => {
    for (const class_id of [classA, classB]) {
      await finish(class_id)
      await answer(class_id, right)
    }
    expect((await carry()).ok).toBe(true)
    expect(await figures()).toMatchObject([{ lessons_completed: 0 }, { lessons_completed: 1 }])
    await expectTrueFigures()
  })

  test('is brought once, however often it is asked for', async () => {
    await read(classA, 60)
    await Promise.all([carry(), carry(), carry()])
    expect(await carry()).toEqual({ ok: true, value: { lessons: 0, contents: 0 } })
    expect((await contentsIn(classB))[0]).toMatchObject({ time_spent_in_seconds: 60 })
    expect(await carry(as, { to_class_code: codes.a })).toEqual({ ok: true, value: { lessons: 0, contents: 0 } })
    expect((await contentsIn(classB))[0]).toMatchObject({ time_spent_in_seconds: 60 })
  })

  test('goes on in the other class as if it had begun there', async () => {
    await read(classA, 60)
    await carry()
    await read(classB, 10)
    await finish(classB)
    await answer(classB, right)
    expect(await lessonIn(classB)).toMatchObject({ completion: 100, content_status: 2 })
    await expectTrueFigures()
  })
})

describe('who may bring it', () => {
  const unknown = { ok: false, refusal: 'class_code_unknown' }

  test('the office of the school may, as the code was typed; another school’s may not', async () => {
    await read(classA, 60)
    expect(await carry(officeThere)).toEqual(unknown)
    expect(await carry(office, { from_class_code: ` ${codes.a.toLowerCase()} ` })).toEqual({
      ok: true,
      value: { lessons: 1, contents: 1 },
    })
  })
  test('nobody brings another learner’s, nor from or to a class of somebody else', async () => {
    await read(classA, 60)
    expect(await carry(classmate)).toEqual(unknown)
    expect(await carry(classmate, { user_id: classmate.user_id })).toEqual(unknown)
    expect(await carry(outsider, { user_id: outsider.user_id })).toEqual(unknown)
    expect(await carry(as, { from_class_code: 'ZZZZZZZZ' })).toEqual(unknown)
    expect((await contentsIn(classA))[0]).toMatchObject({ time_spent_in_seconds: 60 })
  })
  test('not into a class of another course', async () => {
    const { owner } = school.database
    await owner
      .insertInto('courses')
      .values({ tenant_id: 1, course_id: 59, title: 'Other', subject: 'science', grade: '6', language: 'en' })
      .execute()
    await owner.updateTable('classes').set({ course_id: 59 }).where('class_id', '=', classB).execute()
    expect(await carry()).toEqual({ ok: false, refusal: 'course_differs' })
  })
})
