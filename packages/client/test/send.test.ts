import { expect, test } from 'vitest'
import { cacheLimits } from '../src/answer-cache.ts'
import type { ClientCall } from '../src/call.ts'
import { savePackage } from '../src/calls/learning/packages.generated.ts'
import { call, envelope, wire } from './fakes.ts'

test('a call carries token, language and device', async () => {
  const line = wire(() => envelope(0, { list: [] }))
  expect(await line.sender.send(call(), { page: 1 })).toEqual({ ok: true, value: { list: [] } })
  const [request] = line.requests
  expect(request).toMatchObject({
    address: 'http://school.test/api/thing/read',
    body: { page: 1 },
    headers: { authorization: 'Bearer first', language: 'pu', 'x-device-id': 'device' },
  })
  expect(request?.headers).not.toHaveProperty('x-command-id')
})

test('a public call carries no token, a renewal the refresh token', async () => {
  const line = wire(() => envelope(0))
  await line.sender.send(call({ audience: 'public' }), {})
  await line.sender.send(call({ audience: 'refresh' }), {})
  expect(line.requests.map((request) => request.headers['authorization'])).toEqual([undefined, 'Bearer again'])
})

test('a call without a required field is not sent, and logged without its contents', async () => {
  const line = wire(() => envelope(0))
  const answer = await line.sender.send(call({ required: ['class_id', 'page'] }), { page: 'secret' })
  expect(answer).toEqual({ ok: false, failure: 'incomplete' })
  expect(line.requests).toEqual([])
  expect(line.logged).toEqual(['thing/read was not sent: class_id missing'])
})

test.each([
  [envelope(-30), { ok: false, refusal: 'score_above_total' }],
  [envelope(-30, { wait_seconds: 90 }), { ok: false, refusal: 'score_above_total', wait_seconds: 90 }],
  [envelope(-30, { wait_seconds: 'long' }), { ok: false, refusal: 'score_above_total' }],
  [envelope(-405), { ok: false, failure: 'role_not_allowed' }],
  [envelope(-400, null, 400), { ok: false, failure: 'malformed' }],
  [envelope(-429, null, 429), { ok: false, failure: 'too_many_requests' }],
  [envelope(-429, { wait_seconds: 40 }, 429), { ok: false, failure: 'too_many_requests', wait_seconds: 40 }],
  [new Response('', { status: 413 }), { ok: false, refusal: 'file_too_large' }],
  [envelope(-999), { ok: false, failure: 'broken' }],
  [envelope(7, 'fine'), { ok: true, value: 'fine' }],
  [new Response('<html>', { status: 500 }), { ok: false, failure: 'broken' }],
  [new Response('<html>', { status: 502 }), { ok: false, failure: 'unreachable' }],
])('an answer is opened', async (response, answer) => {
  const line = wire(() => response)
  expect(await line.sender.send(call({ refusals: { [-30]: 'score_above_total' } }), {})).toEqual(answer)
})

test('a number above 0 is a failure of a strict call, and is kept for nobody', async () => {
  const line = wire(() => envelope(7, 'fine'))
  const strict = call({ kind: 'query', flags: { strict: true, cache: true } })
  expect(await line.sender.send(strict, {})).toEqual({ ok: false, failure: 'system_error' })
  expect(await line.sender.send(strict, {})).toEqual({ ok: false, failure: 'system_error' })
  expect(line.requests).toHaveLength(2)
  const zero = wire(() => envelope(0, 'fine'))
  expect(await zero.sender.send(strict, {})).toEqual({ ok: true, value: 'fine' })
})

test('no answer is unreachable', async () => {
  const line = wire(() => Promise.reject(new TypeError('fetch failed')))
  expect(await line.sender.send(call(), {})).toEqual({ ok: false, failure: 'unreachable' })
})

test('a rejected token is renewed once and the command repeats under the same id', async () => {
  const tokens = { auth_token: 'second', refresh_token: 'next', token_exp: 20_000 }
  const line = wire(
    (request) =>
      request.headers['authorization'] === 'Bearer second' ? envelope(0, 'done') : envelope(-401, null, 401),
    {
      renewal: { result: 'renewed', tokens },
    },
  )
  expect(await line.sender.send(call({ kind: 'command' }), {})).toEqual({ ok: true, value: 'done' })
  expect(line.requests.map((request) => request.headers['x-command-id'])).toEqual(['id-1', 'id-1'])
  expect(line.session.current()).toMatchObject(tokens)
})

test('a token that stays rejected signs out; a renewal that finds nobody does not', async () => {
  const over = wire(() => envelope(-401, null, 401), { renewal: { result: 'over' } })
  expect(await over.sender.send(call(), {})).toEqual({ ok: false, failure: 'signed_out' })
  expect(over.session.current()).toBeUndefined()

  const away = wire(() => envelope(-401, null, 401), { renewal: { result: 'unreachable' } })
  expect(await away.sender.send(call(), {})).toEqual({ ok: false, failure: 'unreachable' })
  expect(away.session.current()).toBeDefined()
})

test('a refresh token that is turned away leaves nothing to renew with', async () => {
  const line = wire(() => envelope(-401, null, 401))
  expect(await line.sender.send(call({ audience: 'refresh' }), {})).toEqual({ ok: false, failure: 'signed_out' })
})

test('the network hears of every answer, and of none; not of a question that was taken back', async () => {
  const heard: string[] = []
  const network = { reached: () => void heard.push('reached'), unreached: () => void heard.push('unreached') }
  const stop = new AbortController()
  const answers = [
    () => envelope(0),
    () => envelope(-405),
    () => new Response('', { status: 502 }),
    () => Promise.reject(new TypeError('fetch failed')),
    () => (stop.abort(), Promise.reject(new TypeError('aborted'))),
  ]
  const line = wire(() => answers[line.requests.length - 1]?.() ?? envelope(0), { network })
  for (const [index] of answers.entries())
    await line.sender.send(call(), {}, index === 4 ? { signal: stop.signal } : {})
  expect(heard).toEqual(['reached', 'reached', 'unreached', 'unreached'])
})

test('answers of cached calls are kept four minutes, until a command', async () => {
  const line = wire(() => envelope(0, 'x'))
  const cached = call({ flags: { cache: true } })
  const ask = () => line.sender.send(cached, {})
  await ask()
  await ask()
  expect(line.requests).toHaveLength(1)
  line.now += cacheLimits.milliseconds
  await ask()
  expect(line.requests).toHaveLength(2)
  await line.sender.send(call({ kind: 'command', path: 'thing/save' }), {})
  await ask()
  expect(line.requests).toHaveLength(4)
})

test.each([
  ['too long', () => envelope(0, 'x'.repeat(cacheLimits.characters))],
  ['another number than 0', () => envelope(1, 'x')],
  ['a refusal', () => envelope(-405)],
])('an answer that is %s is not kept', async (_, respond) => {
  const line = wire(respond)
  const cached = call({ flags: { cache: true } })
  await line.sender.send(cached, {})
  await line.sender.send(cached, {})
  expect(line.requests).toHaveLength(2)
})

test('the oldest of 300 kept answers makes room', async () => {
  const line = wire(() => envelope(0, 'x'))
  const cached = call({ flags: { cache: true } })
  for (let page = 0; page <= cacheLimits.entries; page += 1) await line.sender.send(cached, { page })
  const before = line.requests.length
  await line.sender.send(cached, { page: 1 })
  expect(line.requests).toHaveLength(before)
  await line.sender.send(cached, { page: 0 })
  expect(line.requests).toHaveLength(before + 1)
})

test('a file travels behind its fields', async () => {
  const line = wire(() => envelope(0))
  await line.sender.send(
    call({ kind: 'command', transport: 'multipart' }),
    { file_id: 'f', name: 'a.txt' },
    { file: new Blob(['hi']) },
  )
  const form = line.requests[0]?.body as FormData
  expect([...form.keys()]).toEqual(['file_id', 'name', 'file'])
  expect(line.requests[0]?.headers).not.toHaveProperty('content-type')
})

test.each([
  [{ isLearning: true } as const, 'https://far.test/api/', 'https://far.test/api/thing/read'],
  [{}, 'https://far.test/api/', 'http://school.test/api/thing/read'],
  [{ isLearning: true } as const, undefined, 'http://school.test/api/thing/read'],
])('only calls of learning go to the server of another region', async (part, learningBase, address) => {
  const line = wire(() => envelope(0), { learningBase })
  await line.sender.send(call(part), {})
  expect(line.requests.map((request) => request.address)).toEqual([address])
})

test('who somebody is stays at the own server; what they learn does not', async () => {
  const calls = Object.values(await import('../src/calls/every-call.generated.ts')) as readonly ClientCall[]
  const learning = calls.filter((one) => one.isLearning === true).map((one) => one.path)
  expect(learning).toEqual(expect.arrayContaining(['lesson/modules', 'offline/syncup', 'file/upload']))
  for (const path of [
    'login',
    'token/refresh',
    'user/profile',
    'tenant/config',
    'user/notifications',
    'classes',
    'admin/users',
  ])
    expect(learning).not.toContain(path)
})

test('null is sent where a call takes it', async () => {
  const line = wire(() => envelope(0, {}))
  const told = {
    content_id: 1,
    cms_course_id: 1,
    lesson_guid: 'l',
    class_id: 1,
    state: null,
    attempts: [],
    statements: [],
  }
  expect((await line.sender.send(savePackage, told)).ok).toBe(true)
  expect(line.requests.map(({ body }) => body)).toEqual([told])
})
