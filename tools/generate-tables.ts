/** Writes kysely's table types from the live schema. The migrations are applied to a database of its own, which is then read. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ensureApplicationRole } from '../apps/server/src/db/application-role.ts'
import { createDatabase } from '../apps/server/src/db/create-database.ts'
import { migrate, readMigrations } from '../apps/server/src/db/migrate.ts'
import { removeDataFolder } from '../apps/server/src/db/postgres-cluster.ts'
import { startPostgres } from '../apps/server/src/db/postgres-supervisor.ts'

const server = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'apps', 'server')
const written = path.join(server, 'src', 'db', 'tables.ts')

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly type: string
  readonly is_nullable: boolean
  readonly has_default: boolean
}

/** How pg, with the readers of db/pool.ts, gives each type; jsonb is written as text because pg makes SQL arrays of arrays. */
const types: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  date: 'string',
  xid8: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
  timestamptz: 'Time',
  jsonb: 'Json',
  _text: 'string[]',
  _int8: 'number[]',
  _uuid: 'string[]',
}

const columnsOfPublicTables = `
  select c.relname::text as table_name, a.attname::text as column_name, t.typname::text as type,
    not a.attnotnull as is_nullable, (a.atthasdef or a.attidentity <> '') as has_default
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`

/** The text of db/tables.ts for the database behind `url`. */
export async function printTables(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(columnsOfPublicTables)
    return print(rows)
  } finally {
    await client.end()
  }
}

function print(columns: readonly Column[]): string {
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), column])
  const names = [...tables.keys()]
  return [
    '/** Generated from the live schema by tools/generate-tables.ts. Do not edit. */',
    `import type { ColumnType, Generated } from 'kysely'`,
    '',
    '/** Written as a moment or as ISO text, read as a moment. */',
    'export type Time = ColumnType<Date, Date | string, Date | string>',
    '/** Read as a value, written as its text: JSON.stringify(value). */',
    'export type Json = ColumnType<unknown, string, string>',
    'export type JsonWithDefault = ColumnType<unknown, string | undefined, string>',
    'export type TimeWithDefault = ColumnType<Date, Date | string | undefined, Date | string>',
    '',
    ...names.flatMap((name) => [
      `export interface ${interfaceName(name)} {`,
      ...(tables.get(name) ?? []).map((column) => `  ${column.column_name}: ${typeOf(column)}`),
      '}',
      '',
    ]),
    'export interface Tables {',
    ...names.map((name) => `  ${name}: ${interfaceName(name)}`),
    '}',
    '',
  ].join('\n')
}

function typeOf({ type, is_nullable, has_default, table_name, column_name }: Column): string {
  const plain = types[type]
  if (!plain)
    throw new Error(`No type is known for ${table_name}.${column_name} (${type}): add it to tools/generate-tables.ts.`)
  const nullable = is_nullable ? `${plain} | null` : plain
  // Generated<> of a type that is written otherwise than read would lose how it is written.
  if (has_default && !is_nullable)
    return ['Json', 'Time'].includes(plain) ? `${plain}WithDefault` : `Generated<${plain}>`
  return nullable
}

function interfaceName(table: string): string {
  return `${table.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`
}

async function run(): Promise<void> {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'maktab-tables-'))
  fs.chmodSync(dataFolder, 0o711)
  const postgres = await startPostgres({ dataFolder, title: 'generate-tables' })
  try {
    await ensureApplicationRole({ ownerUrl: postgres.ownerUrl('postgres'), password: 'unused' })
    await createDatabase({ ownerUrl: postgres.ownerUrl('postgres'), name: 'maktab' })
    await migrate({
      ownerUrl: postgres.ownerUrl('maktab'),
      migrations: readMigrations(path.join(server, 'migrations')),
    })
    fs.writeFileSync(written, await printTables(postgres.ownerUrl('maktab')))
  } finally {
    await postgres.stop()
    removeDataFolder(dataFolder)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run()
