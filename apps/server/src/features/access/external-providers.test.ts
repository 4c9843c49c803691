import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOpenIdProvider, type OpenIdProvider } from '../../demo/openid-provider.ts'
import { readProviders, type ClientSecrets, type Provider } from './external-providers.ts'
import { isUnreachable } from './provider-fetch.ts'
import { readProviderToken } from './provider-tokens.ts'

const guest = {
  sub: 'wali',
  email: 'wali@school.example',
  email_verified: true,
  given_name: 'Wali',
  family_name: 'Khan',
}

/** The provider behind a real socket, as one in a school's own network would be. */
let server: http.Server
let base: string
let provider: OpenIdProvider
const asked: string[] = []
beforeAll(async () => {
  server = http.createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      asked.push(`${request.method} ${request.url} ${body}`)
      const given = new URL(request.url ?? '', base).searchParams.get('access_token')
      const answer =
        given === null
          ? await provider.ask(`${base}${request.url}`, {
              headers: new Headers(request.headers as Record<string, string>),
              body,
            })
          : Response.json(given === 'ours' ? { aud: 'ours', sub: 'wali' } : { aud: 'a-game' })
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = await openOpenIdProvider({ people: () => [guest], clock: () => new Date(), base })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const open = (stored: object, clientSecrets: ClientSecrets = {}) => {
  const said: object[] = []
  const providers = readProviders(
    [
      {
        tenant_id: 7,
        configuration: {
          external_providers: [{ login_type: 4, name: 'School', issuer: `${base}/7`, client_id: 'maktab', ...stored }],
        },
      },
    ],
    {
      clientSecrets,
      logger: { error: (one: object) => void said.push(one) },
    },
  )
  return { found: providers.find(7, 4), said, providers }
}
const near = { is_in_private_network: true }
const found = (stored: object, secrets?: ClientSecrets): Provider => open(stored, secrets).found!

test('a provider is found by what it says of itself, and believed about its people', async () => {
  const one = found(near)
  const token = await provider.sign(7, { ...guest, aud: 'maktab' })
  expect(await readProviderToken(one, token)).toEqual({
    person: {
      login_type: 4,
      issuer: `${base}/7`,
      subject: 'wali',
      email: guest.email,
      isEmailVerified: true,
      first_name: 'Wali',
      last_name: 'Khan',
    },
    isSingleUse: true,
  })
  expect(await readProviderToken(one, provider.giveAccessToken(7, 'maktab', 'wali'))).toMatchObject({
    isSingleUse: false,
  })
  expect(await readProviderToken(one, provider.giveAccessToken(7, 'a-game', 'wali'))).toBeNull()
  expect(asked.filter((line) => line.includes('openid-configuration'))).toHaveLength(1)
})

test('tokens of the tenant’s own mobile application count, and it says so itself', async () => {
  const token = provider.giveAccessToken(7, 'our-app', 'wali')
  expect(await readProviderToken(found(near), token)).toBeNull()
  expect(await readProviderToken(found({ ...near, app_client_ids: ['our-app'] }), token)).not.toBeNull()
})

test('the client’s secret comes from the environment and goes to the provider alone', async () => {
  asked.length = 0
  await readProviderToken(found(near, { '7.4': 'hidden' }), provider.giveAccessToken(7, 'maktab', 'wali'))
  expect(asked.filter((line) => line.includes('client_secret=hidden'))).toEqual([
    expect.stringMatching(/^POST \/7\/introspect /),
  ])
})

test('where a provider has its own place to ask about a token, that is asked', async () => {
  const one = found({ ...near, client_id: 'ours', token_info_endpoint: `${base}/tokeninfo` })
  asked.length = 0
  expect(await readProviderToken(one, 'theirs')).toBeNull()
  await expect(readProviderToken(one, 'ours')).rejects.toThrow('server responded with a challenge')
  expect(asked.filter((line) => line.includes('/introspect'))).toEqual([])
})

test('in a private network there is no provider unless it was said so', async () => {
  const fault = await readProviderToken(found({}), 'token').catch((error: unknown) => error)
  expect(isUnreachable(fault) || /HTTPS|https/.test(String(fault))).toBe(true)
})

test('an issuer that calls itself something else is not believed', async () => {
  await expect(found({ ...near, issuer: `${base}/7/` }).open()).rejects.toThrow('does not match the expected issuer')
})

test('a provider that failed once is asked again', async () => {
  const one = found({ ...near, issuer: `${base}/8` })
  const people = provider.ask
  provider = { ...provider, ask: async () => new Response(null, { status: 503 }) }
  await expect(one.open()).rejects.toThrow('unexpected HTTP response status code')
  provider = { ...provider, ask: people }
  expect((await one.open()).configuration.serverMetadata().issuer).toBe(`${base}/8`)
})

test.each([
  { issuer: 'file:///etc/passwd' },
  { issuer: 'javascript:alert(1)' },
  { client_id: '' },
  { login_type: 0 },
  { login_type: 5 },
  { name: '' },
])('%j is named in the log and left out', (broken) => {
  const { found: none, said } = open(broken)
  expect(none).toBeUndefined()
  expect(said).toEqual([{ tenant_id: 7, index: 0 }])
})

test('a tenant has its own providers and no other’s', () => {
  const { providers } = open(near)
  expect([providers.find(7, 1), providers.find(8, 4), providers.find(1, 4)]).toEqual([undefined, undefined, undefined])
})
