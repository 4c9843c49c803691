import { findRows, readRow, saveRow, type LocalRow } from '../local-tables.sql.ts'
import type { Statements } from '@maktab/device/database'

export type KeptStreamComment = LocalRow<'stream_comments'>

export async function findKeptComment(db: Statements, comment_id: string): Promise<KeptStreamComment | undefined> {
  return (await findRows(db, 'stream_comments', 'comment_id = ?', [comment_id]))[0]
}

export function saveKeptComment(db: Statements, row: KeptStreamComment): Promise<void> {
  return saveRow(db, 'stream_comments', row)
}

export async function removeKeptComment(db: Statements, comment_id: string): Promise<void> {
  await db.run('delete from stream_comments where comment_id = ?', [comment_id])
}

/** The newest first; one more than `limit` tells that there are more. */
export async function readKeptComments(
  db: Statements,
  {
    post_id,
    before,
    limit,
  }: { readonly post_id: string; readonly before: KeptStreamComment | undefined; readonly limit: number },
): Promise<KeptStreamComment[]> {
  const rows = await db.all(
    `select * from stream_comments where post_id = ?1 and (?2 is null or (created_on, comment_id) < (?2, ?3))
      order by created_on desc, comment_id desc limit ?4`,
    [post_id, before?.created_on ?? null, before?.comment_id ?? null, limit + 1],
  )
  return rows.map((row) => readRow('stream_comments', row))
}
