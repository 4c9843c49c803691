import { listLoginInstitutions } from '@maktab/contracts/access/login-institutions'
import { signIn } from '@maktab/contracts/access/sessions'
import { listCampuses, listCampusTasks, listInstitutions } from '@maktab/contracts/office/campuses'
import { campusTaskKinds } from '@maktab/contracts/office/office-lists'
import { listFamilyRegionCities, listFamilyRegions } from '@maktab/contracts/schools/family-regions'
import { listSchoolSystems } from '@maktab/contracts/office/school-systems'
import type { Input } from '@maktab/contracts/call'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent, people, type Person, type School } from '../../../test/school.ts'

let school: School
const superAdmin: Person = { ...people.principal, user_id: 1090, role: 'super_admin', username: 'super' }
const schoolAdmin: Person = { ...people.principal, user_id: 1091, role: 'school_admin', username: 'school-admin' }
const admin: Person = { ...people.principal, user_id: 1092, role: 'admin', username: 'admin' }
const adminThere: Person = { ...people.principalThere, user_id: 2091, role: 'school_admin', username: 'admin.there' }

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner
    .insertInto('school_systems')
    .values([
      { tenant_id: 1, school_system_id: 71, name: 'Rana', names: JSON.stringify({ pu: 'رڼا' }), school_family_id: 49 },
      { tenant_id: 1, school_system_id: 72, name: 'Empty' },
      { tenant_id: 4, school_system_id: 73, name: 'Of another tenant' },
    ])
    .execute()
  await owner
    .insertInto('regions')
    .values([
      { tenant_id: 1, region_id: 61, name: 'South', names: JSON.stringify({ da: 'جنوب' }), school_family_id: 49 },
      { tenant_id: 1, region_id: 62, name: 'Alps' },
      { tenant_id: 4, region_id: 63, name: 'Of another tenant' },
    ])
    .execute()
  await owner
    .insertInto('region_cities')
    .values({ tenant_id: 1, city_id: 81, region_id: 61, name: 'Kandahar', names: JSON.stringify({ da: 'قندهار' }) })
    .execute()
  const more = ['Village 10', 'Village 2', 'Äpfel', 'zebra'].map((name, index) => ({
    tenant_id: 1,
    institution_id: 7001 + index,
    name,
    names: JSON.stringify(index === 1 ? { pu: 'د ملالۍ ښوونځی', da: 'مکتب ملالی' } : {}),
    created_on: new Date(Date.UTC(2020 + index, 0, 1)).toISOString(),
    sub_end_date: index === 3 ? null : new Date(Date.UTC(2030 - index, 0, 1)).toISOString(),
    school_system_id: index < 2 ? 71 : null,
    region_id: index === 0 ? 61 : null,
    city_id: index === 0 ? 81 : null,
    city: 'as typed',
  }))
  await owner.insertInto('institutions').values(more).execute()
  await owner
    .insertInto('institutions')
    .values({ tenant_id: 1, institution_id: 7009, name: 'Village closed', deleted_on: '2026-01-01T00:00:00Z' })
    .execute()
  await owner
    .updateTable('institutions')
    .set({ school_system_id: 71, sub_end_date: null })
    .where('institution_id', '=', 10)
    .execute()
})
afterAll(() => school.close())

const all = (input: Input<typeof listInstitutions> = {}, caller: object = {}) =>
  value(school, listInstitutions, input, { as: superAdmin, ...caller })
const ids = async (input: Input<typeof listInstitutions>) =>
  (await all(input)).list.map(({ institution_id }) => institution_id)

describe('the super admin’s list of schools', () => {
  test('tells of each school what is known of it, in the language of the call, with its people counted', async () => {
    const { list, total } = await all({ institution_id: 10 })
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      name: 'School 10',
      school_system_id: 71,
      school_system_name: 'Rana',
      region_name: '',
      theme: null,
      deleted_on: null,
      counts: { learners: 3, teachers: 2, campus_admins: 0, principals: 1, classes: 2 },
    })
    expect((await all({ institution_id: 7001 }, { language: 'da' })).list[0]).toMatchObject({
      city: 'قندهار',
      region_name: 'جنوب',
    })
    expect((await all({ institution_id: 7002 })).list[0]).toMatchObject({ city: 'as typed' })
  })

  test('counts nobody of another school, whichever was counted before', async () => {
    const { list } = await all({ search_string: 'School' })
    expect(list.map(({ institution_id, counts }) => [institution_id, counts.learners])).toEqual([
      [10, 3],
      [20, 1],
    ])
  })

  test.each<[Input<typeof listInstitutions>['sort'], number[]]>([
    ['name', [7003, 10, 20, 7002, 7001, 7004]],
    ['oldest', [7001, 7002, 7003, 7004]],
    ['subscription', [7003, 7002, 7001]],
    ['subscription_desc', [7001, 7002, 7003]],
  ])('is ordered by %s', async (sort, first) => {
    expect((await ids({ sort })).slice(0, first.length)).toEqual(first)
  })

  test('has the newest first where that is asked', async () => {
    expect((await ids({ sort: 'newest' })).slice(-4)).toEqual([7004, 7003, 7002, 7001])
  })

  test.each([
    ['VILL', [7002, 7001]],
    ['apfel', [7003]],
    // An Arabic keyboard's yeh and kaf.
    ['ملالي', [7002]],
    ['مكتب', [7002]],
    ['%', []],
    ['nowhere', []],
  ])('„%s“ finds %j', async (search_string, found) => {
    expect(await ids({ search_string })).toEqual(found)
  })

  test('is narrowed by school system, region, city and state, and a deleted school stands apart', async () => {
    expect(await ids({ school_system_id: 71, sort: 'oldest' })).toEqual([7001, 7002, 10])
    expect(await ids({ region_id: 61 })).toEqual([7001])
    expect(await ids({ city_id: 81 })).toEqual([7001])
    expect(await ids({ state: 'deleted' })).toEqual([7009])
    expect(await ids({ institution_id: 30 })).toEqual([])
  })

  test('says the total on every page, also behind the last', async () => {
    expect(await all({ page: 2 })).toEqual({ list: [], total: 6, total_pages: 1 })
  })
})

describe('the office’s list of campuses', () => {
  const campuses = async (as: Person) =>
    (await value(school, listCampuses, { sort: 'name' }, { as })).list.map(({ institution_id }) => institution_id)
  test('is the own school system for a school admin, the tenant where none is written down, and the tenant for an admin', async () => {
    expect(await campuses(schoolAdmin)).toEqual([10, 7002, 7001])
    expect(await campuses(adminThere)).toEqual(await campuses(admin))
    expect(await campuses(admin)).toHaveLength(6)
  })
})

describe('what is amiss in campuses', () => {
  const counted = async (as: Person) => {
    const { campuses, tasks } = await value(school, listCampusTasks, {}, { as })
    return { campuses, ...Object.fromEntries(tasks.map(({ kind, count }) => [kind, count])) }
  }
  test('is counted over the campuses within reach, each count that of the list in its state', async () => {
    const { owner } = school.database
    // School 20 has a campus admin, and one who was deleted counts for none.
    const holder = (institution_id: number, user_id: number, is_deleted: boolean) =>
      owner
        .insertInto('users')
        .values({
          institution_id,
          user_id,
          username: `holder.${user_id}`,
          full_name: 'Holder',
          roles: ['campus_admin'],
          active_role: 'campus_admin',
          current_language: 'en',
          is_deleted,
        })
        .execute()
    await holder(20, 2095, false)
    await holder(7002, 2096, true)
    await owner
      .updateTable('institutions')
      .set({ sub_end_date: '2026-04-01T00:00:00Z' })
      .where('institution_id', '=', 7001)
      .execute()
    await owner
      .updateTable('institutions')
      .set({ sub_end_date: '2026-04-01T00:00:00Z' })
      .where('institution_id', '=', 7009)
      .execute()
    const move = (user_id: number, failed: object) =>
      owner
        .insertInto('pending_migrations')
        .values({
          tenant_id: 1,
          user_id,
          migration_type: 0,
          from_institution: 10,
          to_institution: 10,
          grade: '6',
          from_section: 'A',
          to_section: 'B',
          classes: '[]',
          set_by: 1,
          set_on: '2026-03-01T00:00:00Z',
          ...failed,
        })
        .execute()
    await move(people.learner.user_id, {})
    await move(people.classmate.user_id, { failed_on: '2026-03-02T00:00:00Z', failure: 'target_gone' })
    expect(await counted(superAdmin)).toEqual({
      campuses: 6,
      without_admin: 5,
      subscription_ending: 1,
      // None was ever heard of.
      silent: 6,
      failed_moves: 1,
      pending_moves: 1,
    })
    // Those of the own school system: 10, 7001 and 7002.
    expect(await counted(schoolAdmin)).toEqual({
      campuses: 3,
      without_admin: 3,
      subscription_ending: 1,
      silent: 3,
      failed_moves: 1,
      pending_moves: 1,
    })
    for (const kind of campusTaskKinds) {
      const { list, total } = await value(school, listCampuses, { state: kind }, { as: schoolAdmin })
      expect([kind, total]).toEqual([kind, ((await counted(schoolAdmin)) as Record<string, number>)[kind]])
      expect(list).toHaveLength(total)
    }
    const ending = await value(school, listInstitutions, { state: 'subscription_ending' }, { as: superAdmin })
    expect(ending.list.map(({ institution_id }) => institution_id)).toEqual([7001])
    await owner
      .updateTable('institutions')
      .set({ sub_end_date: '2030-01-01T00:00:00Z' })
      .where('institution_id', '=', 7001)
      .execute()
  })

  test('is seen of the own tenant alone', async () => {
    const withAdmin = (tenant_id: number) =>
      school.database.doors.inTenant(
        tenant_id,
        async (db) => (await sql`select campuses_with_admin()`.execute(db)).rows,
      )
    expect(await withAdmin(1)).toHaveLength(1)
    expect(await withAdmin(4)).toEqual([])
  })
})

describe('school systems, regions and cities', () => {
  test('systems come with their campuses counted, found by a name in any language', async () => {
    const list = (input: Input<typeof listSchoolSystems>) => value(school, listSchoolSystems, input, { as: superAdmin })
    expect(await list({})).toEqual({
      list: [
        { school_system_id: 72, name: 'Empty', school_family_id: null, campuses: 0, sub_end_date: null },
        {
          school_system_id: 71,
          name: 'Rana',
          school_family_id: 49,
          campuses: 3,
          sub_end_date: '2029-01-01T00:00:00.000Z',
        },
      ],
      total: 2,
      total_pages: 1,
    })
    expect((await list({ search_string: 'رڼا' })).list).toHaveLength(1)
    expect((await list({ sort: 'subscription' })).list[0]?.school_system_id).toBe(71)
  })

  test('regions are those of the family that is asked for, cities those of the region', async () => {
    const as = superAdmin
    expect((await value(school, listFamilyRegions, {}, { as })).list.map(({ name }) => name)).toEqual(['Alps', 'South'])
    expect((await value(school, listFamilyRegions, { school_family_id: 49 }, { as, language: 'da' })).list).toEqual([
      { school_family_region_id: 61, name: 'جنوب' },
    ])
    expect((await value(school, listFamilyRegionCities, { school_family_region_id: 61 }, { as })).list).toEqual([
      { city_id: 81, name: 'Kandahar', campuses: 1 },
    ])
    expect(await call(school, listFamilyRegionCities, { school_family_region_id: 63 }, { as })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })
})

describe('the database', () => {
  test('orders names by the readers’ own alphabets', async () => {
    const sorted = async (collation: string, names: string[]) => {
      const { rows } = await sql<{ name: string }>`
        select name from unnest(${names}::text[]) as name order by name collate ${sql.ref(collation)}`.execute(
        school.database.owner,
      )
      return rows.map(({ name }) => name)
    }
    // By code points ټ, ځ and ګ would stand behind all others.
    expect(await sorted('names_pu', ['هلمند', 'ټانک', 'ګردیز', 'بامیان', 'ځاځی'])).toEqual([
      'بامیان',
      'ټانک',
      'ځاځی',
      'ګردیز',
      'هلمند',
    ])
    expect(await sorted('names_ur', ['ہنگو', 'ٹانک', 'بنوں'])).toEqual(['بنوں', 'ٹانک', 'ہنگو'])
  })

  test('shows no school system or city of another tenant to the application', async () => {
    const { doors } = school.database
    const seen = await doors.inTenant(4, async (db) => [
      await db.selectFrom('school_systems').select('school_system_id').execute(),
      await db.selectFrom('region_cities').select('city_id').execute(),
    ])
    expect(seen).toEqual([[{ school_system_id: 73 }], []])
  })

  test('counts nothing in a school of another tenant, and leaves the door as it was', async () => {
    const { doors } = school.database
    await doors.inSchool({ tenant_id: 4, institution_id: 30 }, async (db) => {
      const { rows } = await sql`select * from count_in_institutions(array[10, 30]::bigint[])`.execute(db)
      expect(rows).toEqual([
        { institution_id: 10, learners: 0, teachers: 0, campus_admins: 0, principals: 0, classes: 0 },
        { institution_id: 30, learners: 1, teachers: 0, campus_admins: 0, principals: 0, classes: 0 },
      ])
      const users = await db.selectFrom('users').select('institution_id').distinct().execute()
      expect(users).toEqual([{ institution_id: 30 }])
    })
  })
})

test.each([
  ['red', 'red'],
  ['a colour of an earlier version', null],
  [null, null],
])('a sign-in at a campus with the theme %s carries %s', async (theme, institution_theme) => {
  const { owner } = school.database
  await owner.updateTable('institutions').set({ theme, attendance_mode: 0 }).where('institution_id', '=', 10).execute()
  const session = await value(school, signIn, { username: 'principal', password: passwordSent })
  expect(session).toMatchObject({ institution_theme, institution_attendance_mode: 0 })
})

test('the schools to choose from before login leave out the deleted', async () => {
  await sql`update tenants set configuration = configuration || '{"is_institution_level_login": true}' where tenant_id = 1`.execute(
    school.database.owner,
  )
  const reopened = await school.reopen()
  try {
    const { institutions } = await value(reopened, listLoginInstitutions, { search_string: 'village' })
    expect(institutions.map(({ institution_id }) => institution_id)).toEqual([7002, 7001])
  } finally {
    await reopened.close()
  }
})
