import { migrateLearner, migrateTeacher } from '@maktab/contracts/access/migrations'
import { setMoves } from '@maktab/contracts/office/moves'
import { renewSession } from '@maktab/contracts/access/sessions'
import { readProfile } from '@maktab/contracts/people/profile'
import { listClasses, listClassLearners } from '@maktab/contracts/schools/classes'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { rebuildRollups } from '#features/insights/rollups.sql.ts'
import { call, value } from '../../../test/call.ts'
import { classA, classB, classThere, people, type Person } from '../../../test/school.ts'
import { openMigratingPeople } from '../../../test/migrating-people.ts'

const stage = openMigratingPeople()
const { here, comeIn, codeOf, classesOf, attempt } = stage

const { learner, classmate, teacher, principal, teacherThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const section = { user_ids: [learner.user_id], to_institution: 10, grade: '6', from_section: 'A', to_section: 'B' }
const campus = { ...section, to_institution: 20, to_section: 'A' }
const asked = { grade: '6', from_section: 'A', to_section: 'B' }
const askedCampus = { grade: '6', from_section: 'A', to_section: 'A', to_institution: 20 }
const signedOut = { ok: false, refusal: 'signed_out' }

describe('a learner who moves to another section', () => {
  test('is told at sign-in what is arranged, and is in the other classes afterwards, in the same session', async () => {
    await value(here(), setMoves, section, { as: campusAdmin })
    const session = await comeIn('zarghuna')
    expect(session.migration_type).toBe(0)
    expect(session.migration_json).toMatchObject({
      ...asked,
      from_institution: 10,
      to_institution: 10,
      to_institution_name: 'School 10',
      classes: [{ subject: 'maths', grade: '6', section: 'B', alias: null, class_code: await codeOf(classB) }],
    })
    const moved = await value(here(), migrateLearner, asked, { bearer: session.auth_token })
    expect(moved).toMatchObject({
      user_id: learner.user_id,
      institution_id: 10,
      migration_type: -1,
      migration_json: null,
    })
    expect(await classesOf(moved)).toEqual([classB])
    expect(await value(here(), renewSession, {}, { bearer: moved.refresh_token })).toMatchObject({
      auth_token: expect.any(String) as string,
    })
    expect((await comeIn('zarghuna')).migration_type).toBe(-1)
  })
  test('asks again after a lost answer and is answered again; nothing is done twice', async () => {
    await value(here(), setMoves, section, { as: campusAdmin })
    const session = await comeIn('zarghuna')
    await Promise.all([1, 2].map(() => value(here(), migrateLearner, asked, { bearer: session.auth_token })))
    expect(await here().database.owner.selectFrom('done_migrations').select('user_id').execute()).toHaveLength(1)
  })
  test('takes progress in the course along, and the figures of both classes stay true', async () => {
    const session = await comeIn('zarghuna')
    await attempt(session.auth_token)
    const before = await value(here(), listClasses, {}, { bearer: session.auth_token })
    await value(here(), setMoves, section, { as: campusAdmin })
    const moved = await value(here(), migrateLearner, asked, { bearer: session.auth_token })
    const after = await value(here(), listClasses, {}, { bearer: moved.auth_token })
    expect(after.list[0]?.lesson_completion).toBe(before.list[0]?.lesson_completion)
    const figures = () =>
      sql`select class_id, lessons_completed, attempts, time_spent_in_seconds from rollup_learner_class where institution_id = 10 and (attempts > 0 or time_spent_in_seconds > 0 or lessons_completed > 0) order by class_id, user_id`
        .execute(here().database.owner)
        .then(({ rows }) => rows)
    const kept = await figures()
    await here().database.doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) =>
      rebuildRollups(db, 10, here().clock.now),
    )
    expect(await figures()).toEqual(kept)
  })
  test('loses nothing that another device sends late', async () => {
    const device = await comeIn('zarghuna')
    await value(here(), setMoves, section, { as: campusAdmin })
    const given = here().clock.now
    here().clock.now = new Date(given.getTime() + 60_000)
    await value(here(), migrateLearner, asked, { bearer: (await comeIn('zarghuna')).auth_token })
    expect(await attempt(device.auth_token)).toEqual({ ok: false, refusal: 'not_found' })
    expect((await attempt(device.auth_token, { given, command_id: randomUUID() })).ok).toBe(true)
  })
})

describe('a learner who moves to another campus', () => {
  const move = async () => {
    await value(here(), setMoves, campus, { as: schoolAdmin })
    const session = await comeIn('zarghuna')
    expect(session.migration_json?.to_institution_name).toBe('School 20')
    return { session, moved: await value(here(), migrateLearner, askedCampus, { bearer: session.auth_token }) }
  }

  test('goes on there with the same name, password and profile, in the classes of the section', async () => {
    const file_id = randomUUID()
    const { owner } = here().database
    await owner
      .insertInto('files')
      .values({
        institution_id: 10,
        file_id,
        user_id: learner.user_id,
        sha256: 'a'.repeat(64),
        name: 'me.jpg',
        mime_type: 'image/jpeg',
        size_bytes: 10,
        created_on: here().clock.now,
      })
      .execute()
    await owner
      .updateTable('users')
      .set({ profile_file_id: file_id, phone_number: '+93700000000', gender: 1 })
      .where('user_id', '=', learner.user_id)
      .execute()
    const { moved } = await move()
    expect(moved).toMatchObject({
      username: 'zarghuna',
      institution_id: 20,
      institution_name: 'School 20',
      active_role: 'learner',
      migration_type: -1,
    })
    expect(await classesOf(moved)).toEqual([classThere])
    expect(await value(here(), readProfile, {}, { bearer: moved.auth_token })).toMatchObject({
      phone_number: '+93700000000',
      gender: 1,
      profile_image: expect.stringContaining(file_id) as string,
    })
    expect(await comeIn('zarghuna@school.example')).toMatchObject({ user_id: moved.user_id, institution_id: 20 })
    expect(
      (await value(here(), listClassLearners, { class_id: classThere }, { as: teacherThere })).list.map(
        ({ user_id }) => user_id,
      ),
    ).toContain(moved.user_id)
  })
  test('leaves their work with the school; neither school sees the other’s', async () => {
    const session = await comeIn('zarghuna')
    await attempt(session.auth_token)
    const { moved } = await move()
    const attempts = (institution_id: number) =>
      here().database.doors.inSchool({ tenant_id: 1, institution_id }, (db) =>
        db.selectFrom('users_content_attempts').select(['user_id']).execute(),
      )
    expect(await attempts(10)).toEqual([{ user_id: learner.user_id }])
    expect(await attempts(20)).toEqual([])
    const visible = (institution_id: number) =>
      here().database.doors.inSchool({ tenant_id: 1, institution_id }, (db) =>
        db.selectFrom('users').select('user_id').where('username', '=', 'zarghuna').execute(),
      )
    expect([await visible(10), await visible(20)]).toEqual([
      [{ user_id: learner.user_id }],
      [{ user_id: moved.user_id }],
    ])
    expect(
      (await value(here(), listClassLearners, { class_id: classA }, { as: teacher })).list.map(
        ({ user_id }) => user_id,
      ),
    ).toEqual([classmate.user_id])
  })
  test('is out of the school that was left with every session, and the move cannot be repeated with an old token', async () => {
    const other = await comeIn('zarghuna')
    const { session } = await move()
    expect(await call(here(), readProfile, {}, { bearer: session.auth_token })).toEqual(signedOut)
    expect(await call(here(), readProfile, {}, { bearer: other.auth_token })).toEqual(signedOut)
    expect(await call(here(), renewSession, {}, { bearer: other.refresh_token })).toEqual({
      ok: false,
      refusal: 'session_over',
    })
    expect(await call(here(), migrateLearner, askedCampus, { bearer: session.auth_token })).toEqual(signedOut)
    // Even a token that no list of ended sessions knows opens nothing.
    expect(await call(here(), migrateLearner, askedCampus, { as: learner })).toMatchObject({ ok: false })
    expect(await here().database.owner.selectFrom('done_migrations').select('user_id').execute()).toHaveLength(1)
  })
  test('stays where a target class is gone, with nothing changed and the move still arranged', async () => {
    await value(here(), setMoves, campus, { as: schoolAdmin })
    await here()
      .database.owner.updateTable('classes')
      .set({ is_active: false })
      .where('class_id', '=', classThere)
      .execute()
    const session = await comeIn('zarghuna')
    expect(await call(here(), migrateLearner, askedCampus, { bearer: session.auth_token })).toEqual({
      ok: false,
      refusal: 'migration_target_missing',
    })
    expect(await classesOf(session)).toEqual([classA])
    expect((await comeIn('zarghuna')).migration_type).toBe(1)
  })
  test('stays where the subscription of the other school is over', async () => {
    await value(here(), setMoves, campus, { as: schoolAdmin })
    await here()
      .database.owner.updateTable('institutions')
      .set({ sub_end_date: '2026-01-01' })
      .where('institution_id', '=', 20)
      .execute()
    const session = await comeIn('zarghuna')
    expect(await call(here(), migrateLearner, askedCampus, { bearer: session.auth_token })).toEqual({
      ok: false,
      refusal: 'subscription_over',
    })
    expect(await classesOf(session)).toEqual([classA])
  })
})

describe('a teacher', () => {
  test('teaches the named classes and no others afterwards', async () => {
    await value(
      here(),
      setMoves,
      { user_ids: [teacher.user_id], to_institution: 10, class_codes: [await codeOf(classB)] },
      { as: campusAdmin },
    )
    const session = await comeIn('teacher')
    expect(session.migration_type).toBe(2)
    const moved = await value(
      here(),
      migrateTeacher,
      { to_institution: 10, class_codes: [await codeOf(classB)] },
      { bearer: session.auth_token },
    )
    expect(await classesOf(moved)).toEqual([classB])
  })
  test('takes no office along to another campus', async () => {
    await here()
      .database.owner.updateTable('users')
      .set({ roles: ['teacher', 'campus_admin'] })
      .where('user_id', '=', teacher.user_id)
      .execute()
    await value(
      here(),
      setMoves,
      { user_ids: [teacher.user_id], to_institution: 20, class_codes: [await codeOf(classThere)] },
      { as: schoolAdmin },
    )
    const session = await comeIn('teacher')
    const moved = await value(
      here(),
      migrateTeacher,
      { to_institution: 20, class_codes: [await codeOf(classThere)] },
      { bearer: session.auth_token },
    )
    expect(moved).toMatchObject({ institution_id: 20, roles: ['teacher'] })
    expect(await classesOf(moved)).toEqual([classThere])
  })
})
