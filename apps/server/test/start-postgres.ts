/** Before the run: one PostgreSQL with a migrated template. `MAKTAB_TEST_POSTGRES=15` takes the oldest supported version. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { ensureApplicationRole } from '../src/db/application-role.ts'
import { createDatabase } from '../src/db/create-database.ts'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { startPostgres } from '../src/db/postgres-supervisor.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Owner's address of the server, without a database at its end. */
    readonly postgresUrl: string
  }
}

export const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'migrations')
export const templateName = 'template_maktab'
export const applicationPassword = 'application-in-tests'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = temporaryFolder()
  const packageName = process.env['MAKTAB_TEST_POSTGRES'] === '15' ? 'postgresql-15-linux-x64' : undefined
  const postgres = await startPostgres({ dataFolder, title: 'tests', ...(packageName ? { packageName } : {}) })
  const ownerUrl = postgres.ownerUrl(templateName)
  await ensureApplicationRole({ ownerUrl: postgres.ownerUrl('postgres'), password: applicationPassword })
  await createDatabase({ ownerUrl: postgres.ownerUrl('postgres'), name: templateName })
  await migrate({ ownerUrl, migrations: readMigrations(migrationsFolder) })
  project.provide('postgresUrl', postgres.ownerUrl(''))
  return async () => {
    await postgres.stop()
    fs.rmSync(dataFolder, { recursive: true, force: true })
  }
}

/** Below the system's temporary folder, open to be walked through by the database user. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'maktab-test-'))
  fs.chmodSync(folder, 0o711)
  return folder
}
