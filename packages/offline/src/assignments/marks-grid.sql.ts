import type { SqlRow, Statements } from '@maktab/device/database'

/** Works of a class that can have marks, the latest of them by due date. */
export function readGridAssignments(db: Statements, class_id: number, most: number): Promise<SqlRow[]> {
  return db.all(
    `select * from (
        select a.* from assignments a
        where exists (select 1 from json_each(a.class_ids) where value = ?1) and a.total_score > 0 and a.assignment_type in (0, 2)
        order by a.due_date desc, a.assignment_id desc limit ?2)
      order by due_date, assignment_id`,
    [class_id, most],
  )
}

/** What stands in works of a class for its learners, by their names. */
export function readGridMarks(db: Statements, class_id: number, assignment_ids: readonly string[]): Promise<SqlRow[]> {
  return db.all(
    `select w.*, coalesce(u.full_name, '') full_name, coalesce(u.username, '') username,
        w.counted_on is not null
          or exists (select 1 from submissions s where s.assignment_id = w.assignment_id and s.user_id = w.user_id) is_handed_in
      from assignments_users w left join users u on u.user_id = w.user_id
      where w.class_id = ?1 and w.assignment_id in (select value from json_each(?2))
      order by full_name, w.user_id, w.assignment_id`,
    [class_id, JSON.stringify(assignment_ids)],
  )
}

export async function teaches(db: Statements, class_id: number, user_id: number): Promise<boolean> {
  const rows = await db.all("select 1 one from users_classes where class_id = ? and user_id = ? and role = 'teacher'", [
    class_id,
    user_id,
  ])
  return rows.length > 0
}
