/**
 * Before the run: a PostgreSQL with a migrated template for each worker. What a pull brings depends on the transactions that are open in the
 * whole server, so two test files at once would change each other's answers. `MAKTAB_TEST_POSTGRES=15` takes the oldest supported version, as the
 * project `calls-15` does, `MAKTAB_TEST_POSTGRES_URL=postgres://superuser:password@host:port/` one that is running already; then there is one worker.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { ensureApplicationRole } from '../src/db/application-role.ts'
import { createDatabase } from '../src/db/create-database.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { removeDataFolder } from '../src/db/postgres-cluster.ts'
import { startPostgres } from '../src/db/postgres-supervisor.ts'
import { temporaryFolder } from './test-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Owner's address of each worker's server, without a database at its end. */
    readonly postgresUrls: readonly string[]
  }
}

export const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'migrations')
export const templateName = 'template_maktab'
export const applicationPassword = 'application-in-tests'

const stops: (() => Promise<void>)[] = []

export async function setup(project: TestProject): Promise<void> {
  const named = process.env['MAKTAB_TEST_POSTGRES_URL']
  const count = named ? 1 : project.config.maxWorkers
  const urls: string[] = []
  const isOldest = project.name === 'calls-15' || process.env['MAKTAB_TEST_POSTGRES'] === '15'
  while (urls.length < count) urls.push(await prepare(named, isOldest))
  project.provide('postgresUrls', urls)
}

export async function teardown(): Promise<void> {
  for (const stop of stops) await stop()
}

async function prepare(named: string | undefined, isOldest: boolean): Promise<string> {
  const server = named
    ? { urlOf: (database: string) => new URL(database, named).href, stop: () => dropTemplate(named) }
    : await startOwn(isOldest)
  stops.push(server.stop)
  await ensureApplicationRole({ ownerUrl: server.urlOf('postgres'), password: applicationPassword })
  await createDatabase({ ownerUrl: server.urlOf('postgres'), name: templateName })
  await migrate({ ownerUrl: server.urlOf(templateName), migrations: readMigrations(migrationsFolder) })
  return server.urlOf('')
}

async function startOwn(isOldest: boolean) {
  const dataFolder = temporaryFolder()
  const packageName = isOldest ? 'postgresql-15-linux-x64' : undefined
  const postgres = await startPostgres({ dataFolder, title: 'tests', ...(packageName ? { packageName } : {}) })
  await spareTheDisk(postgres.ownerUrl('postgres'))
  return {
    urlOf: postgres.ownerUrl,
    async stop() {
      await postgres.stop()
      removeDataFolder(dataFolder)
    },
  }
}

/** Databases of tests outlive no power cut; a database that is killed loses nothing by this. */
async function spareTheDisk(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function dropTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL('postgres', server).href })
  await client.connect()
  await client.query(`drop database ${templateName}`)
  await client.end()
}
