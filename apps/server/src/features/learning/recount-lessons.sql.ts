import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface CourseToRecount {
  readonly institution_id: number
  readonly course_id: number
  readonly asked_on: Date
}

/** Courses of a tenant's schools whose minimum changed, the one that waits longest first. */
export async function readCoursesToRecount(db: Kysely<Tables>, tenant_id: number): Promise<readonly CourseToRecount[]> {
  return db
    .selectFrom('courses_to_recount')
    .select(['institution_id', 'course_id', 'asked_on'])
    .where('tenant_id', '=', tenant_id)
    .orderBy('asked_on')
    .execute()
}

/** Unless it was asked for once more. */
export async function forgetRecount(
  db: Kysely<Tables>,
  tenant_id: number,
  { institution_id, course_id, asked_on }: CourseToRecount,
): Promise<void> {
  await sql`
    delete from courses_to_recount where tenant_id = ${tenant_id} and institution_id = ${institution_id} and course_id = ${course_id}
      and date_trunc('milliseconds', asked_on) = ${asked_on}`.execute(db)
}

interface Course {
  readonly tenant_id: number
  readonly institution_id: number
  readonly course_id: number
}

/**
 * Completes lessons of learners at one school that reach the minimum of their course as it is now, with the figures of the
 * learner and the class; they count on the day of the last work on them. Answers how many, at most `most`. Rows are taken in the order
 * in which saves take theirs, so that neither waits for the other in a circle.
 */
export async function completeReached(
  db: Kysely<Tables>,
  { tenant_id, institution_id, course_id }: Course,
  most: number,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ readonly completed: number }>`
    with reached as materialized (
      select u.user_id, u.class_id, u.lesson_guid, u.completed_on is null as is_first,
        (coalesce(u.completed_on, u.worked_on, ${now}) at time zone i.time_zone)::date as day
      from users_lessons u
        join classes c on c.institution_id = u.institution_id and c.class_id = u.class_id
        join courses k on k.tenant_id = ${tenant_id} and k.course_id = c.course_id
        join institutions i on i.tenant_id = k.tenant_id and i.institution_id = u.institution_id
      where u.institution_id = ${institution_id} and c.course_id = ${course_id} and not u.is_completed
        and u.total_contents > 0 and u.completion >= k.min_completion_percentage
      order by u.user_id, u.class_id, u.lesson_guid limit ${most} for no key update of u
    ), completed as (
      update users_lessons u set is_completed = true, completed_on = coalesce(u.completed_on, u.worked_on, ${now}), changed_on = ${now}
      from reached where u.institution_id = ${institution_id} and u.user_id = reached.user_id and u.class_id = reached.class_id and u.lesson_guid = reached.lesson_guid
    ), learner_rollup as (
      insert into rollup_learner_day as r (institution_id, user_id, class_id, day, lessons_completed)
      select ${institution_id}::bigint, user_id, class_id, day, count(*) from reached where is_first group by user_id, class_id, day order by user_id, class_id, day
      on conflict (institution_id, user_id, class_id, day) do update set lessons_completed = r.lessons_completed + excluded.lessons_completed
    ), class_rollup as (
      insert into rollup_learner_class as r (institution_id, class_id, user_id, lessons_completed)
      select ${institution_id}::bigint, class_id, user_id, count(*) from reached group by class_id, user_id order by class_id, user_id
      on conflict (institution_id, class_id, user_id) do update set lessons_completed = r.lessons_completed + excluded.lessons_completed
    ), day_rollup as (
      insert into rollup_class_day as r (institution_id, class_id, day, lessons_completed)
      select ${institution_id}::bigint, class_id, day, count(*) from reached where is_first group by class_id, day order by class_id, day
      on conflict (institution_id, day, class_id) do update set lessons_completed = r.lessons_completed + excluded.lessons_completed
    )
    select count(*)::int as completed from reached`.execute(db)
  return rows[0]?.completed ?? 0
}
