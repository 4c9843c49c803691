import { expect, test } from 'vitest'
import { openEventStream, readEvents, type StreamedEvent } from '../src/event-stream.ts'

test.each([
  [
    'an event',
    'id: a-1\nevent: clicker\ndata: {"id":"x"}\n\n',
    [{ name: 'clicker', data: { id: 'x' }, id: 'a-1' }],
    '',
  ],
  ['a beat of the line', ':\n\n', [], ''],
  ['one that has not ended', 'event: clicker\ndata: {"id"', [], 'event: clicker\ndata: {"id"'],
  ['data that is none', 'event: clicker\ndata: {"id"\n\n', [], ''],
  [
    'two, with other line ends',
    'event: a\r\ndata: {}\r\n\r\nevent: b\r\ndata: {}\r\n\r\n',
    [
      { name: 'a', data: {}, id: undefined },
      { name: 'b', data: {}, id: undefined },
    ],
    '',
  ],
])('%s', (_what, text, events, rest) => {
  expect(readEvents(text)).toEqual({ events, rest })
})

/** A server that answers each request with the next of `answers`; timers run at once, but those for silence. */
function streamOf(answers: readonly (() => Response | Error)[], { tokens = ['t1'], renews = true } = {}) {
  const asked: RequestInit[] = []
  const heard: StreamedEvent[] = []
  const pauses: number[] = []
  let token = 0
  const done = new Promise<void>((resolve) => {
    const stream = openEventStream({
      address: '/api/events',
      fetch: async (_address, request) => {
        const answer = answers[asked.length]
        asked.push(request)
        if (answer === undefined) {
          stream.close()
          resolve()
          throw new Error('no more answers')
        }
        const response = answer()
        if (response instanceof Error) throw response
        return response
      },
      token: () => tokens[token],
      renew: async () => {
        token += 1
        if (!renews) setTimeout(resolve)
        return renews
      },
      onEvent: (event) => void heard.push(event),
      setTimer: (work, milliseconds) => {
        if (milliseconds === 45_000) return undefined
        pauses.push(milliseconds)
        return setTimeout(work)
      },
      clearTimer: (timer) => clearTimeout(timer as never),
      chance: () => 1,
    })
  })
  return { asked, heard, pauses, done }
}

const textOf = (text: string) => () => new Response(text)
const headersOf = (request: RequestInit | undefined) => request?.headers as Record<string, string>

test('begins anew where it broke, with the token in a header alone', async () => {
  const { asked, heard, done } = streamOf([
    textOf('id: a-1\nevent: clicker\ndata: {"id":"x"}\n\n'),
    textOf('id: a-2\nevent: clicker\ndata: {"id":"y"}\n\n'),
  ])
  await done
  expect(heard).toEqual([
    { name: 'clicker', data: { id: 'x' } },
    { name: 'clicker', data: { id: 'y' } },
  ])
  expect(asked.map(headersOf).map((headers) => headers['last-event-id'])).toEqual([undefined, 'a-1', 'a-2'])
  expect(headersOf(asked[0])['authorization']).toBe('Bearer t1')
})

test('waits longer after each failure, and no longer once it was heard', async () => {
  const broken = () => new Error('no network')
  const { pauses, done } = streamOf([broken, broken, textOf(':\n\n'), broken])
  await done
  expect(pauses.slice(0, 4)).toEqual([2_000, 4_000, 1_000, 2_000])
})

test('a token that is turned away is renewed, and a session that is over ends it', async () => {
  const refused = () => new Response('', { status: 401 })
  const renewed = streamOf([refused, textOf(':\n\n')], { tokens: ['t1', 't2'] })
  await renewed.done
  expect(headersOf(renewed.asked[1])['authorization']).toBe('Bearer t2')
  const over = streamOf([refused, textOf(':\n\n')], { renews: false })
  await over.done
  expect(over.asked).toHaveLength(1)
})
