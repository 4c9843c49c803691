import { expect, test } from 'vitest'
import { leaseTimes, withLease } from './storage-lease.ts'

/** Tabs on one storage and one clock that is turned by hand. */
function tabs() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  const timers: { at: number; work: () => void }[] = []
  let now = 1_000_000
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => timers.push({ at: now + milliseconds, work: resolve }))
  const run = <T>(holder: string, work: () => Promise<T>) =>
    withLease({ storage, name: 'lease', holder, now: () => now, wait }, work)
  const pass = async (milliseconds: number) => {
    for (const until = now + milliseconds; now < until; now += 10) {
      for (const timer of timers.splice(0)) {
        if (timer.at > now) timers.push(timer)
        else timer.work()
      }
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
    }
  }
  return { kept, run, pass, wait }
}

test('five tabs at the same moment work one after the other', async () => {
  const { run, pass, wait, kept } = tabs()
  let working = 0
  let most = 0
  const done: string[] = []
  const work = ['a', 'b', 'c', 'd', 'e'].map((holder) =>
    run(holder, async () => {
      working += 1
      most = Math.max(most, working)
      await wait(300)
      working -= 1
      done.push(holder)
    }),
  )
  await pass(6_000)
  await Promise.all(work)
  expect(most).toBe(1)
  expect(done.sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(kept.size).toBe(0)
})

test('a tab that was closed in its work holds the others up for its time at most', async () => {
  const { run, pass } = tabs()
  void run('closed', () => new Promise(() => undefined))
  await pass(leaseTimes.settles + 20)
  let isDone = false
  void run('next', async () => void (isDone = true))
  await pass(leaseTimes.lasts - 1_000)
  expect(isDone).toBe(false)
  await pass(2_000)
  expect(isDone).toBe(true)
})

test.each(['', 'no json', '{}', '{"holder":"x"}', '{"holder":"x","until":99999999999999}'])(
  'what is no lease holds nobody up: %s',
  async (text) => {
    const { run, pass, kept } = tabs()
    kept.set('lease', text)
    let isDone = false
    void run('a', async () => void (isDone = true))
    await pass(leaseTimes.settles + 20)
    expect(isDone).toBe(true)
  },
)

test('the lease is given back where the work fails', async () => {
  const { run, pass, kept } = tabs()
  const work = run('a', () => Promise.reject(new Error('no')))
  const caught = work.catch((error: unknown) => String(error))
  await pass(leaseTimes.settles + 20)
  expect(await caught).toBe('Error: no')
  expect(kept.size).toBe(0)
})
