import type { LanguageCode } from '@maktab/contracts/fields'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Learner {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

/** Whether the course of a class has the lesson. */
export async function hasLessonInClass(
  db: Kysely<Tables>,
  tenant_id: number,
  course_id: number,
  lesson_guid: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('courses_lessons')
    .select('lesson_guid')
    .where('tenant_id', '=', tenant_id)
    .where('course_id', '=', course_id)
    .where('lesson_guid', '=', lesson_guid)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return found !== undefined
}

/** The command that was given last counts, whichever arrives last. */
export async function saveBookmarkOf(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  {
    class_id,
    lesson_guid,
    is_bookmarked,
  }: { readonly class_id: number; readonly lesson_guid: string; readonly is_bookmarked: boolean },
  given: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_deleted: boolean }>`
    insert into users_bookmarking as kept (institution_id, user_id, class_id, lesson_guid, is_deleted, changed_on)
    values (${institution_id}, ${user_id}, ${class_id}, ${lesson_guid}, ${!is_bookmarked}, ${given})
    on conflict (institution_id, user_id, lesson_guid) do update set
      class_id = case when excluded.changed_on >= kept.changed_on then excluded.class_id else kept.class_id end,
      is_deleted = case when excluded.changed_on >= kept.changed_on then excluded.is_deleted else kept.is_deleted end,
      changed_on = greatest(excluded.changed_on, kept.changed_on)
    returning is_deleted`.execute(db)
  return rows[0]?.is_deleted === false
}

export interface BookmarkRow {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly title: string
  readonly course_title: string
  readonly subject: string
  readonly language: LanguageCode
}

export async function readBookmarks(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Learner,
): Promise<readonly BookmarkRow[]> {
  const { rows } = await sql<BookmarkRow>`
    select b.class_id, l.course_id, b.lesson_guid, l.title, c.title as course_title, c.subject, c.language
    from users_bookmarking b
      join users_classes own on own.institution_id = b.institution_id and own.class_id = b.class_id and own.user_id = b.user_id
        and own.role = 'learner' and not own.is_deleted
      join classes k on k.institution_id = b.institution_id and k.class_id = b.class_id and k.is_active and not k.is_deleted
      join courses_lessons l on l.tenant_id = ${tenant_id} and l.lesson_guid = b.lesson_guid and l.course_id = k.course_id and not l.is_deleted
      join courses c on c.tenant_id = l.tenant_id and c.course_id = l.course_id
    where b.institution_id = ${institution_id} and b.user_id = ${user_id} and not b.is_deleted
    order by b.changed_on desc, b.lesson_guid limit 200`.execute(db)
  return rows
}
