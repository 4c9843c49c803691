import { expect, test } from 'vitest'
import { createSessionKeeper, isRenewalDue, renewalTimes } from '../src/session.ts'
import type { Renewal } from '../src/session.ts'
import { memoryStore, oneAtATime, session } from './fakes.ts'

const tokens = { auth_token: 'second', refresh_token: 'next', token_exp: 99_000 }

function tabs(count: number, renewal: Renewal = { result: 'renewed', tokens }) {
  const store = memoryStore(JSON.stringify({ ...session, storage_time: 0 }))
  const withLock = oneAtATime()
  let renewals = 0
  const renewTokens = async () => {
    renewals += 1
    return renewal
  }
  const keepers = Array.from({ length: count }, () =>
    createSessionKeeper({ store, now: () => 5_000 + renewalTimes.every, withLock, renewTokens }),
  )
  return { store, keepers, renewals: () => renewals }
}

test('two tabs renew once', async () => {
  const { keepers, renewals } = tabs(2)
  expect(await Promise.all(keepers.map((keeper) => keeper.renew('first')))).toEqual(['renewed', 'renewed'])
  expect(renewals()).toBe(1)
  expect(keepers.map((keeper) => keeper.current()?.auth_token)).toEqual(['second', 'second'])
})

test('five tabs whose timers ring together renew once, whoever hears of it first', async () => {
  const { keepers, renewals } = tabs(5)
  const work = keepers.map((keeper) => keeper.renewIfDue())
  // As the browser tells the other tabs while they still wait for the lock.
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve()
    for (const keeper of keepers) keeper.reread()
  }
  await Promise.all(work)
  expect(renewals()).toBe(1)
  expect(keepers.map((keeper) => keeper.current()?.auth_token)).toEqual(Array(5).fill('second'))
})

test('a session that is over is forgotten, in the other tab too', async () => {
  const { keepers, store } = tabs(2, { result: 'over' })
  const [one, other] = keepers
  expect(await one?.renew()).toBe('over')
  expect(store.text).toBeNull()
  other?.reread()
  expect(other?.current()).toBeUndefined()
})

test('without an answer the session stays', async () => {
  const { keepers } = tabs(1, { result: 'unreachable' })
  expect(await keepers[0]?.renew()).toBe('unreachable')
  expect(keepers[0]?.current()?.auth_token).toBe('first')
})

test('a renewal does not bring back who signed out meanwhile', async () => {
  const store = memoryStore(JSON.stringify({ ...session, storage_time: 0 }))
  const answers: ((renewal: Renewal) => void)[] = []
  const keeper = createSessionKeeper({
    store,
    now: () => 0,
    withLock: oneAtATime(),
    renewTokens: () => new Promise((resolve) => answers.push(resolve)),
  })
  const renewal = keeper.renew()
  await Promise.resolve().then(() => Promise.resolve())
  keeper.end()
  answers[0]?.({ result: 'renewed', tokens })
  expect(await renewal).toBe('over')
  expect(store.text).toBeNull()
})

test('listeners hear of beginning, change and end', () => {
  const keeper = createSessionKeeper({
    store: memoryStore(),
    now: () => 1,
    withLock: oneAtATime(),
    renewTokens: async () => ({ result: 'over' }),
  })
  const heard: (string | undefined)[] = []
  const stop = keeper.onChange((now) => heard.push(now?.current_language))
  keeper.begin({ ...session, roles: [...session.roles] })
  keeper.change({ current_language: 'pu' })
  keeper.end()
  stop()
  keeper.begin({ ...session, roles: [...session.roles] })
  expect(heard).toEqual(['en', 'pu', undefined])
})

test.each(['not json', '{}', 'null', '[]'])('what is no session counts as none: %s', (text) => {
  const keeper = createSessionKeeper({
    store: memoryStore(text),
    now: () => 1,
    withLock: oneAtATime(),
    renewTokens: async () => ({ result: 'over' }),
  })
  expect(keeper.current()).toBeUndefined()
})

const now = 10_000_000
test.each([
  ['ends in 29 minutes, stored 6 minutes ago', 29, 6, true],
  ['ends in 31 minutes, stored 17 minutes ago', 31, 17, false],
  ['ends in an hour, stored 18 minutes ago: the timer', 60, 18, true],
  ['stored 4 minutes ago', 1, 4, false],
  ['stored in the future: the clock was turned back', 1, -600, true],
])('%s', (_, endsIn, storedAgo, due) => {
  const kept = { token_exp: (now + endsIn * 60_000) / 1000, storage_time: now - storedAgo * 60_000 }
  expect(isRenewalDue(kept, now)).toBe(due)
})

test('the times are those of the seeds', () => {
  expect(renewalTimes).toEqual({ dueBefore: 1_800_000, apart: 300_000, every: 1_080_000 })
})

test('an exchange stands alone over all tabs: a renewal elsewhere finds its tokens, one here finds no answer', async () => {
  const { keepers, renewals } = tabs(2)
  const [one, other] = keepers
  let here: string | undefined
  const exchange = one?.exchange(async (before) => {
    here = await one.renew()
    return { ...before, active_role: 'teacher', auth_token: 'of the teacher' }
  })
  expect(await other?.renew('first')).toBe('renewed')
  await exchange
  expect([here, renewals(), other?.current()?.active_role, other?.current()?.auth_token]).toEqual([
    'unreachable',
    0,
    'teacher',
    'of the teacher',
  ])
})

test('an exchange that comes to nothing leaves the session, and brings nobody back', async () => {
  const { keepers, store } = tabs(1)
  const [one] = keepers
  await one?.exchange(async () => undefined)
  expect(one?.current()?.auth_token).toBe('first')
  await one?.exchange(async (before) => {
    one.end()
    return before
  })
  expect(store.text).toBeNull()
  expect(await one?.renew()).toBe('over')
})
