/** Single files that a person keeps on this device, beside what their downloads bring. */
import type { KeptFile } from '@maktab/client/offline-port'
import type { SqlRow, Statements } from '@maktab/device/database'

/** Noted before it is fetched, so that nothing removes it half-way as unused. */
export async function noteFileWanted(db: Statements, { file_id, name, size_bytes }: KeptFile): Promise<void> {
  await db.run(
    `insert into kept_files (file_id, name, size_bytes) values (?, ?, ?)
      on conflict (file_id) do update set name = excluded.name, size_bytes = excluded.size_bytes`,
    [file_id, name, size_bytes],
  )
}

export async function noteFileKept(db: Statements, file_id: string): Promise<void> {
  await db.run('update kept_files set is_stored = 1 where file_id = ?', [file_id])
}

export async function forgetKeptFile(db: Statements, file_id: string): Promise<void> {
  await db.run('delete from kept_files where file_id = ?', [file_id])
}

/** Those whose fetching ended with the application; answers whether there were any. */
export async function forgetUnfinishedFiles(db: Statements): Promise<boolean> {
  const unfinished = await db.all('select 1 one from kept_files where not is_stored limit 1')
  if (unfinished.length > 0) await db.run('delete from kept_files where not is_stored')
  return unfinished.length > 0
}

/** Whole ones, by name. */
export async function listKeptFiles(db: Statements): Promise<KeptFile[]> {
  return (await db.all('select file_id, name, size_bytes from kept_files where is_stored order by name, file_id')).map(
    (row) => ({ file_id: idOf(row), name: String(row['name']), size_bytes: Number(row['size_bytes']) }),
  )
}

/** Also those that are being fetched. */
export async function wantedFiles(db: Statements): Promise<string[]> {
  return (await db.all('select file_id from kept_files')).map(idOf)
}

function idOf(row: SqlRow): string {
  return String(row['file_id'])
}
