import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'

interface Learner {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export interface AskedLessons {
  readonly lesson_guids: readonly string[]
  readonly content_ids: readonly number[]
  /** All lessons of these. */
  readonly course_ids: readonly number[]
}

/**
 * Which of these (`lesson …`, `content …`), a content in all lessons that have it, is neither the first of its course nor begun by the
 * learner nor set for them. A content without a lesson is nobody's, and not closed.
 */
export async function readClosed(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Learner,
  { lesson_guids, content_ids, course_ids }: AskedLessons,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly what: string }>`
    with asked as (
      select 'lesson ' || guid as what, guid as lesson_guid, null::bigint as content_id from unnest(${[...lesson_guids]}::uuid[]) guid
      union all
      select 'content ' || id, p.lesson_guid, id from unnest(${[...content_ids]}::bigint[]) id
        join lessons_content p on p.tenant_id = ${tenant_id} and p.content_id = id and not p.is_deleted
      union all
      select 'lesson ' || l.lesson_guid, l.lesson_guid, null from courses_lessons l
      where l.tenant_id = ${tenant_id} and l.course_id = any(${[...course_ids]}::bigint[]) and not l.is_deleted
    ), set_for_them as (
      select c.lessons from assignments_users w join assignments_classes c on c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id
      where w.institution_id = ${institution_id} and w.user_id = ${user_id} and w.is_asked
    ), looked_at as (
      select what, not exists (select from courses_lessons before join courses k on k.tenant_id = before.tenant_id and k.course_id = before.course_id
          where before.tenant_id = ${tenant_id} and before.course_id = l.course_id and before.position < l.position and not before.is_deleted
            and ${hasLesson({ institution_id, course: 'k', lesson: 'before' })})
        or exists (select from users_content own where own.institution_id = ${institution_id} and own.user_id = ${user_id} and own.lesson_guid = l.lesson_guid and own.content_status > 0)
        or exists (select from set_for_them s where s.lessons @> jsonb_build_array(case when a.content_id is null then jsonb_build_object('lesson_guid', l.lesson_guid)
          else jsonb_build_object('content_ids', jsonb_build_array(a.content_id)) end)) as is_open
      from asked a join courses_lessons l on l.tenant_id = ${tenant_id} and l.lesson_guid = a.lesson_guid
    )
    select what from looked_at group by what having not bool_or(is_open)`.execute(db)
  return new Set(rows.map(({ what }) => what))
}
