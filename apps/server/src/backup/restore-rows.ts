/** Rows of a backup into an empty database: its tables as the migrations made them then, the rows, and the migrations since. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream'
import type pg from 'pg'
import { BackupRefused, rowsFile, type Backup } from './backup-folder.ts'
import { copyIn } from './copy-rows.ts'
import { columnList, quoted, readStoredTables, setSequences } from './stored-tables.ts'
import { ensureApplicationRole } from '#db/application-role.ts'
import { migrate, type Migration } from '#db/migrate.ts'
import { withOwner } from '#db/owner-client.ts'

export interface RestoringRows {
  readonly ownerUrl: string
  readonly folder: string
  readonly name: string
  readonly backup: Backup
  /** Those of this program. */
  readonly migrations: readonly Migration[]
  /** Of the application's role, which migrations name; undefined where somebody else made it. */
  readonly rolePassword: string | undefined
  readonly clock: () => Date
}

/** Before anything is touched: refuses a backup that a newer version made. Answers the migrations that it was made with. */
export function migrationsOf(backup: Backup, migrations: readonly Migration[]): readonly Migration[] {
  const then = migrations.slice(0, backup.migrations.length)
  const isKnown = backup.migrations.every(
    ({ name, sha256 }, index) => then[index]?.name === name && then[index].sha256 === sha256,
  )
  if (!isKnown)
    throw new BackupRefused(
      'This backup was made by a newer version of Maktab than this one: take that version or a later one.',
    )
  return then
}

/** Ends with a new epoch, by which devices learn that they may be ahead. Where it is cut off, `restoreRows` begins again. */
export async function restoreRows(restoring: RestoringRows): Promise<void> {
  const { ownerUrl, folder, name, backup, migrations, rolePassword, clock } = restoring
  const then = migrationsOf(backup, migrations)
  await withOwner(ownerUrl, clear)
  if (rolePassword !== undefined) await ensureApplicationRole({ ownerUrl, password: rolePassword })
  await migrate({ ownerUrl, migrations: then })
  await withOwner(ownerUrl, (client) => loadRows(client, path.join(folder, name), backup))
  await migrate({ ownerUrl, migrations })
  await withOwner(ownerUrl, async (client) => {
    await client.query('begin; set local synchronous_commit = on')
    await client.query('insert into installation.epochs (epoch, since, backup) values ($1, $2, $3)', [
      randomUUID(),
      clock(),
      name,
    ])
    await client.query('drop table installation.restoring')
    await client.query('commit')
    await client.query('analyze')
  })
}

const isThere = async (client: pg.Client, table: string): Promise<boolean> =>
  (await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [table])).rows[0]?.is === true

/** Refuses a database with a school, unless a restore into it was not ended, and one that belongs to something else. */
export async function checkUnused(client: pg.Client): Promise<void> {
  const hasSchool =
    (await isThere(client, 'public.tenants')) && (await client.query('select 1 from tenants limit 1')).rows.length > 0
  if (hasSchool && !(await isThere(client, 'installation.restoring')))
    throw new BackupRefused(
      'There is a school in this database: give DATABASE_URL the address of an empty one (create database maktab_restored), and this one stays as it is.',
    )
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  )
  if (rows.length > 0 && !(await isThere(client, 'migrations.applied')))
    throw new BackupRefused(
      'This database has tables of something else: give DATABASE_URL the address of an empty one.',
    )
}

/** Away with what an earlier start or restore made in a database without a school. */
async function clear(client: pg.Client): Promise<void> {
  await checkUnused(client)
  if (!(await isThere(client, 'migrations.applied'))) return
  await client.query('drop schema if exists public, installation, migrations cascade; create schema public')
}

/** In one transaction: all rows or none. What ties tables together is put back at the end, which proves it once more. */
async function loadRows(client: pg.Client, place: string, backup: Backup): Promise<void> {
  await client.query('begin')
  await client.query('create table installation.restoring (backup text not null)')
  const tables = (await readStoredTables(client)).filter(({ name }) => name !== 'restoring')
  const ties = await readTies(client)
  const each = (change: string) =>
    client.query(tables.map((table) => `alter table ${quoted(table)} ${change}`).join(';'))
  const forced = await readForced(client)
  if (ties.length > 0)
    await client.query(ties.map((tie) => `alter table ${tie.table} drop constraint ${tie.name}`).join(';'))
  await each('disable trigger user')
  // An owner that is no superuser is bound by its own policies, and COPY refuses that.
  for (const table of forced) await client.query(`alter table ${table} no force row level security`)
  await client.query(`truncate ${tables.map(quoted).join(', ')}`)
  for (const table of backup.tables) {
    const bytes = pipeline(createReadStream(path.join(place, rowsFile(table))), createGunzip(), () => {})
    const rows = await copyIn(client, `copy ${quoted(table)} (${columnList(table)}) from stdin`, bytes)
    if (rows !== table.rows)
      throw new BackupRefused(`${table.schema}.${table.name} has ${rows} rows instead of ${table.rows}.`)
  }
  await setSequences(client, backup.sequences)
  await forgetTransactions(client)
  if (ties.length > 0)
    await client.query(
      ties.map((tie) => `alter table ${tie.table} add constraint ${tie.name} ${tie.definition}`).join(';'),
    )
  for (const table of forced) await client.query(`alter table ${table} force row level security`)
  await each('enable trigger user')
  await client.query('commit')
}

interface Tie {
  readonly table: string
  readonly name: string
  readonly definition: string
}

async function readTies(client: pg.Client): Promise<readonly Tie[]> {
  const { rows } = await client.query<Tie>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'installation'::regnamespace)`,
  )
  return rows
}

async function readForced(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`,
  )
  return rows.map(({ table }) => table)
}

/**
 * Every row counts as changed by this restore. What remembers a transaction to be taken back by it (a sheet, a school year) remembers none: which
 * rows were changed since is not known any more, and taking back too much would lose work.
 */
async function forgetTransactions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, quote_ident(attname) as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'xid8'::regtype and attname <> 'changed_xid' and attnotnull`,
  )
  for (const { table, column } of rows) await client.query(`update ${table} set ${column} = '0'`)
}
