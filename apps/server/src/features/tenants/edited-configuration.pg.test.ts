import { readConfiguration } from '@maktab/contracts/tenants/configuration'
import { readEditedConfiguration, updateEditedConfiguration } from '@maktab/contracts/tenants/edited-configuration'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, people, type Person, type School } from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool({ hasProcesses: true })
})
afterAll(() => school.close())

const superAdmin: Person = { ...people.principal, role: 'super_admin' }
const superAdminThere: Person = { ...people.principalThere, role: 'super_admin' }
const superAdminAbroad: Person = { ...people.learnerAbroad, role: 'super_admin' }
const read = (as: Person = superAdmin, host = 'localhost') => value(school, readEditedConfiguration, {}, { as, host })
const coloursAt = async (process: Parameters<typeof value>[0], domain_name = 'localhost') =>
  (await value(process, readConfiguration, { domain_name })).list[0]?.primary_color

test('a second server process shows new colours and the new name without a restart; another tenant keeps its own', async () => {
  const second = await school.reopen()
  const { version, configuration } = await read()
  expect([configuration.primary_color, await coloursAt(second)]).toEqual(['05B027', '05B027'])
  const fields = { primary_color: '336BFF', name: 'د رڼا ښوونځی', tagline: { pu: 'هره ورځ' }, first_weekday: 1 }
  expect(await value(school, updateEditedConfiguration, { version, fields }, { as: superAdmin })).toEqual({
    version: version + 1,
    refused: [],
  })
  for (const process of [school, second]) {
    await expect.poll(() => coloursAt(process)).toBe('336BFF')
    expect((await value(process, readConfiguration, { domain_name: 'localhost' })).list[0]).toMatchObject({
      name: 'د رڼا ښوونځی',
      tagline: { pu: 'هره ورځ' },
    })
    expect(await coloursAt(process, 'senf.localhost')).toBe('05B027')
  }
  await second.close()
})

test('every change has its history, which all super admins of the tenant read and no others', async () => {
  const { version } = await read()
  await value(
    school,
    updateEditedConfiguration,
    { version, fields: { city: 'کابل', is_tour_guide: true } },
    { as: superAdminThere },
  )
  const { changes } = await read(superAdmin)
  expect(changes[0]).toEqual({
    version: version + 1,
    changed_on: school.clock.now.toISOString(),
    changed_by_name: 'Principal.there',
    before: { city: '' },
    after: { city: 'کابل' },
  })
  expect((await read(superAdminAbroad, 'senf.localhost')).changes).toEqual([])
})

test('of two at once the second is told so and saves nothing; a lost answer is given again', async () => {
  const { version } = await read()
  const command_id = randomUUID()
  const save = (address: string) =>
    call(school, updateEditedConfiguration, { version, fields: { address } }, { as: superAdmin, command_id })
  expect(await save('one')).toEqual({ ok: true, value: { version: version + 1, refused: [] } })
  expect(await save('one')).toEqual({ ok: true, value: { version: version + 1, refused: [] } })
  const other = { version, fields: { address: 'two' } }
  expect(await call(school, updateEditedConfiguration, other, { as: superAdminThere })).toEqual({
    ok: false,
    refusal: 'changed_meanwhile',
  })
  expect((await read()).configuration.address).toBe('one')
  const now = (await read()).version
  const both = await Promise.all(
    [superAdmin, superAdminThere].map((as, index) =>
      call(school, updateEditedConfiguration, { version: now, fields: { address: `at once ${index}` } }, { as }),
    ),
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('what is wrong is named, and nothing of it is saved; grave fields ask for the name', async () => {
  const before = await read()
  const { version } = before
  const fields = { primary_color: 'red', city: 'هرات', external_providers: [], is_deleted: true }
  expect(await value(school, updateEditedConfiguration, { version, fields }, { as: superAdmin })).toEqual({
    version,
    refused: ['primary_color', 'external_providers', 'is_deleted'],
  })
  const pay = { version, fields: { is_payment_enabled: true } }
  expect((await value(school, updateEditedConfiguration, pay, { as: superAdmin })).refused).toEqual(['typed_name'])
  expect(await read()).toEqual(before)
  await value(school, updateEditedConfiguration, { ...pay, typed_name: before.configuration.name }, { as: superAdmin })
  expect((await read()).configuration.is_payment_enabled).toBe(true)
})

test('nobody else edits it, and the database keeps its own list of what stays', async () => {
  for (const as of [people.learner, people.teacher, people.principal, { ...people.principal, role: 'admin' as const }])
    expect(await call(school, updateEditedConfiguration, { version: 1, fields: {} }, { as })).toEqual({
      ok: false,
      refusal: 'role_not_allowed',
    })
  const { doors, db } = school.database
  await expect(sql`update tenants set name = 'x'`.execute(db)).rejects.toThrow('permission denied')
  const save = (after: string, user_id = superAdmin.user_id) =>
    doors.inSchool(superAdmin, async (inside) =>
      sql`select set_tenant_configuration(version, '{}', ${after}::jsonb, ${user_id}, now()) from tenants where tenant_id = 1`.execute(
        inside,
      ),
    )
  await expect(save('{"external_providers": []}')).rejects.toThrow('not edited')
  await expect(save('{"city": "x"}', people.learnerThere.user_id)).rejects.toThrow('Nobody of this school')
  // Whoever decided by an older version is too late, also where both looked at the same moment.
  const late = await doors.inSchool(superAdmin, (inside) =>
    sql`select set_tenant_configuration(version - 1, '{}', '{"city": "x"}', ${superAdmin.user_id}, now()) as made
      from tenants where tenant_id = 1`.execute(inside),
  )
  expect(late.rows).toEqual([{ made: null }])
  await expect(doors.inSchool(superAdmin, (inside) => sql`delete from tenant_changes`.execute(inside))).rejects.toThrow(
    'permission denied',
  )
})
