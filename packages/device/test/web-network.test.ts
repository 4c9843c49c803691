/** How long the browser waits for an answer, and for the rest of a file. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webNetwork } from '../src/web/network.ts'

const address = '/files/content/abc'
let line: ReadableStreamDefaultController<Uint8Array> | undefined

/** A server whose bytes are sent by the test; where `isMute` it never answers. As in a browser, what is ended ends its stream. */
function served({ isMute = false, status = 200 } = {}): void {
  vi.stubGlobal('fetch', (_address: URL, { signal }: RequestInit) => {
    const ended = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError'))),
    )
    ended.catch(() => line?.error(new DOMException('ended', 'AbortError')))
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (line = controller) })
    return isMute ? ended : Promise.resolve(new Response(body, { status, headers: { 'content-range': 'bytes 0-1/9' } }))
  })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const network = webNetwork('https://school.example')
const settled = async (promise: Promise<unknown>) => {
  let outcome = 'waits'
  promise.then(
    () => (outcome = 'whole'),
    (error: Error) => (outcome = error.name),
  )
  await vi.advanceTimersByTimeAsync(0)
  return () => outcome
}

test('a file that stands still for forty seconds is given up, however much of it has arrived', async () => {
  served()
  const response = await network.fetch(address, { method: 'GET' })
  const outcome = await settled(response.arrayBuffer())
  for (let sent = 0; sent < 5; sent += 1) {
    await vi.advanceTimersByTimeAsync(39_000)
    line?.enqueue(new Uint8Array(10))
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(outcome()).toBe('waits')
  await vi.advanceTimersByTimeAsync(39_999)
  expect(outcome()).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome()).toBe('AbortError')
})

test('a file may take hours as long as it moves, and its status and headers are the server’s', async () => {
  served({ status: 206 })
  const response = await network.fetch(address, { method: 'GET' })
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9'])
  const outcome = await settled(response.arrayBuffer())
  for (let sent = 0; sent < 400; sent += 1) {
    await vi.advanceTimersByTimeAsync(30_000)
    line?.enqueue(new Uint8Array(10))
    await vi.advanceTimersByTimeAsync(0)
  }
  line?.close()
  await vi.advanceTimersByTimeAsync(0)
  expect([outcome(), vi.getTimerCount()]).toEqual(['whole', 0])
})

test('a server that takes a question for a file and never answers is given up', async () => {
  served({ isMute: true })
  const outcome = await settled(network.fetch(address, { method: 'GET' }))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(outcome()).toBe('AbortError')
})
