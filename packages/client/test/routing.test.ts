import { partLimits } from '@maktab/contracts/content/upload-limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyAnswer, ClientCall } from '../src/call.ts'
import type { OfflinePort } from '../src/offline-port.ts'
import type { LastAnswer, LastAnswers } from '../src/last-answers.ts'
import { createClient, patience } from '../src/routing.ts'
import { call, device, noNetwork, syncState } from './fakes.ts'

const waiting = { command_id: 'c', name: 'scoreSubmission', given: '2026-01-01T00:00:00Z', refusal: null }
const local = call({ offline: 'local' })
const queued = call({ name: 'saveThing', path: 'thing/save', kind: 'command', offline: 'queue' })

function client(
  server: (path: string) => AnyAnswer | Promise<AnyAnswer>,
  store?: OfflinePort | Promise<OfflinePort>,
  {
    isOnline = true,
    mayWait = true,
    lastAnswers,
  }: { isOnline?: boolean; mayWait?: boolean; lastAnswers?: LastAnswers } = {},
) {
  const sent: string[] = []
  let queuedCount = 0
  const routed = createClient({
    sender: { send: async (asked) => (sent.push(asked.path), server(asked.path)), clearCache: () => undefined },
    store: async () => store,
    isOnline: () => isOnline,
    mayWait: () => mayWait,
    onQueued: () => (queuedCount += 1),
    lastAnswers,
    log: () => undefined,
  })
  return {
    ask: (asked: ClientCall, input: unknown = {}) => routed.ask(asked as never, input),
    perform: (asked: ClientCall, files: Parameters<OfflinePort['perform']>[2] = []) =>
      routed.perform(asked as never, {}, files),
    sent,
    queuedCount: () => queuedCount,
  }
}

const served = (): AnyAnswer => ({ ok: true, value: 'from the server' })

test('the server answers while it can', async () => {
  const port = device()
  const routed = client(served, port)
  expect(await routed.ask(local)).toEqual({ answer: served(), from: 'server' })
  expect(port.asked).toEqual([])
})

test('unreachable: the device answers', async () => {
  expect(await client(() => noNetwork, device()).ask(local)).toEqual({
    answer: { ok: true, value: 'from the device' },
    from: 'device',
  })
})

test('unreachable and not on the device: offline', async () => {
  const port = device({ answer: async () => ({ ok: false, refusal: 'not_found' }) })
  expect(await client(() => noNetwork, port).ask(local)).toEqual({
    answer: { ok: false, failure: 'offline' },
    from: 'device',
  })
})

test('unreachable, and the device knows that the lesson is closed: closed', async () => {
  const closed = { ok: false, failure: 'payment_required' } as const
  const port = device({ answer: async () => closed })
  expect(await client(() => noNetwork, port).ask(local)).toEqual({ answer: closed, from: 'device' })
  expect(await client(served, port).ask(local)).toEqual({ answer: served(), from: 'server' })
})

test('a broken store does not stop a question', async () => {
  const port = device({
    answer: () => Promise.reject(new Error('no file')),
    waiting: () => Promise.reject(new Error('no file')),
  })
  expect((await client(served, port).ask(local)).answer).toEqual(served())
  expect((await client(() => noNetwork, port).ask(local)).answer).toEqual({ ok: false, failure: 'offline' })
})

test('what waits is sent before the server is asked', async () => {
  let isSent = false
  const port = device({
    waiting: async () => (isSent ? [] : [waiting]),
    sync: async () => ((isSent = true), syncState),
  })
  const routed = client(served, port)
  expect((await routed.ask(local)).from).toBe('server')
  expect(port.asked).toEqual(['sync'])
})

test('a question that follows a command waits until the outbox has it', async () => {
  let enter: (answer: AnyAnswer) => void = () => undefined
  const port = device({ perform: () => new Promise((resolve) => (enter = resolve)) })
  const routed = client(served, port)
  const given = routed.perform(queued)
  const asked = routed.ask(local)
  await vi.waitFor(() => expect(port.asked).toEqual(['perform saveThing']))
  expect(routed.sent).toEqual([])
  enter({ ok: true, value: 'kept' })
  await given
  expect((await asked).from).toBe('server')
})

test('what still waits is known to the device only, so it answers', async () => {
  const port = device({ waiting: async () => [waiting], sync: async () => ({ ...syncState, waiting: 1 }) })
  const routed = client(served, port)
  expect((await routed.ask(local)).from).toBe('device')
  expect(routed.sent).toEqual([])
})

test('refused commands do not hold questions back', async () => {
  const port = device({ waiting: async () => [{ ...waiting, refusal: 'score_above_total' }] })
  expect((await client(served, port).ask(local)).from).toBe('server')
  expect(port.asked).toEqual([])
})

test('a browser that knows it has no network asks the device at once', async () => {
  const routed = client(served, device(), { isOnline: false })
  expect((await routed.ask(local)).from).toBe('device')
  expect(routed.sent).toEqual([])
})

test('while nothing waits the server is asked before the store is open', async () => {
  const opening = new Promise<OfflinePort>(() => undefined)
  expect((await client(served, opening, { mayWait: false }).ask(local)).from).toBe('server')
})

test('a forced-online question is never answered by the device', async () => {
  const port = device()
  const answer = await client(() => noNetwork, port).ask({ ...local, flags: { forcedOnline: true } })
  expect(answer.answer).toEqual({ ok: false, failure: 'offline' })
  expect(port.asked).toEqual([])
})

test('unreachable: an empty answer where the contract says so', async () => {
  expect((await client(() => noNetwork).ask(call({ offline: 'empty' }))).answer).toEqual({ ok: true, value: undefined })
})

test('a command is kept before anything is sent', async () => {
  const port = device()
  const routed = client(served, port)
  expect(await routed.perform(queued)).toEqual({ ok: true, value: 'kept' })
  expect(port.asked).toEqual(['perform saveThing'])
  expect(routed.sent).toEqual([])
  expect(routed.queuedCount()).toBe(1)
})

test('a command that only the server can decide is kept, not sent a second time', async () => {
  const port = device({ perform: async () => ({ ok: false, failure: 'offline' }) })
  const routed = client(served, port)
  expect(await routed.perform(queued)).toEqual({ ok: false, failure: 'offline' })
  expect(routed.sent).toEqual([])
  expect(routed.queuedCount()).toBe(1)
})

test('what the rows of a person decide nothing of goes to the school at once', async () => {
  const routed = client(served, device({ perform: async () => undefined }))
  expect(await routed.perform(queued)).toEqual(served())
  expect([routed.sent, routed.queuedCount()]).toEqual([['thing/save'], 0])
  expect(await client(() => noNetwork, device({ perform: async () => undefined })).perform(queued)).toEqual({
    ok: false,
    failure: 'offline',
  })
})

test('what the device refuses is not queued', async () => {
  const port = device({ perform: async () => ({ ok: false, refusal: 'score_above_total' }) })
  const routed = client(served, port)
  expect(await routed.perform(queued)).toEqual({ ok: false, refusal: 'score_above_total' })
  expect(routed.queuedCount()).toBe(0)
})

test.each([
  ['without a store', undefined],
  ['with a broken store', device({ perform: () => Promise.reject(new Error('no file')) })],
])('%s a command is sent, its files first', async (_, store) => {
  const routed = client(served, store)
  const file = { file_id: 'f', name: 'a.txt', mime_type: 'text/plain', bytes: new Blob(['hi']) }
  expect(await routed.perform(queued, [file])).toEqual(served())
  expect(routed.sent).toEqual(['file/upload', 'thing/save'])
})

test('a film of a page without a store goes on where the server has it when its command is given again', async () => {
  const bytes = new Blob([new Uint8Array(5 * partLimits.sent)])
  let received = 0
  let isCut = true
  const routed = client((path) => {
    if (path === 'thing/save') return served()
    if (isCut && received === 4 * partLimits.sent) return noNetwork
    if (path === 'file/upload/part') received += partLimits.sent
    return { ok: true, value: { received_bytes: received, file: null } }
  })
  const film = { file_id: 'f', name: 'a.mp4', mime_type: 'video/mp4', bytes }
  expect(await routed.perform(queued, [film])).toEqual({ ok: false, failure: 'offline' })
  isCut = false
  routed.sent.length = 0
  expect(await routed.perform(queued, [film])).toEqual(served())
  expect(routed.sent).toEqual(['file/upload/standing', 'file/upload/part', 'thing/save'])
})

test('a file that is refused stops its command', async () => {
  const routed = client((path) => (path === 'file/upload' ? { ok: false, refusal: 'file_too_large' } : served()))
  const file = { file_id: 'f', name: 'a.txt', mime_type: 'text/plain', bytes: new Blob(['hi']) }
  expect(await routed.perform(queued, [file])).toEqual({ ok: false, refusal: 'file_too_large' })
  expect(routed.sent).toEqual(['file/upload'])
})

test('a full device sends directly, and says so only where nobody is reached', async () => {
  const full = device({ perform: async () => ({ ok: false, failure: 'storage_full' }) })
  expect(await client(served, full).perform(queued)).toEqual(served())
  expect(await client(() => noNetwork, full).perform(queued)).toEqual({ ok: false, failure: 'storage_full' })
})

test('a command that cannot wait is refused offline', async () => {
  const command = call({ kind: 'command', offline: 'online' })
  expect(await client(() => noNetwork, device()).perform(command)).toEqual({ ok: false, failure: 'offline' })
})

test('an incomplete command is not kept', async () => {
  const port = device()
  await client(() => ({ ok: false, failure: 'incomplete' }), port).perform({ ...queued, required: ['score'] })
  expect(port.asked).toEqual([])
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a slow server: the device answers what it can', async () => {
  const asked = client(() => new Promise<AnyAnswer>(() => undefined), device()).ask(local)
  await vi.advanceTimersByTimeAsync(patience.answer)
  expect((await asked).from).toBe('device')
})

test('a slow server that alone knows is waited for', async () => {
  const port = device({ answer: async () => ({ ok: false, refusal: 'not_found' }) })
  const late = patience.answer + 3_000
  const asked = client(() => new Promise<AnyAnswer>((resolve) => setTimeout(() => resolve(served()), late)), port).ask(
    local,
  )
  await vi.advanceTimersByTimeAsync(late)
  expect((await asked).from).toBe('server')
})

/** What was kept, by what it answers. */
function shelf(seen?: LastAnswer) {
  const kept: unknown[] = []
  const lastAnswers: LastAnswers = {
    keep: async (_call, _input, value) => void kept.push(value),
    find: async () => seen,
  }
  return { kept, lastAnswers }
}
const seen = { value: 'seen before', seen_on: '2026-03-20T09:00:00.000Z' }
const dashboard = call({ flags: { kept: true } })

test('what the server says is kept; where nobody can say anything, its last word stands with its date', async () => {
  const { kept, lastAnswers } = shelf(seen)
  expect(await client(served, undefined, { lastAnswers }).ask(dashboard)).toEqual({ answer: served(), from: 'server' })
  expect(kept).toEqual(['from the server'])
  expect(await client(() => noNetwork, undefined, { lastAnswers }).ask(dashboard)).toEqual({
    answer: { ok: true, value: 'seen before' },
    from: 'device',
    seen_on: seen.seen_on,
  })
  expect(kept).toHaveLength(1)
})

test.each<[string, ClientCall, AnyAnswer, LastAnswer | undefined]>([
  ['a call that keeps nothing', call(), noNetwork, seen],
  ['a question that was never answered here', dashboard, noNetwork, undefined],
])('%s: offline', async (_, asked, answer, last) => {
  const { lastAnswers } = shelf(last)
  expect(await client(() => answer, undefined, { lastAnswers }).ask(asked)).toEqual({
    answer: { ok: false, failure: 'offline' },
    from: 'device',
  })
})

test('a refusal of the server stands, whatever it said before', async () => {
  const { kept, lastAnswers } = shelf(seen)
  const no: AnyAnswer = { ok: false, refusal: 'not_found' }
  expect(await client(() => no, undefined, { lastAnswers }).ask(dashboard)).toEqual({ answer: no, from: 'server' })
  expect(kept).toEqual([])
})

test('what the device makes of its own rows is newer than what was seen', async () => {
  const { lastAnswers } = shelf(seen)
  const both = call({ offline: 'local', flags: { kept: true } })
  const own = await client(() => noNetwork, device(), { lastAnswers }).ask(both)
  expect(own).toEqual({ answer: { ok: true, value: 'from the device' }, from: 'device' })
  const lacking = device({ answer: async () => ({ ok: false, failure: 'offline' }) })
  expect(await client(() => noNetwork, lacking, { lastAnswers }).ask(both)).toMatchObject({ seen_on: seen.seen_on })
})
