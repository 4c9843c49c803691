import type { StreamFilter } from '@maktab/contracts/stream/stream-posts'
import type { StreamMember } from '@maktab/domain/stream/stream-posts'
import { findRows, readRow, saveRow, type LocalRow } from '../local-tables.sql.ts'
import type { SqlValue, Statements } from '@maktab/device/database'

export type KeptPost = LocalRow<'stream_posts'>
export type KeptStream = LocalRow<'stream_classes'>

/** Of a class to which the person belongs in their role. */
export async function findKeptStream(
  db: Statements,
  { user_id, role }: StreamMember,
  class_id: number,
): Promise<KeptStream | undefined> {
  const [row] = await findRows(
    db,
    'stream_classes',
    `class_id = ?1 and exists (select 1 from users_classes m where m.class_id = ?1 and m.user_id = ?2 and m.role = ?3)`,
    [class_id, user_id, role],
  )
  return row
}

export async function findKeptPost(db: Statements, post_id: string): Promise<KeptPost | undefined> {
  return (await findRows(db, 'stream_posts', 'post_id = ?', [post_id]))[0]
}

export function saveKeptPost(db: Statements, row: KeptPost): Promise<void> {
  return saveRow(db, 'stream_posts', row)
}

export function saveKeptStream(db: Statements, row: KeptStream): Promise<void> {
  return saveRow(db, 'stream_classes', row)
}

export async function removeKeptPost(db: Statements, post_id: string): Promise<void> {
  await db.run('delete from stream_comments where post_id = ?', [post_id])
  await db.run('delete from stream_posts where post_id = ?', [post_id])
}

/** As `seesPost` of the domain. */
const isSeen = "(?2 = 'teacher' or user_id = ?3 or (waits_for_approval = 0 and publish_on <= ?4))"

const filters: Record<StreamFilter, string> = {
  all: '1',
  teacher: "author_role = 'teacher'",
  files: "(attachments <> '[]' or links <> '[]')",
  mine: 'user_id = ?3',
  to_look_at: "(?2 = 'teacher' and (waits_for_approval = 1 or reports > 0))",
}

/** The newest first; one more than `limit` tells that there are more. */
export async function readKeptPosts(
  db: Statements,
  { user_id, role }: StreamMember,
  {
    class_id,
    before,
    search,
    filter,
    limit,
  }: {
    readonly class_id: number
    readonly before: KeptPost | undefined
    readonly search: string
    readonly filter: StreamFilter
    readonly limit: number
  },
  given: Date,
): Promise<KeptPost[]> {
  const sought = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const params: SqlValue[] = [
    class_id,
    role,
    user_id,
    given.toISOString(),
    sought,
    before?.publish_on ?? null,
    before?.post_id ?? null,
    limit + 1,
  ]
  const rows = await db.all(
    `select * from stream_posts where class_id = ?1 and ${isSeen} and ${filters[filter]} and text like ?5 escape '\\'
        and (?6 is null or (publish_on, post_id) < (?6, ?7))
      order by publish_on desc, post_id desc limit ?8`,
    params,
  )
  return rows.map((row) => readRow('stream_posts', row))
}

/** The latest first. */
export async function readKeptPinned(
  db: Statements,
  { user_id, role }: StreamMember,
  class_id: number,
  given: Date,
): Promise<KeptPost[]> {
  const rows = await db.all(
    `select * from stream_posts where class_id = ?1 and is_pinned = 1 and ${isSeen} order by publish_on desc, post_id desc`,
    [class_id, role, user_id, given.toISOString()],
  )
  return rows.map((row) => readRow('stream_posts', row))
}

export async function countKeptToLookAt(db: Statements, class_id: number): Promise<number> {
  const [row] = await db.all(
    'select count(*) count from stream_posts where class_id = ? and (waits_for_approval = 1 or reports > 0)',
    [class_id],
  )
  return Number(row?.['count'] ?? 0)
}

export async function countOtherPinned(
  db: Statements,
  { class_id, post_id }: Pick<KeptPost, 'class_id' | 'post_id'>,
): Promise<number> {
  const [row] = await db.all(
    'select count(*) count from stream_posts where class_id = ? and is_pinned = 1 and post_id <> ?',
    [class_id, post_id],
  )
  return Number(row?.['count'] ?? 0)
}

/** When the person gave their posts and comments of the minute before a moment. */
export async function readRecentMoments(db: Statements, user_id: number, given: Date): Promise<Date[]> {
  const rows = await db.all(
    `select created_on from stream_posts where user_id = ?1 and created_on > ?2 and created_on <= ?3
      union all select created_on from stream_comments where user_id = ?1 and created_on > ?2 and created_on <= ?3`,
    [user_id, new Date(given.getTime() - 60_000).toISOString(), given.toISOString()],
  )
  return rows.map((row) => new Date(String(row['created_on'])))
}
