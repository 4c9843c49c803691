import { beforeEach, expect, test } from 'vitest'
import type { AnyAnswer, ClientCall, Failure } from '../src/call.ts'
import { createCallWatch, watchTimes } from '../src/call-watch.ts'
import type { Client } from '../src/routing.ts'
import { call } from './fakes.ts'

const broken: AnyAnswer = { ok: false, failure: 'broken' }
const fine: AnyAnswer = { ok: true, value: 'fine' }

let timers: { work: () => void; milliseconds: number; isCleared: boolean }[]
let said: Failure[]
let inWords: Set<AnyAnswer>
let isQuietOffline: boolean
let answers: ((answer: AnyAnswer) => void)[]
let repaired: number

beforeEach(() => {
  timers = []
  said = []
  inWords = new Set()
  isQuietOffline = false
  answers = []
  repaired = 0
})

function watched() {
  const watch = createCallWatch({
    setTimer: (work, milliseconds) => timers.push({ work, milliseconds, isCleared: false }) - 1,
    clearTimer: (index) => void Object.assign(timers[index as number] ?? {}, { isCleared: true }),
    isSaid: (answer) => inWords.has(answer),
    say: (failure) => said.push(failure),
    isQuietOffline: () => isQuietOffline,
  })
  watch.onRepaired(() => (repaired += 1))
  const next = () => new Promise<AnyAnswer>((resolve) => answers.push(resolve))
  const client = watch.watch({
    ask: async () => ({ answer: await next(), from: 'server' }),
    perform: next,
  } as unknown as Client)
  const perform = (flags: ClientCall['flags'], input: unknown = {}) =>
    client.perform(call({ kind: 'command', flags }) as never, input) as Promise<AnyAnswer>
  return { watch, client, perform }
}

/** Lets what was asked for `milliseconds` happen. */
const pass = (milliseconds: number) =>
  timers.filter((timer) => timer.milliseconds === milliseconds && !timer.isCleared).forEach(({ work }) => work())
const turns = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

async function answered(flags: ClientCall['flags'], answer: AnyAnswer, input?: unknown) {
  const made = watched()
  const given = made.perform(flags, input)
  answers[0]?.(answer)
  await turns()
  pass(watchTimes.screens)
  return { ...made, given }
}

test.each<[string, ClientCall['flags'], AnyAnswer, readonly Failure[]]>([
  ['a failure that no screen says is said', {}, broken, ['broken']],
  ['no answer is said', {}, { ok: false, failure: 'unreachable' }, ['unreachable']],
  ['a muted call says nothing', { mute: true }, broken, []],
  ['a refusal is the screen’s', {}, { ok: false, refusal: 'not_found' }, []],
  ['a value says nothing', {}, fine, []],
  ['that the session is over says the way in', {}, { ok: false, failure: 'signed_out' }, []],
  ['a missing field is only logged', {}, { ok: false, failure: 'incomplete' }, []],
])('%s', async (_, flags, answer, words) => {
  await answered(flags, answer)
  expect(said).toEqual(words)
})

test('the named form of login mutes itself', async () => {
  await answered({}, broken, { isMute: true })
  expect(said).toEqual([])
})

test('what a screen has put into words is not said twice', async () => {
  inWords.add(broken)
  await answered({}, broken)
  expect(said).toEqual([])
})

test.each<[Failure, readonly Failure[]]>([
  ['unreachable', []],
  ['offline', []],
  ['broken', ['broken']],
])('a mobile application without a network keeps quiet about the line: %s', async (failure, words) => {
  isQuietOffline = true
  await answered({}, { ok: false, failure })
  expect(said).toEqual(words)
})

test('a question that its screen left says nothing', async () => {
  const { client } = watched()
  const stop = new AbortController()
  void client.ask(call() as never, {}, { signal: stop.signal })
  stop.abort()
  answers[0]?.(broken)
  await turns()
  pass(watchTimes.screens)
  expect(said).toEqual([])
})

test('the loader comes after a moment and goes before the answer is heard', async () => {
  const { watch, perform } = watched()
  const seen: boolean[] = []
  const given = perform({ loader: true }).then((answer) => (seen.push(watch.state().loader !== undefined), answer))
  expect(watch.state().loader).toBeUndefined()
  pass(watchTimes.loader)
  expect(watch.state().loader).toEqual({ text: undefined })
  answers[0]?.(fine)
  await given
  expect(seen).toEqual([false])
})

test('a quick call shows no loader; two calls keep one until the later is answered', async () => {
  const { watch, perform } = watched()
  const quick = perform({ loader: true })
  answers[0]?.(fine)
  await quick
  pass(watchTimes.loader)
  expect(watch.state().loader).toBeUndefined()

  const slow = [perform({ loader: true }), perform({ loader: true })]
  pass(watchTimes.loader)
  answers[1]?.(fine)
  await slow[0]
  expect(watch.state().loader).toBeDefined()
  answers[2]?.(fine)
  await slow[1]
  expect(watch.state().loader).toBeUndefined()
})

test('a failed important call is repeated; whoever gave it gets the answer that comes in the end', async () => {
  const { watch, given } = await answered({ important: true }, broken)
  expect(watch.state().oops).toEqual({ isBusy: false })
  watch.retry()
  await turns()
  expect(watch.state().oops).toEqual({ isBusy: true })
  answers[1]?.(broken)
  await turns()
  expect(watch.state().oops).toEqual({ isBusy: false })
  watch.retry()
  await turns()
  answers[2]?.(fine)
  expect(await given).toEqual(fine)
  expect([watch.state().oops, repaired, said]).toEqual([undefined, 1, []])
})

test('given up, the failure is handed over', async () => {
  const { watch, given } = await answered({ important: true }, broken)
  watch.giveUp()
  expect(await given).toEqual(broken)
  expect([watch.state().oops, repaired]).toEqual([undefined, 0])
})

test('only the last important call is repeated', async () => {
  const { watch, perform, given } = await answered({ important: true }, broken)
  const second = perform({ important: true })
  answers[1]?.({ ok: false, failure: 'unreachable' })
  expect(await given).toEqual(broken)
  watch.retry()
  await turns()
  answers[2]?.(fine)
  expect(await second).toEqual(fine)
  expect(answers).toHaveLength(3)
})

test.each<[string, AnyAnswer]>([
  ['a refusal', { ok: false, refusal: 'not_found' }],
  ['the end of the session', { ok: false, failure: 'signed_out' }],
  ['a device without internet', { ok: false, failure: 'offline' }],
])('%s would be the same again: no error screen', async (_, answer) => {
  const { watch, given } = await answered({ important: true }, answer)
  expect(await given).toEqual(answer)
  expect(watch.state().oops).toBeUndefined()
})

test('a muted important call shows nothing', async () => {
  const { watch } = await answered({ important: true, mute: true }, broken)
  expect(watch.state().oops).toBeUndefined()
})
