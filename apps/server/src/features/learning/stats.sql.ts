import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'

export interface StatsRow {
  readonly lessons_completed: number
  readonly lessons_total: number
  readonly accuracy_sum: number
  readonly accuracies: number
  readonly assignments_open: number
  readonly time_spent_in_seconds: number
  readonly resume: {
    readonly class_id: number
    readonly course_id: number
    readonly lesson_guid: string
    readonly title: string
    readonly completion: number
  } | null
}

interface Learner {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

/** Everything of the learner's present classes; of each content the attempt that its course counts, work is open as `isOpenWork` says. */
export async function readStats(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id }: Learner,
  now: Date,
): Promise<StatsRow> {
  const { rows } = await sql<StatsRow>`
    with own as (
      select c.class_id, c.course_id from users_classes m
        join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'learner' and not m.is_deleted
        and c.is_active and not c.is_deleted
    ), lessons as (
      select u.class_id, u.lesson_guid, u.completion, u.is_completed, u.changed_on, l.title, l.course_id
      from users_lessons u join own on own.class_id = u.class_id
        join courses_lessons l on l.tenant_id = ${tenant_id} and l.lesson_guid = u.lesson_guid and l.course_id = own.course_id
          and not l.is_deleted
        join courses k on k.tenant_id = l.tenant_id and k.course_id = l.course_id and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}
      where u.institution_id = ${institution_id} and u.user_id = ${user_id}
    ), contents as (
      select coalesce(sum(case k.counted_attempt when 'last' then coalesce(p.last_accuracy, p.accuracy)::numeric
          when 'average' then (p.accuracy_sum / greatest(p.attempts, 1))::numeric else p.accuracy::numeric end), 0)::float8 as accuracy_sum,
        count(p.accuracy)::int as accuracies, coalesce(sum(p.time_spent_in_seconds), 0)::float8 as time_spent_in_seconds
      from users_content p join own on own.class_id = p.class_id
        join courses k on k.tenant_id = ${tenant_id} and k.course_id = own.course_id
      where p.institution_id = ${institution_id} and p.user_id = ${user_id}
    )
    select contents.accuracy_sum, contents.accuracies, contents.time_spent_in_seconds,
      (select count(*)::int from lessons where is_completed) as lessons_completed,
      (select count(*)::int from courses_lessons l join own on own.course_id = l.course_id
        join courses k on k.tenant_id = l.tenant_id and k.course_id = l.course_id
        where l.tenant_id = ${tenant_id} and not l.is_deleted and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}) as lessons_total,
      (select count(*)::int from assignments_users w
        join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
        where w.institution_id = ${institution_id} and w.user_id = ${user_id} and w.is_asked and not w.is_excused and w.assignment_status in (0, 3)
          and w.class_id in (select class_id from own) and a.start_date <= ${now} and not a.is_deleted) as assignments_open,
      (select to_jsonb(r) from (
        select class_id, course_id, lesson_guid, title, completion::numeric as completion from lessons
        where not is_completed order by changed_on desc, lesson_guid limit 1) r) as resume
    from contents`.execute(db)
  return rows[0]!
}
