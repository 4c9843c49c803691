/**
 * Chaos: two devices and the real server over a network that loses, repeats and reorders, with clocks up to two years
 * wrong and power that goes in the middle of a write. `CHAOS_SEED=n` does one run again, `CHAOS_RUNS=n` does so many.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSchool, type School } from '../../apps/server/test/school.ts'
import { checkAgreement } from './agreement.ts'
import { run } from './outbox-run.ts'

let school: School
/** Runs go side by side and each has its own time: the server's clock is that of the run whose request it answers. */
const clocks = new AsyncLocalStorage<{ now: Date }>()
const began = new Date('2026-03-21T08:00:00.000Z')

beforeAll(async () => {
  school = await openSchool()
  Object.defineProperty(school.clock, 'now', { get: () => clocks.getStore()?.now ?? began })
})
afterAll(() => school.close())

const only = process.env['CHAOS_SEED']
const runs = Number(process.env['CHAOS_RUNS'] ?? 250)
const atOnce = 4
const seeds = only === undefined ? Array.from({ length: runs }, (_, index) => index + 1) : [Number(only)]

async function runAlone(seed: number): Promise<number> {
  const clock = { now: began }
  return clocks.run(clock, async () => {
    try {
      const finished = await run(school, seed, clock)
      await checkAgreement(school, finished)
      for (const device of finished.devices) await device.close()
      return finished.given.length
    } catch (error) {
      throw new Error(`CHAOS_SEED=${seed} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  })
}

test('nothing handed in is lost or doubled, and all sides agree at the end', { timeout: 600_000 }, async () => {
  const left = [...seeds]
  let commands = 0
  const worker = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) commands += await runAlone(seed)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  expect(commands).toBeGreaterThan(seeds.length)
})
