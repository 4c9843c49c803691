/** How classes stand in their lessons, over the learners who are in them now: whoever left takes their part along. */
import { sql, type RawBuilder } from 'kysely'
import { hasLesson } from '#features/schools/availability.sql.ts'

interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

/** A class whose course has no lesson, or that has no learner, has zeros. */
export interface ClassFiguresRow {
  readonly total_students: number
  /** Lessons of the class's course that the school has. */
  readonly total_lessons: number
  /** Pairs of a learner and one of those lessons that the learner completed. */
  readonly lessons_completed: number
  readonly attempts: number
  /** Accuracies (0–100) of those attempts added up. */
  readonly accuracy_sum: number
  readonly time_spent_in_seconds: number
}

/**
 * Parts of a `with`, without a comma at their ends: `asked` are the classes with their courses (`class_id, course_id`), `figures` has one
 * row of ClassFiguresRow for each. A lesson that was deleted, or that the school has no longer, is taken off those that were completed.
 */
export function classFigures({ tenant_id, institution_id }: School, asked: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`asked as materialized (${asked}), lessons as materialized (
      select l.course_id, l.lesson_guid, not l.is_deleted and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })} as is_there
      from courses k join courses_lessons l on l.tenant_id = k.tenant_id and l.course_id = k.course_id
      where k.tenant_id = ${tenant_id} and k.course_id in (select course_id from asked)
    ), learners as materialized (
      select m.class_id, m.user_id from asked join users_classes m on m.institution_id = ${institution_id} and m.class_id = asked.class_id
        join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      where m.role = 'learner' and not m.is_deleted and not p.is_deleted
    ), done as materialized (
      select learners.class_id, count(*)::int as students, coalesce(sum(r.lessons_completed), 0)::int as completed, coalesce(sum(r.attempts), 0)::int as attempts,
        coalesce(sum(r.accuracy_sum), 0) as accuracy_sum, coalesce(sum(r.time_spent_in_seconds), 0)::float8 as seconds
      from learners left join rollup_learner_class r
        on r.institution_id = ${institution_id} and r.class_id = learners.class_id and r.user_id = learners.user_id
      group by learners.class_id
    ), gone as materialized (
      select u.class_id, count(*)::int as completed
      from lessons join asked using (course_id)
        join users_lessons u on u.institution_id = ${institution_id} and u.class_id = asked.class_id and u.lesson_guid = lessons.lesson_guid and u.is_completed
        join learners on learners.class_id = u.class_id and learners.user_id = u.user_id
      where not lessons.is_there group by u.class_id
    ), figures as (
      select asked.class_id, coalesce(done.students, 0) as total_students,
        (select count(*)::int from lessons where lessons.course_id = asked.course_id and is_there) as total_lessons,
        coalesce(done.completed, 0) - coalesce(gone.completed, 0) as lessons_completed, coalesce(done.attempts, 0) as attempts,
        coalesce(done.accuracy_sum, 0) as accuracy_sum, coalesce(done.seconds, 0) as time_spent_in_seconds
      from asked left join done using (class_id) left join gone using (class_id)
    )`
}
