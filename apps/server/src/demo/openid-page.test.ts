import { afterAll, beforeAll, expect, test } from 'vitest'
import { appInTest, type AppInTest } from '../../test/app.ts'
import { mountOpenIdPage } from './openid-page.ts'
import { openOpenIdProvider } from './openid-provider.ts'

const evil = '"><script>alert(1)</script>'
const person = {
  sub: 'wali',
  email: 'wali@school.example',
  email_verified: true,
  given_name: evil,
  family_name: 'Khan',
}
const hosts = [
  { host: 'localhost', tenant_id: 1 },
  { host: 'senf.localhost', tenant_id: 4 },
]

let shown: AppInTest
beforeAll(async () => {
  const provider = await openOpenIdProvider({ people: () => [person], clock: () => new Date('2026-03-21T08:00:00Z') })
  shown = await appInTest({ mounts: [(app) => mountOpenIdPage(app, provider, hosts)] })
})
afterAll(() => shown.close())

const open = (url: string, host = 'localhost') => shown.app.inject({ method: 'GET', url, headers: { host } })
const asked = (change: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: 'maktab',
    redirect_uri: 'http://localhost/api/external/callback/1',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
    state: 'state',
    ...change,
  }).toString()

test('what was asked and who is there stand on the page as text', async () => {
  const { payload, headers } = await open(`/api/demo/openid/1/authorize?${asked({ state: evil })}`)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  expect(payload).not.toContain('<script')
  expect(payload).toContain('name="state" value="&quot;&gt;&lt;script')
  expect(payload).toContain('wali@school.example')
})

test('a choice leads back with a code, none with a refusal', async () => {
  const chosen = new URL(String((await open(`/api/demo/openid/1/chosen?${asked()}&sub=wali`)).headers.location))
  expect([chosen.origin + chosen.pathname, chosen.searchParams.get('state'), chosen.searchParams.has('code')]).toEqual([
    'http://localhost/api/external/callback/1',
    'state',
    true,
  ])
  expect((await open(`/api/demo/openid/1/chosen?${asked()}&sub=`)).headers.location).toContain('error=access_denied')
})

test.each([
  { redirect_uri: 'https://evil.example/api/external/callback/1' },
  { redirect_uri: 'http://localhost/api/external/callback/1/../../../evil' },
  { redirect_uri: 'http://senf.localhost/api/external/callback/1' },
  { client_id: 'a-game' },
  { code_challenge_method: 'plain' },
  { response_type: 'token' },
  { sub: 'nobody' },
])('nobody is led back for %j', async (change) => {
  expect((await open(`/api/demo/openid/1/chosen?${asked({ sub: 'wali', ...change })}`)).statusCode).toBe(400)
})

test.each([
  ['/api/demo/openid/4/authorize', 'localhost'],
  ['/api/demo/openid/1/chosen', 'senf.localhost'],
  ['/api/demo/openid/x/authorize', 'localhost'],
])('%s is not at %s', async (url, host) => {
  expect((await open(`${url}?${asked({ sub: 'wali' })}`, host)).statusCode).toBe(404)
})
