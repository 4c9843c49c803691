import type { SqlRow, Statements } from '@maktab/device/database'
import { isToMark } from './assignments.sql.ts'

/** Work that waits in the classes of a teacher, or in one of them, handed in longest ago first. */
export function readMarkingQueue(
  db: Statements,
  user_id: number,
  { class_id, limit }: { readonly class_id: number | undefined; readonly limit: number },
): Promise<SqlRow[]> {
  return db.all(
    `select w.assignment_id, a.title, c.*, w.user_id, coalesce(u.full_name, '') full_name, w.score is not null is_again,
        (select max(s.handed_in_on) from submissions s where s.assignment_id = w.assignment_id and s.user_id = w.user_id) given_on,
        count(*) over () total
      from assignments_users w join assignments a on a.assignment_id = w.assignment_id
        join users_classes m on m.class_id = w.class_id and m.user_id = ?1 and m.role = 'teacher'
        join classes c on c.class_id = w.class_id left join users u on u.user_id = w.user_id
      where ${isToMark} and (?2 is null or w.class_id = ?2)
      order by given_on, w.assignment_id, w.user_id limit ?3`,
    [user_id, class_id ?? null, limit],
  )
}
