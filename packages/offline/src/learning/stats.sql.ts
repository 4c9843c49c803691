import type { SqlRow, Statements } from '@maktab/device/database'

/** Sums over the contents of the learner's present classes, of each the attempt that its course counts. */
export async function readContentSums(db: Statements, user_id: number): Promise<SqlRow> {
  const [row] = await db.all(
    `select coalesce(sum(case k.counted_attempt when 'last' then coalesce(p.last_accuracy, p.accuracy)
          when 'average' then p.accuracy_sum / max(p.attempts, 1) else p.accuracy end), 0) accuracy_sum, count(p.accuracy) accuracies,
        coalesce(sum(p.time_spent_in_seconds), 0) time_spent_in_seconds
      from users_content p join users_classes own on own.class_id = p.class_id and own.user_id = p.user_id
        left join classes c on c.class_id = p.class_id left join courses k on k.course_id = c.course_id
      where p.user_id = ? and own.role = 'learner'`,
    [user_id],
  )
  return row ?? {}
}

/** Where the learner's work on each assignment stands, and since when it may be done. */
export function readOwnWork(db: Statements, user_id: number): Promise<SqlRow[]> {
  return db.all(
    `select w.assignment_status, w.is_excused, a.start_date from assignments_users w join assignments a on a.assignment_id = w.assignment_id
      where w.user_id = ?`,
    [user_id],
  )
}
