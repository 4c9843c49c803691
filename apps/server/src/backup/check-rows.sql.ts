/** Questions to the whole database, as its owner, who sees every school. Each is one statement, so it sees one moment also while people work. */
import type pg from 'pg'
import { compiler } from '#backup/compiler.ts'
import { figureDifferences, type Differences } from '#features/insights/kept-figures/differences.sql.ts'

export interface Looks {
  /** Null where none was ever made. */
  readonly last: Date | null
  /** Classes of which figures differed when they were last looked at, by number. */
  readonly differing: readonly string[]
  /** Schools whose days wait to be counted anew. */
  readonly waiting: number
}

async function ask<T extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> {
  return (await client.query<T>(text, [...values])).rows
}

/** Whether this owner sees every row, and the version of PostgreSQL. */
export async function readOwner(client: pg.Client): Promise<{ readonly seesAll: boolean; readonly version: string }> {
  const [row] = await ask<{ seesAll: boolean; version: string }>(
    client,
    `select rolsuper or rolbypassrls as "seesAll", current_setting('server_version') as version from pg_roles where rolname = current_user`,
  )
  return row!
}

export async function readApplied(client: pg.Client): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(client, 'select name from migrations.applied order by name')
  return rows.map(({ name }) => name)
}

/** Tables of a tenant or a school that row-level security does not guard as it should. */
export async function readUnguarded(client: pg.Client): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    client,
    `select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname not in ('tenants', 'tenant_hosts') and has_table_privilege('maktab_app', c.oid, 'select, insert, update, delete')
        and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))
      order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Of every school. */
export async function readRollupDifferences(client: pg.Client): Promise<Differences> {
  const { sql, parameters } = figureDifferences().compile(compiler)
  return (await ask<Differences>(client, sql, parameters))[0]!
}

/** What the last night's look at figures, and the ones before it, found of classes that are not right yet. */
export async function readLooks(client: pg.Client): Promise<Looks> {
  const [row] = await ask<Looks>(
    client,
    `select (select max(looked_on) from figure_looks) as last,
      (select coalesce(array_agg(class_id order by class_id), '{}')::int8[] from figure_looks where differing <> '{}') as differing,
      (select count(*)::int from days_to_recount) as waiting`,
  )
  return row!
}

/** Every file that a row names, by its SHA-256. A passage of the Quran has one of its words, and no file. */
export async function readNamedFiles(client: pg.Client): Promise<ReadonlySet<string>> {
  const rows = await ask<{ sha256: string }>(
    client,
    `select sha256 from files union select thumbnail_sha256 from files where thumbnail_sha256 is not null
      union select sha256 from package_files
      union select found #>> '{}' from content, jsonb_path_query(body, '$.** ? (exists(@.sha256) && !(@.kind == "quran")).sha256') as found`,
  )
  return new Set(rows.map(({ sha256 }) => sha256))
}

export async function readNewestMoment(client: pg.Client): Promise<Date | undefined> {
  return (await ask<{ newest: Date }>(client, 'select newest from installation.clock'))[0]?.newest
}

export async function readSize(client: pg.Client): Promise<number> {
  const [row] = await ask<{ bytes: string }>(client, 'select pg_database_size(current_database())::text as bytes')
  return Number(row?.bytes ?? 0)
}

export async function readBackupMoment(client: pg.Client): Promise<Date | undefined> {
  return (await ask<{ made_on: Date | null }>(client, 'select made_on from last_backup()'))[0]?.made_on ?? undefined
}
