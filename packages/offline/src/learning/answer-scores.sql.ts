import { findRows, readRow, saveRow, type LocalRow } from '../local-tables.sql.ts'
import type { Statements } from '@maktab/device/database'

export type AttemptToScore = LocalRow<'attempts_to_score'>

/** As many as the server gives at once. */
const pageSize = 20

export interface AttemptPage {
  readonly rows: readonly { readonly attempt: AttemptToScore; readonly full_name: string; readonly username: string }[]
  readonly total_pages: number
}

/** Undefined for whoever does not teach the class. */
export async function readPage(
  db: Statements,
  teacher_id: number,
  { class_id, page }: { readonly class_id: number; readonly page: number },
  which: 'waiting' | 'scored',
): Promise<AttemptPage | undefined> {
  if (!(await teaches(db, teacher_id, class_id))) return undefined
  const [condition, order] =
    which === 'waiting'
      ? ['a.waiting_questions > 0', 'a.taken_on, a.sync_guid']
      : ['a.waiting_questions = 0', 'a.scored_on desc, a.sync_guid']
  const rows = await db.all(
    `select a.*, coalesce(u.full_name, '') full_name, coalesce(u.username, '') username, count(*) over () total
      from attempts_to_score a left join users u on u.user_id = a.user_id
      where a.class_id = ? and ${condition} order by ${order} limit ? offset ?`,
    [class_id, pageSize, (page - 1) * pageSize],
  )
  return {
    rows: rows.map((row) => ({
      attempt: readRow('attempts_to_score', row),
      full_name: String(row['full_name']),
      username: String(row['username']),
    })),
    total_pages: Math.max(1, Math.ceil(Number(rows[0]?.['total'] ?? 0) / pageSize)),
  }
}

/** An attempt of a class that the person teaches. */
export async function findAttemptToScore(
  db: Statements,
  teacher_id: number,
  { sync_guid, user_id, class_id }: { readonly sync_guid: string; readonly user_id: number; readonly class_id: number },
): Promise<AttemptToScore | undefined> {
  if (!(await teaches(db, teacher_id, class_id))) return undefined
  return (
    await findRows(db, 'attempts_to_score', 'sync_guid = ? and user_id = ? and class_id = ?', [
      sync_guid,
      user_id,
      class_id,
    ])
  )[0]
}

export function saveAttemptToScore(db: Statements, row: AttemptToScore): Promise<void> {
  return saveRow(db, 'attempts_to_score', row)
}

export async function readFullName(db: Statements, user_id: number): Promise<string> {
  return (await findRows(db, 'users', 'user_id = ?', [user_id]))[0]?.full_name ?? ''
}

async function teaches(db: Statements, user_id: number, class_id: number): Promise<boolean> {
  return (
    (await findRows(db, 'users_classes', "class_id = ? and user_id = ? and role = 'teacher'", [class_id, user_id]))
      .length > 0
  )
}
