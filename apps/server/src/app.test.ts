import { sendRecoveryCode } from '@maktab/contracts/access/recovery'
import { signIn } from '@maktab/contracts/access/sessions'
import { verifyCertificate } from '@maktab/contracts/office/printing/certificates'
import { accept, refuse } from '@maktab/contracts/outcome'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appInTest, fileKey, type AppInTest } from '../test/app.ts'
import { atGate } from './calls/handle.ts'
import { fileAddresses } from './files/addresses.ts'

const template =
  '<!doctype html><html lang="{{lang}}" dir="{{dir}}"><title>{{title}}</title><!--theme--><!--boot--></html>'
const html = { accept: 'text/html' }
let running: AppInTest

beforeAll(async () => {
  running = await appInTest(
    {},
    {
      'index.html': template,
      'assets/main-4f2a.js': `export const text = '${'long '.repeat(400)}'`,
      'sw.js': 'self',
      'icons/icon-192.png': 'png',
      'icons/maskable-512.png': 'png',
    },
  )
})
afterAll(() => running.close())

describe('every answer', () => {
  test.each(['/', '/healthz', '/api/nothing', '/assets/main-4f2a.js'])(
    '%s carries strict headers and a request id of its own',
    async (url) => {
      const [first, second] = [await running.app.inject(url), await running.app.inject(url)]
      expect(first.headers['x-content-type-options']).toBe('nosniff')
      expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'wasm-unsafe-eval';`)
      // Only frames may be of others: a page that was opened anywhere may come to a lesson with a package or an embedded film.
      const withoutFrames = String(first.headers['content-security-policy'])
        .split('; ')
        .filter((directive) => !directive.startsWith('frame-src '))
      expect(withoutFrames.join('; ')).not.toMatch(/https?:|\*/)
      expect(withoutFrames.length).toBeGreaterThan(8)
      expect(first.headers['strict-transport-security']).toBeUndefined()
      expect(first.headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/)
      expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
    },
  )
  test('over https carries HSTS, when a trusted proxy says that it was https', async () => {
    const behindProxy = await appInTest({ trustedProxies: '127.0.0.1' })
    const said = { 'x-forwarded-proto': 'https' }
    expect(
      (await behindProxy.app.inject({ url: '/healthz', headers: said })).headers['strict-transport-security'],
    ).toContain('max-age=')
    expect(
      (await running.app.inject({ url: '/healthz', headers: said })).headers['strict-transport-security'],
    ).toBeUndefined()
    await behindProxy.close()
  })
})

describe('pages', () => {
  test.each(['/', '/learner/dashboard', '/learner/assignments/detail?id=7'])(
    '%s is the page with the tenant in it',
    async (url) => {
      const answer = await running.app.inject({ url, headers: html })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toBe(
        '<!doctype html><html lang="ps-AF" dir="rtl"><title>School</title><style>:root{--brand:#05b027}</style><script type="application/json" id="boot">{"tenant":1}</script></html>',
      )
    },
  )
  test.each(['/assets/missing-1.js', '/favicon.ico', '/api/missing', '/files/missing', '/icons/missing.png'])(
    '%s is really not there',
    async (url) => {
      expect((await running.app.inject({ url, headers: html })).statusCode).toBe(404)
    },
  )
  test.each(['POST', 'PUT', 'DELETE'] as const)('%s of a page is not there', async (method) => {
    expect((await running.app.inject({ url: '/learner/dashboard', method, headers: html })).statusCode).toBe(404)
  })
  test('hashed files may be kept for ever, the page and the service worker not at all', async () => {
    expect((await running.app.inject('/assets/main-4f2a.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await running.app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
  })
  test('an unchanged page is not sent again', async () => {
    const first = await running.app.inject({ url: '/', headers: html })
    const again = await running.app.inject({
      url: '/',
      headers: { ...html, 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
  test('what is large travels compressed', async () => {
    const answer = await running.app.inject({ url: '/assets/main-4f2a.js', headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.rawPayload.length).toBeLessThan(200)
  })
  test('the manifest names the tenant and the icons of the build', async () => {
    const answer = await running.app.inject('/manifest.webmanifest')
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toMatchObject({
      name: 'School',
      lang: 'ps-AF',
      dir: 'rtl',
      theme_color: '#05b027',
      icons: [
        { sizes: '192x192', purpose: 'any' },
        { sizes: '512x512', purpose: 'maskable' },
      ],
    })
  })
})

describe('health', () => {
  test('ready and up are told apart', async () => {
    const waiting = await appInTest({ isReady: () => Promise.resolve(false) })
    expect((await waiting.app.inject('/healthz')).statusCode).toBe(200)
    expect((await waiting.app.inject('/readyz')).statusCode).toBe(503)
    expect((await running.app.inject('/readyz')).statusCode).toBe(200)
    await waiting.close()
  })
})

describe('requests that go wrong', () => {
  const echo = {
    mounts: [
      (app: AppInTest['app']) => void app.post('/api/echo', async (request) => request.body),
      (app: AppInTest['app']) => void app.post('/api/broken', () => Promise.reject(new Error('secret inside'))),
    ],
  }
  test.each([
    ['no JSON', 'application/json', '{"a":', 400],
    ['poisoned JSON', 'application/json', '{"__proto__":{"a":1}}', 400],
    ['another type', 'application/xml', '<a/>', 415],
    ['too much', 'application/json', JSON.stringify('x'.repeat(3_000_000)), 413],
  ])('%s is refused in the envelope', async (_name, type, payload, status) => {
    const { app, close } = await appInTest(echo)
    const answer = await app.inject({ url: '/api/echo', method: 'POST', headers: { 'content-type': type }, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error_code: -400, error_message: 'malformed', data: null },
    ])
    await close()
  })
  test('what is broken says nothing but the number to ask for', async () => {
    const { app, close } = await appInTest(echo)
    const answer = await app.inject({ url: '/api/broken', method: 'POST' })
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error_code: -500, error_message: answer.headers['x-request-id'], data: null },
    ])
    await close()
  })
})

describe('rates', () => {
  const actorOf = (bearer: string) =>
    /^\d+$/.test(bearer)
      ? { user_id: Number(bearer), institution_id: 1, tenant_id: 1, role: 'learner' as const, session_id: '' }
      : undefined
  const parts = {
    requestsPerMinute: 5,
    calls: { handlers: {}, whoIs: actorOf, tenantOf: () => 1, sentence: (_: string, key: string) => key },
  }
  const as = (token: string) => ({ url: '/manifest.webmanifest', headers: { authorization: `Bearer ${token}` } })

  test('forty children behind one address are counted each for themselves', async () => {
    const { app, close } = await appInTest(parts)
    for (let child = 1; child <= 40; child += 1) {
      for (let count = 0; count < 5; count += 1) expect((await app.inject(as(String(child)))).statusCode).toBe(200)
    }
    const refused = await app.inject(as('1'))
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        error_code: -429,
        error_message: 'too_many_requests',
        data: { wait_seconds: Number(refused.headers['retry-after']) },
      },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await close()
  })
  test('calls that send mails have a smaller limit of their address, whatever token or query comes with them', async () => {
    const handlers = { sendRecoveryCode: atGate(sendRecoveryCode, async () => accept({})) }
    const { app, close } = await appInTest({ ...parts, requestsPerMinute: 60, calls: { ...parts.calls, handlers } })
    const statuses: number[] = []
    for (let count = 0; count < 4; count += 1)
      statuses.push(
        (
          await app.inject({
            method: 'POST',
            url: `/api/user/fpotp/send?${count}`,
            headers: { authorization: `Bearer ${count}` },
            payload: { email: 'a@mail.example' },
          })
        ).statusCode,
      )
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await app.inject(as('1'))).statusCode).toBe(200)
    await close()
  })
  test('an address tries twenty codes a minute, however much else it may ask', async () => {
    const handlers = { verifyCertificate: atGate(verifyCertificate, async () => accept({ certificate: null })) }
    const { app, close } = await appInTest({ ...parts, requestsPerMinute: 600, calls: { ...parts.calls, handlers } })
    const tryFrom = async (remoteAddress: string) => {
      const request = { method: 'POST', url: `/api/${verifyCertificate.path}`, remoteAddress } as const
      return (await app.inject({ ...request, payload: { code: 'A' } })).statusCode
    }
    for (let count = 0; count < 20; count += 1) expect(await tryFrom('192.0.2.1')).toBe(200)
    expect(await tryFrom('192.0.2.1')).toBe(429)
    expect(await tryFrom('192.0.2.2')).toBe(200)
    await close()
  })
  const signInFrom = (remoteAddress: string) => ({
    method: 'POST' as const,
    url: `/api/${signIn.path}`,
    remoteAddress,
    payload: { username: 'a', password: '0'.repeat(64) },
  })
  test('calls that hash passwords have the limit of one person for a whole address, and others are not touched', async () => {
    const handlers = { signIn: atGate(signIn, async () => refuse('invalid_credentials')) }
    const { app, close } = await appInTest({ ...parts, requestsPerMinute: 20, calls: { ...parts.calls, handlers } })
    for (let count = 0; count < 20; count += 1)
      expect((await app.inject(signInFrom('2001:db8::1'))).statusCode).toBe(200)
    const refused = await app.inject(signInFrom('2001:db8::2'))
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { error_code: -429 }])
    expect((await app.inject(signInFrom('192.0.2.1'))).statusCode).toBe(200)
    expect((await app.inject({ ...as('forged'), remoteAddress: '2001:db8::1' })).statusCode).toBe(200)
    await close()
  })
  test('one address has a thousand unanswered calls that hash, the next is refused with a wait, and another address is let in', async () => {
    const ends: (() => void)[] = []
    const handlers = {
      signIn: atGate(signIn, async () => {
        await new Promise<void>((end) => ends.push(end))
        return refuse('invalid_credentials')
      }),
    }
    const { app, close } = await appInTest({ ...parts, requestsPerMinute: 2400, calls: { ...parts.calls, handlers } })
    const line = Array.from({ length: 1_000 }, () => app.inject(signInFrom('192.0.2.1')))
    await vi.waitFor(() => expect(ends).toHaveLength(1_000), { timeout: 30_000 })
    const refused = await app.inject(signInFrom('192.0.2.1'))
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().data]).toEqual([
      429,
      '5',
      { wait_seconds: 5 },
    ])
    const elsewhere = app.inject(signInFrom('192.0.2.2'))
    await vi.waitFor(() => expect(ends).toHaveLength(1_001))
    for (const end of ends) end()
    await Promise.all([...line, elsewhere])
    const after = app.inject(signInFrom('192.0.2.1'))
    await vi.waitFor(() => expect(ends).toHaveLength(1_002))
    ends.at(-1)!()
    expect((await after).statusCode).toBe(200)
    await close()
  })
  test('files are counted for whom their addresses were signed, five times as many as calls, and forged addresses by where they come from', async () => {
    const { app, close } = await appInTest(parts)
    const now = new Date('2026-03-21T08:00:00Z')
    const picture = { sha256: '0'.repeat(64), name: 'a.jpg', mime_type: 'image/jpeg' }
    const addressOf = (user_id: number) =>
      fileAddresses({ key: fileKey, reader: { tenant_id: 1, institution_id: 1, user_id }, now }).ofContent(picture)
    const statusesOf = async (url: string, times: number) => {
      const statuses = new Set<number>()
      for (let count = 0; count < times; count += 1) statuses.add((await app.inject(url)).statusCode)
      return [...statuses]
    }
    for (let child = 1; child <= 40; child += 1) expect(await statusesOf(addressOf(child), 25)).toEqual([404])
    expect(await statusesOf(addressOf(1), 1)).toEqual([429])
    expect(await statusesOf(addressOf(2).replace('sign=', 'sign=x'), 51)).toEqual([403, 429])
    expect((await app.inject(as('1'))).statusCode).toBe(200)
    await close()
  })
  test('made-up tokens share the limit of their address', async () => {
    const { app, close } = await appInTest(parts)
    const statuses: number[] = []
    for (let count = 0; count < 51; count += 1) statuses.push((await app.inject(as(`forged${count}`))).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
    await close()
  })
})

describe('the stop', () => {
  test('closes a connection that has sent nothing at once', async () => {
    const { app, close } = await appInTest()
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const accepted = once(app.server, 'connection')
    const socket = connect(port, '127.0.0.1')
    await accepted
    const closed = once(socket.resume(), 'close')
    await close()
    await closed
    expect(socket.bytesWritten).toBe(0)
  })
})

test('an id of a request tells nothing about other requests', async () => {
  const { app, close } = await appInTest()
  const ids = [await app.inject('/healthz'), await app.inject('/healthz')].map(
    ({ headers }) => headers['x-request-id'] as string,
  )
  expect(ids[0]!.slice(0, 8)).not.toBe(ids[1]!.slice(0, 8))
  await close()
})

test('a clock that is behind is told at /readyz, which stays ready', async () => {
  const { app, close } = await appInTest({ isClockBehind: () => true })
  const { statusCode, json } = await app.inject('/readyz')
  expect([statusCode, json()]).toEqual([200, { status: 'ready', clock: 'behind' }])
  await close()
})
