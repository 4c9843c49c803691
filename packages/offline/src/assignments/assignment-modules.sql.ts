import type { SqlRow, Statements } from '@maktab/device/database'

/** Contents of one lesson that belong to an assignment, with this person's standing in them; in the order of the lesson. */
export function readOwnModules(
  db: Statements,
  {
    user_id,
    class_id,
    lesson_guid,
    content_ids,
  }: {
    readonly user_id: number
    readonly class_id: number
    readonly lesson_guid: string
    readonly content_ids: readonly number[]
  },
): Promise<SqlRow[]> {
  return db.all(
    `select p.course_id, p.content_id, p.title, coalesce(own.content_status, 0) content_status, coalesce(own.completion, 0) completion, own.accuracy, coalesce(own.attempts, 0) attempts
      from lessons_content p left join users_content own on own.content_id = p.content_id and own.user_id = ?1 and own.class_id = ?2
      where p.lesson_guid = ?3 and p.content_id in (select value from json_each(?4)) order by p.position, p.content_id`,
    [user_id, class_id, lesson_guid, JSON.stringify(content_ids)],
  )
}
