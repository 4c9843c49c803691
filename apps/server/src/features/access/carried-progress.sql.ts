/** Progress in a course that goes along from one class of it to another. Attempts and assignments stay where they were done. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Carried {
  readonly lessons: number
  readonly contents: number
}

/** A class that somebody left. */
export interface LeftClass {
  readonly user_id: number
  readonly class_id: number
}

/** From each class that people left to the class joined that learns the same course, if there is one. */
export async function carryProgressAlong(
  db: Kysely<Tables>,
  institution_id: number,
  {
    left,
    joined,
    changed_on,
  }: { readonly left: readonly LeftClass[]; readonly joined: readonly number[]; readonly changed_on: Date },
): Promise<void> {
  if (left.length === 0 || joined.length === 0) return
  const leavers = new Map<number, number[]>()
  for (const { class_id, user_id } of left) leavers.set(class_id, [...(leavers.get(class_id) ?? []), user_id])
  const { rows: pairs } = await sql<{ readonly from_class: number; readonly to_class: number }>`
    select distinct on (source.class_id) source.class_id as from_class, target.class_id as to_class
    from classes source join classes target on target.institution_id = source.institution_id and target.course_id = source.course_id
    where source.institution_id = ${institution_id} and source.class_id = any (${[...leavers.keys()]}::bigint[]) and target.class_id = any (${[...joined]}::bigint[])
    order by source.class_id, target.class_id`.execute(db)
  // As many as the sections that are left have subjects, each with statements of its own: two classes that were left may go into one.
  for (const pair of pairs) {
    const user_ids = leavers.get(pair.from_class) ?? []
    await carryProgressBetween(db, institution_id, { ...pair, user_ids, changed_on })
  }
}

interface Between {
  readonly user_ids: readonly number[]
  readonly from_class: number
  readonly to_class: number
  readonly changed_on: Date
}

/**
 * Contents first, then the lessons that they are part of; each with the figures of both classes. Where a learner worked in both,
 * it is put together. What went along is empty in the class that it comes from, so that nothing counts twice and a second time brings nothing.
 */
export async function carryProgressBetween(
  db: Kysely<Tables>,
  institution_id: number,
  between: Between,
): Promise<Carried> {
  const contents = await carryContents(db, institution_id, between)
  return { contents, lessons: await carryLessons(db, institution_id, between) }
}

async function carryContents(
  db: Kysely<Tables>,
  institution_id: number,
  { user_ids, from_class, to_class, changed_on }: Between,
): Promise<number> {
  const { rows } = await sql<{ readonly contents: number }>`
    with source as materialized (
      select * from users_content where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[]) and class_id = ${from_class}
        and (content_status > 0 or attempts > 0 or time_spent_in_seconds > 0) order by user_id, content_id for no key update
    ), carried as (
      insert into users_content as t (institution_id, user_id, content_id, class_id, lesson_guid, content_status, completion, accuracy,
        last_accuracy, first_accuracy, first_taken_on, accuracy_sum, attempts, time_spent_in_seconds, resume_point, changed_on)
      select institution_id, user_id, content_id, ${to_class}::bigint, lesson_guid, content_status, completion, accuracy, last_accuracy, first_accuracy, first_taken_on,
        accuracy_sum, attempts, time_spent_in_seconds, resume_point, changed_on
      from source
      on conflict (institution_id, user_id, content_id, class_id) do update set
        -- Completed before failed before begun, as everywhere.
        content_status = case when 2 in (t.content_status, excluded.content_status) then 2 else greatest(t.content_status, excluded.content_status) end,
        completion = greatest(t.completion, excluded.completion),
        accuracy = greatest(t.accuracy, excluded.accuracy),
        last_accuracy = case when excluded.changed_on > t.changed_on then coalesce(excluded.last_accuracy, t.last_accuracy) else coalesce(t.last_accuracy, excluded.last_accuracy) end,
        first_accuracy = case when t.first_taken_on is null or excluded.first_taken_on < t.first_taken_on then excluded.first_accuracy else t.first_accuracy end,
        first_taken_on = least(t.first_taken_on, excluded.first_taken_on),
        accuracy_sum = t.accuracy_sum + excluded.accuracy_sum,
        attempts = t.attempts + excluded.attempts,
        time_spent_in_seconds = t.time_spent_in_seconds + excluded.time_spent_in_seconds,
        resume_point = case when excluded.changed_on > t.changed_on then excluded.resume_point else t.resume_point end,
        changed_on = greatest(t.changed_on, excluded.changed_on)
    ), emptied as (
      update users_content u set content_status = 0, completion = 0, accuracy = null, last_accuracy = null, first_accuracy = null, first_taken_on = null, accuracy_sum = 0, attempts = 0,
        time_spent_in_seconds = 0, resume_point = '', changed_on = ${changed_on}
      from source where u.institution_id = source.institution_id and u.user_id = source.user_id and u.class_id = source.class_id and u.content_id = source.content_id
    ), times as (
      select user_id, sum(time_spent_in_seconds) as seconds from source group by user_id
    ), figures as (
      insert into rollup_learner_class as r (institution_id, class_id, user_id, time_spent_in_seconds)
      select ${institution_id}::bigint, class_id, user_id, moved from times cross join lateral (values (${from_class}::bigint, -seconds), (${to_class}::bigint, seconds)) as of(class_id, moved)
      where seconds > 0 order by class_id, user_id
      on conflict (institution_id, class_id, user_id) do update set time_spent_in_seconds = r.time_spent_in_seconds + excluded.time_spent_in_seconds
    )
    select count(*)::int as contents from source`.execute(db)
  return rows[0]?.contents ?? 0
}

/** A lesson counts as completed where it was in either class, or where what both have reaches the minimum of the course. */
async function carryLessons(
  db: Kysely<Tables>,
  institution_id: number,
  { user_ids, from_class, to_class, changed_on }: Between,
): Promise<number> {
  const { rows } = await sql<{ readonly lessons: number }>`
    with source as materialized (
      select u.*, k.tenant_id, k.min_completion_percentage
      from users_lessons u
        join classes c on c.institution_id = u.institution_id and c.class_id = u.class_id
        join institutions i on i.institution_id = u.institution_id
        join courses k on k.tenant_id = i.tenant_id and k.course_id = c.course_id
      where u.institution_id = ${institution_id} and u.user_id = any (${user_ids}::bigint[]) and u.class_id = ${from_class} and u.worked_on is not null
      order by u.user_id, u.lesson_guid for no key update of u
    ), there as materialized (
      select u.user_id, u.lesson_guid, u.is_completed from users_lessons u
      where u.institution_id = ${institution_id} and u.user_id = any (${user_ids}::bigint[]) and u.class_id = ${to_class} for no key update
    ), counted as (
      select source.*, reached.total, reached.completed, reached.share, sums.*,
        source.is_completed or (reached.total > 0 and reached.share >= source.min_completion_percentage) as is_reached
      from source cross join lateral (
        select coalesce(sum(o.attempts), 0)::int as all_attempts, coalesce(sum(o.time_spent_in_seconds), 0)::int as all_seconds, count(o.accuracy)::int as measured,
          coalesce(sum(o.accuracy::numeric), 0)::float8 as best, coalesce(sum(o.last_accuracy::numeric), 0)::float8 as latest,
          coalesce(sum(o.accuracy_sum / greatest(o.attempts, 1)) filter (where o.accuracy is not null), 0) as average,
          coalesce(sum(o.first_accuracy::numeric), 0)::float8 as first_sum,
          (count(*) filter (where not l.is_deleted))::int as contents, (count(*) filter (where o.content_status = 2 and not l.is_deleted))::int as completed_ones
        from lessons_content l left join users_content o on o.institution_id = ${institution_id} and o.user_id = source.user_id
          and o.class_id = ${to_class} and o.content_id = l.content_id
        where l.tenant_id = source.tenant_id and l.lesson_guid = source.lesson_guid
      ) sums cross join lateral (
        select sums.contents as total, sums.completed_ones as completed, round(100.0 * sums.completed_ones / greatest(sums.contents, 1), 1)::float8 as share
      ) reached
    ), carried as (
      insert into users_lessons as t (institution_id, user_id, class_id, lesson_guid, completed_contents, total_contents, completion, is_completed, attempts,
        time_spent_in_seconds, measured_contents, best_accuracy_sum, last_accuracy_sum, average_accuracy_sum, first_accuracy_sum, worked_on, completed_on, changed_on)
      select institution_id, user_id, ${to_class}::bigint, lesson_guid, completed, total, share, is_reached, all_attempts, all_seconds, measured, best, latest, average, first_sum,
        worked_on, case when is_reached then coalesce(completed_on, ${changed_on}) end, ${changed_on}
      from counted
      on conflict (institution_id, user_id, class_id, lesson_guid) do update set
        completed_contents = excluded.completed_contents, total_contents = excluded.total_contents, completion = excluded.completion,
        is_completed = t.is_completed or excluded.is_completed, attempts = excluded.attempts, time_spent_in_seconds = excluded.time_spent_in_seconds,
        measured_contents = excluded.measured_contents, best_accuracy_sum = excluded.best_accuracy_sum, last_accuracy_sum = excluded.last_accuracy_sum,
        average_accuracy_sum = excluded.average_accuracy_sum, first_accuracy_sum = excluded.first_accuracy_sum, worked_on = greatest(t.worked_on, excluded.worked_on),
        completed_on = least(t.completed_on, excluded.completed_on), changed_on = excluded.changed_on
    ), emptied as (
      update users_lessons u set completed_contents = 0, completion = 0, is_completed = false, attempts = 0, time_spent_in_seconds = 0, measured_contents = 0,
        best_accuracy_sum = 0, last_accuracy_sum = 0, average_accuracy_sum = 0, first_accuracy_sum = 0, worked_on = null, completed_on = null, changed_on = ${changed_on}
      from source where u.institution_id = source.institution_id and u.user_id = source.user_id and u.class_id = source.class_id and u.lesson_guid = source.lesson_guid
    ), lessons as (
      select user_id, (count(*) filter (where counted.is_completed))::int as away,
        (count(*) filter (where counted.is_reached and not coalesce(there.is_completed, false)))::int as here
      from counted left join there using (user_id, lesson_guid) group by user_id
    ), figures as (
      insert into rollup_learner_class as r (institution_id, class_id, user_id, lessons_completed)
      select ${institution_id}::bigint, class_id, user_id, moved from lessons cross join lateral (values (${from_class}::bigint, -away), (${to_class}::bigint, here)) as of(class_id, moved)
      where moved <> 0 order by class_id, user_id
      on conflict (institution_id, class_id, user_id) do update set lessons_completed = r.lessons_completed + excluded.lessons_completed
    )
    select count(*)::int as lessons from source`.execute(db)
  return rows[0]?.lessons ?? 0
}

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

/** The classes of two codes in which somebody learns or learned, taken for the rest of the transaction; undefined where they never did. */
export async function takeClassesByCode(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  codes: readonly string[],
) {
  const { rows } = await sql<{
    readonly class_code: string
    readonly class_id: number
    readonly course_id: number
    readonly is_left: boolean
  }>`
    select c.class_code, c.class_id, c.course_id, (m.is_deleted or c.is_deleted) as is_left
    from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'learner' and c.class_code = any (${[...codes]}::text[])
    order by c.class_id for no key update of m`.execute(db)
  return new Map(rows.map(({ class_code, ...one }) => [class_code, one]))
}
