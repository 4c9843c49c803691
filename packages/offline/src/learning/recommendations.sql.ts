import type { SqlRow, Statements } from '@maktab/device/database'

/** What this person did in each lesson of a class: sum and number of the averages of all attempts at its contents, and when they were there last. */
export function readWorkedLessons(
  db: Statements,
  { user_id, class_id }: { readonly user_id: number; readonly class_id: number },
): Promise<SqlRow[]> {
  return db.all(
    `select lesson_guid, coalesce(sum(case when accuracy is not null then accuracy_sum / max(attempts, 1) end), 0) accuracy_sum, count(accuracy) accuracies, max(changed_on) worked_on
      from users_content where user_id = ? and class_id = ? group by lesson_guid`,
    [user_id, class_id],
  )
}

/** Lessons of the assignments that were set for this person, as they stand in the rows. */
export function readAttachedLessons(db: Statements, user_id: number): Promise<SqlRow[]> {
  return db.all(
    `select w.class_id, w.assignment_status, w.is_excused, a.title, a.start_date, a.due_date, a.lessons
      from assignments_users w join assignments a on a.assignment_id = w.assignment_id where w.user_id = ?`,
    [user_id],
  )
}
