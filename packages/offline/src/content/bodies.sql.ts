/** Bodies of contents that are on this device. */
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { Statements } from '@maktab/device/database'
import { bodyAsNow } from '@maktab/domain/content/bodies'

export async function readBody(db: Statements, content_id: number): Promise<ContentBody | undefined> {
  const [row] = await db.all('select body from content where content_id = ?', [content_id])
  return row && bodyAsNow(JSON.parse(String(row['body'])) as ContentBody)
}

/** Keeps bodies, each in place of what was there. */
export async function keepBodies(
  db: Statements,
  contents: readonly { readonly content_id: number; readonly body: ContentBody; readonly revision?: number }[],
): Promise<void> {
  await db.runMany(
    `insert into content (content_id, body, revision) values (?, ?, ?)
      on conflict (content_id) do update set body = excluded.body, revision = excluded.revision`,
    contents.map(({ content_id, body, revision }) => [content_id, JSON.stringify(body), revision ?? 0]),
  )
}

/** Those of these contents that are kept, as they are kept. */
export async function readBodies(
  db: Statements,
  content_ids: readonly number[],
): Promise<ReadonlyMap<number, ContentBody>> {
  const rows = await db.all(
    'select content_id, body from content where content_id in (select value from json_each(?))',
    [JSON.stringify(content_ids)],
  )
  return new Map(
    rows.map((row) => [Number(row['content_id']), bodyAsNow(JSON.parse(String(row['body'])) as ContentBody)]),
  )
}
