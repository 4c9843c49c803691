/** How learners stand in the lessons of a teacher's classes, from the figures that the writes keep: for reports without a network. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import { daysOfClassKept, daysOfLearnerKept } from '@maktab/domain/insights/kept-reports'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { live, page, type Part } from '#features/downloads/pull.sql.ts'

const place = ({ puller }: Part, now: Date, days: number) => sql`place as materialized (
      select time_zone, (${now}::timestamptz at time zone time_zone)::date - ${days - 1}::int as first_day from institutions
      where tenant_id = ${puller.tenant_id} and institution_id = ${puller.institution_id}
    )`

/** Learners whose figures or marks changed, each with all of it: a row stands in the place of the one before. */
export async function pullLearnerStandings(
  db: Kysely<Tables>,
  part: Part,
  now: Date,
): Promise<Row<'learner_standings'>[]> {
  const { institution_id } = part.puller
  const { rows } = await sql<Row<'learner_standings'>>`
    with ${live(part.puller)}, ${place(part, now, daysOfLearnerKept)}, members as materialized (
      select m.class_id, m.user_id, greatest(live.changed_xid, m.changed_xid, r.changed_xid) as changed_xid
      from live join users_classes m on m.institution_id = ${institution_id} and m.class_id = live.class_id and m.role = 'learner' and not m.is_deleted
        join users p on p.institution_id = m.institution_id and p.user_id = m.user_id and not p.is_deleted
        left join rollup_learner_class r on r.institution_id = m.institution_id and r.class_id = m.class_id and r.user_id = m.user_id
    ), marked as materialized (
      select distinct d.user_id from attendance_sheets s
        join attendance_details d on d.institution_id = s.institution_id and d.attendance_id = s.attendance_id
      where ${part.from}::xid8 > '0'::xid8 and s.institution_id = ${institution_id} and s.changed_xid >= ${part.from}::xid8
        and d.user_id in (select user_id from members)
    ), changed as materialized (
      select class_id, user_id from members where changed_xid >= ${part.from}::xid8 or user_id in (select user_id from marked)
      order by class_id, user_id ${page(part)}
    )
    select changed.class_id, changed.user_id, begun.lessons, done.all_days, done.days, place.first_day::text as first_day, false as is_deleted
    from changed cross join place
      cross join lateral (
        select coalesce(json_agg(json_build_array(u.lesson_guid, u.completion, u.is_completed, u.attempts, u.time_spent_in_seconds,
          u.measured_contents, u.best_accuracy_sum, u.last_accuracy_sum, u.average_accuracy_sum, u.first_accuracy_sum,
          coalesce(to_char(u.worked_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')) order by u.lesson_guid), '[]') as lessons
        from users_lessons u where u.institution_id = ${institution_id} and u.user_id = changed.user_id and u.class_id = changed.class_id
      ) begun
      cross join lateral (
        select json_build_array(coalesce(sum(attempts), 0), coalesce(sum(accuracy_sum), 0), coalesce(sum(lessons_completed), 0), coalesce(sum(seconds), 0),
            coalesce(sum(attended), 0), coalesce(sum(marked), 0)) as all_days,
          coalesce(json_agg(json_build_array(day::text, attempts, accuracy_sum, lessons_completed, seconds, attended, marked) order by day)
            filter (where day >= place.first_day), '[]') as days
        from (
          select day, sum(attempts)::int as attempts, sum(accuracy_sum)::float8 as accuracy_sum, sum(lessons_completed)::int as lessons_completed,
            sum(seconds)::int as seconds, sum(attended)::int as attended, sum(marked)::int as marked
          from (
            select d.day, d.attempts, d.accuracy_sum, d.lessons_completed, d.time_spent_in_seconds as seconds, 0 as attended, 0 as marked
            from rollup_learner_day d where d.institution_id = ${institution_id} and d.user_id = changed.user_id and d.class_id = changed.class_id
            union all
            select s.attendance_date, 0, 0, 0, 0, (d.attendance_status = any (${[...attendedStatuses]}::smallint[]))::int, 1
            from attendance_details d join attendance_sheets s on s.institution_id = d.institution_id and s.attendance_id = d.attendance_id
            where d.institution_id = ${institution_id} and d.user_id = changed.user_id
          ) either group by day
        ) by_day
      ) done
    order by changed.class_id, changed.user_id`.execute(db)
  return rows
}

/** Days of classes in which anybody's figures changed. */
export async function pullClassDays(db: Kysely<Tables>, part: Part, now: Date): Promise<Row<'class_days'>[]> {
  const { institution_id } = part.puller
  const { rows } = await sql<Row<'class_days'>>`
    with ${live(part.puller)}, ${place(part, now, daysOfClassKept)}, changed as materialized (
      select live.class_id from live
      where greatest(live.changed_xid, (select max(r.changed_xid) from rollup_learner_class r
        where r.institution_id = ${institution_id} and r.class_id = live.class_id)) >= ${part.from}::xid8
      order by live.class_id ${page(part)}
    )
    select changed.class_id, place.time_zone, done.days, place.first_day::text as first_day, done.first_worked, false as is_deleted
    from changed cross join place
      cross join lateral (
        select min(r.day)::text as first_worked,
          coalesce(json_agg(json_build_array(r.day::text, r.attempts, r.accuracy_sum, r.lessons_completed, r.time_spent_in_seconds) order by r.day)
            filter (where r.day >= place.first_day), '[]') as days
        from rollup_class_day r where r.institution_id = ${institution_id} and r.class_id = changed.class_id
          and (r.attempts > 0 or r.lessons_completed > 0 or r.time_spent_in_seconds > 0)
      ) done
    order by changed.class_id`.execute(db)
  return rows
}
