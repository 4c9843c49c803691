import type { SqlRow, Statements } from '@maktab/device/database'

/** The lesson that is named, all that have that content, or all of that course; with what keeps each open for this person whatever was paid. */
export function readLessonsBeforeWall(
  db: Statements,
  user_id: number,
  {
    lesson_guid,
    content_id,
    course_id,
  }: { readonly lesson_guid: string | null; readonly content_id: number | null; readonly course_id: number | null },
): Promise<SqlRow[]> {
  return db.all(
    `select l.lesson_guid, not exists (select 1 from courses_lessons b where b.course_id = l.course_id and b.position < l.position) is_first,
        exists (select 1 from users_content own where own.lesson_guid = l.lesson_guid and own.user_id = ?1 and own.content_status > 0) is_begun,
        exists (select 1 from assignments_users w join assignments a on a.assignment_id = w.assignment_id, json_each(a.lessons) s
          where w.user_id = ?1 and case when ?3 is null then s.value ->> '$.lesson_guid' = l.lesson_guid
            else exists (select 1 from json_each(s.value, '$.content_ids') c where c.value = ?3) end) is_set
      from courses_lessons l
      where case when ?4 is not null then l.course_id = ?4 when ?3 is null then l.lesson_guid = ?2 else l.lesson_guid in (select lesson_guid from lessons_content where content_id = ?3) end`,
    [user_id, lesson_guid, content_id, course_id],
  )
}
