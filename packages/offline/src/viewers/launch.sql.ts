import type { Statements } from '@maktab/device/database'

interface Member {
  readonly user_id: number
  readonly role: string
}

export interface ContentPlace {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
}

/** The place of a content in one class of the person's, or in the first of them that has it; of several lessons the first. */
export async function findPlaceOf(
  db: Statements,
  { user_id, role }: Member,
  {
    content_id,
    class_id,
    lesson_guid,
  }: { readonly content_id: number; readonly class_id?: number | undefined; readonly lesson_guid?: string },
): Promise<ContentPlace | undefined> {
  const [row] = await db.all(
    `select c.class_id, c.course_id, l.lesson_guid
      from users_classes own join classes c on c.class_id = own.class_id
        join lessons_content p on p.course_id = c.course_id and p.content_id = ?3
        join courses_lessons l on l.lesson_guid = p.lesson_guid
      where own.user_id = ?1 and own.role = ?2 and (?4 is null or c.class_id = ?4) and (?5 is null or l.lesson_guid = ?5)
      order by c.class_id, l.position, p.position limit 1`,
    [user_id, role, content_id, class_id ?? null, lesson_guid ?? null],
  )
  return (
    row && {
      class_id: Number(row['class_id']),
      course_id: Number(row['course_id']),
      lesson_guid: String(row['lesson_guid']),
    }
  )
}
