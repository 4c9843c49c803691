import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface AttachedContent {
  readonly content_id: number
  readonly lesson_guid: string
  readonly class_id: number
  readonly start_date: Date
  /** By the caller. */
  readonly is_completed: boolean
}

/**
 * Contents of an assignment in their order: of one set for the caller as a learner, or of one that they set or that belongs to a class
 * that they teach. Empty where there is none such.
 */
export async function readAttached(
  db: Kysely<Tables>,
  {
    institution_id,
    user_id,
    role,
  }: { readonly institution_id: number; readonly user_id: number; readonly role: string },
  assignment_id: string,
): Promise<readonly AttachedContent[]> {
  const { rows } = await sql<AttachedContent>`
    select attached.content_id, attached.lesson_guid, c.class_id, a.start_date, coalesce(done.content_status = 2, false) as is_completed
    from assignments a
      join assignments_classes c on c.institution_id = a.institution_id and c.assignment_id = a.assignment_id
      cross join lateral (
        select (id.value #>> '{}')::bigint as content_id, (lesson.value ->> 'lesson_guid')::uuid as lesson_guid, lesson.ordinality as lesson_at, id.ordinality as content_at
        from jsonb_array_elements(c.lessons) with ordinality lesson cross join lateral jsonb_array_elements(lesson.value -> 'content_ids') with ordinality id
      ) attached
      left join users_content done on done.institution_id = a.institution_id and done.user_id = ${user_id} and done.class_id = c.class_id
        and done.content_id = attached.content_id
    where a.institution_id = ${institution_id} and a.assignment_id = ${assignment_id} and not a.is_deleted
      and case when ${role} = 'learner'
        then exists (select from assignments_users w where w.institution_id = a.institution_id and w.assignment_id = a.assignment_id
          and w.user_id = ${user_id} and w.class_id = c.class_id)
        else exists (select from users_classes m where m.institution_id = a.institution_id and m.class_id = c.class_id
          and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted) end
    order by c.class_id, attached.lesson_at, attached.content_at`.execute(db)
  return rows
}
