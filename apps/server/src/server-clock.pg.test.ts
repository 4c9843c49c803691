import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropDatabase, emptyDatabase, postgresUrl } from '../test/database.ts'
import { migrationsFolder } from '../test/start-postgres.ts'
import { migrate, readMigrations } from './db/migrate.ts'
import { openServerClock } from './server-clock.ts'

const name = `clock_${randomUUID().replaceAll('-', '')}`
const ownerUrl = `${postgresUrl()}${name}`
beforeAll(async () => {
  await emptyDatabase(name)
  await migrate({ ownerUrl, migrations: readMigrations(migrationsFolder) })
})
afterAll(() => dropDatabase(name))

/** Whether the clock is doubted at a start, and how many lines of the log say so. */
async function startAt(now: string, builtOn?: string) {
  let lines = 0
  const logger = pino({ level: 'warn' }, { write: () => void (lines += 1) })
  const watched = await openServerClock({
    ownerUrl,
    clock: () => new Date(now),
    builtOn: builtOn === undefined ? undefined : new Date(builtOn),
    logger,
  })
  await watched.close()
  return { isBehind: watched.isBehind(), lines }
}

test('a start with a clock before an earlier start, or before the build, is told', async () => {
  expect(await startAt('2026-03-21T08:00:00Z')).toEqual({ isBehind: false, lines: 0 })
  expect(await startAt('2026-03-20T08:00:00Z')).toEqual({ isBehind: true, lines: 1 })
  expect(await startAt('2026-03-21T09:00:00Z')).toEqual({ isBehind: false, lines: 0 })
  expect(await startAt('2026-03-21T10:00:00Z', '2026-04-01T00:00:00Z')).toEqual({ isBehind: true, lines: 1 })
})
