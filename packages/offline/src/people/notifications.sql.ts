import type { LocalRow } from '../local-tables.sql.ts'
import { findRows } from '../local-tables.sql.ts'
import type { Statements } from '@maktab/device/database'

/** The newest first. */
export function readNotificationPage(
  db: Statements,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<LocalRow<'users_notifications'>[]> {
  return findRows(db, 'users_notifications', 'true order by created_on desc, users_notification_id limit ? offset ?', [
    limit,
    offset,
  ])
}

export async function countNotifications(db: Statements): Promise<{ readonly total: number; readonly unread: number }> {
  const [row] = await db.all(
    'select count(*) total, count(*) filter (where is_read = 0) unread from users_notifications',
  )
  return { total: Number(row?.['total'] ?? 0), unread: Number(row?.['unread'] ?? 0) }
}

/** Ids that are not there change nothing. */
export async function markNotificationsRead(db: Statements, users_notification_ids: readonly string[]): Promise<void> {
  await db.runMany(
    'update users_notifications set is_read = 1 where users_notification_id = ? and is_read = 0',
    users_notification_ids.map((id) => [id]),
  )
}
