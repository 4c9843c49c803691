import { listGradeTracks, saveEducationalDetails, savePersonalDetails } from '@maktab/contracts/access/sign-up-details'
import { readProfile } from '@maktab/contracts/people/profile'
import { enrolInClass, leaveClass, listAvailableSubjects } from '@maktab/contracts/schools/enrolment'
import { listClasses } from '@maktab/contracts/schools/classes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value, type Callable } from '../../../test/call.ts'
import { classA, classB, classThere, openSchool, people, type School } from '../../../test/school.ts'

const as = people.outsider
const place = { latitude: 34, longitude: 69 }
const provinces = [
  {
    id: 1,
    name: 'Kabul',
    nameFa: 'کابل',
    namePa: 'کابل',
    ...place,
    districts: [{ id: 2, name: 'Paghman', nameFa: 'پغمان', namePa: 'پغمان', ...place }],
  },
]

let school: School
let again: Callable & { close(): Promise<void> }
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await sql`update tenants set configuration = configuration || ${JSON.stringify({ regions_metadata: JSON.stringify(provinces) })}::jsonb where tenant_id = 1`.execute(
    owner,
  )
  await owner.updateTable('courses').set({ track: 'pre-medical' }).execute()
  await owner
    .insertInto('courses')
    .values({ tenant_id: 1, course_id: 60, title: 'Ten', subject: 'maths', grade: '10', language: 'en' })
    .execute()
  again = await school.reopen()
})
afterAll(async () => {
  await again.close()
  await school.close()
})
beforeEach(() =>
  school.database.owner
    .updateTable('users')
    .set({ profile_completion_step: 1, is_self_registered: true })
    .where('user_id', '=', as.user_id)
    .execute(),
)

const step = (profile_completion_step: number) => ({ ok: true, value: { result: { profile_completion_step } } })
const refused = (refusal: string) => ({ ok: false, refusal })

describe('details', () => {
  test('are kept, and the steps go from 1 to 3', async () => {
    expect(
      await call(
        again,
        savePersonalDetails,
        {
          full_name: ' Hewad ',
          province: 'کابل',
          region: 'پغمان',
          phone_number: '۰۷۰۱۲۳۴۵۶۷',
          date_of_birth: '2012-03-21',
          gender: 0,
        },
        { as },
      ),
    ).toEqual(step(2))
    expect(
      await call(
        again,
        saveEducationalDetails,
        { grade: '6', metadata: '{"learner":{"grade":"6"}}', ep_school_name: 'other', other_school: 'Wana' },
        { as },
      ),
    ).toEqual(step(3))
    const row = await school.database.owner
      .selectFrom('users')
      .selectAll()
      .where('user_id', '=', as.user_id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      full_name: 'Hewad',
      province: 'Kabul',
      region: 'Paghman',
      phone_number: '+93701234567',
      date_of_birth: '2012-03-21',
      gender: 0,
      grade: '6',
      school_name: 'Wana',
      metadata: { learner: { grade: '6' } },
    })
    expect(await value(again, readProfile, {}, { as })).toMatchObject({
      full_name: 'Hewad',
      phone_number: '+93701234567',
      grade: '6',
      school_name: 'Wana',
    })
  })
  test('of a complete profile may be said again, and it stays complete', async () => {
    await school.database.owner
      .updateTable('users')
      .set({ profile_completion_step: 3 })
      .where('user_id', '=', as.user_id)
      .execute()
    expect(await call(again, savePersonalDetails, { full_name: 'Hewad' }, { as })).toEqual(step(3))
  })
  test('the defaults of those who are not asked are taken', async () => {
    expect(await call(again, saveEducationalDetails, { grade: 'Generic', metadata: '{}' }, { as })).toEqual(step(3))
  })
  test.each([
    [{ full_name: 'Hewad', province: 'Atlantis' }, 'details_incomplete'],
    [{ full_name: 'Hewad', date_of_birth: '2026-03-23' }, 'details_incomplete'],
    [{ full_name: 'Hewad', phone_number: '021-34567890' }, 'contact_no_invalid'],
  ])('%j is refused', async (details, refusal) =>
    expect(await call(again, savePersonalDetails, details, { as })).toEqual(refused(refusal)),
  )
  test.each([
    { grade: '99', metadata: '{}' },
    { grade: '6', metadata: '[]' },
    { grade: '6', metadata: 'no JSON' },
  ])('%j is refused, and nothing is kept', async (details) => {
    expect(await call(again, saveEducationalDetails, details, { as })).toEqual(refused('details_incomplete'))
    expect(
      (
        await school.database.owner
          .selectFrom('users')
          .select('profile_completion_step')
          .where('user_id', '=', as.user_id)
          .executeTakeFirstOrThrow()
      ).profile_completion_step,
    ).toBe(1)
  })
  test('keep the name that the school gave', async () => {
    await school.database.owner
      .updateTable('users')
      .set({ is_self_registered: false })
      .where('user_id', '=', as.user_id)
      .execute()
    expect(await call(again, savePersonalDetails, { full_name: 'Somebody Else' }, { as })).toEqual(
      refused('name_of_school'),
    )
  })
  test('nobody but learners is asked', async () => {
    expect(await call(again, savePersonalDetails, { full_name: 'x' }, { as: people.teacher })).toEqual(
      refused('role_not_allowed'),
    )
  })
  test('grades come in the order of their numbers, with their tracks', async () => {
    expect(await value(again, listGradeTracks, {}, { as })).toEqual({
      list: [
        { grade: '6', tracks: ['pre-medical'] },
        { grade: '10', tracks: [] },
      ],
    })
  })
})

describe('classes by their codes', () => {
  const codeOf = async (class_id: number) =>
    (
      await school.database.owner
        .selectFrom('classes')
        .select('class_code')
        .where('class_id', '=', class_id)
        .executeTakeFirstOrThrow()
    ).class_code
  const classesOf = async () =>
    (await value(again, listClasses, {}, { as })).list.map(({ class_id }) => class_id).sort()
  beforeEach(async () => {
    await school.database.owner.deleteFrom('sign_in_tries').execute()
    await school.database.owner
      .updateTable('classes')
      .set({ is_open_to_signup: true })
      .where('class_id', '=', classA)
      .execute()
  })

  test('every class has a code of its own, easily read', async () => {
    const codes = await Promise.all([classA, classB, classThere].map(codeOf))
    expect(new Set(codes).size).toBe(3)
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  })
  test('those that are open are listed for their grade, and a learner joins and leaves them', async () => {
    const listed = async () =>
      (await value(again, listAvailableSubjects, { grade: '6' }, { as })).list.map(
        ({ class_id, is_enrolled, teacher_name }) => ({ class_id, is_enrolled, teacher_name }),
      )
    expect(await listed()).toEqual([{ class_id: classA, is_enrolled: false, teacher_name: 'Teacher' }])
    const code = (await codeOf(classA)).toLowerCase().replace(/^(....)/, '$1-')
    for (let count = 0; count < 2; count++)
      expect(await call(again, enrolInClass, { learner_class_code: code }, { as })).toEqual({
        ok: true,
        value: { class_id: classA },
      })
    expect(await classesOf()).toEqual([classA, classB])
    expect(await listed()).toEqual([{ class_id: classA, is_enrolled: true, teacher_name: 'Teacher' }])
    expect(await call(again, leaveClass, { learner_class_code: code }, { as })).toEqual({
      ok: true,
      value: { class_id: classA },
    })
    expect(await classesOf()).toEqual([classB])
  })
  test('a class that the school put a learner into is not left by code', async () => {
    expect(await call(again, leaveClass, { learner_class_code: await codeOf(classB) }, { as })).toEqual(
      refused('not_allowed'),
    )
    expect(await classesOf()).toEqual([classB])
  })
  test('another school’s code is nobody’s here, and guessing is locked', async () => {
    expect(await call(again, enrolInClass, { learner_class_code: await codeOf(classThere) }, { as })).toEqual(
      refused('class_code_unknown'),
    )
    const answers = []
    for (let count = 0; count < 10; count++)
      answers.push(await call(again, enrolInClass, { learner_class_code: `GUESS${count}` }, { as }))
    expect(answers.at(-1)).toEqual(refused('too_many_tries'))
    expect(await call(again, enrolInClass, { learner_class_code: await codeOf(classA) }, { as })).toEqual(
      refused('too_many_tries'),
    )
  })
})
