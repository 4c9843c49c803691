/** Rows of the contract in and out of the local tables. */
import type { Row, TableName } from '@maktab/contracts/downloads/structure'
import type { ChangedTable } from './rewind.sql.ts'
import { columnsOf, localKeys, type ColumnKind } from './schema.sql.ts'
import type { SqlRow, SqlValue, Statements } from '@maktab/device/database'

/** A row as the contract shapes it; a deleted one is not kept. */
export type LocalRow<T extends TableName> = Omit<Row<T>, 'is_deleted'>

/** Takes rows as the server sent them: each replaces the one with the same key, deleted ones go. */
export async function takeRows<T extends TableName>(db: Statements, table: T, rows: readonly Row<T>[]): Promise<void> {
  const kept = rows.filter((row) => !row.is_deleted)
  const gone = rows.filter((row) => row.is_deleted)
  await db.runMany(
    upsertStatement(table),
    kept.map((row) => valuesOf(table, row)),
  )
  await db.runMany(
    `delete from ${table} where ${keyCondition(table)}`,
    gone.map((row) => localKeys[table].map((column) => (row as Record<string, unknown>)[column] as SqlValue)),
  )
}

/** Writes one row as a command left it: only of a table whose rows are remembered before a change. */
export async function saveRow<T extends ChangedTable>(db: Statements, table: T, row: LocalRow<T>): Promise<void> {
  await db.run(upsertStatement(table), valuesOf(table, row))
}

/** Rows of one table, as the contract shapes them. `condition` follows `where`. */
export async function findRows<T extends TableName>(
  db: Statements,
  table: T,
  condition: string,
  params: readonly SqlValue[] = [],
): Promise<LocalRow<T>[]> {
  const rows = await db.all(`select * from ${table} where ${condition}`, params)
  return rows.map((row) => readRow(table, row))
}

/** Turns stored columns of a table back into the contract's values. */
export function readRow<T extends TableName>(table: T, row: SqlRow): LocalRow<T> {
  const entries = columnsOf(table).map(([name, kind]) => [name, fromStored(kind, row[name] ?? null)])
  return Object.fromEntries(entries) as LocalRow<T>
}

function upsertStatement(table: TableName): string {
  const names = columnsOf(table).map(([name]) => name)
  const keys: readonly string[] = localKeys[table]
  const rest = names.filter((name) => !keys.includes(name))
  const update =
    rest.length === 0 ? 'nothing' : `update set ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}`
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
    on conflict (${keys.join(', ')}) do ${update}`
}

function keyCondition(table: TableName): string {
  return localKeys[table].map((column) => `${column} = ?`).join(' and ')
}

function valuesOf(table: TableName, row: object): SqlValue[] {
  return columnsOf(table).map(([name, kind]) => toStored(kind, (row as Record<string, unknown>)[name]))
}

function toStored(kind: ColumnKind, value: unknown): SqlValue {
  if (value === null || value === undefined) return null
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'boolean') return value ? 1 : 0
  return value as SqlValue
}

function fromStored(kind: ColumnKind, value: SqlValue): unknown {
  if (value === null) return null
  if (kind === 'json') return JSON.parse(String(value))
  if (kind === 'boolean') return value === 1
  return value
}
