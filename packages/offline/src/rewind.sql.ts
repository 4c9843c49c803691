/** Remembers each row as the server last sent it before commands of this device changed it, and puts it back. */
import type { TableName } from '@maktab/contracts/downloads/structure'
import { columnsOf, localKeys } from './schema.sql.ts'
import type { SqlValue, Statements } from '@maktab/device/database'

/** Tables that commands change: their rows are remembered before a change, and put back by a rewind. */
const changedTables = [
  'users_content',
  'users_bookmarking',
  'package_states',
  'users_content_attempts',
  'attempts_to_score',
  'assignments',
  'assignments_users',
  'submissions',
  'class_events',
  'assignment_comments',
  'users_notifications',
  'saved_remarks',
  'attendance_sheets',
  'stream_classes',
  'stream_posts',
  'stream_comments',
  'class_library',
] as const satisfies readonly TableName[]
export type ChangedTable = (typeof changedTables)[number]

/**
 * Triggers keep the first image only: it is the server's. They look for an earlier one themselves, because inside a
 * trigger a conflict clause gives way to that of the statement that fired it.
 */
export async function watchChangedTables(db: Statements): Promise<void> {
  for (const table of changedTables) {
    const image = `json_object(${columnsOf(table)
      .map(([name]) => `'${name}', old.${name}`)
      .join(', ')})`
    await watch(db, table, 'insert', 'new', 'null')
    await watch(db, table, 'update', 'old', image)
    await watch(db, table, 'delete', 'old', image)
  }
}

async function watch(
  db: Statements,
  table: TableName,
  event: string,
  row: 'old' | 'new',
  image: string,
): Promise<void> {
  const key = `json_array(${localKeys[table].map((column) => `${row}.${column}`).join(', ')})`
  await db.run(
    `create trigger ${table}_${event} after ${event} on ${table} when (select is_on from recording) begin
      insert into before_image (table_name, row_key, image) select '${table}', ${key}, ${image}
        where not exists (select 1 from before_image where table_name = '${table}' and row_key = ${key});
    end`,
  )
}

/**
 * A row as the server last sent it, where commands of this device have changed it since: null where the server has none, undefined
 * where it stands as it was sent. `key` is in the order of the table's key.
 */
export async function findServerImage(
  db: Statements,
  table: TableName,
  key: readonly SqlValue[],
): Promise<Readonly<Record<string, SqlValue>> | null | undefined> {
  const [row] = await db.all(
    `select image from before_image where table_name = ? and row_key = json_array(${key.map(() => '?').join(', ')})`,
    [table, ...key],
  )
  if (row === undefined) return undefined
  const image = row['image'] ?? null
  return image === null ? null : (JSON.parse(String(image)) as Record<string, SqlValue>)
}

/** From here on, in this transaction and after, changes are those of commands. */
export async function recordChanges(db: Statements): Promise<void> {
  await db.run('update recording set is_on = 1')
}

/** Leaves the local tables as the server last sent them, and stops recording: what is written now is the server's. */
export async function rewind(db: Statements): Promise<void> {
  await db.run('update recording set is_on = 0')
  for (const { table_name, row_key, image } of await db.all('select table_name, row_key, image from before_image')) {
    const table = String(table_name) as TableName
    const condition = localKeys[table].map((column) => `${column} = ?`).join(' and ')
    await db.run(`delete from ${table} where ${condition}`, JSON.parse(String(row_key)) as SqlValue[])
    if (image === null || image === undefined) continue
    const before = JSON.parse(String(image)) as Record<string, SqlValue>
    const names = Object.keys(before)
    await db.run(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      Object.values(before),
    )
  }
  await db.run('delete from before_image')
}
