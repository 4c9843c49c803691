import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'

interface Member {
  readonly institution_id: number
  readonly tenant_id: number
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
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id, role }: Member,
  {
    content_id,
    class_id = null,
    lesson_guid = null,
  }: {
    readonly content_id: number
    readonly class_id?: number | null | undefined
    readonly lesson_guid?: string | null
  },
): Promise<ContentPlace | undefined> {
  const { rows } = await sql<ContentPlace>`
    select c.class_id, c.course_id, l.lesson_guid
    from users_classes m
      join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id and c.is_active and not c.is_deleted
      join courses k on k.tenant_id = ${tenant_id} and k.course_id = c.course_id
      join lessons_content p on p.tenant_id = k.tenant_id and p.course_id = k.course_id and p.content_id = ${content_id} and not p.is_deleted
      join courses_lessons l on l.tenant_id = p.tenant_id and l.lesson_guid = p.lesson_guid and not l.is_deleted
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = ${role} and not m.is_deleted
      and (${class_id}::bigint is null or c.class_id = ${class_id}::bigint)
      and (${lesson_guid}::uuid is null or l.lesson_guid = ${lesson_guid}::uuid)
      and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}
    order by c.class_id, l.position, p.position limit 1`.execute(db)
  return rows[0]
}
