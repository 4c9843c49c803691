import type { Role } from '@maktab/contracts/roles'
import type { SqlRow, Statements } from '@maktab/device/database'
import { isOfMember } from '../schools/classes.sql.ts'

/** Every lesson on this device with its course, the first class of this person that learns it, and what is in it. */
export function readLessonsToSearch(
  db: Statements,
  member: { readonly user_id: number; readonly role: Role },
): Promise<SqlRow[]> {
  return db.all(
    `select l.lesson_guid, l.course_id, l.title, l.summary, l.position, k.title course_title, k.subject, k.grade, k.language,
        (select min(c.class_id) from classes c where ${isOfMember(member)} and c.course_id = l.course_id) class_id,
        (select json_group_array(p.title) from lessons_content p where p.lesson_guid = l.lesson_guid) content_titles,
        (select json_group_array(distinct p.content_type) from lessons_content p where p.lesson_guid = l.lesson_guid) content_types
      from courses_lessons l join courses k on k.course_id = l.course_id
      order by class_id is null, l.course_id, l.position, l.lesson_guid`,
    [member.user_id, member.role],
  )
}
