import { listAttempts, listModuleAttempts } from '@maktab/contracts/insights/attempt-reports'
import { readPackage, savePackage } from '@maktab/contracts/learning/packages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  classA,
  classThere,
  course,
  document,
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
  for (const table of [
    'package_states',
    'package_sittings',
    'xapi_statements',
    'users_content_attempts',
    'users_content',
    'users_lessons',
    'rollup_learner_class',
    'rollup_class_day',
  ] as const)
    await owner.deleteFrom(table).execute()
})

const as = people.learner
const where = { content_id: document, cms_course_id: course, lesson_guid: lessonTwo, class_id: classA }
const state = {
  location: 'page 3',
  suspend_data: 'a=1;ب',
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  total_time: 65,
} as const
const attempt = {
  sync_guid: '7c3f9a52-6a0e-4b8e-9d50-000000000011',
  accuracy: 80,
  is_passed: null,
  time_spent_in_seconds: 60,
}
const statement = {
  statement_id: '7c3f9a52-6a0e-4b8e-9d50-000000000021',
  verb: 'http://adlnet.gov/expapi/verbs/answered',
  object_id: 'http://school.example/1',
  object_name: 'لومړۍ پوښتنه',
  scaled: 0.8,
  success: true,
  completion: null,
  response: 'a',
  said_on: '2026-03-21T08:00:00.000Z',
}
const nothing = { state: null, attempts: [], statements: [] }
const count = async (table: 'users_content_attempts' | 'xapi_statements') =>
  Number(
    (
      await school.database.owner
        .selectFrom(table)
        .select((of) => of.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('what a package keeps', () => {
  test('goes on where it was left, on any device', async () => {
    expect(await value(school, readPackage, where, { as })).toEqual({ state: null })
    expect(await value(school, savePackage, { ...where, ...nothing, state }, { as })).toMatchObject({
      content_status: 1,
      attempts: 0,
    })
    expect(await value(school, readPackage, where, { as })).toEqual({ state })
    expect(await value(school, readPackage, where, { as: people.classmate })).toEqual({ state: null })
  })

  test('of two devices the later state stands, whichever arrives last', async () => {
    const [early, late, now] = ['06:00', '07:00', '08:00'].map((time) => new Date(`2026-03-21T${time}:00.000Z`))
    school.clock.now = now!
    await value(
      school,
      savePackage,
      { ...where, ...nothing, state: { ...state, location: 'late' } },
      { as, given: late!, sent: now! },
    )
    await value(
      school,
      savePackage,
      { ...where, ...nothing, state: { ...state, location: 'early' } },
      { as, given: early!, sent: now! },
    )
    expect((await value(school, readPackage, where, { as })).state?.location).toBe('late')
  })
})

describe('what a package tells', () => {
  test('of its questions is kept with the result, once, and is read by teacher and learner', async () => {
    const interactions = [
      {
        interaction_id: 'q1',
        type: 'choice' as const,
        description: '',
        response: 'a',
        expected: 'b',
        is_right: false,
        latency_in_seconds: 12,
      },
    ]
    for (const response of ['a', 'told anew'])
      await value(
        school,
        savePackage,
        {
          ...where,
          ...nothing,
          attempts: [{ ...attempt, interactions: interactions.map((one) => ({ ...one, response })) }],
        },
        { as },
      )
    await school.database.owner
      .updateTable('content')
      .set({
        body: JSON.stringify({
          kind: 'package',
          runtime: 'scorm_1_2',
          package_sha256: '0'.repeat(64),
          entry: 'a.html',
          file: { sha256: '0'.repeat(64), name: 'a.zip', mime_type: 'application/zip', size_bytes: 1 },
        }),
      })
      .where('content_id', '=', document)
      .execute()
    const of = { class_id: classA, content_id: document }
    for (const asked of [
      await value(school, listModuleAttempts, { ...of, user_id: as.user_id }, { as: people.teacher }),
      await value(school, listModuleAttempts, of, { as }),
    ]) {
      expect(asked.contents).toMatchObject([{ content_id: document, questions: [], is_sealed: false }])
      expect(asked.attempts).toMatchObject([{ accuracy: 80, interactions }])
    }
    expect((await call(school, listModuleAttempts, { ...of, user_id: as.user_id }, { as: people.classmate })).ok).toBe(
      false,
    )
  })

  test('of its questions is kept without a result too, and counts nowhere; a result takes its place', async () => {
    await school.database.owner
      .updateTable('content')
      .set({
        body: JSON.stringify({
          kind: 'package',
          runtime: 'scorm_1_2',
          package_sha256: '0'.repeat(64),
          entry: 'a.html',
          file: { sha256: '0'.repeat(64), name: 'a.zip', mime_type: 'application/zip', size_bytes: 1 },
        }),
      })
      .where('content_id', '=', document)
      .execute()
    const asked = (...responses: string[]) =>
      responses.map((response, index) => ({
        interaction_id: `q${index + 1}`,
        type: 'choice' as const,
        description: '',
        response,
        expected: 'b',
        is_right: null,
        latency_in_seconds: null,
      }))
    const sitting = { sync_guid: attempt.sync_guid, time_spent_in_seconds: 30, interactions: asked('a') }
    const report = async (who = as) =>
      value(school, listModuleAttempts, { class_id: classA, content_id: document, user_id: as.user_id }, { as: who })
    const [early, late, now] = ['06:00', '07:00', '08:00'].map((time) => new Date(`2026-03-21T${time}:00.000Z`))
    school.clock.now = now!
    expect(
      await value(
        school,
        savePackage,
        { ...where, ...nothing, sitting: { ...sitting, interactions: asked('a', 'b') } },
        { as, given: late!, sent: now! },
      ),
    ).toMatchObject({ attempts: 0, accuracy: null })
    // What was told before arrives later, and somebody else names the same id.
    await value(school, savePackage, { ...where, ...nothing, sitting }, { as, given: early!, sent: now! })
    await value(
      school,
      savePackage,
      { ...where, ...nothing, sitting: { ...sitting, interactions: asked('theirs') } },
      { as: people.classmate },
    )
    for (const who of [people.teacher, as]) {
      expect(await report(who)).toMatchObject({
        total: 1,
        attempts: [
          {
            sync_guid: attempt.sync_guid,
            attempt_number: null,
            accuracy: null,
            time_spent_in_seconds: 30,
            interactions: asked('a', 'b'),
          },
        ],
      })
    }
    expect(
      (
        await value(
          school,
          listAttempts,
          { class_id: classA, users_content_attempts_ids: [attempt.sync_guid], user_id: as.user_id },
          { as: people.teacher },
        )
      ).attempts,
    ).toHaveLength(1)
    expect(await count('users_content_attempts')).toBe(0)

    expect(
      await value(
        school,
        savePackage,
        { ...where, ...nothing, attempts: [{ ...attempt, interactions: asked('a', 'b', 'c') }] },
        { as },
      ),
    ).toMatchObject({ attempts: 1 })
    await value(school, savePackage, { ...where, ...nothing, sitting }, { as })
    expect(await report()).toMatchObject({
      total: 1,
      attempts: [{ attempt_number: 1, accuracy: 80, interactions: asked('a', 'b', 'c') }],
    })
  })

  test('counts once, however often and in whatever command it arrives', async () => {
    const told = { ...where, state: null, attempts: [attempt, attempt], statements: [statement, statement] }
    const command_id = '7c3f9a52-6a0e-4b8e-9d50-000000000031'
    for (const id of [command_id, command_id, undefined])
      await value(school, savePackage, told, { as, ...(id && { command_id: id }) })
    expect(await value(school, savePackage, { ...where, ...nothing }, { as })).toMatchObject({
      attempts: 1,
      accuracy: 80,
      content_status: 2,
      completion: 100,
    })
    expect([await count('users_content_attempts'), await count('xapi_statements')]).toEqual([1, 1])
    const rollup = await school.database.owner
      .selectFrom('rollup_learner_class')
      .select(['attempts', 'accuracy_sum', 'lessons_completed'])
      .executeTakeFirstOrThrow()
    expect(rollup).toMatchObject({ attempts: 1, accuracy_sum: 80, lessons_completed: 1 })
  })

  test('of two devices all results are attempts', async () => {
    const other = { ...attempt, sync_guid: '7c3f9a52-6a0e-4b8e-9d50-000000000012', accuracy: 30 }
    await Promise.all(
      [attempt, other].map((one) => value(school, savePackage, { ...where, ...nothing, attempts: [one] }, { as })),
    )
    expect(await value(school, savePackage, { ...where, ...nothing }, { as })).toMatchObject({
      attempts: 2,
      accuracy: 80,
      content_status: 2,
    })
  })

  test('is not another person’s to say: their id names nothing of mine', async () => {
    await value(school, savePackage, { ...where, ...nothing, attempts: [attempt] }, { as: people.classmate })
    expect(await value(school, savePackage, { ...where, ...nothing, attempts: [attempt] }, { as })).toMatchObject({
      attempts: 0,
      accuracy: null,
    })
  })
})

test.each([
  ['another school', { ...where, class_id: classThere }],
  ['another course', { ...where, cms_course_id: course + 1 }],
])('there is nothing in %s', async (_, place) => {
  expect(await call(school, savePackage, { ...place, ...nothing }, { as })).toEqual({ ok: false, refusal: 'not_found' })
  expect(await call(school, readPackage, place, { as })).toEqual({ ok: false, refusal: 'not_found' })
})
