import { randomUUID } from 'node:crypto'
import { listActedCalls } from '@maktab/contracts/schools/acted-calls'
import { actAsCampusAdmin, actAsPrincipal, beginActing } from '@maktab/contracts/access/acting'
import { endOtherSessions, listOwnSessions, switchRole, updatePassword } from '@maktab/contracts/access/own-sessions'
import { signIn, signOut } from '@maktab/contracts/access/sessions'
import { readProfile, updateProfile } from '@maktab/contracts/people/profile'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, people, type Person, type School } from '../../../test/school.ts'
import { openActedCallSweeper } from '../schools/acted-call-sweeper.ts'

let school: School
const start = new Date('2026-03-21T04:00:00.000Z')
const { principal, principalThere } = people
const superAdmin: Person = { user_id: 2099, institution_id: 20, tenant_id: 1, role: 'super_admin', username: 'super' }
const otherSuperAdmin: Person = { ...superAdmin, user_id: 2098, username: 'other-super' }
const refused = { ok: false, refusal: 'code_invalid' }

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  for (const { user_id, institution_id, tenant_id, username } of [superAdmin, otherSuperAdmin]) {
    await owner
      .insertInto('users')
      .values({
        institution_id,
        user_id,
        username,
        full_name: username,
        roles: ['super_admin'],
        active_role: 'super_admin',
        current_language: 'en',
      })
      .execute()
    const password_hash = await school.passwords.hash(password, 'tests')
    await owner.insertInto('credentials').values({ tenant_id, institution_id, user_id, password_hash }).execute()
    await owner.insertInto('sign_in_names').values({ tenant_id, user_id, sign_in_name: username }).execute()
  }
})
afterAll(() => school.close())
beforeEach(() => void (school.clock.now = start))

const code = async (institution_id: number) =>
  (await value(school, actAsPrincipal, { institution_id }, { as: superAdmin })).jwt
const begin = (jwt: string, host = 'localhost') => call(school, beginActing, { jwt }, { host })
async function act(institution_id = 10) {
  const begun = await begin(await code(institution_id))
  if (!begun.ok) throw new Error(begun.refusal)
  return begun.value
}

describe('a code', () => {
  test('opens a session in the place of the school’s principal, in any school of the tenant', async () => {
    const made = await value(school, actAsPrincipal, { institution_id: 10 }, { as: superAdmin })
    expect(made).toMatchObject({ path: `/principal?jwt=${made.jwt}`, expires_on: '2026-03-21T04:05:00.000Z' })
    const begun = await begin(made.jwt)
    expect(begun).toMatchObject({
      ok: true,
      value: {
        institution_id: 10,
        institution_name: 'School 10',
        time_zone: expect.any(String) as string,
        active_role: 'principal',
        user_id: principal.user_id,
        username: 'principal',
        full_name: 'Principal',
        token_exp: start.getTime() / 1000 + 3600,
      },
    })
    const bearer = begun.ok ? begun.value.auth_token : ''
    expect(await value(school, readProfile, {}, { bearer })).toMatchObject({
      user_id: principal.user_id,
      active_role: 'principal',
    })
  })
  test('works once, also when two come at once, for five minutes, and at its own tenant', async () => {
    const jwt = await code(10)
    const both = await Promise.all([begin(jwt), begin(jwt)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await begin(jwt)).toEqual(refused)
    const late = await code(10)
    school.clock.now = new Date(start.getTime() + 5 * 60_000)
    expect(await begin(late)).toEqual(refused)
    expect(await begin(await code(10), 'senf.localhost')).toEqual(refused)
    expect(await begin('x')).toEqual(refused)
  })
  test('is kept as a hash', async () => {
    const jwt = await code(10)
    const kept = await school.database.owner.selectFrom('acting_codes').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(jwt)
  })
  test('is not given for a school of another tenant, for an office that nobody holds, or to anybody else', async () => {
    const asked = (institution_id: number, as = superAdmin) => call(school, actAsPrincipal, { institution_id }, { as })
    for (const foreign of [30, 809, 999_999]) expect(await asked(foreign)).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, actAsCampusAdmin, { institution_id: 10 }, { as: superAdmin })).toEqual({
      ok: false,
      refusal: 'office_vacant',
    })
    expect(await asked(20, principalThere)).toEqual({ ok: false, refusal: 'role_not_allowed' })
  })
  test('is worth nothing once its maker is no super admin, or the principal is gone', async () => {
    const { owner } = school.database
    const [first, second] = [await code(10), await code(10)]
    const setRoles = (roles: string[]) =>
      owner.updateTable('users').set({ roles }).where('user_id', '=', superAdmin.user_id).execute()
    await setRoles(['teacher'])
    expect(await begin(first)).toEqual(refused)
    await setRoles(['super_admin'])
    await owner.updateTable('users').set({ is_deleted: true }).where('user_id', '=', principal.user_id).execute()
    expect(await begin(second)).toEqual(refused)
    await owner.updateTable('users').set({ is_deleted: false }).where('user_id', '=', principal.user_id).execute()
  })
  test('is worth nothing once its maker signs out, also while it is being used', async () => {
    const jwt = await code(10)
    const { doors } = school.database
    const inSchool = doors.inSchool.bind(doors)
    const opened = vi.spyOn(doors, 'inSchool').mockImplementation(async (scope, ...work) => {
      // The door to the school in which the session begins.
      if (scope.institution_id === 10) {
        opened.mockImplementation(inSchool)
        await value(school, signOut, {}, { as: superAdmin })
      }
      return inSchool(scope, ...work)
    })
    expect(await begin(jwt)).toEqual(refused)
    opened.mockRestore()
  })
})

describe('work in another’s place', () => {
  test('is written down, call by call, also what was refused; the person’s own calls are not', async () => {
    const { owner } = school.database
    await owner.deleteFrom('acted_calls').execute()
    const { auth_token: bearer } = await act()
    await value(school, readProfile, {}, { bearer })
    expect(await call(school, updateProfile, { full_name: 'Somebody Else' }, { bearer })).toEqual({
      ok: false,
      refusal: 'closed_in_place',
    })
    await value(school, readProfile, {}, { as: principal })
    const rows = await owner.selectFrom('acted_calls').selectAll().orderBy('path').execute()
    expect(rows.map(({ path }) => path)).toEqual(['user/profile', 'user/profile/update'])
    expect(rows[0]).toMatchObject({
      institution_id: 10,
      user_id: principal.user_id,
      acted_by: superAdmin.user_id,
      role: 'principal',
      called_on: start,
    })
  })
  test('does not reach what is the person’s own, nor a super admin’s calls', async () => {
    const { auth_token: bearer } = await act()
    const closed = { ok: false, refusal: 'closed_in_place' }
    expect(await call(school, switchRole, { role: 'principal' }, { bearer })).toEqual(closed)
    expect(await call(school, listOwnSessions, {}, { bearer })).toEqual(closed)
    expect(await call(school, actAsPrincipal, { institution_id: 20 }, { bearer })).toEqual(closed)
  })
  test('is over after an hour, at once after signing out, and does not stand among the person’s devices', async () => {
    const { auth_token: bearer } = await act()
    const own = await value(school, signIn, { username: 'principal', password })
    expect((await value(school, listOwnSessions, {}, { bearer: own.auth_token })).list).toHaveLength(1)
    await value(school, signOut, {}, { bearer })
    expect(await call(school, readProfile, {}, { bearer })).toEqual({ ok: false, refusal: 'signed_out' })
    const other = await act()
    school.clock.now = new Date(start.getTime() + 3_600_000)
    expect(await call(school, readProfile, {}, { bearer: other.auth_token })).toEqual({
      ok: false,
      refusal: 'signed_out',
    })
  })
  test('ends when the super admin signs out, ends other sessions or sets a new password; another super admin’s goes on', async () => {
    const own = await value(school, signIn, { username: 'super', password })
    const { jwt: others } = await value(school, actAsPrincipal, { institution_id: 10 }, { as: otherSuperAdmin })
    const kept = await begin(others)
    const isOpen = async (bearer: string) => (await call(school, readProfile, {}, { bearer })).ok
    const bearer = own.auth_token
    for (const end of [
      () => value(school, endOtherSessions, {}, { bearer }),
      () => value(school, updatePassword, { old_password: password, password: 'b'.repeat(64) }, { bearer }),
      () => value(school, signOut, {}, { bearer }),
    ]) {
      const [here, there, unused] = [await act(10), await act(20), await code(10)]
      expect([await isOpen(here.auth_token), await isOpen(there.auth_token)]).toEqual([true, true])
      await end()
      expect([await isOpen(here.auth_token), await isOpen(there.auth_token)]).toEqual([false, false])
      expect(await begin(unused)).toEqual(refused)
    }
    expect(kept.ok && (await isOpen(kept.value.auth_token))).toBe(true)
  })
  test('cannot be taken out of the record', async () => {
    await act()
    const { doors } = school.database
    await expect(
      doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) => db.deleteFrom('acted_calls').execute()),
    ).rejects.toThrow(/permission denied/)
    await expect(
      doors.inSchool({ tenant_id: 1, institution_id: 10 }, (db) =>
        db.updateTable('acted_calls').set({ acted_by: 1 }).execute(),
      ),
    ).rejects.toThrow(/permission denied/)
  })
  test('is read by the super admin: who, where, when, in whose place, and which calls; other schools stand apart', async () => {
    const { owner } = school.database
    await owner.deleteFrom('acted_calls').execute()
    const { auth_token: first } = await act(10)
    await value(school, readProfile, {}, { bearer: first })
    await value(school, readProfile, {}, { bearer: first })
    await call(school, updateProfile, { full_name: 'Somebody Else' }, { bearer: first })
    school.clock.now = new Date(start.getTime() + 60_000)
    const { auth_token: second } = await act(20)
    await value(school, readProfile, {}, { bearer: second })
    const { list, total, total_pages } = await value(school, listActedCalls, {}, { as: superAdmin })
    expect([total, total_pages]).toEqual([2, 1])
    expect(list.map(({ institution_name }) => institution_name)).toEqual(['School 20', 'School 10'])
    expect(list[1]).toMatchObject({
      role: 'principal',
      full_name: 'Principal',
      acted_by: superAdmin.user_id,
      acted_by_name: 'super',
      first_call_on: start.toISOString(),
      last_call_on: start.toISOString(),
      calls: [
        { path: 'user/profile', times: 2 },
        { path: 'user/profile/update', times: 1 },
      ],
    })
    const one = await value(school, listActedCalls, { institution_id: 10 }, { as: superAdmin })
    expect([one.total, one.list.length]).toEqual([1, 1])
    expect((await value(school, listActedCalls, { page: 2 }, { as: superAdmin })).list).toEqual([])
    const { doors } = school.database
    const seen = (scope: () => Promise<readonly { institution_id: number }[]>) => scope().then((rows) => rows.length)
    const read = (db: Kysely<Tables>) => db.selectFrom('acted_calls').select('institution_id').execute()
    expect(await seen(() => doors.inSchool({ tenant_id: 1, institution_id: 10 }, read))).toBe(3)
    expect(await seen(() => doors.inTenant(4, read))).toBe(0)
  })
  test('is forgotten after a year and no day before, whatever clock asks', async () => {
    const { owner, doors } = school.database
    await owner.deleteFrom('acted_calls').execute()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const made = { institution_id: 10, session_id: randomUUID(), user_id: principal.user_id, acted_by: 2099 }
    await owner
      .insertInto('acted_calls')
      .values([364, 366, 400].map((days) => ({ ...made, role: 'principal', path: 'x', called_on: daysAgo(days) })))
      .execute()
    const job = openActedCallSweeper({ doors, clock: () => daysAgo(-1000), onFailure: () => {} })
    expect(await job.runDue()).toBe(2)
    expect(await owner.selectFrom('acted_calls').select('path').execute()).toHaveLength(1)
    expect(await job.runDue()).toBe(0)
    await job.close()
  })
})
