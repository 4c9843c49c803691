import type { SqlRow, Statements } from '@maktab/device/database'

/** Kept lessons of the person's present classes, the latest first. */
export function readBookmarks(db: Statements, user_id: number): Promise<SqlRow[]> {
  return db.all(
    `select b.class_id, l.course_id, b.lesson_guid, l.title, k.title course_title, k.subject, k.language
      from users_bookmarking b
        join users_classes own on own.class_id = b.class_id and own.user_id = b.user_id and own.role = 'learner'
        join classes c on c.class_id = b.class_id
        join courses_lessons l on l.lesson_guid = b.lesson_guid and l.course_id = c.course_id
        join courses k on k.course_id = l.course_id
      where b.user_id = ? order by b.changed_on desc, b.lesson_guid limit 200`,
    [user_id],
  )
}

export async function forgetBookmark(db: Statements, user_id: number, lesson_guid: string): Promise<void> {
  await db.run('delete from users_bookmarking where user_id = ? and lesson_guid = ?', [user_id, lesson_guid])
}
