import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPrivateAddress, isUnreachable, providerFetch, ProviderUnreachable } from './provider-fetch.ts'

describe('private addresses', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.5',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
  ])('%s', (address) => expect(isPrivateAddress(address)).toBe(true))
  test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
    'not %s',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  )
})

describe('asking', () => {
  let server: http.Server
  let base: string
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      if (request.url === '/large') return void response.end('x'.repeat(2_000))
      if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/secret' }).end()
      if (request.url === '/never') return
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on(
        'end',
        () =>
          void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ method: request.method, body, accept: request.headers.accept })),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const inside = providerFetch({ isInPrivateNetwork: true, largestAnswer: 1_000 })
  const impatient = providerFetch({ isInPrivateNetwork: true, timeoutMs: 200 })
  const outside = providerFetch({ isInPrivateNetwork: false })

  test('sends a form and reads the answer', async () => {
    const answer = await inside(`${base}/token`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ code: 'a b' }),
    })
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      200,
      'application/json',
      { method: 'POST', body: 'code=a+b', accept: 'application/json' },
    ])
  })
  test('does not follow it elsewhere', async () => expect((await inside(`${base}/elsewhere`, {})).status).toBe(302))
  test.each([
    ['/large', inside],
    ['/never', impatient],
  ])('does not wait or read for ever: %s', async (path, ask) => {
    const fault = await ask(`${base}${path}`, {}).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderUnreachable)
  })
  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/latest/meta-data',
    'http://provider.example/',
    'file:///etc/passwd',
  ])('a public provider is never %s', async (address) => {
    const fault = await outside(address, {}).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ProviderUnreachable)
    expect(String((fault as Error).cause ?? fault)).toMatch(/private network|not spoken/)
  })
})

test('that a provider could not be asked is seen through what wraps it', () => {
  expect(isUnreachable(new Error('outer', { cause: new ProviderUnreachable('inner') }))).toBe(true)
  expect(isUnreachable(new Error('a wrong token'))).toBe(false)
  expect(isUnreachable('text')).toBe(false)
})
