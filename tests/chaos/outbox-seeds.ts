/**
 * Chaos of the outbox, in halves so that two processes share it: two devices and the real server over a network that loses, repeats and reorders, with clocks up to two years
 * wrong and power that goes in the middle of a write; the server breaks, turns work down for a while and loses its time.
 * `CHAOS_SEED=n` does one run again, `CHAOS_RUNS=n` does so many.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSchool, type School } from '../../apps/server/test/school.ts'
import { checkAgreement } from './agreement.ts'
import { chanceOf } from './chance.ts'
import { run } from './outbox-run.ts'
import { serverOfRun, shareSchool, soundServer } from './server.ts'

const began = new Date('2026-03-21T08:00:00.000Z')
const only = process.env['CHAOS_SEED']
const runs = Number(process.env['CHAOS_RUNS'] ?? 1000)
const atOnce = 4

async function runAlone(school: School, seed: number): Promise<number> {
  const server = soundServer(began)
  const chance = chanceOf(seed)
  return serverOfRun.run({ server, chance }, async () => {
    try {
      const finished = await run(school, seed, server, chance)
      await checkAgreement(school, finished)
      for (const device of finished.devices) await device.close()
      return finished.given.length
    } catch (error) {
      throw new Error(`CHAOS_SEED=${seed} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  })
}

/** Odd seeds or even ones. A run that is asked for by its seed is done by both. */
export function testSeeds(half: 'odd' | 'even'): void {
  const all = Array.from({ length: runs }, (_, index) => index + 1)
  const seeds = only === undefined ? all.filter((seed) => (seed % 2 === 0) === (half === 'even')) : [Number(only)]
  let school: School

  beforeAll(async () => {
    school = await openSchool()
    shareSchool(school, began)
  })
  afterAll(() => school.close())

  test(
    'nothing handed in is lost or doubled, and all sides agree at the end',
    { timeout: 60_000 + seeds.length * 10_000 },
    async () => {
      const left = [...seeds]
      let commands = 0
      const worker = async () => {
        for (let seed = left.shift(); seed !== undefined; seed = left.shift()) commands += await runAlone(school, seed)
      }
      await Promise.all(Array.from({ length: atOnce }, worker))
      expect(commands).toBeGreaterThan(seeds.length)
    },
  )
}
