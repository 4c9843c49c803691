import { listStreamPosts } from '@maktab/client/calls/stream/stream-posts.generated'
import { listMarkingQueue } from '@maktab/client/calls/assignments/marking-queue.generated'
import { readClicker } from '@maktab/client/calls/learning/clickers.generated'
import type { AnyAnswer } from '@maktab/client/call'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useQuery } from '#page/use-calls.ts'
import { setStage, type Stage } from '../../test/stage.tsx'
import { useLiveEvents } from './use-live-events.ts'

/** Streams that were opened, as the page's own fetch sees them. */
let streams: { readonly signal: AbortSignal; say(text: string): void }[] = []
const ownFetch = window.fetch
const visibility = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState')!
let stage: Stage
let asked = 0

const clicker_id = '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a41'
const answer = (): AnyAnswer => {
  asked += 1
  return { ok: false, refusal: 'not_found' }
}

beforeEach(() => {
  streams = []
  asked = 0
  window.fetch = async (address, request) => {
    if (!String(address).endsWith('/api/events')) return ownFetch(address, request)
    const signal = request!.signal!
    const body = new ReadableStream({
      start(controller) {
        const say = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        streams.push({ signal, say })
        signal.addEventListener('abort', () => controller.error(new Error('left')))
      },
    })
    return new Response(body)
  }
})
afterEach(() => {
  stage.leave()
  window.fetch = ownFetch
  delete (document as { visibilityState?: unknown }).visibilityState
})

/** Asks for work. */
function Working() {
  useLiveEvents()
  useQuery(listMarkingQueue, {})
  return null
}
function Listening({ asks = false }: { asks?: boolean }) {
  useLiveEvents()
  return asks ? <Asking /> : null
}
function Asking() {
  useQuery(readClicker, { clicker_id })
  return null
}

const show = async (part: React.ReactNode) => {
  stage = await setStage({ answers: { readClicker: answer } })
  stage.show(part)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect.poll(() => open().length).toBe(1)
}
const open = () => streams.filter(({ signal }) => !signal.aborted)
const look = (visibilityState: string) => {
  Object.defineProperty(document, 'visibilityState', { ...visibility, get: () => visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('parts of one page share a line, and ask again as often as it is needed', async () => {
  await show(
    <>
      <Listening />
      <Listening asks />
    </>,
  )
  const before = asked
  open()[0]!.say('id: a-1\nevent: clicker\ndata: {}\n\n')
  await expect.poll(() => asked).toBe(before + 1)
  // Forty at once are asked for once more, and once when that has come.
  open()[0]!.say(Array.from({ length: 40 }, (_, at) => `id: a-${at + 2}\nevent: clicker\ndata: {}\n\n`).join(''))
  await expect.poll(() => asked).toBe(before + 3)
  stage.show(<Listening asks />)
  expect(open()).toHaveLength(1)
  stage.show(null)
  await expect.poll(() => open()).toHaveLength(0)
})

test('a phone that sleeps holds no line; awake it begins a new one and asks for everything', async () => {
  await show(<Listening asks />)
  look('hidden')
  await expect.poll(() => open()).toHaveLength(0)
  const before = asked
  look('visible')
  await expect.poll(() => open()).toHaveLength(1)
  open()[0]!.say('id: b-0\nevent: anew\ndata: {}\n\n')
  await expect.poll(() => asked).toBe(before + 1)
})

test('work is asked for when it moved, and for a line that begins with the page not once more', async () => {
  let queued = 0
  stage = await setStage({
    answers: {
      readClicker: answer,
      listMarkingQueue: () => {
        queued += 1
        return { ok: true, value: { list: [], total: 0 } }
      },
    },
  })
  stage.show(
    <>
      <Working />
      <Listening asks />
    </>,
  )
  await expect.poll(() => open().length).toBe(1)
  await expect.poll(() => queued).toBeGreaterThan(0)
  const [before, beforeLive] = [queued, asked]
  open()[0]!.say('id: a-0\nevent: anew\ndata: {}\n\n')
  await expect.poll(() => asked).toBe(beforeLive + 1)
  expect(queued).toBe(before)
  open()[0]!.say('id: a-1\nevent: work\ndata: {}\n\n')
  await expect.poll(() => queued).toBe(before + 1)
  expect(asked).toBe(beforeLive + 1)
})

/** Reads the stream of a class. */
function Reading() {
  useLiveEvents()
  useQuery(listStreamPosts, { class_id: 4 })
  return null
}

test('the posts of a class are asked for again as soon as something is said in it', async () => {
  let read = 0
  stage = await setStage({
    answers: {
      listStreamPosts: () => {
        read += 1
        return { ok: false, refusal: 'not_found' }
      },
    },
  })
  stage.show(<Reading />)
  await expect.poll(() => open().length).toBe(1)
  await expect.poll(() => read).toBeGreaterThan(0)
  const before = read
  open()[0]!.say('id: c-1\nevent: work\ndata: {}\n\nid: c-2\nevent: stream\ndata: {}\n\n')
  await expect.poll(() => read).toBe(before + 1)
})
