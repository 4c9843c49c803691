import { randomUUID } from 'node:crypto'
import type { Input } from '@maktab/contracts/call'
import { addOfficeUser, updateOfficeUser } from '@maktab/contracts/office/office-registration'
import { listOfficeUsers, restoreOfficeUsers } from '@maktab/contracts/office/office-users'
import { addTenantUser, deleteTenantUsers, listTenantUsers } from '@maktab/contracts/office/tenant-users'
import { listStudioCourses } from '@maktab/contracts/studio/course-versions'
import { listOfficeChanges } from '@maktab/contracts/schools/office-changes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, people, type Person, type School } from '../../../test/school.ts'
import { findTenantUsers } from './tenant-users.sql.ts'

let school: School
const { learner, learnerThere, principal, learnerAbroad } = people
const superAdmin: Person = { ...principal, user_id: 1090, role: 'super_admin', username: 'super' }
const admin: Person = { ...principal, user_id: 1092, role: 'admin', username: 'admin' }
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  for (const { institution_id, user_id, username, role } of [superAdmin, admin])
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
})
afterAll(() => school.close())

const list = (input: Input<typeof listTenantUsers> = {}, caller: object = {}) =>
  value(school, listTenantUsers, input, { as: superAdmin, ...caller })
const ids = async (input: Input<typeof listTenantUsers> = {}) => (await list(input)).list.map(({ user_id }) => user_id)
const add = (input: Input<typeof addTenantUser>) => value(school, addTenantUser, input, { as: superAdmin })

describe('the list of people of a tenant', () => {
  test('shows the people of all its campuses in one order, each with their campus, and nobody of another tenant', async () => {
    const { owner } = school.database
    const there = await owner.selectFrom('institutions').select('institution_id').where('tenant_id', '=', 1).execute()
    const places = there.map(({ institution_id }) => institution_id)
    const everybody = await owner
      .selectFrom('users')
      .select(['user_id', 'institution_id'])
      .where('institution_id', 'in', places)
      .where('is_deleted', '=', false)
      .execute()
    const { list: shown, total } = await list({ page_size: 100 })
    expect(total).toBe(everybody.length)
    expect(shown.map(({ user_id }) => user_id).toSorted()).toEqual(everybody.map(({ user_id }) => user_id).toSorted())
    expect(new Set(shown.map(({ institution_id }) => institution_id))).toEqual(new Set([10, 20]))
    const names = shown.map(({ full_name }) => full_name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'und')))
    expect(shown.find(({ user_id }) => user_id === learnerThere.user_id)).toMatchObject({
      institution_id: 20,
      institution_name: 'School 20',
      roles: ['learner'],
    })
    expect(shown.map(({ user_id }) => user_id)).not.toContain(learnerAbroad.user_id)
  })

  test('is cut into pages without a gap, whichever campus people are of', async () => {
    const all = await ids({ page_size: 100 })
    const paged: number[] = []
    for (let page = 1; page <= Math.ceil(all.length / 3); page += 1) paged.push(...(await ids({ page, page_size: 3 })))
    expect(paged).toEqual(all)
    expect(await list({ page: 400, page_size: 3 })).toMatchObject({ list: [], total: all.length })
    const newest = await ids({ sort: 'newest', page_size: 100 })
    expect(newest).toEqual(all.toSorted((one, other) => other - one))
  })

  test('is sought as one writes it, by role and by campus', async () => {
    const { user } = await add({ institution_id: 20, full_name: 'گلالۍ احمدي', roles: ['principal'] })
    expect(await ids({ search_string: 'احمدی گلالی' })).toEqual([user.user_id])
    expect(await ids({ search_string: 'گلالی', institution_id: 20 })).toEqual([user.user_id])
    expect(await ids({ search_string: 'گلالی', institution_id: 10 })).toEqual([])
    expect(await ids({ search_string: 'گلالی', role: 'principal' })).toEqual([user.user_id])
    expect(await ids({ search_string: 'گلالی', role: 'learner' })).toEqual([])
    expect(await list({ institution_id: learnerAbroad.institution_id })).toMatchObject({ list: [], total: 0 })
  })

  test('finds whoever was called, promoted or deleted otherwise a moment ago, and two letters are the beginning of a word', async () => {
    const { user } = await add({ institution_id: 20, full_name: 'Xerxes Quli', roles: ['teacher'] })
    const change = (fields: object) =>
      school.database.owner.updateTable('users').set(fields).where('user_id', '=', user.user_id).execute()
    expect(await ids({ search_string: 'erxe' })).toEqual([user.user_id])
    expect(await ids({ search_string: 'xe qu' })).toEqual([user.user_id])
    expect(await ids({ search_string: 'er', role: 'teacher', institution_id: 20 })).toEqual([])
    await change({ full_name: 'Zarif', roles: ['principal'] })
    expect(await ids({ search_string: 'xerxes', role: 'teacher' })).toEqual([])
    expect(await ids({ search_string: 'zarif', role: 'principal' })).toEqual([user.user_id])
    await change({ is_deleted: true })
    expect(await ids({ search_string: 'zarif' })).toEqual([])
    await change({ is_deleted: false })
    expect(await ids({ search_string: 'zarif' })).toEqual([user.user_id])
    for (const table of ['starting_codes', 'sign_in_names', 'credentials', 'users'] as const)
      await school.database.owner.deleteFrom(table).where('user_id', '=', user.user_id).execute()
    expect(await list({ search_string: 'zarif' })).toMatchObject({ list: [], total: 0 })
  })

  test('counts no further than it must, and still begins with who is first or newest', async () => {
    const all = await ids({ page_size: 100 })
    const newest = await ids({ sort: 'newest', page_size: 100 })
    const learners = await ids({ role: 'learner', page_size: 100 })
    const find = async (asked: object) => {
      const { rows, total } = await school.database.doors.inTenant(1, (db) =>
        findTenantUsers(db, {
          tenant_id: 1,
          language: 'en',
          words: [],
          state: 'active',
          sort: 'name',
          skip: 0,
          take: 2,
          counted: 2,
          binSince: school.clock.now,
          ...asked,
        }),
      )
      return { ids: rows.map(({ user_id }) => user_id), total }
    }
    expect(await find({})).toEqual({ ids: all.slice(0, 2), total: 3 })
    expect(await find({ sort: 'newest' })).toEqual({ ids: newest.slice(0, 2), total: 3 })
    expect(await find({ role: 'learner' })).toEqual({ ids: learners.slice(0, 2), total: 3 })
    const called = await ids({ search_string: 'a', sort: 'newest', page_size: 100 })
    expect(called.length).toBeGreaterThan(0)
    expect((await find({ words: ['a'], sort: 'newest' })).ids).toEqual(called.slice(0, 2))
  })

  test('leaves out a closed campus', async () => {
    const close = (deleted_on: Date | null) =>
      school.database.owner.updateTable('institutions').set({ deleted_on }).where('institution_id', '=', 20).execute()
    await close(school.clock.now)
    const { list: open } = await list({ page_size: 100 })
    expect(new Set(open.map(({ institution_id }) => institution_id))).toEqual(new Set([10]))
    await close(null)
  })
})

describe('a super admin', () => {
  test('adds somebody in any role to any campus, once, and it stands in the history of that campus', async () => {
    const command_id = randomUUID()
    const asked = { institution_id: 20, full_name: 'Hewad', roles: ['admin' as const] }
    const give = () => value(school, addTenantUser, asked, { as: superAdmin, command_id })
    const first = await give()
    expect(first.user).toMatchObject({ full_name: 'Hewad', roles: ['admin'] })
    expect(first.starting_code).toMatch(/^[0-9]{8}$/)
    expect(await give()).toEqual({ ...first, starting_code: null })
    expect(await ids({ search_string: 'Hewad', institution_id: 20 })).toEqual([first.user.user_id])
    const { list: changes } = await value(
      school,
      listOfficeChanges,
      { institution_id: 20, noun: 'user', noun_id: String(first.user.user_id) },
      { as: admin },
    )
    expect(changes).toMatchObject([{ action: 'add', changed_by_name: 'super' }])
  })

  test('adds nobody to a campus of another tenant, and an admin gives no role of the own rank', async () => {
    const foreign = { institution_id: learnerAbroad.institution_id, full_name: 'Hewad', roles: ['teacher' as const] }
    expect(await call(school, addTenantUser, foreign, { as: superAdmin })).toEqual({ ok: false, refusal: 'not_found' })
    expect(
      await call(school, addOfficeUser, { institution_id: 20, full_name: 'Hewad', roles: ['admin'] }, { as: admin }),
    ).toEqual({ ok: false, refusal: 'role_not_grantable' })
  })

  test('changes, deletes and restores people of every campus; who is deleted stands in the bin of the whole tenant', async () => {
    const { user } = await add({ institution_id: 20, full_name: 'Zalmai', roles: ['teacher'] })
    const place = { institution_id: 20 }
    const as = superAdmin
    const changed = await value(
      school,
      updateOfficeUser,
      { ...place, user_id: user.user_id, version: user.version, full_name: 'Zalmai Khan' },
      { as },
    )
    expect(changed.user.full_name).toBe('Zalmai Khan')
    expect(
      await value(school, deleteTenantUsers, { ...place, user_ids: [user.user_id, learner.user_id] }, { as }),
    ).toEqual({ deleted: [user.user_id], kept: [{ user_id: learner.user_id, why: 'not_found' }] })
    expect(await ids({ search_string: 'Zalmai' })).toEqual([])
    expect(await ids({ search_string: 'Zalmai', state: 'deleted' })).toEqual([user.user_id])
    school.clock.now = new Date(school.clock.now.getTime() + 31 * 86_400_000)
    expect(await ids({ search_string: 'Zalmai', state: 'deleted' })).toEqual([])
    school.clock.now = new Date(school.clock.now.getTime() - 31 * 86_400_000)
    expect(await value(school, restoreOfficeUsers, { ...place, user_ids: [user.user_id] }, { as })).toEqual({
      restored: [user.user_id],
      kept: [],
    })
    expect((await value(school, listOfficeUsers, { ...place, user_id: user.user_id }, { as })).total).toBe(1)
  })

  test('does not delete themselves', async () => {
    expect(
      await value(
        school,
        deleteTenantUsers,
        { institution_id: 10, user_ids: [superAdmin.user_id] },
        { as: superAdmin },
      ),
    ).toEqual({ deleted: [], kept: [{ user_id: superAdmin.user_id, why: 'own_account' }] })
  })
})

test('whoever is added to the content team writes and reviews lessons, where the campus lists these roles', async () => {
  await school.database.owner
    .insertInto('content_institutions')
    .values({ tenant_id: 1, institution_id: 10, cms_roles: ['cd', 'cr'] })
    .execute()
  const { user } = await add({ institution_id: 10, full_name: 'Zarghuna Wardak', roles: ['content_team'] })
  expect(user.roles).toEqual(['content_team'])
  const author: Person = { ...principal, user_id: user.user_id, username: user.username, role: 'content_team' }
  expect((await value(school, listStudioCourses, {}, { as: author })).powers).toMatchObject({
    mayWrite: true,
    mayReview: true,
    mayManage: false,
  })
  const { version } = user
  await value(school, updateOfficeUser, { user_id: user.user_id, version, roles: ['teacher'] }, { as: superAdmin })
  expect(await call(school, listStudioCourses, {}, { as: author })).toEqual({ ok: false, refusal: 'not_content_team' })
})
