/** How long the event loop of the measured server kept others waiting (`loop-delay.mjs` writes it). */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchSchool } from './bench-school.ts'

/** Milliseconds since the last time it was asked. */
export async function readLoopDelay(school: BenchSchool): Promise<{ readonly p99: number; readonly longest: number }> {
  const file = join(school.dataFolder, 'loop-delay.json')
  rmSync(file, { force: true })
  school.server().process.kill('SIGUSR2')
  for (let waited = 0; waited < 5_000; waited += 20) {
    await pause(20)
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as { p99: number; longest: number }
    } catch {
      // Not written yet.
    }
  }
  throw new Error('The server did not say how its event loop does')
}
