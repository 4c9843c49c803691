/** Proves that each row of a school points to rows that are there: an import passes by the foreign keys, which are looked at here once more. */
import type pg from 'pg'
import { BackupRefused } from '../backup-folder.ts'
import type { OneSchool } from './school-tables.ts'

interface Tie {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
  readonly target: string
  readonly target_columns: readonly string[]
  readonly is_school: boolean
}

/** Refuses what leads nowhere, with the names of the keys. */
export async function checkTies(client: pg.Client, { tenant_id, institution_id }: OneSchool): Promise<void> {
  const { rows: ties } = await client.query<Tie>(
    `select k.conrelid::regclass::text as table, k.conname::text as name, k.confrelid::regclass::text as target,
        array(select a.attname::text from unnest(k.conkey) with ordinality u(n, i) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.i) as columns,
        array(select a.attname::text from unnest(k.confkey) with ordinality u(n, i) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.i) as target_columns,
        exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'institution_id') as is_school
      from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attname in ('institution_id', 'tenant_id')) order by 1, 2`,
  )
  const loose: string[] = []
  for (const { table, name, columns, target, target_columns, is_school } of ties) {
    const { rows } = await client.query(
      `select from ${table} t where ${is_school ? `t.institution_id = $1` : 't.tenant_id = $1'}
        and ${columns.map((column) => `t."${column}" is not null`).join(' and ')}
        and not exists (select from ${target} r where ${columns.map((column, index) => `r."${target_columns[index]}" = t."${column}"`).join(' and ')}) limit 1`,
      [is_school ? institution_id : tenant_id],
    )
    if (rows.length > 0) loose.push(name)
  }
  if (loose.length > 0)
    throw new BackupRefused(`Rows of this school lead nowhere (${loose.join(', ')}). Nothing was changed.`)
}
