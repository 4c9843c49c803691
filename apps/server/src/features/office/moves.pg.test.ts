import { migrateLearner, migrateTeacher } from '@maktab/contracts/access/migrations'
import type { Input } from '@maktab/contracts/call'
import { listMoves, previewMoves, setMoves, withdrawMoves } from '@maktab/contracts/office/moves'
import { listOfficeChanges } from '@maktab/contracts/schools/office-changes'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import pg from 'pg'
import { rebuildRollups } from '#features/insights/rollups.sql.ts'
import { call, value } from '../../../test/call.ts'
import { openMigratingPeople } from '../../../test/migrating-people.ts'
import { classA, classB, classThere, people, type Person } from '../../../test/school.ts'

const { here, comeIn, classesOf, codeOf, attempt } = openMigratingPeople()
const { learner, classmate, outsider, teacher, principal, principalThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const campusAdminThere: Person = { ...principalThere, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const both = [learner.user_id, classmate.user_id]
const toSection = { grade: '6', to_section: 'B' }
const toCampus = { grade: '6', to_section: 'A', to_institution: 20 }
const asked = { grade: '6', from_section: 'A', to_section: 'B' }
const nobody = { moved: [], kept: [] }

const set = (input: Input<typeof setMoves>, as = campusAdmin) => value(here(), setMoves, input, { as })
const pass = (ms: number) => void (here().clock.now = new Date(here().clock.now.getTime() + ms))
const list = async (as: Person, input: Input<typeof listMoves> = {}) => {
  const { list: found, ...rest } = await value(here(), listMoves, input, { as })
  return { ...rest, names: found.map(({ full_name }) => full_name), first: found[0] }
}
const figures = () =>
  sql`select class_id, lessons_completed, attempts, time_spent_in_seconds from rollup_learner_class where institution_id = 10
    and (attempts > 0 or time_spent_in_seconds > 0 or lessons_completed > 0) order by class_id, user_id`
    .execute(here().database.owner)
    .then(({ rows }) => rows)
const history = (user_id: number) =>
  value(here(), listOfficeChanges, { noun: 'user', noun_id: String(user_id) }, { as: campusAdmin }).then(
    ({ list: changes }) => changes.map(({ action, before, after }) => ({ action, before, after })),
  )

describe('many people are moved at their next sign-in', () => {
  test('each from the section in which they are; one who cannot be moved holds up nobody', async () => {
    const { user_id: gone } = outsider
    expect(await set({ ...toSection, user_ids: [...both, gone, teacher.user_id, 999_999] })).toEqual({
      moved: both,
      kept: [
        { user_id: gone, why: 'already_there' },
        { user_id: teacher.user_id, why: 'not_allowed' },
        { user_id: 999_999, why: 'not_found' },
      ],
    })
    const session = await comeIn('zarghuna')
    expect(session).toMatchObject({ migration_type: 0, migration_json: { ...asked, to_institution: 10 } })
    expect((await comeIn('spogmai')).migration_type).toBe(0)
    await value(here(), migrateLearner, asked, { bearer: session.auth_token })
    expect(await classesOf(session)).toEqual([classB])
  })
  test('a preview says the same and changes nothing', async () => {
    expect(
      await value(
        here(),
        previewMoves,
        { ...toSection, user_ids: [...both, outsider.user_id, 9] },
        { as: campusAdmin },
      ),
    ).toEqual({
      people: [
        { user_id: learner.user_id, full_name: 'Zarghuna', from_section: 'A', why: null },
        { user_id: classmate.user_id, full_name: 'Spogmai', from_section: 'A', why: null },
        { user_id: outsider.user_id, full_name: 'Hewad', from_section: null, why: 'already_there' },
        { user_id: 9, full_name: null, from_section: null, why: 'not_found' },
      ],
      classes: [{ class_id: classB, alias: null, subject: 'maths', grade: '6', section: 'B' }],
    })
    const there = await value(here(), previewMoves, { ...toCampus, user_ids: both }, { as: schoolAdmin })
    expect(there.people.map(({ why }) => why)).toEqual([null, null])
    expect(there.classes.map(({ class_id }) => class_id)).toEqual([classThere])
    expect((await list(campusAdmin)).counts).toEqual({ pending: 0, failed: 0 })
  })
  test('arranging again takes the place of what was arranged', async () => {
    await set({ ...toSection, user_ids: both })
    await set({ ...toCampus, user_ids: [learner.user_id] }, schoolAdmin)
    expect((await comeIn('zarghuna')).migration_type).toBe(1)
    expect((await comeIn('spogmai')).migration_type).toBe(0)
  })
  test('a grade and a class code are read however they were written', async () => {
    await set({ ...toSection, grade: 'صنف ششم', user_ids: [learner.user_id] })
    const { auth_token: bearer } = await comeIn('zarghuna')
    await value(here(), migrateLearner, { ...asked, grade: 'Class ۶' }, { bearer })
    expect(await classesOf({ auth_token: bearer })).toEqual([classB])

    const class_codes = [(await codeOf(classB)).toLowerCase().replace(/^..../, '$& ')]
    await set({ user_ids: [teacher.user_id], class_codes })
    const session = await comeIn(teacher.username)
    await value(here(), migrateTeacher, { to_institution: 10, class_codes }, { bearer: session.auth_token })
    expect(await classesOf(session)).toEqual([classB])
  })
})

describe('an office that moves people at once', () => {
  test('finds them in the other classes, with what they did, in the session in which they are', async () => {
    const session = await comeIn('zarghuna')
    const other = await comeIn('spogmai')
    await attempt(session.auth_token)
    await attempt(other.auth_token)
    await here()
      .database.owner.updateTable('users')
      .set({ grade: '6', section: 'A', roll_number: 7 })
      .where('user_id', '=', learner.user_id)
      .execute()
    await set({ ...toSection, user_ids: [learner.user_id] })
    expect(await set({ ...toSection, user_ids: both, is_at_once: true })).toEqual({ ...nobody, moved: both })

    expect(await classesOf(session)).toEqual([classB])
    expect(await classesOf(other)).toEqual([classB])
    expect((await comeIn('zarghuna')).migration_type).toBe(-1)
    const { rows } = await sql<{ user_id: number; attempts: number }>`
      select user_id, attempts from users_content where institution_id = 10 and class_id = ${classB} and user_id = any (${both}::bigint[]) order by 1`.execute(
      here().database.owner,
    )
    expect(rows).toEqual(both.map((user_id) => ({ user_id, attempts: 1 })))
    const kept = await figures()
    await here().database.doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) =>
      rebuildRollups(db, 10, here().clock.now),
    )
    expect(await figures()).toEqual(kept)
    expect(
      await here()
        .database.owner.selectFrom('users')
        .select(['grade', 'section', 'roll_number'])
        .where('user_id', '=', learner.user_id)
        .executeTakeFirst(),
    ).toEqual({ grade: '6', section: 'B', roll_number: null })
    expect((await list(campusAdmin, { state: 'done' })).names).toEqual(['Zarghuna', 'Spogmai'])
  })
  test('loses nothing that a device sends late', async () => {
    const device = await comeIn('zarghuna')
    const given = here().clock.now
    pass(60_000)
    await set({ ...toSection, user_ids: both, is_at_once: true })
    expect((await attempt(device.auth_token, { given, command_id: randomUUID() })).ok).toBe(true)
  })
  test('gives a teacher who has no class one, and takes no section of a learner', async () => {
    await sql`update users_classes set is_deleted = true where user_id = ${teacher.user_id}`.execute(
      here().database.owner,
    )
    const input = { user_ids: [teacher.user_id, learner.user_id], class_codes: [await codeOf(classA)] }
    expect(await set({ ...input, is_at_once: true })).toEqual({
      moved: [teacher.user_id],
      kept: [{ user_id: learner.user_id, why: 'not_allowed' }],
    })
    expect(await classesOf(await comeIn(teacher.username))).toEqual([classA])
  })
  test('sends nobody to another campus, where a session of theirs could not go', async () => {
    const input = { ...toCampus, user_ids: both, is_at_once: true }
    expect(await call(here(), setMoves, input, { as: schoolAdmin })).toEqual({
      ok: false,
      refusal: 'move_waits_for_sign_in',
    })
    expect((await list(campusAdmin)).counts.pending).toBe(0)
  })
  test('needs as many statements for many people as for one', async () => {
    const clients = pg.Client.prototype as unknown as { query(this: pg.Client, ...asked: unknown[]): unknown }
    const send = clients.query
    const countOf = async (user_ids: number[]) => {
      const counted = vi.spyOn(clients, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
        return send.apply(this, given)
      })
      expect((await set({ ...toSection, user_ids, is_at_once: true })).moved).toEqual(user_ids)
      const { length } = counted.mock.calls
      counted.mockRestore()
      return length
    }
    await attempt((await comeIn('zarghuna')).auth_token)
    const ofOne = await countOf([learner.user_id])
    pass(1_000)
    await set({ ...toSection, to_section: 'A', user_ids: [learner.user_id], is_at_once: true })
    pass(1_000)
    expect(await countOf(both)).toBe(ofOne)
  })
})

test('what an office does with moves is done once, and stands in the history', async () => {
  const command_id = randomUUID()
  const input = { ...toSection, user_ids: [learner.user_id], is_at_once: true }
  const answers = [1, 2].map(() => value(here(), setMoves, input, { as: campusAdmin, command_id }))
  expect(await Promise.all(answers)).toEqual([1, 2].map(() => ({ moved: [learner.user_id], kept: [] })))
  await set({ user_ids: [learner.user_id], grade: '6', to_section: 'A' })
  await value(here(), withdrawMoves, { user_ids: both }, { as: campusAdmin })
  expect(await history(learner.user_id)).toEqual([
    { action: 'withdraw_move', before: null, after: null },
    { action: 'arrange_move', before: { grade: '6', section: 'B' }, after: { grade: '6', section: 'A' } },
    { action: 'move', before: { grade: '6', section: 'A' }, after: { grade: '6', section: 'B' } },
  ])
  expect(await history(classmate.user_id)).toEqual([])
})

describe('nobody is moved', () => {
  test('to where their office does not reach, or where nothing is', async () => {
    const refused: [Person, Partial<Input<typeof setMoves>>, string][] = [
      [campusAdmin, toCampus, 'not_found'],
      [campusAdminThere, { ...toSection, institution_id: 10 }, 'not_found'],
      [schoolAdmin, { ...toCampus, to_institution: 30 }, 'not_found'],
      [campusAdmin, { ...toSection, to_section: 'Z' }, 'migration_target_missing'],
      [campusAdmin, { class_codes: ['ZZZZ9999'] }, 'migration_target_missing'],
      [campusAdmin, {}, 'migration_target_missing'],
    ]
    for (const [as, input, refusal] of refused)
      expect(await call(here(), setMoves, { user_ids: both, ...input }, { as })).toEqual({ ok: false, refusal })
    expect(await here().database.owner.selectFrom('pending_migrations').select('user_id').execute()).toEqual([])
  })
  test('to a campus of another school system by a school admin', async () => {
    const { owner } = here().database
    const [one, other] = await owner
      .insertInto('school_systems')
      .values(['One', 'Other'].map((name) => ({ tenant_id: 1, name })))
      .returning('school_system_id')
      .execute()
    const systems = { 10: one!, 20: other! }
    for (const [institution_id, system] of Object.entries(systems))
      await owner.updateTable('institutions').set(system).where('institution_id', '=', Number(institution_id)).execute()
    const input = { ...toCampus, user_ids: both }
    expect(await call(here(), setMoves, input, { as: schoolAdmin })).toEqual({ ok: false, refusal: 'not_found' })
    expect((await call(here(), setMoves, input, { as: { ...schoolAdmin, role: 'admin' } })).ok).toBe(true)
  })
  test('by what somebody of another campus asks, who is not of the campus that they name', async () => {
    expect(
      await set({ ...toCampus, to_institution: 20, institution_id: 20, user_ids: both }, campusAdminThere),
    ).toEqual({
      moved: [],
      kept: both.map((user_id) => ({ user_id, why: 'not_found' })),
    })
    await set({ ...toSection, user_ids: both })
    expect(await value(here(), withdrawMoves, { user_ids: both }, { as: campusAdminThere })).toEqual({ withdrawn: [] })
    expect((await list(campusAdmin)).counts.pending).toBe(2)
  })
})

describe('a move that failed', () => {
  const fail = async () => {
    await set({ ...toSection, user_ids: both })
    const { auth_token: bearer } = await comeIn('zarghuna')
    await sql`update classes set is_active = false where class_id = ${classB}`.execute(here().database.owner)
    pass(1_000)
    expect(await call(here(), migrateLearner, asked, { bearer })).toEqual({
      ok: false,
      refusal: 'migration_target_missing',
    })
    return bearer
  }
  test('is seen by the office with the reason, and is tried again at the next sign-in', async () => {
    await fail()
    expect(await list(campusAdmin, { state: 'failed' })).toMatchObject({
      names: ['Zarghuna'],
      counts: { pending: 1, failed: 1 },
      first: { failure: 'migration_target_missing', failed_on: here().clock.now.toISOString(), done_on: null },
    })
    expect((await list(campusAdmin)).names).toEqual(['Spogmai'])
    await sql`update classes set is_active = true where class_id = ${classB}`.execute(here().database.owner)
    const again = await comeIn('zarghuna')
    expect(again.migration_type).toBe(0)
    await value(here(), migrateLearner, asked, { bearer: again.auth_token })
    expect((await list(campusAdmin)).counts).toEqual({ pending: 1, failed: 0 })
    expect((await list(campusAdmin, { state: 'done' })).names).toEqual(['Zarghuna'])
  })
  test('waits again once it is arranged anew, and is no more once it is withdrawn', async () => {
    await fail()
    await sql`update classes set is_active = true where class_id = ${classB}`.execute(here().database.owner)
    await set({ ...toSection, user_ids: [learner.user_id] })
    expect((await list(campusAdmin)).counts).toEqual({ pending: 2, failed: 0 })
    await value(here(), withdrawMoves, { user_ids: both }, { as: campusAdmin })
    expect((await list(campusAdmin)).counts).toEqual({ pending: 0, failed: 0 })
  })
  test('to a campus whose subscription is over is seen, too', async () => {
    await set({ ...toCampus, user_ids: [learner.user_id] }, schoolAdmin)
    const { auth_token: bearer } = await comeIn('zarghuna')
    await sql`update institutions set sub_end_date = '2020-01-01' where institution_id = 20`.execute(
      here().database.owner,
    )
    const outcome = await call(here(), migrateLearner, { ...asked, to_section: 'A', to_institution: 20 }, { bearer })
    expect(outcome).toEqual({ ok: false, refusal: 'subscription_over' })
    expect((await list(campusAdmin, { state: 'failed' })).first?.failure).toBe('subscription_over')
  })
})

describe('the list of moves', () => {
  test('has what waits in pages, by name, and no longer what was withdrawn', async () => {
    await set({ ...toCampus, user_ids: [learner.user_id] }, schoolAdmin)
    pass(1_000)
    await set({ ...toSection, user_ids: [classmate.user_id] })
    expect(await list(campusAdmin)).toMatchObject({ total: 2, total_pages: 1, names: ['Spogmai', 'Zarghuna'] })
    expect(await list(campusAdmin, { page: 2, page_size: 1 })).toMatchObject({
      total: 2,
      total_pages: 2,
      names: ['Zarghuna'],
      first: {
        migration_type: 1,
        from_institution_name: 'School 10',
        to_institution_name: 'School 20',
        grade: '6',
        to_section: 'A',
        class_codes: [await codeOf(classThere)],
        done_on: null,
        failure: null,
      },
    })
    expect((await list(campusAdmin, { search_string: 'spog' })).names).toEqual(['Spogmai'])
    expect(await value(here(), withdrawMoves, { user_ids: both }, { as: campusAdmin })).toEqual({
      withdrawn: expect.arrayContaining(both) as number[],
    })
    expect((await list(campusAdmin)).names).toEqual([])
    expect((await list(campusAdmin, { state: 'done' })).names).toEqual([])
  })
  test('shows a move that was done to both campuses, each with the person that it knows', async () => {
    await set({ ...toCampus, user_ids: [learner.user_id] }, schoolAdmin)
    const { auth_token: bearer } = await comeIn('zarghuna')
    await value(here(), migrateLearner, { ...asked, to_section: 'A', to_institution: 20 }, { bearer })
    const left = await list(campusAdmin, { state: 'done' })
    const came = await list(campusAdminThere, { state: 'done' })
    expect([left.names, came.names]).toEqual([['Zarghuna'], ['Zarghuna']])
    expect(left.first?.user_id).toBe(learner.user_id)
    expect(came.first?.user_id).not.toBe(learner.user_id)
    expect(came.first?.done_on).toBe(here().clock.now.toISOString())
    expect((await list(campusAdmin)).names).toEqual([])
  })
  test('is of no other campus for a campus admin; a school admin asks for one', async () => {
    await set({ ...toSection, user_ids: [classmate.user_id] })
    expect(await call(here(), listMoves, { institution_id: 10 }, { as: campusAdminThere })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
    const there: Person = { ...principalThere, role: 'school_admin' }
    expect((await list(there, { institution_id: 10 })).names).toEqual(['Spogmai'])
    expect((await list(there)).names).toEqual([])
  })
})
