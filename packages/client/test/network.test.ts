import { expect, test } from 'vitest'
import { checkEvery, createNetwork } from '../src/network.ts'

/** A network whose checks and timers are answered by hand. */
function line() {
  const checks: ((isReached: boolean) => void)[] = []
  const timers: { work: () => void; milliseconds: number }[] = []
  const heard: boolean[] = []
  const browser = { hasNetwork: true }
  const network = createNetwork({
    hasNetwork: () => browser.hasNetwork,
    check: () => new Promise((resolve) => checks.push(resolve)),
    setTimer: (work, milliseconds) => timers.push({ work, milliseconds }),
  })
  network.onChange(() => heard.push(network.isOnline()))
  const answer = async (isReached: boolean) => {
    checks.at(-1)?.(isReached)
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
  }
  return { network, browser, checks, timers, heard, answer }
}

test('what the browser says of going and coming is heard once', () => {
  const { network, browser, heard, checks } = line()
  browser.hasNetwork = false
  network.reread()
  network.reread()
  browser.hasNetwork = true
  network.reread()
  expect(heard).toEqual([false, true])
  expect(checks).toEqual([])
})

test('a browser that lies is found out by the check', async () => {
  const { network, heard, answer, checks } = line()
  network.unreached()
  network.unreached()
  expect(checks).toHaveLength(1)
  expect(network.isOnline()).toBe(true)
  await answer(false)
  expect(heard).toEqual([false])
})

test('a call without an answer is no lost network where the check answers', async () => {
  const { network, heard, timers, answer } = line()
  network.unreached()
  await answer(true)
  expect([network.isOnline(), heard, timers]).toEqual([true, [], []])
})

test('it is checked every 5 seconds until somebody answers', async () => {
  const { network, heard, timers, answer, checks } = line()
  network.unreached()
  await answer(false)
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([checkEvery])
  timers[0]?.work()
  await answer(true)
  expect(heard).toEqual([false, true])
  expect([checks.length, timers.length]).toEqual([2, 1])
})

test('an answered request is proof, also against a check that began before it', async () => {
  const { network, heard, answer } = line()
  network.unreached()
  network.reached()
  await answer(false)
  expect(network.isOnline()).toBe(true)
  network.unreached()
  await answer(false)
  network.reached()
  expect(heard).toEqual([false, true])
})

test('without any network nothing is asked', () => {
  const { network, browser, checks } = line()
  browser.hasNetwork = false
  network.reread()
  network.unreached()
  expect(checks).toEqual([])
})
