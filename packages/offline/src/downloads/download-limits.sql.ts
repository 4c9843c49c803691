/** What downloads took over lines that are not free, by the day, and which of them their person lets go on. */
import type { Statements } from '@maktab/device/database'

/** Adds to a day (`2026-03-21`); days before `from` are of no use any more. */
export async function addSpentBytes(
  db: Statements,
  { day, bytes, from }: { readonly day: string; readonly bytes: number; readonly from: string },
): Promise<void> {
  await db.run(
    'insert into download_days (day, bytes) values (?, ?) on conflict (day) do update set bytes = bytes + excluded.bytes',
    [day, bytes],
  )
  await db.run('delete from download_days where day < ?', [from])
}

/** Since a day, that day among them. */
export async function readSpentBytes(db: Statements, from: string): Promise<number> {
  const [row] = await db.all('select coalesce(sum(bytes), 0) bytes from download_days where day >= ?', [from])
  return Number(row?.['bytes'] ?? 0)
}

/** Its person lets it go on with the line as it is, until it ends. */
export async function confirmDownload(db: Statements, download_id: string): Promise<void> {
  await db.run('update downloads set is_confirmed = 1 where download_id = ?', [download_id])
}

export async function isConfirmed(db: Statements, download_id: string): Promise<boolean> {
  return (await db.all('select 1 one from downloads where download_id = ? and is_confirmed', [download_id])).length > 0
}
