import type { SqlRow, Statements } from '@maktab/device/database'

/** Attempts of a learner at a content, latest first. */
export function readOwnAttempts(
  db: Statements,
  user_id: number,
  { content_id, class_id }: { readonly content_id: number; readonly class_id: number },
): Promise<SqlRow[]> {
  return db.all(
    'select * from users_content_attempts where user_id = ? and content_id = ? and class_id = ? order by taken_on desc, attempt_number desc limit 50',
    [user_id, content_id, class_id],
  )
}

/** Attempts that do not count yet: they wait for a teacher, or for the end of a test. */
export async function countUnmarked(
  db: Statements,
  user_id: number,
  { content_id, class_id }: { readonly content_id: number; readonly class_id: number },
): Promise<number> {
  const [row] = await db.all(
    'select count(*) count from users_content_attempts where user_id = ? and content_id = ? and class_id = ? and (waiting_questions > 0 or closes_on is not null)',
    [user_id, content_id, class_id],
  )
  return Number(row?.['count'] ?? 0)
}

/** Contents that are here as they were sent before their test closed. */
export async function readSealedContents(
  db: Statements,
): Promise<readonly { readonly content_id: number; readonly closes_on: string }[]> {
  const rows = await db.all(
    "select content_id, json_extract(body, '$.closes_on') closes_on from content where json_extract(body, '$.kind') = 'sealed_assessment'",
  )
  return rows.map((row) => ({ content_id: Number(row['content_id']), closes_on: String(row['closes_on']) }))
}
