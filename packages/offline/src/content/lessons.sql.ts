import type { SqlRow, Statements } from '@maktab/device/database'

interface Place {
  readonly user_id: number
  readonly class_id: number
  readonly lesson_guid: string
}

/** Contents of a lesson whose bodies are on this device, with this person's standing in them. */
export function readModules(db: Statements, { user_id, class_id, lesson_guid }: Place): Promise<SqlRow[]> {
  return db.all(
    `select p.content_id, p.position, p.title, p.content_type, p.size_bytes, k.body,
        coalesce(own.content_status, 0) content_status, coalesce(own.completion, 0) completion, own.accuracy,
        coalesce(own.attempts, 0) attempts, coalesce(own.time_spent_in_seconds, 0) time_spent_in_seconds,
        coalesce(own.resume_point, '') resume_point
      from lessons_content p join content k on k.content_id = p.content_id
        left join users_content own on own.content_id = p.content_id and own.user_id = ?1 and own.class_id = ?2
      where p.lesson_guid = ?3 order by p.position, p.content_id`,
    [user_id, class_id, lesson_guid],
  )
}

/** All contents of a course's lessons, in order. */
export function readContentIds(db: Statements, course_id: number): Promise<SqlRow[]> {
  return db.all(
    'select lesson_guid, content_id from lessons_content where course_id = ? order by position, content_id',
    [course_id],
  )
}
