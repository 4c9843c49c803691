import { randomUUID } from 'node:crypto'
import { signIn } from '@maktab/contracts/access/sessions'
import { listClasses } from '@maktab/contracts/schools/classes'
import { listOfficeChanges } from '@maktab/contracts/schools/office-changes'
import { deleteOfficeUsers, listOfficeUsers, restoreOfficeUsers } from '@maktab/contracts/office/office-users'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, openSchool, passwordSent as password, people, type Person, type School } from '../../../test/school.ts'
import { saveDeleted } from './office-users.sql.ts'

let school: School
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
})
afterAll(() => school.close())

const { learner, classmate, outsider, teacher, otherTeacher, principal, principalThere, learnerThere } = people
const campusAdmin: Person = { ...principal, role: 'campus_admin' }
const schoolAdmin: Person = { ...principal, role: 'school_admin' }
const campusAdminThere: Person = { ...principalThere, role: 'campus_admin' }
const day = 86_400_000

const idsOf = async (input: Parameters<typeof value<typeof listOfficeUsers>>[2], as: Person = campusAdmin) =>
  (await value(school, listOfficeUsers, input, { as })).list.map(({ user_id }) => user_id)

async function enter(user: Person, fields: Record<string, unknown>): Promise<void> {
  await school.database.owner
    .updateTable('users')
    .set(fields)
    .where('institution_id', '=', user.institution_id)
    .where('user_id', '=', user.user_id)
    .execute()
}

describe('the list of people', () => {
  test('has everybody of the campus with what the register says, and how many hold each role', async () => {
    await enter(learner, {
      father_name: 'غلام محمد',
      admission_number: '12',
      identity_number: '1400-0101-55512',
      roll_number: 3,
      date_of_birth: '2013-05-01',
    })
    await sql`insert into guardians (institution_id, user_id, full_name, relation, phone_number)
      values (10, ${learner.user_id}, 'Gul', 'mother', '+93701234567')`.execute(school.database.owner)
    const { list, total, total_pages, counts } = await value(school, listOfficeUsers, {}, { as: campusAdmin })
    expect({ total, total_pages, counts }).toEqual({
      total: 6,
      total_pages: 1,
      counts: [
        { role: 'learner', people: 3 },
        { role: 'teacher', people: 2 },
        { role: 'principal', people: 1 },
      ],
    })
    expect(list.map(({ full_name }) => full_name)).toEqual([
      'Hewad',
      'Principal',
      'Spogmai',
      'Teacher',
      'Teacher.b',
      'Zarghuna',
    ])
    expect(list.at(-1)).toMatchObject({
      user_id: learner.user_id,
      father_name: 'غلام محمد',
      guardians: [{ full_name: 'Gul', relation: 'mother', phone_number: '+93701234567' }],
      roles: ['learner'],
      grade: '6',
      section: 'A',
      roll_number: 3,
      admission_number: '12',
      identity_number_end: '5512',
      date_of_birth: '2013-05-01',
      classes: [
        { class_id: classA, class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' }, role: 'learner' },
      ],
      is_deleted: false,
      left_on: null,
      last_sign_in_on: null,
    })
    expect(JSON.stringify(list)).not.toContain('0101')
  })

  test('is sought by parts of names in any keyboard, of fathers, usernames and numbers', async () => {
    await enter(learner, { full_name: 'زرغونه احمدي', father_name: 'كريم‌الله', phone_number: '+93701234567' })
    await enter(classmate, { full_name: 'سپوږمۍ', admission_number: 'GR-77' })
    expect(await idsOf({ search_string: 'احمدی' })).toEqual([learner.user_id])
    expect(await idsOf({ search_string: 'کریم زرغونه' })).toEqual([learner.user_id])
    expect(await idsOf({ search_string: '۰۷۰۱۲۳۴' })).toEqual([learner.user_id])
    expect(await idsOf({ search_string: 'سپوږمي' })).toEqual([classmate.user_id])
    expect(await idsOf({ search_string: 'gr-77' })).toEqual([classmate.user_id])
    expect(await idsOf({ search_string: 'HEWAD' })).toEqual([outsider.user_id])
    expect(await idsOf({ search_string: '%' })).toEqual([])
  })

  test('is filtered by role, place, class and state', async () => {
    expect(await idsOf({ role: 'teacher' })).toEqual([teacher.user_id, otherTeacher.user_id])
    expect(await idsOf({ grade: '6', section: 'B' })).toEqual([outsider.user_id])
    expect(await idsOf({ class_id: classA, role: 'learner' })).toEqual([classmate.user_id, learner.user_id])
    expect(await idsOf({ user_id: learner.user_id })).toEqual([learner.user_id])
    await value(school, signIn, { username: 'zarghuna', password })
    expect(await idsOf({ state: 'never_signed_in', role: 'learner' })).toEqual([outsider.user_id, classmate.user_id])
    await sql`update users_classes set is_deleted = true where user_id = ${outsider.user_id}`.execute(
      school.database.owner,
    )
    expect(await idsOf({ state: 'without_class' })).toEqual([outsider.user_id])
  })

  test('is sorted and comes in pages', async () => {
    await enter(outsider, { roll_number: 1, grade: '6' })
    await enter(learner, { roll_number: 2 })
    await value(school, signIn, { username: 'spogmai', password })
    expect((await idsOf({ sort: 'roll_number' })).slice(0, 2)).toEqual([outsider.user_id, learner.user_id])
    expect((await idsOf({ sort: 'last_sign_in' }))[0]).toBe(classmate.user_id)
    expect((await idsOf({ sort: 'newest' }))[0]).toBe(principal.user_id)
    const second = await value(school, listOfficeUsers, { page: 2, page_size: 4 }, { as: campusAdmin })
    expect([second.list.length, second.total, second.total_pages]).toEqual([2, 6, 2])
  })

  test('is of the campus that the caller reaches: a campus admin’s own, for a school admin each of the tenant', async () => {
    const refused = { ok: false, refusal: 'not_found' }
    for (const as of [campusAdmin, principal])
      expect(await call(school, listOfficeUsers, { institution_id: 20 }, { as })).toEqual(refused)
    expect(await call(school, listOfficeUsers, { institution_id: 30 }, { as: schoolAdmin })).toEqual(refused)
    expect(await idsOf({ institution_id: 20, role: 'learner' }, schoolAdmin)).toEqual([learnerThere.user_id])
  })
})

describe('whoever is deleted', () => {
  test('cannot sign in, has no session, is in no class, and stays in the list of the deleted for thirty days', async () => {
    const { auth_token: bearer } = await value(school, signIn, { username: 'zarghuna', password })
    expect(
      await value(
        school,
        deleteOfficeUsers,
        { user_ids: [learner.user_id], reason: 'Moved to Herat' },
        { as: campusAdmin },
      ),
    ).toEqual({ deleted: [learner.user_id], kept: [] })
    expect(await call(school, listClasses, {}, { bearer })).toEqual({ ok: false, refusal: 'signed_out' })
    expect(await call(school, signIn, { username: 'zarghuna', password })).toEqual({
      ok: false,
      refusal: 'invalid_credentials',
    })
    const [taught] = (await value(school, listClasses, {}, { as: teacher })).list
    expect(taught).toMatchObject({ class_id: classA, total_students: 1 })
    expect(await idsOf({})).not.toContain(learner.user_id)
    expect(await idsOf({ state: 'deleted' })).toEqual([learner.user_id])
    school.clock.now = new Date(school.clock.now.getTime() + 31 * day)
    expect(await idsOf({ state: 'deleted' })).toEqual([])
    expect(await idsOf({ state: 'left' })).toEqual([learner.user_id])
    expect(await value(school, restoreOfficeUsers, { user_ids: [learner.user_id] }, { as: campusAdmin })).toEqual({
      restored: [],
      kept: [{ user_id: learner.user_id, why: 'not_found' }],
    })
  })

  test('comes back with name, password and the classes that they left then, not with those that they left before', async () => {
    await sql`insert into users_classes (institution_id, class_id, user_id, role, is_deleted, left_on)
      values (10, 102, ${learner.user_id}, 'learner', true, '2026-01-01')`.execute(school.database.owner)
    await value(school, deleteOfficeUsers, { user_ids: [learner.user_id] }, { as: campusAdmin })
    school.clock.now = new Date(school.clock.now.getTime() + 29 * day)
    expect(await value(school, restoreOfficeUsers, { user_ids: [learner.user_id] }, { as: campusAdmin })).toEqual({
      restored: [learner.user_id],
      kept: [],
    })
    const { auth_token: bearer } = await value(school, signIn, { username: 'zarghuna', password })
    expect((await value(school, listClasses, {}, { bearer })).list.map(({ class_id }) => class_id)).toEqual([classA])
  })

  test('is waited for by another office in one order, whichever order the rows have', async () => {
    const { doors, owner } = school.database
    const campus = { tenant_id: 1, institution_id: 10 }
    const [first, second] = [learner.user_id, classmate.user_id].sort((one, other) => one - other) as [number, number]
    // Written anew, the first stands behind the second.
    await sql`vacuum users`.execute(owner)
    await sql`update users set address = 'Kabul' where user_id = ${first}`.execute(owner)
    const hold = (db: typeof owner, user_id: number) =>
      sql`select from users where institution_id = 10 and user_id = ${user_id} for update`.execute(db)
    let deleting: Promise<unknown> = Promise.resolve()
    await doors.inSchool(campus, async (db) => {
      await hold(db, first)
      deleting = doors.inSchool(campus, (other) => saveDeleted(other, campus, [first, second], school.clock.now))
      deleting.catch(() => undefined)
      await expect
        .poll(async () => {
          const { rows } =
            await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
              owner,
            )
          return rows.length
        })
        .toBe(1)
      await hold(db, second)
    })
    await deleting
    const gone = await owner.selectFrom('users').select('user_id').where('is_deleted', '=', true).execute()
    expect(gone.map(({ user_id }) => user_id).toSorted()).toEqual([first, second])
  })

  test('is nobody of another campus, oneself, or somebody above', async () => {
    await enter(principal, { roles: ['campus_admin'] })
    expect(
      await value(
        school,
        deleteOfficeUsers,
        { user_ids: [learnerThere.user_id, campusAdmin.user_id] },
        { as: campusAdmin },
      ),
    ).toEqual({
      deleted: [],
      kept: [
        { user_id: learnerThere.user_id, why: 'not_found' },
        { user_id: campusAdmin.user_id, why: 'own_account' },
      ],
    })
    const as = { ...teacher, role: 'school_admin' as const }
    expect((await value(school, deleteOfficeUsers, { user_ids: [principal.user_id] }, { as })).kept).toEqual([
      { user_id: principal.user_id, why: 'last_admin' },
    ])
    expect(
      await call(school, deleteOfficeUsers, { institution_id: 10, user_ids: [1001] }, { as: campusAdminThere }),
    ).toEqual({ ok: false, refusal: 'not_found' })
  })
})

describe('a command of the office', () => {
  test('is done once, also in another campus than the giver’s', async () => {
    const command_id = randomUUID()
    const give = () =>
      value(
        school,
        deleteOfficeUsers,
        { institution_id: 20, user_ids: [learnerThere.user_id] },
        { as: schoolAdmin, command_id },
      )
    const first = await give()
    expect(first.deleted).toEqual([learnerThere.user_id])
    expect(await give()).toEqual(first)
    expect(
      await call(
        school,
        restoreOfficeUsers,
        { institution_id: 20, user_ids: [learnerThere.user_id] },
        { as: schoolAdmin, command_id },
      ),
    ).toEqual({ ok: false, refusal: 'malformed' })
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from office_changes`.execute(
      school.database.owner,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  test('is read again in the history of its campus, of one thing or of all, the newest first', async () => {
    const change = async (user_id: number) => {
      await value(school, deleteOfficeUsers, { user_ids: [user_id] }, { as: campusAdmin })
      await value(school, restoreOfficeUsers, { user_ids: [user_id] }, { as: campusAdmin })
    }
    await change(learner.user_id)
    await change(classmate.user_id)
    const history = await value(
      school,
      listOfficeChanges,
      { noun: 'user', noun_id: String(learner.user_id) },
      { as: campusAdmin },
    )
    expect(history).toMatchObject({ total: 2, total_pages: 1 })
    expect(history.list.map(({ action, changed_by_name, is_acted }) => [action, changed_by_name, is_acted])).toEqual([
      ['restore', 'Principal', false],
      ['delete', 'Principal', false],
    ])
    expect((await value(school, listOfficeChanges, {}, { as: campusAdmin })).total).toBe(4)
    expect((await value(school, listOfficeChanges, {}, { as: campusAdminThere })).total).toBe(0)
  })

  test('leaves a history with who, when, before and after, which nobody changes or removes', async () => {
    await value(
      school,
      deleteOfficeUsers,
      { institution_id: 20, user_ids: [learnerThere.user_id], reason: 'Left' },
      { as: schoolAdmin },
    )
    const { rows } = await sql`select * from office_changes`.execute(school.database.owner)
    expect(rows).toMatchObject([
      {
        institution_id: 20,
        changed_by: schoolAdmin.user_id,
        changed_by_name: 'Principal',
        acted_by: null,
        changed_on: school.clock.now,
        noun: 'user',
        noun_id: String(learnerThere.user_id),
        action: 'delete',
        before: { is_deleted: false },
        after: { is_deleted: true, reason: 'Left' },
      },
    ])
    const scope = { tenant_id: 1, institution_id: 20 }
    for (const statement of [sql`delete from office_changes`, sql`update office_changes set noun = 'x'`])
      await expect(school.database.doors.inSchool(scope, (db) => statement.execute(db))).rejects.toThrow(
        'permission denied',
      )
  })
})
