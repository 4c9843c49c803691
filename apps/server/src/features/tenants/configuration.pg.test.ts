import { checkTime, Configuration, readConfiguration } from '@maktab/contracts/tenants/configuration'
import { signIn } from '@maktab/contracts/access/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, type School } from '../../../test/school.ts'
import { loadTenants } from './tenants.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

describe('the configuration of a host', () => {
  test.each([
    ['localhost:8080', 1, 'localhost'],
    ['Quran.localhost', 2, 'quran.localhost'],
    ['skills21.localhost', 3, 'skills21.localhost'],
    ['Senf.LocalHost', 4, 'senf.localhost'],
    ['maths.localhost', 563, 'maths.localhost'],
    ['192.168.1.20', 1, 'localhost'],
  ])('%s is of tenant %i', async (domain_name, id, shown) => {
    const { list } = await value(school, readConfiguration, { domain_name })
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      id,
      domain_name: shown,
      languages: '0,1,2',
      primary_color: '05B027',
      regions_metadata: '[]',
      signup_fields_metadata: '[]',
    })
  })

  test('has every field of the contract, over the wire', async () => {
    const response = await school.app.inject({
      method: 'POST',
      url: '/api/tenant/config',
      headers: { host: 'localhost' },
      payload: { domain_name: 'localhost' },
    })
    const { list } = response.json<{ data: { list: Record<string, unknown>[] } }>().data
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(Object.keys(Configuration.shape).sort())
  })
})

describe('tenants as they lie in the database', () => {
  const stored = async (tenant_id: number, configuration: unknown) =>
    void (await sql`update tenants set configuration = ${JSON.stringify(configuration)}::jsonb where tenant_id = ${tenant_id}`.execute(
      school.database.owner,
    ))
  const load = async () => {
    const said: object[] = []
    const tenants = await loadTenants(school.database.doors, {
      error: (...[line]: unknown[]) => void said.push(line as object),
    })
    return { tenants, said }
  }

  test('of an earlier version are completed; secrets stay behind', async () => {
    await stored(4, {
      primary_color: '336BFF',
      languages: '0,2',
      external_login: { client_secret: 'SECRET' },
      is_demonstration: true,
    })
    const { tenants, said } = await load()
    expect(said).toEqual([])
    expect(Configuration.safeParse(tenants.configurationFor('senf.localhost')).error).toBeUndefined()
    expect(tenants.configurationFor('senf.localhost')).toMatchObject({
      primary_color: '336BFF',
      is_delete_class_allowed: true,
    })
    expect(JSON.stringify(tenants.configurationFor('senf.localhost'))).not.toMatch(
      /SECRET|client_secret|is_demonstration/,
    )
  })

  test('that are broken are named, and stop neither themselves nor the others', async () => {
    await stored(2, { primary_color: 'very green', languages: '0,1' })
    await stored(3, null)
    const { tenants, said } = await load()
    expect(said).toEqual([
      { tenant_id: 2, name: 'Tenant 2', fields: ['primary_color'] },
      { tenant_id: 3, name: 'Tenant 3', fields: ['configuration'] },
    ])
    expect(tenants.configurationFor('quran.localhost')).toMatchObject({
      id: 2,
      primary_color: '05B027',
      languages: '0,1',
    })
    expect(tenants.configurationFor('localhost')).toMatchObject({ id: 1 })
    expect(tenants.configurationFor('skills21.localhost')).toMatchObject({ id: 3 })
  })

  test('that were deleted have no configuration', async () => {
    await stored(4, { is_deleted: true })
    const { tenants } = await load()
    expect(tenants.configurationFor('senf.localhost')).toBeUndefined()
    expect(tenants.find(4)).toBeUndefined()
    expect(tenants.configurationFor('localhost')).toMatchObject({ id: 1 })
  })
})

test('at a host whose tenant is gone nobody signs in', async () => {
  await sql`update tenants set configuration = configuration || '{"is_deleted": true}' where tenant_id = 563`.execute(
    school.database.owner,
  )
  const before = await call(school, signIn, { username: 'zarghuna', password }, { host: 'maths.localhost' })
  expect(before.ok).toBe(true)
  const again = await school.reopen()
  expect(await call(again, signIn, { username: 'zarghuna', password }, { host: 'maths.localhost' })).toEqual({
    ok: false,
    refusal: 'invalid_credentials',
  })
  await again.close()
})

test('a clock is right within five minutes, and the answer says what time it is', async () => {
  const times = ['2026-03-21T08:04:00.000Z', '2026-03-21T08:06:00.000Z', '2028-03-21T08:00:00.000Z']
  const answers = await Promise.all(times.map((utc_datetime) => value(school, checkTime, { utc_datetime })))
  expect(answers.map(({ is_valid }) => is_valid)).toEqual([true, false, false])
  expect(answers[0]?.utc_datetime).toBe('2026-03-21T08:00:00.000Z')
})
