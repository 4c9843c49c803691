/** A campus as it is before another year begins. */
import type { CampusCourse, RegisteredLearner, TaughtClass } from '@maktab/domain/office/year-facts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasCourse } from '#features/schools/availability.sql.ts'

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

/** The classes that are taught, each with the pieces of work in it that nobody marked yet. */
export async function readTaughtClasses(
  db: Kysely<Tables>,
  { institution_id }: Campus,
): Promise<readonly (TaughtClass & { readonly end_date: string | null; readonly unmarked: number })[]> {
  const { rows } = await sql<TaughtClass & { readonly end_date: string | null; readonly unmarked: number }>`
    select c.class_id, c.grade, c.section, c.subject, c.alias, c.course_id, c.end_date::text,
      (select count(*)::int from assignments_users w where w.institution_id = c.institution_id and w.class_id = c.class_id
        and w.assignment_status = 1 and w.attempts_used > 0 and w.scored_on is null) as unmarked
    from classes c where c.institution_id = ${institution_id} and c.is_active and not c.is_deleted order by c.class_id`.execute(
    db,
  )
  return rows
}

/** Every learner of the campus by name, with the classes that are taught to them; whether a device of theirs was silent since `since`, and a move waits. */
export async function readYearLearners(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
  since: Date,
): Promise<readonly (RegisteredLearner & { readonly is_silent: boolean; readonly is_moving: boolean })[]> {
  const { rows } = await sql<RegisteredLearner & { readonly is_silent: boolean; readonly is_moving: boolean }>`
    select u.user_id, u.full_name, u.grade, u.section, u.roll_number, coalesce(own.class_ids, '[]') as class_ids,
      exists (select from devices d where d.institution_id = u.institution_id and d.user_id = u.user_id
        and d.last_synced_on < ${since}::timestamptz) as is_silent,
      exists (select from pending_migrations p where p.tenant_id = ${tenant_id} and p.user_id = u.user_id) as is_moving
    from users u left join (
      select m.user_id, json_agg(m.class_id order by m.class_id) as class_ids
      from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      where m.institution_id = ${institution_id} and m.role = 'learner' and not m.is_deleted and c.is_active and not c.is_deleted
      group by m.user_id
    ) own on own.user_id = u.user_id
    where u.institution_id = ${institution_id} and 'learner' = any (u.roles) and not u.is_deleted
    order by u.full_name, u.user_id`.execute(db)
  return rows
}

export async function readCampusCourses(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: Campus,
): Promise<readonly CampusCourse[]> {
  const { rows } = await sql<CampusCourse>`
    select c.course_id, c.title, c.subject, c.grade, c.language from courses c
    where c.tenant_id = ${tenant_id} and ${hasCourse({ institution_id, course: 'c' })} order by c.course_id`.execute(db)
  return rows
}
