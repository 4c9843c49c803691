import { createHash, randomUUID } from 'node:crypto'
import { actAsCampusAdmin } from '@maktab/contracts/access/acting'
import { renewSession, signIn } from '@maktab/contracts/access/sessions'
import {
  addCampus,
  addInstitution,
  deleteCampus,
  listCampuses,
  listInstitutions,
  restoreCampus,
  updateCampus,
  updateInstitution,
} from '@maktab/contracts/office/campuses'
import { listOfficeChanges } from '@maktab/contracts/schools/office-changes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent, people, type Person, type School } from '../../../test/school.ts'

let school: School
const { principal, principalThere, learnerOfApp } = people
const office = (person: Person, user_id: number, role: Person['role']): Person => ({
  ...person,
  user_id,
  role,
  username: `${role}.${user_id}`,
})
const superAdmin = office(principal, 1090, 'super_admin')
const schoolAdmin = office(principal, 1091, 'school_admin')
const admin = office(principal, 1092, 'admin')
const adminOfApp = office(learnerOfApp, 6092, 'admin')
const no = (refusal: string) => ({ ok: false, refusal })

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  for (const { user_id, institution_id, role, username } of [superAdmin, schoolAdmin, admin, adminOfApp])
    await owner
      .insertInto('users')
      .values({
        institution_id,
        user_id,
        username,
        full_name: username,
        roles: [role],
        active_role: role,
        current_language: 'en',
      })
      .execute()
  await owner
    .insertInto('school_systems')
    .values([
      { tenant_id: 1, school_system_id: 71, name: 'Rana' },
      { tenant_id: 1, school_system_id: 72, name: 'Other' },
      { tenant_id: 4, school_system_id: 73, name: 'Of another tenant' },
    ])
    .execute()
  await owner
    .insertInto('regions')
    .values([
      { tenant_id: 1, region_id: 61, name: 'South' },
      { tenant_id: 1, region_id: 62, name: 'North' },
      { tenant_id: 4, region_id: 63, name: 'Of another tenant' },
    ])
    .execute()
  await owner
    .insertInto('region_cities')
    .values({ tenant_id: 1, city_id: 81, region_id: 61, name: 'Kandahar' })
    .execute()
  const set = { school_system_id: 71, region_id: 61, default_language: 'pu' }
  await owner.updateTable('institutions').set(set).where('institution_id', '=', 10).execute()
  await owner.updateTable('institutions').set({ school_system_id: 72 }).where('institution_id', '=', 20).execute()
})
afterAll(() => school.close())

const read = async (institution_id: number) => {
  const { list } = await value(school, listInstitutions, { institution_id }, { as: superAdmin })
  if (!list[0]) throw new Error('No such campus')
  return list[0]
}
const changes = (institution_id: number) =>
  school.database.owner
    .selectFrom('office_changes')
    .select(['noun_id', 'action', 'before', 'after', 'changed_by_name'])
    .where('institution_id', '=', institution_id)
    .where('noun', '=', 'institution')
    .orderBy('change_id', 'desc')
    .execute()

describe('a new campus', () => {
  test('stands beside the own one: in its school system and region, with its language, and is written down', async () => {
    const { institution_id, first_admin } = await value(
      school,
      addCampus,
      {
        name: 'Bagh',
        names: { da: 'باغ', ur: '' },
        contact_number: '۰۳۰ ۱۱۱۲۲۳۳',
        ministry_code: 'KDR-۰۱۲',
        latitude: 31.6133,
        longitude: 65.7101,
        theme: 'green',
      },
      { as: schoolAdmin },
    )
    expect(first_admin).toBeNull()
    expect(await read(institution_id)).toMatchObject({
      name: 'Bagh',
      names: { da: 'باغ' },
      contact_number: '030 1112233',
      ministry_code: 'KDR-012',
      latitude: 31.6133,
      longitude: 65.7101,
      theme: 'green',
      school_system_id: 71,
      region_id: 61,
      default_language: 'pu',
      time_zone: 'Asia/Kabul',
    })
    expect((await changes(10))[0]).toMatchObject({ noun_id: String(institution_id), action: 'add', before: null })
  })

  test('is entered by its first campus admin with a starting code, and by a super admin in that place', async () => {
    const { institution_id, first_admin } = await value(
      school,
      addInstitution,
      { name: 'Anar', first_admin: { full_name: 'Hewad Kharoti', phone_number: '0701234567' } },
      { as: superAdmin },
    )
    expect(first_admin).toMatchObject({ username: `campus-admin.${institution_id}` })
    const sent = createHash('sha256').update(first_admin!.starting_code!).digest('hex')
    const session = await value(school, signIn, { username: first_admin!.username, password: sent })
    expect(session).toMatchObject({ institution_id, active_role: 'campus_admin', must_change_password: true })
    expect((await call(school, actAsCampusAdmin, { institution_id }, { as: superAdmin })).ok).toBe(true)
  })

  test('is made once, though the answer was lost', async () => {
    const command_id = randomUUID()
    const give = () => value(school, addCampus, { name: 'Once' }, { as: admin, command_id })
    expect(await give()).toEqual(await give())
    expect((await value(school, listCampuses, { search_string: 'once' }, { as: admin })).total).toBe(1)
  })

  test.each([
    ['without a name', {}, 'details_incomplete'],
    ['with half a place', { name: 'A', latitude: 31.6 }, 'details_incomplete'],
    ['with a number that is none', { name: 'A', contact_number: 'x' }, 'contact_no_invalid'],
    [
      'with an admin whose number is none',
      { name: 'A', first_admin: { full_name: 'Gul', phone_number: '1' } },
      'contact_no_invalid',
    ],
    ['beside a campus out of reach', { name: 'A', institution_id: 20 }, 'not_found'],
    ['in a region of another tenant', { name: 'A', region_id: 63 }, 'not_found'],
    ['in a city of another region', { name: 'A', region_id: 62, city_id: 81 }, 'not_found'],
    ['in a time zone that is none', { name: 'A', time_zone: 'Mars' }, 'details_incomplete'],
  ])('is refused %s', async (_how, input, refusal) => {
    expect(await call(school, addCampus, input, { as: schoolAdmin })).toEqual(no(refusal))
  })

  test('is refused where the tenant has one school, and with a school system of another tenant', async () => {
    expect(await call(school, addCampus, { name: 'Second' }, { as: adminOfApp, host: 'maths.localhost' })).toEqual(
      no('not_allowed'),
    )
    expect(await call(school, addInstitution, { name: 'A', school_system_id: 73 }, { as: superAdmin })).toEqual(
      no('not_found'),
    )
  })
})

describe('a change of a campus', () => {
  test('keeps what is left out, tells the new version and is written down with what was before', async () => {
    const { version, address } = await read(10)
    const input = { institution_id: 10, version, theme: 'red' as const, city_id: 81, attendance_minimum: 80 }
    const { version: next } = await value(school, updateCampus, input, { as: schoolAdmin })
    expect(await read(10)).toMatchObject({
      theme: 'red',
      city: 'Kandahar',
      attendance_minimum: 80,
      attendance_edit_days: 7,
      address,
      version: next,
    })
    expect((await changes(10))[0]).toMatchObject({
      action: 'update',
      before: { theme: null, city_id: null, attendance_minimum: 75 },
      after: { theme: 'red', city_id: 81, attendance_minimum: 80 },
      changed_by_name: schoolAdmin.username,
    })
    expect(next).not.toBe(version)
    expect(await call(school, updateCampus, { ...input, theme: 'blue' }, { as: schoolAdmin })).toEqual(
      no('changed_meanwhile'),
    )
  })

  test('reaches subscription and school system for the super admin alone', async () => {
    const { version } = await read(20)
    const dates = { sub_end_date: '2030-01-01T00:00:00.000Z', school_system_id: 71 }
    const plain = await value(school, updateCampus, { institution_id: 20, version, ...dates }, { as: admin })
    expect(await read(20)).toMatchObject({ sub_end_date: null, school_system_id: 72 })
    await value(school, updateInstitution, { institution_id: 20, version: plain.version, ...dates }, { as: superAdmin })
    expect(await read(20)).toMatchObject(dates)
  })

  test('stays within reach: no other system for a school admin, no other tenant for anybody', async () => {
    await sql`update institutions set school_system_id = 72 where institution_id = 20`.execute(school.database.owner)
    const { version } = await read(20)
    expect(await call(school, updateCampus, { institution_id: 20, version }, { as: schoolAdmin })).toEqual(
      no('not_found'),
    )
    expect(await call(school, updateCampus, { institution_id: 30, version: '1' }, { as: admin })).toEqual(
      no('not_found'),
    )
  })

  test('is nothing that the database lets a tenant do to another', async () => {
    const { doors } = school.database
    const written = await doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) =>
      db
        .updateTable('institutions')
        .set({ name: 'Taken' })
        .where('tenant_id', '=', 4)
        .returning('institution_id')
        .execute(),
    )
    expect(written).toEqual([])
    await expect(
      doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) =>
        db.insertInto('institutions').values({ tenant_id: 4, name: 'Smuggled' }).execute(),
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) =>
        sql`select insert_first_admin(30, 'intruder', 'Intruder', null, 'en')`.execute(db),
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) => db.deleteFrom('institutions').execute()),
    ).rejects.toThrow(/permission denied/)
  })
})

describe('a campus is closed', () => {
  const close = (institution_id: number, typed: string, as = admin) =>
    call(school, deleteCampus, { institution_id, typed }, { as })
  test('by its name, once its learners are elsewhere; never the own one', async () => {
    expect(await close(20, 'Another')).toEqual(no('typed_name_wrong'))
    expect(await close(20, 'School 20')).toEqual(no('campus_not_empty'))
    expect(await close(10, 'School 10')).toEqual(no('not_allowed'))
    expect(await close(30, 'School 30')).toEqual(no('not_found'))
  })

  test('and nobody of it comes in any more, though its rows stay', async () => {
    const { owner } = school.database
    const sent = { username: principalThere.username, password: passwordSent }
    const { refresh_token } = await value(school, signIn, sent)
    await owner
      .updateTable('users')
      .set({ is_deleted: true })
      .where('institution_id', '=', 20)
      .where('user_id', '!=', principalThere.user_id)
      .execute()
    expect((await close(20, ' school 20 ')).ok).toBe(true)
    expect(await call(school, signIn, sent)).toEqual(no('invalid_credentials'))
    expect((await call(school, renewSession, {}, { bearer: refresh_token })).ok).toBe(false)
    expect(await call(school, actAsCampusAdmin, { institution_id: 20 }, { as: superAdmin })).toEqual(no('not_found'))
    expect(await call(school, updateCampus, { institution_id: 20, version: '1' }, { as: admin })).toEqual(
      no('not_found'),
    )
    expect((await value(school, listCampuses, { state: 'deleted' }, { as: admin })).list).toMatchObject([
      { institution_id: 20, deleted_on: school.clock.now.toISOString() },
    ])
    expect((await changes(20))[0]).toMatchObject({ action: 'delete' })
    expect(await owner.selectFrom('users').select('user_id').where('institution_id', '=', 20).execute()).not.toEqual([])
  })

  test('is opened again within thirty days, by an office that reaches it; its people come in as before', async () => {
    const { owner } = school.database
    const open = (institution_id: number, as = admin, command_id = randomUUID()) =>
      call(school, restoreCampus, { institution_id }, { as, command_id })
    const closedOn = (deleted_on: Date) =>
      owner.updateTable('institutions').set({ deleted_on }).where('institution_id', '=', 20).execute()
    const before = school.clock.now.getTime()
    await closedOn(new Date(before - 31 * 86_400_000))
    expect(await open(20)).toEqual(no('not_found'))
    await closedOn(new Date(before - 29 * 86_400_000))
    expect(await open(20, schoolAdmin)).toEqual(no('role_not_allowed'))
    expect(await open(10)).toEqual(no('not_found'))
    expect(
      await call(school, restoreCampus, { institution_id: 20 }, { as: adminOfApp, host: 'maths.localhost' }),
    ).toEqual(no('not_found'))
    const command_id = randomUUID()
    expect(await open(20, superAdmin, command_id)).toEqual({ ok: true, value: { institution_id: 20 } })
    expect(await open(20)).toEqual(no('not_found'))
    expect((await read(20)).deleted_on).toBeNull()
    expect((await changes(20))[0]).toMatchObject({ action: 'restore', changed_by_name: superAdmin.username })
    expect((await call(school, signIn, { username: principalThere.username, password: passwordSent })).ok).toBe(true)
  })
})

describe('licences and content of one campus', () => {
  const as = superAdmin
  const save = async (fields: object) =>
    call(school, updateInstitution, { institution_id: 20, version: (await read(20)).version, ...fields }, { as })
  test('are those of the tenant until the super admin writes them, and are read as they hold', async () => {
    const before = { total_licenses: null, is_user_creation: null, available_lessons: '', cms_roles: [] }
    expect(await read(20)).toMatchObject(before)
    expect(await save({ total_licenses: 40, is_user_creation: false })).toMatchObject({ ok: true })
    expect(await read(20)).toMatchObject({ ...before, total_licenses: 40, is_user_creation: false })
    expect(await save({ available_lessons: '51', cms_roles: ['cd'] })).toMatchObject({ ok: true })
    expect(await read(20)).toMatchObject({ available_lessons: '51', cms_roles: ['cd'], is_cms_full_access: false })
    // The others stay as they were written.
    expect(await save({ is_cms_full_access: true, total_licenses: null })).toMatchObject({ ok: true })
    expect(await read(20)).toMatchObject({
      available_lessons: '51',
      cms_roles: ['cd'],
      is_cms_full_access: true,
      total_licenses: null,
      is_user_creation: false,
    })
    const { list } = await value(
      school,
      listOfficeChanges,
      { institution_id: 20, noun: 'institution', noun_id: '20' },
      { as },
    )
    expect(list.map(({ before: was, after }) => [was, after])).toContainEqual([
      { available_lessons: '', cms_roles: [] },
      { available_lessons: '51', cms_roles: ['cd'] },
    ])
  })
  test('must be readable, and nothing else is saved where they are not', async () => {
    expect(await save({ address: 'Elsewhere', available_lessons: 'all' })).toEqual(no('available_lessons_invalid'))
    expect((await read(20)).address).not.toBe('Elsewhere')
    expect(await save({ total_licenses: -1 }).then((answer) => answer.ok)).toBe(false)
  })
  test('are written for a new campus in the same step', async () => {
    const asked = { name: 'With licences', total_licenses: 5, is_user_creation: true, available_lessons: '51' }
    const { institution_id } = await value(school, addInstitution, { ...asked, institution_id: 10 }, { as })
    expect(await read(institution_id)).toMatchObject({
      total_licenses: 5,
      is_user_creation: true,
      available_lessons: '51',
    })
  })
  test('are not for an office to write', async () => {
    const { version } = await read(10)
    const sent = { institution_id: 10, version, total_licenses: 3, available_lessons: '51' } as never
    await call(school, updateCampus, sent, { as: admin })
    expect(await read(10)).toMatchObject({ total_licenses: null, available_lessons: '' })
  })
})
