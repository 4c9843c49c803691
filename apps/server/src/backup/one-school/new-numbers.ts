/** The numbers that a school has on the server it comes to: its own where nobody has them, others drawn there where somebody does. */
import type pg from 'pg'
import { numberColumn, numberedTables, type NumberedTable } from './numbers.ts'

/** Own numbers of one table: all are kept, or none. */
export async function numbersFor(
  client: pg.Client,
  table: NumberedTable,
  old: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (old.length === 0) return new Map()
  const column = numberColumn[table]
  const { rows: clashing } = await client.query(`select from ${table} where ${column} = any ($1) limit 1`, [old])
  if (clashing.length === 0) return new Map(old.map((number) => [number, number]))
  const { rows } = await client.query<{ number: string }>(
    `select nextval(pg_get_serial_sequence($1, $2)) as number from generate_series(1, $3)`,
    [table, column, old.length],
  )
  return new Map(old.map((number, index) => [number, Number(rows[index]!.number)]))
}

/** From here on nobody is given a number that the school may keep; numbers of one school alone (a year) go on from where they were, too. */
export async function passNumbers(client: pg.Client, table: string, column: string, highest: number): Promise<void> {
  await client.query(
    `select setval(s.name, greatest(n.last_value, $3)) from (select pg_get_serial_sequence($1, $2)::regclass as name) s,
      lateral (select coalesce(pg_sequence_last_value(s.name), 0) as last_value) n`,
    [table, column, highest],
  )
}

export const emptyNumbers = (): Record<NumberedTable, ReadonlyMap<number, number>> => {
  const none = new Map<number, number>()
  return Object.fromEntries(numberedTables.map((table) => [table, none])) as Record<NumberedTable, typeof none>
}
