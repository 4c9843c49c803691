/** Figures beside the rows that they are made of. One statement, so it sees one moment, also while people work. */
import { attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface ClassPlace {
  readonly institution_id: number
  readonly class_id: number
}

/** Kinds of figures, as whoever looks after the school reads them. */
export const kindsOfFigures = [
  'classes',
  'learners',
  'first attempts',
  'assignments',
  'days of learners',
  'days of classes',
] as const
/** How many rows of each kind say another number than their rows. */
export type Differences = Readonly<Record<(typeof kindsOfFigures)[number], number>>

/** Whoever is or was in the class, or has a figure in it: their rows are found by person. */
export function peopleOf({ institution_id, class_id }: ClassPlace): RawBuilder<unknown> {
  return sql`(select m.user_id from users_classes m where m.institution_id = ${institution_id} and m.class_id = ${class_id}
    union select f.user_id from rollup_learner_class f where f.institution_id = ${institution_id} and f.class_id = ${class_id})`
}

/** Of each learner, class and content how many attempts count, and the one of them that was taken first. `which` names the rows of attempts, as `a`. */
export function firstAttempts(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select distinct on (a.institution_id, a.class_id, a.user_id, a.content_id) a.institution_id, a.class_id, a.user_id, a.content_id, a.accuracy, a.taken_on,
      (count(*) over (partition by a.institution_id, a.class_id, a.user_id, a.content_id))::int as attempts
    from users_content_attempts a where a.waiting_questions = 0 and a.closes_on is null and ${which}
    order by a.institution_id, a.class_id, a.user_id, a.content_id, a.taken_on, a.attempt_number`
}

/**
 * Counts exactly, sums of accuracies and scores to a hundredth: they may differ by what adding in another order rounds. Focused time by day is
 * compared with nothing, because no row remembers it; nor are days that wait to be counted anew. Without a class it is asked of all that are seen.
 */
export function figureDifferences(of?: ClassPlace): RawBuilder<Differences> {
  const place = (alias: string) =>
    of
      ? sql`and ${sql.ref(`${alias}.institution_id`)} = ${of.institution_id} and ${sql.ref(`${alias}.class_id`)} = ${of.class_id}`
      : sql``
  const done = (alias: string) =>
    of ? sql`${place(alias)} and ${sql.ref(`${alias}.user_id`)} in ${peopleOf(of)}` : sql``
  const counted = sql`not exists (select from days_to_recount w where w.institution_id = i.institution_id)`
  return sql<Differences>`
    with work as (
      select u.institution_id, u.class_id, count(u.first_handed_in_on) as turned_in, count(u.score) filter (where a.total_score > 0) as scored
      from assignments_users u join assignments a using (institution_id, assignment_id)
      where not a.is_deleted and not u.is_excused ${place('u')} group by 1, 2
    ), learned as (
      select institution_id, class_id, user_id, sum(lessons) as lessons, sum(attempts) as attempts from (
        select l.institution_id, l.class_id, l.user_id, 1 as lessons, 0 as attempts from users_lessons l where l.is_completed ${done('l')}
        union all
        select t.institution_id, t.class_id, t.user_id, 0, 1 from users_content_attempts t where t.waiting_questions = 0 and t.closes_on is null ${done('t')}
      ) raw group by 1, 2, 3
    ), handed as (
      select u.institution_id, u.assignment_id, u.class_id, count(u.first_handed_in_on) as handed_in, count(u.score) as scored, coalesce(sum(u.score), 0) as score_sum
      from assignments_users u where not u.is_excused ${place('u')} group by 1, 2, 3
    ), by_learner as (
      select institution_id, class_id, user_id, day, sum(attempts) as attempts, sum(accuracy) as accuracy, sum(lessons) as lessons from (
        select t.institution_id, t.class_id, t.user_id, (t.taken_on at time zone i.time_zone)::date as day, 1 as attempts, t.accuracy::numeric as accuracy, 0 as lessons
        from users_content_attempts t join institutions i using (institution_id) where t.waiting_questions = 0 and t.closes_on is null and ${counted} ${done('t')}
        union all
        select l.institution_id, l.class_id, l.user_id, (l.completed_on at time zone i.time_zone)::date, 0, 0, 1
        from users_lessons l join institutions i using (institution_id) where l.completed_on is not null and ${counted} ${done('l')}
      ) raw group by 1, 2, 3, 4
    ), by_class as (
      select institution_id, class_id, day, sum(attempts) as attempts, sum(accuracy) as accuracy, sum(lessons) as lessons, sum(turned_in) as turned_in,
        sum(attended) as attended, sum(marked) as marked from (
        select institution_id, class_id, day, attempts, accuracy, lessons, 0 as turned_in, 0 as attended, 0 as marked from by_learner
        union all
        select u.institution_id, u.class_id, (u.first_handed_in_on at time zone i.time_zone)::date, 0, 0, 0, 1, 0, 0
        from assignments_users u join assignments a using (institution_id, assignment_id) join institutions i using (institution_id)
        where u.first_handed_in_on is not null and not a.is_deleted and not u.is_excused and ${counted} ${place('u')}
        union all
        select s.institution_id, s.class_id, s.attendance_date, 0, 0, 0, 0, (d.attendance_status = any (${[...attendedStatuses]}::smallint[]))::int, 1
        from attendance_details d join attendance_sheets s using (institution_id, attendance_id) join institutions i using (institution_id)
        where ${counted} ${place('s')}
      ) raw group by 1, 2, 3
    )
    select
      (select count(*)::int from (select r.* from rollup_class r where true ${place('r')}) r full join work w using (institution_id, class_id)
        where (coalesce(r.turned_in, 0), coalesce(r.scored, 0)) is distinct from (coalesce(w.turned_in, 0), coalesce(w.scored, 0))) as classes,
      (select count(*)::int from (select r.* from rollup_learner_class r where true ${place('r')}) r full join learned l using (institution_id, class_id, user_id)
        where (coalesce(r.lessons_completed, 0), coalesce(r.attempts, 0)) is distinct from (coalesce(l.lessons, 0), coalesce(l.attempts, 0))) as learners,
      (select count(*)::int from (${firstAttempts(sql`true ${done('a')}`)}) t
          join users_content o using (institution_id, class_id, user_id, content_id)
        where o.attempts = t.attempts and (o.first_accuracy, o.first_taken_on) is distinct from (t.accuracy, t.taken_on)) as "first attempts",
      (select count(*)::int from assignments_classes k left join handed h using (institution_id, assignment_id, class_id)
        where ((k.handed_in, k.scored) is distinct from (coalesce(h.handed_in, 0), coalesce(h.scored, 0))
          or abs(k.score_sum - coalesce(h.score_sum, 0)) > 0.01) ${place('k')}) as assignments,
      (select count(*)::int from (select r.* from rollup_learner_day r join institutions i using (institution_id) where ${counted} ${done('r')}) r
          full join by_learner b using (institution_id, class_id, user_id, day)
        where (coalesce(r.attempts, 0), coalesce(r.lessons_completed, 0)) is distinct from (coalesce(b.attempts, 0), coalesce(b.lessons, 0))
          or abs(coalesce(r.accuracy_sum, 0) - coalesce(b.accuracy, 0)) > 0.01) as "days of learners",
      (select count(*)::int from (select r.* from rollup_class_day r join institutions i using (institution_id) where ${counted} ${place('r')}) r
          full join by_class b using (institution_id, class_id, day)
        where (coalesce(r.attempts, 0), coalesce(r.lessons_completed, 0), coalesce(r.turned_in, 0), coalesce(r.attended, 0), coalesce(r.attendance_marked, 0))
            is distinct from (coalesce(b.attempts, 0), coalesce(b.lessons, 0), coalesce(b.turned_in, 0), coalesce(b.attended, 0), coalesce(b.marked, 0))
          or abs(coalesce(r.accuracy_sum, 0) - coalesce(b.accuracy, 0)) > 0.01) as "days of classes"`
}

/** Of one class, seen through the door of its school: only the kinds that differ. */
export async function readDifferences(db: Kysely<Tables>, of: ClassPlace): Promise<Partial<Differences>> {
  const { rows } = await figureDifferences(of).execute(db)
  return Object.fromEntries(Object.entries(rows[0]!).filter(([, count]) => count > 0))
}
