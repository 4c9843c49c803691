/** Many rows in one statement: 200,000 of them one by one would take minutes. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

type TableName = keyof Tables & string

/** PostgreSQL type of each column that is given. */
export type ColumnTypes<T extends TableName> = { readonly [C in keyof Tables[T] & string]?: string }

type Row<C> = { readonly [K in keyof C]: unknown }

/** Values travel as one array of texts a column. A parameter may hold a gigabyte, a connection is kept waiting for long before. */
const rowsAtOnce = 8_000

/**
 * Dates, plain objects (as JSON), texts, numbers, booleans and null; a list of texts is given as `{a,b}`. `same`: columns
 * that say the same in every row, which then need not carry them.
 */
export async function insertRows<
  T extends TableName,
  const C extends ColumnTypes<T>,
  const S extends Partial<Row<C>> = object,
>(
  db: Kysely<Tables> | Transaction<Tables>,
  table: T,
  types: C,
  rows: readonly Row<Omit<C, keyof S>>[],
  same?: S,
): Promise<void> {
  const all = Object.keys(types) as (keyof C & string)[]
  const columns = all.filter(
    (column): column is Exclude<keyof C, keyof S> & string => same === undefined || !(column in same),
  )
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const values = columns.map((column) => sql`${arrayOf(some, column)}::text[]`)
    const named = (list: readonly string[]) => sql.join(list.map((column) => sql.ref(column)))
    const cast = sql.join(
      all.map(
        (column) =>
          sql`${same !== undefined && column in same ? sql.val(same[column]) : sql.ref(column)}::${sql.raw(String(types[column]))}`,
      ),
    )
    await sql`insert into ${sql.table(table)} (${named(all)}) select ${cast} from unnest(${sql.join(values)}) as given (${named(columns)})`.execute(
      db,
    )
  }
}

function arrayOf<C>(rows: readonly Row<C>[], column: keyof C): string {
  return `{${rows.map((row) => element(row[column])).join(',')}}`
}

/** One element of PostgreSQL's text form of an array. */
function element(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)
  // Twice as fast as one pattern for both, and most of what is written here is JSON full of quotes.
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
