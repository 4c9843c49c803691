import type { SqlRow, Statements } from '@maktab/device/database'

/** Lessons of a course in their order, with how many of their contents this person started and completed. */
export function readLessons(
  db: Statements,
  { user_id, class_id, course_id }: { readonly user_id: number; readonly class_id: number; readonly course_id: number },
): Promise<SqlRow[]> {
  return db.all(
    `select l.*, count(p.content_id) total_contents,
        coalesce(sum(own.content_status = 2), 0) completed_contents,
        coalesce(sum(own.content_status > 0), 0) started_contents
      from courses_lessons l left join lessons_content p on p.lesson_guid = l.lesson_guid
        left join users_content own on own.content_id = p.content_id and own.user_id = ?1 and own.class_id = ?2
      where l.course_id = ?3 group by l.lesson_guid order by l.position`,
    [user_id, class_id, course_id],
  )
}
