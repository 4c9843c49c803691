/**
 * Roll-ups from the raw rows: for a load that did not go through the calls, and to prove that what the writes keep is
 * the same. Learning and assignments keep them from then on, each in its own `rollups.sql.ts`.
 */
import { attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { firstAttempts, peopleOf, type ClassPlace } from '#features/insights/kept-figures/differences.sql.ts'

/** A school, or one class of it. */
interface Part {
  readonly institution_id: number
  readonly class_id?: number | undefined
}

/**
 * Sets every roll-up of one school to what its rows say. Focused time by day is the one thing that no row remembers: it stays
 * as the writes kept it. A day that they never kept gets the time of its attempts, and of what was last read on it.
 */
export async function rebuildRollups(db: Kysely<Tables>, institution_id: number, changed_on: Date): Promise<void> {
  await rebuild(db, { institution_id }, changed_on)
}

/**
 * The same of one class, in a few milliseconds. Whoever works in it meanwhile waits so long; where it waits for somebody longer than half a
 * second it gives up, with an error of the database (55P03 or 40P01), instead of holding up those who wait behind it.
 */
export async function rebuildClass(db: Kysely<Tables>, of: ClassPlace, changed_on: Date): Promise<void> {
  await sql`select set_config('lock_timeout', '500ms', true)`.execute(db)
  await rebuild(db, of, changed_on)
}

async function rebuild(db: Kysely<Tables>, part: Part, changed_on: Date): Promise<void> {
  await holdFigures(db, part, changed_on)
  await rebuildFirstAttempts(db, part)
  await rebuildLessons(db, part)
  await rebuildClasses(db, part, changed_on)
  await rebuildLearnersInClasses(db, part)
  await rebuildHandedIn(db, part)
  await rebuildDays(db, part)
  await rebuildLearnerDays(db, part)
}

/** Rows of the part by their class. */
const within = ({ institution_id, class_id }: Part, alias: string) => {
  const school = sql`${sql.ref(`${alias}.institution_id`)} = ${institution_id}`
  return class_id === undefined ? school : sql`${school} and ${sql.ref(`${alias}.class_id`)} = ${class_id}`
}

/** Rows of learning, which are found by person. */
const learnedIn = (part: Part, alias: string) => {
  const { institution_id, class_id } = part
  return class_id === undefined
    ? within(part, alias)
    : sql`${within(part, alias)} and ${sql.ref(`${alias}.user_id`)} in ${peopleOf({ institution_id, class_id })}`
}

/**
 * Whoever is at work in the part is waited for, and whoever comes waits until the figures are set: a statement that waits reads anew only
 * the row that it waits for, and would set what it read before. First the places of learners, which every save of learning holds, then the
 * rows of classes, which every work that is handed in or scored holds, then its works. Then the classes themselves, to which every new row
 * refers: so also a sheet of attendance that nobody sees yet is waited for. The days are last, as they are of whoever writes.
 */
async function holdFigures(db: Kysely<Tables>, part: Part, changed_on: Date): Promise<void> {
  await sql`select from users_classes u where ${within(part, 'u')} order by u.class_id, u.user_id for no key update`.execute(
    db,
  )
  await sql`insert into rollup_class (institution_id, class_id, changed_on) select c.institution_id, c.class_id, ${changed_on} from classes c
    where ${within(part, 'c')} order by c.class_id on conflict do nothing`.execute(db)
  await sql`select from rollup_class r where ${within(part, 'r')} order by r.class_id for no key update`.execute(db)
  await sql`select from assignments_classes a where ${within(part, 'a')} order by a.assignment_id, a.class_id for no key update`.execute(
    db,
  )
  await sql`select from attendance_sheets s where ${within(part, 's')} order by s.class_id, s.attendance_date, s.period for no key update`.execute(
    db,
  )
  await sql`select from classes c where ${within(part, 'c')} order by c.class_id for update`.execute(db)
  await sql`select from rollup_class_day d where ${within(part, 'd')} order by d.class_id, d.day for no key update`.execute(
    db,
  )
}

/** An attempt counts once no question of it waits for a teacher, and its test was opened. */
const counts = sql`waiting_questions = 0 and closes_on is null`

/** The first attempt at each content, where all that count of it were made in that class: what went along to another class left its attempts behind. */
async function rebuildFirstAttempts(db: Kysely<Tables>, part: Part): Promise<void> {
  await sql`
    update users_content o set first_accuracy = t.accuracy, first_taken_on = t.taken_on
    from (${firstAttempts(learnedIn(part, 'a'))}) t
    where ${learnedIn(part, 'o')} and o.user_id = t.user_id and o.class_id = t.class_id and o.content_id = t.content_id and o.attempts = t.attempts
      and (o.first_accuracy, o.first_taken_on) is distinct from (t.accuracy, t.taken_on)`.execute(db)
}

/** Rows that are right already are left alone. */
async function rebuildLessons(db: Kysely<Tables>, part: Part): Promise<void> {
  await sql`
    update users_lessons u set attempts = s.attempts, time_spent_in_seconds = s.seconds, measured_contents = s.measured,
      best_accuracy_sum = s.best, last_accuracy_sum = s.latest, average_accuracy_sum = s.average,
      first_accuracy_sum = s.first_sum
    from (
      select o.user_id, o.class_id, l.lesson_guid, coalesce(sum(o.attempts), 0)::int as attempts,
        coalesce(sum(o.time_spent_in_seconds), 0)::int as seconds, count(o.accuracy)::int as measured,
        coalesce(sum(o.accuracy::numeric), 0)::float8 as best, coalesce(sum(o.last_accuracy::numeric), 0)::float8 as latest,
        coalesce(sum(o.accuracy_sum / greatest(o.attempts, 1)) filter (where o.accuracy is not null), 0) as average,
        coalesce(sum(o.first_accuracy::numeric), 0)::float8 as first_sum
      from users_content o
        join classes c on c.institution_id = o.institution_id and c.class_id = o.class_id
        join lessons_content l on l.course_id = c.course_id and l.content_id = o.content_id
      where ${learnedIn(part, 'o')} group by o.user_id, o.class_id, l.lesson_guid
    ) s
    where ${learnedIn(part, 'u')} and u.user_id = s.user_id and u.class_id = s.class_id and u.lesson_guid = s.lesson_guid
      and ((u.attempts, u.time_spent_in_seconds, u.measured_contents) is distinct from (s.attempts, s.seconds, s.measured)
        or abs(u.best_accuracy_sum - s.best) + abs(u.last_accuracy_sum - s.latest) + abs(u.average_accuracy_sum - s.average)
          + abs(u.first_accuracy_sum - s.first_sum) > 0.001)`.execute(db)
}

async function rebuildLearnerDays(db: Kysely<Tables>, part: Part): Promise<void> {
  const { institution_id } = part
  await sql`update rollup_learner_day r set attempts = 0, accuracy_sum = 0, lessons_completed = 0
    where ${learnedIn(part, 'r')} and (attempts > 0 or lessons_completed > 0)`.execute(db)
  await sql`
    with zone as (
      select time_zone from institutions where institution_id = ${institution_id}
    ), raw as (
      select user_id, class_id, (taken_on at time zone (select time_zone from zone))::date as day, 1 as attempts, accuracy::numeric as accuracy, 0 as lessons,
        time_spent_in_seconds as seconds
      from users_content_attempts t where ${learnedIn(part, 't')} and ${counts}
      union all
      select user_id, class_id, (completed_on at time zone (select time_zone from zone))::date, 0, 0, 1, 0
      from users_lessons l where ${learnedIn(part, 'l')} and completed_on is not null
      union all
      select user_id, class_id, (changed_on at time zone (select time_zone from zone))::date, 0, 0, 0, time_spent_in_seconds
      from users_content o where ${learnedIn(part, 'o')} and attempts = 0
    )
    insert into rollup_learner_day (institution_id, user_id, class_id, day, attempts, accuracy_sum, lessons_completed, time_spent_in_seconds)
    select ${institution_id}, user_id, class_id, day, sum(attempts), sum(accuracy)::float8, sum(lessons), sum(seconds)
    from raw group by user_id, class_id, day
    on conflict (institution_id, user_id, class_id, day) do update set
      attempts = excluded.attempts, accuracy_sum = excluded.accuracy_sum, lessons_completed = excluded.lessons_completed`.execute(
    db,
  )
}

async function rebuildClasses(db: Kysely<Tables>, part: Part, changed_on: Date): Promise<void> {
  const { institution_id } = part
  await sql`
    insert into rollup_class (institution_id, class_id, turned_in, scored, score_percent_sum, changed_on)
    select ${institution_id}, c.class_id, coalesce(work.turned_in, 0), coalesce(work.scored, 0), coalesce(work.score_percent_sum, 0), ${changed_on}
    from classes c
    left join (select u.class_id, count(u.first_handed_in_on) as turned_in, count(u.score) filter (where a.total_score > 0) as scored,
        sum(case when a.total_score > 0 then u.score / a.total_score * 100 else 0 end)::float8 as score_percent_sum
      from assignments_users u join assignments a using (institution_id, assignment_id)
      where ${within(part, 'u')} and not a.is_deleted and not u.is_excused and (u.first_handed_in_on is not null or u.score is not null)
      group by u.class_id) work using (class_id)
    where ${within(part, 'c')}
    on conflict (institution_id, class_id) do update set turned_in = excluded.turned_in, scored = excluded.scored,
      score_percent_sum = excluded.score_percent_sum, changed_on = excluded.changed_on`.execute(db)
}

async function rebuildLearnersInClasses(db: Kysely<Tables>, part: Part): Promise<void> {
  const { institution_id } = part
  await sql`update rollup_learner_class r set lessons_completed = 0, attempts = 0, accuracy_sum = 0, time_spent_in_seconds = 0
    where ${within(part, 'r')}`.execute(db)
  await sql`
    with raw as (
      select class_id, user_id, 1 as lessons, 0 as attempts, 0::numeric as accuracy, 0 as seconds
      from users_lessons l where ${learnedIn(part, 'l')} and is_completed
      union all
      select class_id, user_id, 0, 1, accuracy::numeric, 0 from users_content_attempts t where ${learnedIn(part, 't')} and ${counts}
      union all
      select class_id, user_id, 0, 0, 0, time_spent_in_seconds from users_content o where ${learnedIn(part, 'o')}
    )
    insert into rollup_learner_class (institution_id, class_id, user_id, lessons_completed, attempts, accuracy_sum, time_spent_in_seconds)
    select ${institution_id}, class_id, user_id, sum(lessons), sum(attempts), coalesce(sum(accuracy), 0)::float8, sum(seconds)
    from raw group by class_id, user_id
    on conflict (institution_id, class_id, user_id) do update set lessons_completed = excluded.lessons_completed,
      attempts = excluded.attempts, accuracy_sum = excluded.accuracy_sum, time_spent_in_seconds = excluded.time_spent_in_seconds`.execute(
    db,
  )
}

async function rebuildHandedIn(db: Kysely<Tables>, part: Part): Promise<void> {
  await sql`
    update assignments_classes c set handed_in = w.handed_in, scored = w.scored, score_sum = w.score_sum, returned = w.returned
    from (
      select k.assignment_id, k.class_id, count(u.first_handed_in_on)::int as handed_in, count(u.score)::int as scored,
        coalesce(sum(u.score), 0) as score_sum, (count(*) filter (where u.assignment_status = 2))::int as returned
      from assignments_classes k left join assignments_users u on u.institution_id = k.institution_id and u.assignment_id = k.assignment_id
        and u.class_id = k.class_id and not u.is_excused
      where ${within(part, 'k')} group by k.assignment_id, k.class_id
    ) w
    where ${within(part, 'c')} and c.assignment_id = w.assignment_id and c.class_id = w.class_id
      and (c.handed_in, c.scored, c.score_sum, c.returned) is distinct from (w.handed_in, w.scored, w.score_sum, w.returned)`.execute(
    db,
  )
}

async function rebuildDays(db: Kysely<Tables>, part: Part): Promise<void> {
  const { institution_id } = part
  await sql`update rollup_class_day r set attempts = 0, accuracy_sum = 0, turned_in = 0, attended = 0, attendance_marked = 0, lessons_completed = 0
    where ${within(part, 'r')}`.execute(db)
  await sql`
    with zone as (
      select time_zone from institutions where institution_id = ${institution_id}
    ), raw as (
      select class_id, (taken_on at time zone (select time_zone from zone))::date as day,
        1 as attempts, accuracy::numeric as accuracy, 0 as turned_in, 0 as attended, 0 as attendance_marked, 0 as lessons_completed,
        time_spent_in_seconds as seconds
      from users_content_attempts t where ${learnedIn(part, 't')} and ${counts}
      union all
      select class_id, (first_handed_in_on at time zone (select time_zone from zone))::date, 0, 0, 1, 0, 0, 0, 0
      from assignments_users u join assignments a using (institution_id, assignment_id)
      where ${within(part, 'u')} and first_handed_in_on is not null and not a.is_deleted and not is_excused
      union all
      select s.class_id, s.attendance_date, 0, 0, 0, (d.attendance_status = any (${[...attendedStatuses]}::smallint[]))::int, 1, 0, 0
      from attendance_details d join attendance_sheets s using (institution_id, attendance_id)
      where ${within(part, 's')}
      union all
      select class_id, (completed_on at time zone (select time_zone from zone))::date, 0, 0, 0, 0, 0, 1, 0
      from users_lessons l where ${learnedIn(part, 'l')} and completed_on is not null
      union all
      select class_id, (changed_on at time zone (select time_zone from zone))::date, 0, 0, 0, 0, 0, 0, time_spent_in_seconds
      from users_content o where ${learnedIn(part, 'o')} and attempts = 0
    )
    insert into rollup_class_day (institution_id, class_id, day, attempts, accuracy_sum, turned_in, attended, attendance_marked, lessons_completed, time_spent_in_seconds)
    select ${institution_id}, class_id, day, sum(attempts), sum(accuracy)::float8, sum(turned_in), sum(attended), sum(attendance_marked), sum(lessons_completed), sum(seconds)
    from raw group by class_id, day
    on conflict (institution_id, day, class_id) do update set
      attempts = excluded.attempts, accuracy_sum = excluded.accuracy_sum, turned_in = excluded.turned_in,
      attended = excluded.attended, attendance_marked = excluded.attendance_marked, lessons_completed = excluded.lessons_completed`.execute(
    db,
  )
}
