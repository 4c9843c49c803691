import { signIn } from '@maktab/contracts/access/sessions'
import type { Input } from '@maktab/contracts/call'
import { readProfile } from '@maktab/contracts/people/profile'
import { checkTime, readConfiguration } from '@maktab/contracts/tenants/configuration'
import { beginInstallation } from '@maktab/contracts/schools/installation'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appInTest } from '../../../test/app.ts'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, type School } from '../../../test/school.ts'
import { issueSetupCode } from './setup-code.ts'
import { findTenantPageIn } from '../tenants/tenant-page.ts'
import { loadTenants } from '../tenants/tenants.ts'

let school: School
beforeEach(async () => {
  school = await openSchool({ isEmpty: true })
})
afterEach(() => school.close())

const issue = () => issueSetupCode({ ownerUrl: school.database.ownerUrl, now: school.clock.now })

const first = (code: string): Input<typeof beginInstallation> => ({
  code,
  tenant_name: 'د رڼا ښوونځی',
  languages: ['pu', 'en'],
  time_zone: 'Asia/Kabul',
  first_weekday: 6,
  campus_name: 'Rana, Kandahar',
  city: 'کندهار',
  year_name: '1405',
  year_start: '2026-03-21',
  year_end: '2027-03-20',
  full_name: 'Hamida Wardak',
  username: 'Hamida',
  email: 'Hamida@Rana.example',
  password,
})
const countTenants = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from tenants`.execute(school.database.owner)).rows[0]
    ?.count

describe('before the first run', () => {
  test('calls are refused with a sentence, whether somebody says to be signed in or not', async () => {
    for (const headers of [{}, { authorization: 'Bearer forged' }]) {
      const response = await school.app.inject({ method: 'POST', url: '/api/login', headers, payload: {} })
      expect(response.json()).toEqual({ error_code: -409, error_message: 'not_begun', data: null })
    }
    expect((await value(school, readConfiguration, { domain_name: 'localhost' })).list).toEqual([])
    expect(await value(school, checkTime, { utc_datetime: school.clock.now.toISOString() })).toMatchObject({
      is_valid: true,
    })
  })

  test('every address of a page leads to the one that says how to begin, and nothing remembers that', async () => {
    const web = await appInTest({}, { 'index.html': '<html lang="{{lang}}">{{title}}<!--boot-->' })
    const tenants = await loadTenants(school.database.doors, { error: () => {} })
    const findTenantPage = findTenantPageIn({ tenants, isDemonstration: false })
    const { app, close } = await appInTest({ pages: { webFolder: `${web.folder}/web`, findTenantPage } })
    for (const url of ['/', '/login', '/learner/dashboard?a=1', '/signup']) {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } })
      expect([statusCode, headers.location, headers['cache-control']], url).toEqual([302, '/setup', 'no-store'])
    }
    const setup = await app.inject({ url: '/setup', headers: { cookie: 'language=ur' } })
    expect(setup.statusCode).toBe(200)
    expect(setup.body).toContain('<html lang="ur-PK">Maktab')
    expect(setup.body).toContain('"languages":["en","pu","da","ur"]')

    await value(school, beginInstallation, first(await issue()))
    await tenants.reload()
    expect((await app.inject({ url: '/login' })).body).toContain('د رڼا ښوونځی')
    await close()
    await web.close()
  })

  test('the application’s role sees no code and makes no tenant by itself', async () => {
    await issue()
    const { db } = school.database
    await expect(sql`select * from installation.first_run`.execute(db)).rejects.toThrow('permission denied')
    await expect(sql`insert into tenants (name, configuration) values ('x', '{}')`.execute(db)).rejects.toThrow(
      'permission denied',
    )
    const { rows } = await sql<{ code_hash: string }>`select code_hash from installation.first_run`.execute(
      school.database.owner,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('the first run', () => {
  test('makes tenant, host, campus, school year and super admin, who signs in; other processes know it at once', async () => {
    const other = await school.reopen()
    await value(school, beginInstallation, first(await issue()), { host: 'Rana.Example:8080', language: 'en' })
    for (const process of [school, other])
      await expect
        .poll(async () => (await value(process, readConfiguration, { domain_name: 'rana.example' })).list)
        .toMatchObject([
          {
            id: 1,
            name: 'د رڼا ښوونځی',
            domain_name: 'rana.example',
            languages: '1,0',
            default_language: 'pu',
            time_zone: 'Asia/Kabul',
            first_weekday: 6,
            is_b2c_enabled: false,
            is_google_login_allowed: false,
          },
        ])
    for (const [host, username] of [
      ['rana.example', 'hamida'],
      ['192.168.1.20:8080', 'hamida@rana.example'],
    ] as const) {
      const session = await value(other, signIn, { username, password }, { host })
      expect(session).toMatchObject({
        full_name: 'Hamida Wardak',
        active_role: 'super_admin',
        institution_name: 'Rana, Kandahar',
        current_language: 'en',
      })
      expect(await call(school, readProfile, {}, { host, bearer: session.auth_token })).toMatchObject({ ok: true })
    }
    const { rows } = await sql`
      select y.name, y.start_date::text, y.end_date::text, y.is_current, i.city, i.time_zone, i.institution_id > 1000000 as is_far
      from school_years y join institutions i using (institution_id)`.execute(school.database.owner)
    expect(rows).toEqual([
      {
        name: '1405',
        start_date: '2026-03-21',
        end_date: '2027-03-20',
        is_current: true,
        city: 'کندهار',
        time_zone: 'Asia/Kabul',
        is_far: true,
      },
    ])
    await other.close()
  })

  test('the code never works twice, not even for who has it', async () => {
    const code = await issue()
    await value(school, beginInstallation, first(code))
    expect(await call(school, beginInstallation, first(code))).toEqual({ ok: false, refusal: 'not_allowed' })
    expect(await call(school, beginInstallation, first(await issue()))).toEqual({ ok: false, refusal: 'not_allowed' })
    expect(await countTenants()).toBe(1)
    // A process that has not heard of it yet is refused by the database.
    const late = await school.reopen()
    await sql`insert into installation.first_run (code_hash, expires_on) values ('x', now())
      on conflict (only_row) do nothing`.execute(school.database.owner)
    expect(await call(late, beginInstallation, first(code))).toEqual({ ok: false, refusal: 'not_allowed' })
    await late.close()
  })

  test('of two at the same moment, in two processes, one makes it', async () => {
    const other = await school.reopen()
    const code = await issue()
    const answers = await Promise.all([school, other].map((process) => call(process, beginInstallation, first(code))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, refusal: 'not_allowed' }])
    expect(await countTenants()).toBe(1)
    await other.close()
  })

  test('a code that is wrong, of an earlier start or older than a day makes nothing', async () => {
    const earlier = await issue()
    const code = await issue()
    for (const wrong of [earlier, 'x'.repeat(43), '', code.toLowerCase() + 'x'])
      expect(await call(school, beginInstallation, first(wrong))).toEqual({ ok: false, refusal: 'code_invalid' })
    school.clock.now = new Date(school.clock.now.getTime() + 86_400_001)
    expect(await call(school, beginInstallation, first(code))).toEqual({ ok: false, refusal: 'code_invalid' })
    expect(await countTenants()).toBe(0)
    await value(school, beginInstallation, first(await issue()))
  })

  test('what the contract does not allow is refused, and the code stays good', async () => {
    const code = await issue()
    const wrong: Readonly<Record<string, Partial<Input<typeof beginInstallation>>>> = {
      'no name': { tenant_name: '  ' },
      'a name that turns the line around': { campus_name: 'Rana\u202eelohcs' },
      'no language': { languages: [] },
      'a language twice': { languages: ['en', 'en'] },
      'no such time zone': { time_zone: 'Asia/Nowhere' },
      'a year that ends before it begins': { year_start: '2026-03-21', year_end: '2026-03-20' },
      'a year of three': { year_end: '2029-03-20' },
      'a username with a space': { username: 'hamida wardak' },
      'a username that is an address': { username: 'a@b.example' },
      'no email': { email: 'hamida' },
      'a password in the clear': { password: 'salaam-1234' },
    }
    for (const [what, fields] of Object.entries(wrong))
      expect(await call(school, beginInstallation, { ...first(code), ...fields }), what).toEqual({
        ok: false,
        refusal: 'malformed',
      })
    await value(school, beginInstallation, first(code))
  })
})
