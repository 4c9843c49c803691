/** Applies the numbered SQL files, each once and in order. A file that was edited after it was applied stops the start. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly sha256: string
}

export class MigrationRefused extends Error {}

/** The same for every server process: the others wait here while one migrates. */
const migrationLock = 7_301_002

/**
 * Brings the database behind `ownerUrl` up to the files. Answers the names that were applied now.
 * Refuses when an applied file was edited or is gone, or when a file stands before one that was applied already.
 */
export async function migrate({
  ownerUrl,
  migrations,
}: {
  ownerUrl: string
  migrations: readonly Migration[]
}): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'maktab migrations' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      `create schema if not exists migrations;
       create table if not exists migrations.applied (name text primary key, sha256 text not null, applied_on timestamptz not null default now())`,
    )
    const { rows: applied } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations.applied order by name',
    )
    const waiting = waitingMigrations({ migrations, applied })
    for (const migration of waiting) await apply(client, migration)
    return waiting.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

function waitingMigrations({
  migrations,
  applied,
}: {
  migrations: readonly Migration[]
  applied: readonly { name: string; sha256: string }[]
}): readonly Migration[] {
  for (const { name, sha256 } of applied) {
    const file = migrations.find((migration) => migration.name === name)
    if (!file)
      throw new MigrationRefused(
        `The database has ${name}, which this program does not know: it was migrated by a newer version.`,
      )
    if (file.sha256 !== sha256)
      throw new MigrationRefused(`${name} was edited after it was applied. Undo the edit and write a new migration.`)
  }
  const waiting = migrations.filter((migration) => !applied.some(({ name }) => name === migration.name))
  const passed = waiting.find((migration) => applied.some(({ name }) => name > migration.name))
  if (passed)
    throw new MigrationRefused(
      `${passed.name} stands before a migration that was applied already. Give it the next free number.`,
    )
  return waiting
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations.applied (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationRefused(`${name} failed and was rolled back: ${(error as Error).message}`, { cause: error })
  }
}

/** The files of a folder named `0001_words.sql`, in order. A checkout on Windows may have other line ends: they do not count. */
export function readMigrations(folder: string): readonly Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}
