/** The page and the worker of the store understand every answer alike. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, envelope, wire } from '../../packages/client/test/fakes.ts'
import { createTransport } from '../../packages/offline/src/transport.ts'
import type { Surroundings } from '../../packages/offline/src/surroundings.ts'

function transportTo(respond: () => Response | Promise<Response>) {
  const sent: RequestInit[] = []
  const tokens = ['first', 'second']
  const surroundings = {
    learningBase: 'https://far.test/api/',
    device_id: randomUUID(),
    clock: () => new Date('2026-03-21T08:00:00.000Z'),
    authorise: async (rejected?: string) => ({ auth_token: tokens[rejected === undefined ? 0 : 1] ?? '' }),
    fetch: async (_path: string, init: RequestInit) => (sent.push(init), respond()),
  } satisfies Partial<Surroundings>
  return { sent, transport: createTransport(surroundings as unknown as Surroundings) }
}

const asked = call({ refusals: { [-30]: 'score_above_total' } })

test.each<[string, () => Response | Promise<Response>, object]>([
  ['a value', () => envelope(0, { list: [] }), { ok: true, value: { list: [] } }],
  ['a refusal', () => envelope(-30), { ok: false, refusal: 'score_above_total' }],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), { ok: false, failure: 'unreachable' }],
  ['a proxy', () => new Response('<html>', { status: 502 }), { ok: false, failure: 'unreachable' }],
  ['a fault', () => envelope(-500, null, 500), { ok: false, failure: 'broken' }],
  ['a fault without an envelope', () => new Response('<html>', { status: 500 }), { ok: false, failure: 'broken' }],
  ['another page', () => new Response('<html>'), { ok: false, failure: 'broken' }],
  [
    'too many requests',
    () => envelope(-429, { wait_seconds: 40 }, 429),
    { ok: false, failure: 'too_many_requests', wait_seconds: 40 },
  ],
  ['too many for a proxy', () => new Response('', { status: 429 }), { ok: false, failure: 'too_many_requests' }],
])('%s means the same to the page and to the store', async (_, respond, meaning) => {
  expect(await wire(respond).sender.send(asked, {})).toEqual(meaning)
  expect(await transportTo(respond).transport.ask(asked, {})).toMatchObject(meaning)
})

test('the store sends a request once more with a renewed token, and not a third time', async () => {
  const { sent, transport } = transportTo(() => envelope(-401, null, 401))
  expect(await transport.ask(asked, {})).toEqual({ ok: false, failure: 'signed_out' })
  expect(sent.map(({ headers }) => (headers as Record<string, string>)['authorization'])).toEqual([
    'Bearer first',
    'Bearer second',
  ])
})

test('a number that this version does not know refuses the command: what waits behind it goes on', async () => {
  const { transport } = transportTo(() => envelope(-999))
  expect(await transport.ask(asked, {})).toEqual({ ok: false, refusal: 'malformed' })
})
