/** Makes years of work out of one, and a class with many lessons, in the bench's own database. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../apps/server/src/db/tables.ts'

/** Repeats the days of a school's learners for each of so many years before; answers how many days the learner has then. */
export async function growLearnerDays(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  years: number,
): Promise<number> {
  await sql`
    insert into rollup_learner_day (institution_id, user_id, class_id, day, attempts, accuracy_sum, time_spent_in_seconds, lessons_completed)
    select institution_id, user_id, class_id, day - 364 * year, attempts, accuracy_sum, time_spent_in_seconds, lessons_completed
    from rollup_learner_day cross join generate_series(1, ${years - 1}) year where institution_id = ${institution_id}
    on conflict do nothing`.execute(db)
  await sql`vacuum analyze rollup_learner_day`.execute(db)
  const { rows } = await sql<{ days: number }>`
    select count(distinct day)::int as days from rollup_learner_day where institution_id = ${institution_id} and user_id = ${user_id}`.execute(
    db,
  )
  return rows[0]?.days ?? 0
}

/** Gives the course of a class so many lessons, and every learner of the class a standing in each. */
export async function growLessons(
  db: Kysely<Tables>,
  {
    tenant_id,
    institution_id,
    class_id,
  }: { readonly tenant_id: number; readonly institution_id: number; readonly class_id: number },
  lessons: number,
): Promise<void> {
  await sql`
    insert into courses_lessons (tenant_id, lesson_guid, course_id, title, summary, position)
    select ${tenant_id}, gen_random_uuid(), c.course_id, 'Lesson ' || place, '', place
    from classes c cross join generate_series(1, ${lessons}) place
    where c.institution_id = ${institution_id} and c.class_id = ${class_id}
      and place > (select count(*) from courses_lessons l where l.tenant_id = ${tenant_id} and l.course_id = c.course_id and not l.is_deleted)`.execute(
    db,
  )
  await sql`
    insert into users_lessons (institution_id, user_id, class_id, lesson_guid, completed_contents, total_contents, completion, is_completed,
      attempts, time_spent_in_seconds, measured_contents, best_accuracy_sum, last_accuracy_sum, average_accuracy_sum, first_accuracy_sum, worked_on, changed_on)
    select ${institution_id}, m.user_id, c.class_id, l.lesson_guid, 1, 2, 50, false, 3, 300, 1, 70, 60, 65, 55, now(), now()
    from classes c join users_classes m on m.institution_id = c.institution_id and m.class_id = c.class_id and m.role = 'learner' and not m.is_deleted
      join courses_lessons l on l.tenant_id = ${tenant_id} and l.course_id = c.course_id and not l.is_deleted
    where c.institution_id = ${institution_id} and c.class_id = ${class_id} on conflict do nothing`.execute(db)
  await sql`vacuum analyze users_lessons`.execute(db)
}
