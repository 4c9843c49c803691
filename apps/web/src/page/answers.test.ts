import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Answers, keepEqual, nameOfKey } from './answers.ts'
import type { Question } from './answers.ts'

const key = ['listPosts', { class_id: 7 }, 'en']

/** A question whose answers the test gives one after the other. */
function askedOften(more: Partial<Question<unknown>> = {}) {
  const given: { answer(value: unknown): void; fail(): void; readonly signal: AbortSignal }[] = []
  const question: Question<unknown> = {
    key,
    ask: (signal) =>
      new Promise((answer, reject) => given.push({ answer, fail: () => reject(new Error('broken')), signal })),
    ...more,
  }
  return { question, given }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('two who want the same answer ask once, and both hear of it', async () => {
  const answers = new Answers()
  const { question, given } = askedOften()
  const heard = vi.fn<() => void>()
  answers.listen(key, heard)
  answers.want(question)
  answers.want({ ...question })
  await settle()
  given[0]!.answer('posts')
  await settle()
  expect(given).toHaveLength(1)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(answers.get(key)).toBe('posts')
})

test('a fresh answer is not asked for again, an old one is, as its question says', async () => {
  for (const [freshMs, after, times] of [
    [5_000, 4_999, 1],
    [5_000, 5_000, 2],
    [Infinity, 86_400_000, 1],
  ] as const) {
    const answers = new Answers({ keptMs: Infinity, freshMs: 0 })
    const { question, given } = askedOften({ freshMs })
    const leave = answers.want(question)
    await settle()
    given[0]!.answer('posts')
    await settle()
    vi.setSystemTime(Date.now() + after)
    leave()
    answers.want(question)
    await settle()
    expect(given).toHaveLength(times)
  }
})

test('the page that comes to the front asks for what is wanted and old', async () => {
  const answers = new Answers({ freshMs: 5_000 })
  const { question, given } = askedOften()
  answers.want(question)
  await settle()
  given[0]!.answer('posts')
  await settle()
  answers.lookedAt()
  await settle()
  expect(given).toHaveLength(1)
  vi.setSystemTime(Date.now() + 5_000)
  answers.lookedAt()
  await settle()
  expect(given).toHaveLength(2)
})

test('who leaves breaks the asking off, and what comes all the same is not taken', async () => {
  const answers = new Answers()
  const { question, given } = askedOften()
  const leave = answers.want(question)
  await settle()
  leave()
  expect(given[0]!.signal.aborted).toBe(true)
  given[0]!.answer('late')
  await settle()
  expect(answers.get(key)).toBeUndefined()
})

test('who leaves and comes back at once asks once', async () => {
  const answers = new Answers()
  const { question, given } = askedOften()
  answers.want(question)()
  answers.want(question)
  await settle()
  expect(given).toHaveLength(1)
})

test('an answer that is kept for good is asked for to its end', async () => {
  const answers = new Answers({ keptMs: 1_000 })
  const { question, given } = askedOften({ isKeptForGood: true })
  answers.want(question)()
  await settle()
  given[0]!.answer('record')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers.get(key)).toBe('record')
})

test('refreshing asks anew for what is wanted, and waits for it', async () => {
  const answers = new Answers({ freshMs: Infinity })
  const { question, given } = askedOften()
  answers.want(question)
  await settle()
  given[0]!.answer('before')
  await settle()
  let isDone = false
  const refreshed = answers.refresh().finally(() => (isDone = true))
  await settle()
  expect(given).toHaveLength(2)
  // Asked before the next change: its answer does not count.
  void answers.refresh()
  await settle()
  expect(given[1]!.signal.aborted).toBe(true)
  expect(isDone).toBe(false)
  given[2]!.answer('after')
  given[1]!.answer('between')
  await refreshed
  expect(answers.get(key)).toBe('after')
})

test('refreshing does not begin the first asking again', async () => {
  const answers = new Answers()
  const { question, given } = askedOften()
  answers.want(question)
  await settle()
  void answers.refresh()
  await settle()
  expect(given).toHaveLength(1)
  expect(given[0]!.signal.aborted).toBe(false)
})

test('refreshing chooses by the beginning of a key and by what is said of the answer', async () => {
  for (const [chosen, times] of [
    [{}, 2],
    [{ key: ['listPosts'] }, 2],
    [{ key: ['listPost'] }, 1],
    [{ key: [...key, 'more'] }, 1],
    [{ chosen: ({ value }: { readonly value: unknown }) => value === 'posts' }, 2],
    [{ chosen: ({ updatedAt }: { readonly updatedAt: number }) => updatedAt < 0 }, 1],
  ] as const) {
    const answers = new Answers()
    const { question, given } = askedOften()
    answers.want(question)
    await settle()
    given[0]!.answer('posts')
    await settle()
    void answers.refresh(chosen)
    await settle()
    expect(given, JSON.stringify(chosen)).toHaveLength(times)
  }
})

test('what was refreshed while nobody wanted it is asked for by whoever wants it next', async () => {
  const answers = new Answers({ freshMs: Infinity })
  const { question, given } = askedOften()
  const leave = answers.want(question)
  await settle()
  given[0]!.answer('before')
  await settle()
  leave()
  await answers.refresh()
  expect(given).toHaveLength(1)
  answers.want(question)
  await settle()
  expect(given).toHaveLength(2)
  expect(answers.get(key)).toBe('before')
})

test('an asking that breaks is told, keeps what was there, and may be tried again', async () => {
  const answers = new Answers()
  const { question, given } = askedOften()
  answers.want(question)
  await settle()
  given[0]!.fail()
  await settle()
  const name = nameOfKey(key)
  expect(answers.stateOf(name)).toEqual({ value: undefined, isBroken: true })
  void answers.askAgain(question)
  expect(answers.stateOf(name)).toEqual({ value: undefined, isBroken: false })
  await settle()
  given[1]!.answer('posts')
  await settle()
  void answers.askAgain(question)
  await settle()
  given[2]!.fail()
  await settle()
  expect(answers.stateOf(name)).toEqual({ value: 'posts', isBroken: true })
})

test('an answer is forgotten a while after the last who showed it', async () => {
  const answers = new Answers({ keptMs: 10_000 })
  const stop = answers.listen(key, () => undefined)
  answers.set(key, 3)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answers.get(key)).toBe(3)
  stop()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(answers.get(key)).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(answers.get(key)).toBeUndefined()
})

test('what is put in is heard of, and not where it is the same', () => {
  const answers = new Answers()
  const heard = vi.fn<() => void>()
  answers.listen(key, heard)
  answers.set(key, { list: [1] })
  answers.set(key, { list: [1] })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('keys that say the same have one name', () => {
  expect(nameOfKey(['a', { x: 1, y: { b: 2, a: 1 } }])).toBe(
    nameOfKey(['a', { y: { a: 1, b: 2 }, x: 1, z: undefined }]),
  )
  expect(nameOfKey(['a', [1, 2]])).not.toBe(nameOfKey(['a', [2, 1]]))
})

test('what did not change stays the same object', () => {
  const before = { list: [{ id: 1 }, { id: 2, at: new Date(0) }], total: 2 }
  const now = { list: [{ id: 1 }, { id: 3, at: new Date(0) }], total: 2 }
  const kept = keepEqual(before, now) as typeof before
  expect(kept).toEqual(now)
  expect(kept.list[0]).toBe(before.list[0])
  expect(keepEqual({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual({ a: [1, { b: null }] })
  const plain = { a: [1, { b: null }] }
  expect(keepEqual(plain, { a: [1, { b: null }] })).toBe(plain)
  expect(keepEqual([1, 2], [1])).toEqual([1])
  expect(keepEqual({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(keepEqual({ b: undefined }, { a: undefined })).toEqual({ a: undefined })
  expect(keepEqual([1], { 0: 1 })).toEqual({ 0: 1 })
})
