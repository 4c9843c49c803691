import { migrateLearner, migrateTeacher, setMigration, withdrawMigration } from '@maktab/contracts/access/migrations'
import { renewSession, signIn, type Session } from '@maktab/contracts/access/sessions'
import { recordAttempt } from '@maktab/contracts/learning/progress'
import { readProfile } from '@maktab/contracts/people/profile'
import { listClasses, listClassLearners } from '@maktab/contracts/schools/classes'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { rebuildRollups } from '#features/insights/rollups.sql.ts'
import { call, value } from '../../../test/call.ts'
import { assessment, classA, classB, classThere, course, lessonOne, openSchool, passwordSent as password, people, type Person, type School } from '../../../test/school.ts'

const { learner, classmate, teacher, principal, teacherThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const section = { user_id: learner.user_id, to_institution: 10, grade: '6', from_section: 'A', to_section: 'B' }
const campus = { ...section, to_institution: 20, to_section: 'A' }
const asked = { grade: '6', from_section: 'A', to_section: 'B' }
const askedCampus = { grade: '6', from_section: 'A', to_section: 'A', to_institution: 20 }
const notPending = { ok: false, refusal: 'migration_not_pending' }
const signedOut = { ok: false, refusal: 'signed_out' }

let school: School | undefined
beforeEach(async () => {
  await school?.close()
  school = await openSchool()
})
afterAll(() => school?.close())

const here = (): School => school!
const comeIn = (username: string) => value(here(), signIn, { username, password })
const codeOf = async (class_id: number) => (await here().database.owner.selectFrom('classes').select('class_code').where('class_id', '=', class_id).executeTakeFirstOrThrow()).class_code
const classesOf = async ({ auth_token: bearer }: Pick<Session, 'auth_token'>) => (await value(here(), listClasses, {}, { bearer })).list.map(({ class_id }) => class_id)
const tracked = { content_id: assessment, cms_course_id: course, lesson_guid: lessonOne, class_id: classA, answers: { q1: ['a'], q2: ['5'] }, time_spent_in_seconds: 30 }
const attempt = (bearer: string, more: { given?: Date; command_id?: string } = {}) =>
  call(here(), recordAttempt, { enc_data: Buffer.from(JSON.stringify({ ...tracked, sync_guid: randomUUID() })).toString('base64url') }, { bearer, ...more })

describe('a learner who moves to another section', () => {
  test('is told at sign-in what is arranged, and is in the other classes afterwards, in the same session', async () => {
    await value(here(), setMigration, section, { as: campusAdmin })
    const session = await comeIn('zarghuna')
    expect(session.migration_type).toBe(0)
    expect(session.migration_json).toMatchObject({ ...asked, from_institution: 10, to_institution: 10, to_institution_name: 'School 10', classes: [{ subject: 'maths', grade: '6', section: 'B', alias: null, class_code: await codeOf(classB) }] })
    const moved = await value(here(), migrateLearner, asked, { bearer: session.auth_token })
    expect(moved).toMatchObject({ user_id: learner.user_id, institution_id: 10, migration_type: -1, migration_json: null })
    expect(await classesOf(moved)).toEqual([classB])
    expect(await value(here(), renewSession, {}, { bearer: moved.refresh_token })).toMatchObject({ auth_token: expect.any(String) as string })
    expect((await comeIn('zarghuna')).migration_type).toBe(-1)
  })
  test('asks again after a lost answer and is answered again; nothing is done twice', async () => {
    await value(here(), setMigration, section, { as: campusAdmin })
    const session = await comeIn('zarghuna')
    await Promise.all([1, 2].map(() => value(here(), migrateLearner, asked, { bearer: session.auth_token })))
    expect(await here().database.owner.selectFrom('done_migrations').select('user_id').execute()).toHaveLength(1)
  })
  test('takes progress in the course along, and the figures of both classes stay true', async () => {
    const session = await comeIn('zarghuna')
    await attempt(session.auth_token)
    const before = await value(here(), listClasses, {}, { bearer: session.auth_token })
    await value(here(), setMigration, section, { as: campusAdmin })
    const moved = await value(here(), migrateLearner, asked, { bearer: session.auth_token })
    const after = await value(here(), listClasses, {}, { bearer: moved.auth_token })
    expect(after.list[0]?.lesson_completion).toBe(before.list[0]?.lesson_completion)
    const figures = () => sql`select class_id, lessons_completed, attempts, time_spent_in_seconds from rollup_class where institution_id = 10 and (attempts > 0 or time_spent_in_seconds > 0 or lessons_completed > 0) order by 1`.execute(here().database.owner).then(({ rows }) => rows)
    const kept = await figures()
    await here().database.doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) => rebuildRollups(db, 10, here().clock.now))
    expect(await figures()).toEqual(kept)
  })
  test('loses nothing that another device sends late', async () => {
    const device = await comeIn('zarghuna')
    await value(here(), setMigration, section, { as: campusAdmin })
    const given = here().clock.now
    here().clock.now = new Date(given.getTime() + 60_000)
    await value(here(), migrateLearner, asked, { bearer: (await comeIn('zarghuna')).auth_token })
    expect(await attempt(device.auth_token)).toEqual({ ok: false, refusal: 'not_found' })
    expect((await attempt(device.auth_token, { given, command_id: randomUUID() })).ok).toBe(true)
  })
})

describe('a learner who moves to another campus', () => {
  const move = async () => {
    await value(here(), setMigration, campus, { as: schoolAdmin })
    const session = await comeIn('zarghuna')
    expect(session.migration_json?.to_institution_name).toBe('School 20')
    return { session, moved: await value(here(), migrateLearner, askedCampus, { bearer: session.auth_token }) }
  }

  test('goes on there with the same name, password and profile, in the classes of the section', async () => {
    const file_id = randomUUID()
    const { owner } = here().database
    await owner.insertInto('files').values({ institution_id: 10, file_id, user_id: learner.user_id, sha256: 'a'.repeat(64), name: 'me.jpg', mime_type: 'image/jpeg', size_bytes: 10, created_on: here().clock.now }).execute()
    await owner.updateTable('users').set({ profile_file_id: file_id, phone_number: '+93700000000', gender: 1 }).where('user_id', '=', learner.user_id).execute()
    const { moved } = await move()
    expect(moved).toMatchObject({ username: 'zarghuna', institution_id: 20, institution_name: 'School 20', active_role: 'learner', migration_type: -1 })
    expect(await classesOf(moved)).toEqual([classThere])
    expect(await value(here(), readProfile, {}, { bearer: moved.auth_token })).toMatchObject({ phone_number: '+93700000000', gender: 1, profile_image: expect.stringContaining(file_id) as string })
    expect(await comeIn('zarghuna@school.example')).toMatchObject({ user_id: moved.user_id, institution_id: 20 })
    expect((await value(here(), listClassLearners, { class_id: classThere }, { as: teacherThere })).list.map(({ user_id }) => user_id)).toContain(moved.user_id)
  })
  test('leaves their work with the school; neither school sees the other’s', async () => {
    const session = await comeIn('zarghuna')
    await attempt(session.auth_token)
    const { moved } = await move()
    const attempts = (institution_id: number) => here().database.doors.inSchool({ tenant_id: 1, institution_id }, (db) => db.selectFrom('users_content_attempts').select(['user_id']).execute())
    expect(await attempts(10)).toEqual([{ user_id: learner.user_id }])
    expect(await attempts(20)).toEqual([])
    const visible = (institution_id: number) => here().database.doors.inSchool({ tenant_id: 1, institution_id }, (db) => db.selectFrom('users').select('user_id').where('username', '=', 'zarghuna').execute())
    expect([await visible(10), await visible(20)]).toEqual([[{ user_id: learner.user_id }], [{ user_id: moved.user_id }]])
    expect((await value(here(), listClassLearners, { class_id: classA }, { as: teacher })).list.map(({ user_id }) => user_id)).toEqual([classmate.user_id])
  })
  test('is out of the school that was left with every session, and the move cannot be repeated with an old token', async () => {
    const other = await comeIn('zarghuna')
    const { session } = await move()
    expect(await call(here(), readProfile, {}, { bearer: session.auth_token })).toEqual(signedOut)
    expect(await call(here(), readProfile, {}, { bearer: other.auth_token })).toEqual(signedOut)
    expect(await call(here(), renewSession, {}, { bearer: other.refresh_token })).toEqual({ ok: false, refusal: 'session_over' })
    expect(await call(here(), migrateLearner, askedCampus, { bearer: session.auth_token })).toEqual(signedOut)
    // Even a token that no list of ended sessions knows opens nothing.
    expect(await call(here(), migrateLearner, askedCampus, { as: learner })).toMatchObject({ ok: false })
    expect(await here().database.owner.selectFrom('done_migrations').select('user_id').execute()).toHaveLength(1)
  })
  test('stays where a target class is gone, with nothing changed and the move still arranged', async () => {
    await value(here(), setMigration, campus, { as: schoolAdmin })
    await here().database.owner.updateTable('classes').set({ is_active: false }).where('class_id', '=', classThere).execute()
    const session = await comeIn('zarghuna')
    expect(await call(here(), migrateLearner, askedCampus, { bearer: session.auth_token })).toEqual({ ok: false, refusal: 'migration_target_missing' })
    expect(await classesOf(session)).toEqual([classA])
    expect((await comeIn('zarghuna')).migration_type).toBe(1)
  })
  test('stays where the subscription of the other school is over', async () => {
    await value(here(), setMigration, campus, { as: schoolAdmin })
    await here().database.owner.updateTable('institutions').set({ sub_end_date: '2026-01-01' }).where('institution_id', '=', 20).execute()
    const session = await comeIn('zarghuna')
    expect(await call(here(), migrateLearner, askedCampus, { bearer: session.auth_token })).toEqual({ ok: false, refusal: 'subscription_over' })
    expect(await classesOf(session)).toEqual([classA])
  })
})

describe('a teacher', () => {
  test('teaches the named classes and no others afterwards', async () => {
    await value(here(), setMigration, { user_id: teacher.user_id, to_institution: 10, class_codes: [await codeOf(classB)] }, { as: campusAdmin })
    const session = await comeIn('teacher')
    expect(session.migration_type).toBe(2)
    const moved = await value(here(), migrateTeacher, { to_institution: 10, class_codes: [await codeOf(classB)] }, { bearer: session.auth_token })
    expect(await classesOf(moved)).toEqual([classB])
  })
  test('takes no office along to another campus', async () => {
    await here().database.owner.updateTable('users').set({ roles: ['teacher', 'campus_admin'] }).where('user_id', '=', teacher.user_id).execute()
    await value(here(), setMigration, { user_id: teacher.user_id, to_institution: 20, class_codes: [await codeOf(classThere)] }, { as: schoolAdmin })
    const session = await comeIn('teacher')
    const moved = await value(here(), migrateTeacher, { to_institution: 20, class_codes: [await codeOf(classThere)] }, { bearer: session.auth_token })
    expect(moved).toMatchObject({ institution_id: 20, roles: ['teacher'] })
    expect(await classesOf(moved)).toEqual([classThere])
  })
})

describe('nobody moves without it being arranged', () => {
  test('nor elsewhere than it was arranged', async () => {
    expect(await call(here(), migrateLearner, asked, { bearer: (await comeIn('zarghuna')).auth_token })).toEqual(notPending)
    await value(here(), setMigration, section, { as: campusAdmin })
    const { auth_token: bearer } = await comeIn('zarghuna')
    for (const forged of [{ ...asked, to_institution: 20 }, { ...asked, to_institution: 30 }, { ...asked, to_section: 'A' }, { ...asked, grade: '7' }]) {
      expect(await call(here(), migrateLearner, forged, { bearer })).toEqual(notPending)
    }
    expect(await classesOf({ auth_token: bearer })).toEqual([classA])
  })
  test('nor to another school or section than was arranged, where another school was', async () => {
    await value(here(), setMigration, campus, { as: schoolAdmin })
    const { auth_token: bearer } = await comeIn('zarghuna')
    for (const forged of [asked, { ...askedCampus, to_institution: 30 }, { ...askedCampus, to_section: 'B' }, { ...askedCampus, grade: '7' }, { ...askedCampus, from_section: 'B' }]) {
      expect(await call(here(), migrateLearner, forged, { bearer })).toEqual(notPending)
    }
    expect((await comeIn('zarghuna')).institution_id).toBe(10)
  })
  test('nor by what was arranged for somebody else', async () => {
    await value(here(), setMigration, campus, { as: schoolAdmin })
    expect(await call(here(), migrateLearner, askedCampus, { bearer: (await comeIn('spogmai')).auth_token })).toEqual(notPending)
  })
  test('nor after it was withdrawn', async () => {
    await value(here(), setMigration, section, { as: campusAdmin })
    await value(here(), withdrawMigration, { user_id: learner.user_id }, { as: campusAdmin })
    const session = await comeIn('zarghuna')
    expect(session.migration_type).toBe(-1)
    expect(await call(here(), migrateLearner, asked, { bearer: session.auth_token })).toEqual(notPending)
  })
  test('the door between schools opens for nobody else: not from another school, not from another tenant, not for another role of the database', async () => {
    await value(here(), setMigration, campus, { as: schoolAdmin })
    const { database } = here()
    const through = (scope: { tenant_id: number; institution_id: number }, user_id = learner.user_id) =>
      database.doors.inSchool(scope, (db) => sql<{ became: number | null }>`select move_to_institution(${user_id}, now()) as became`.execute(db)).then(({ rows }) => rows[0]?.became)
    expect(await through({ tenant_id: 1, institution_id: 20 })).toBeNull()
    expect(await through({ tenant_id: 4, institution_id: 10 })).toBeNull()
    expect(await through({ tenant_id: 4, institution_id: 30 })).toBeNull()
    expect(await through({ tenant_id: 1, institution_id: 10 }, classmate.user_id)).toBeNull()
    expect(await database.db.transaction().execute((db) => sql<{ became: number | null }>`select move_to_institution(${learner.user_id}, now()) as became`.execute(db)).then(({ rows }) => rows[0]?.became)).toBeNull()
    await value(here(), setMigration, section, { as: campusAdmin })
    expect(await through({ tenant_id: 1, institution_id: 10 })).toBeNull()
    const { rows } = await sql<{ grantee: string }>`select grantee::text from information_schema.role_routine_grants where routine_name = 'move_to_institution' and grantee = 'PUBLIC'`.execute(database.owner)
    expect(rows).toEqual([])
    await expect(database.doors.inTenant(1, (db) => db.deleteFrom('credentials').where('user_id', '=', learner.user_id).execute())).rejects.toThrow('permission denied')
  })
})

describe('whoever administers', () => {
  test.each([
    ['a campus admin sends nobody to another campus', campusAdmin, campus, 'not_allowed'],
    ['a campus admin does not find people of another campus', { ...campusAdmin, institution_id: 20 }, section, 'not_found'],
    ['nobody finds people of another tenant', schoolAdmin, { ...section, user_id: people.learnerAbroad.user_id }, 'not_found'],
    ['nobody sends somebody to another tenant', schoolAdmin, { ...section, to_institution: 30 }, 'migration_target_missing'],
    ['nobody sends somebody to a section that is not there', schoolAdmin, { ...section, to_section: 'Z' }, 'migration_target_missing'],
    ['nobody sends a learner into another grade', schoolAdmin, { ...section, grade: '7' }, 'migration_source_missing'],
    ['nobody sends a principal', schoolAdmin, { user_id: principal.user_id, to_institution: 20, class_codes: ['ABCD2345'] }, 'not_allowed'],
  ])('%s', async (_, as, input, refusal) => expect(await call(here(), setMigration, input, { as })).toEqual({ ok: false, refusal }))

  test('a campus admin withdraws nothing of another campus', async () => {
    await value(here(), setMigration, section, { as: schoolAdmin })
    expect(await call(here(), withdrawMigration, { user_id: learner.user_id }, { as: { ...campusAdmin, institution_id: 20 } })).toEqual({ ok: false, refusal: 'not_found' })
    expect((await comeIn('zarghuna')).migration_type).toBe(0)
  })
  test('arranging again takes the place of what was arranged', async () => {
    await value(here(), setMigration, section, { as: campusAdmin })
    expect(await value(here(), setMigration, campus, { as: schoolAdmin })).toMatchObject({ migration_type: 1, migration_json: { to_institution: 20 } })
    expect((await comeIn('zarghuna')).migration_type).toBe(1)
  })
})
