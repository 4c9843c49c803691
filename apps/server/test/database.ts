/** A migrated, empty database for one test file, as the application sees it. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Kysely } from 'kysely'
import { applicationUrl } from '../src/db/application-role.ts'
import { createDatabase } from '../src/db/create-database.ts'
import { openPool } from '../src/db/pool.ts'
import { openDoors, type Doors } from '../src/db/school.ts'
import type { Tables } from '../src/db/tables.ts'
import { applicationPassword, templateName } from './start-postgres.ts'

export interface FreshDatabase {
  readonly doors: Doors
  /** The application's own pool: bound by row-level security like the doors. */
  readonly db: Kysely<Tables>
  /** Unbound: to lay rows down before a test, and to look at them after it. */
  readonly owner: Kysely<Tables>
  readonly url: string
  readonly ownerUrl: string
  close(): Promise<void>
}

/** Call `close` in `afterAll`: the database is dropped with it. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  return openTestDatabase(name, await emptyDatabase(name, templateName))
}

/** One that has its tables already. */
export function openTestDatabase(name: string, ownerUrl: string): FreshDatabase {
  const url = applicationUrl(ownerUrl, applicationPassword)
  const application = openPool({ url, connections: 4 })
  const owner = openPool({ url: ownerUrl, connections: 2 })
  return {
    doors: openDoors(application.db),
    db: application.db,
    owner: owner.db,
    url,
    ownerUrl,
    async close() {
      await application.close()
      await owner.close()
      await dropDatabase(name)
    },
  }
}

/** Owner's address of the PostgreSQL of this worker, without a database at its end. */
export function postgresUrl(): string {
  const url = inject('postgresUrls')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (url === undefined) throw new Error('There are more workers than servers: see vitest.calls.config.ts')
  return url
}

/** A database without tables, or a copy of `template`; answers the owner's address. */
export async function emptyDatabase(name: string, template?: string): Promise<string> {
  await createDatabase({ ownerUrl: `${postgresUrl()}postgres`, name, ...(template ? { template } : {}) })
  return `${postgresUrl()}${name}`
}

export async function dropDatabase(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${postgresUrl()}postgres` })
  await client.connect()
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  await client.end()
}
