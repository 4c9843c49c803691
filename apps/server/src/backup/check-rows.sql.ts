/** Questions to the whole database, as its owner, who sees every school. Each is one statement, so it sees one moment also while people work. */
import { attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import type pg from 'pg'

async function ask<T extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> {
  return (await client.query<T>(text, [...values])).rows
}

/** Whether this owner sees every row, and the version of PostgreSQL. */
export async function readOwner(client: pg.Client): Promise<{ readonly seesAll: boolean; readonly version: string }> {
  const [row] = await ask<{ seesAll: boolean; version: string }>(
    client,
    `select rolsuper or rolbypassrls as "seesAll", current_setting('server_version') as version from pg_roles where rolname = current_user`,
  )
  return row!
}

export async function readApplied(client: pg.Client): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(client, 'select name from migrations.applied order by name')
  return rows.map(({ name }) => name)
}

/** Tables of a tenant or a school that row-level security does not guard as it should. */
export async function readUnguarded(client: pg.Client): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    client,
    `select c.relname::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname not in ('tenants', 'tenant_hosts') and has_table_privilege('maktab_app', c.oid, 'select, insert, update, delete')
        and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))
      order by 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * How many rows of each roll-up say another number than the rows that they are made of. Sums of accuracies may differ by what adding in another
 * order rounds. Focused time by day is compared with nothing, because no row remembers it.
 */
export async function readRollupDifferences(client: pg.Client): Promise<Readonly<Record<string, number>>> {
  const [row] = await ask<Record<string, number>>(
    client,
    `with work as (
      select u.institution_id, u.class_id, count(u.first_handed_in_on) as turned_in, count(u.score) filter (where a.total_score > 0) as scored
      from assignments_users u join assignments a using (institution_id, assignment_id)
      where not a.is_deleted and not u.is_excused group by 1, 2
    ), learned as (
      select institution_id, class_id, user_id, sum(lessons) as lessons, sum(attempts) as attempts from (
        select institution_id, class_id, user_id, 1 as lessons, 0 as attempts from users_lessons where is_completed
        union all select institution_id, class_id, user_id, 0, 1 from users_content_attempts where waiting_questions = 0 and closes_on is null
      ) raw group by 1, 2, 3
    ), handed as (
      select u.institution_id, u.assignment_id, u.class_id, count(u.first_handed_in_on) as handed_in, count(u.score) as scored, coalesce(sum(u.score), 0) as score_sum
      from assignments_users u where not u.is_excused group by 1, 2, 3
    ), by_learner as (
      select institution_id, class_id, user_id, day, sum(attempts) as attempts, sum(accuracy) as accuracy, sum(lessons) as lessons from (
        select a.institution_id, class_id, user_id, (taken_on at time zone i.time_zone)::date as day, 1 as attempts, accuracy::numeric as accuracy, 0 as lessons
        from users_content_attempts a join institutions i using (institution_id) where waiting_questions = 0 and closes_on is null
        union all
        select l.institution_id, class_id, user_id, (completed_on at time zone i.time_zone)::date, 0, 0, 1
        from users_lessons l join institutions i using (institution_id) where completed_on is not null
      ) raw group by 1, 2, 3, 4
    ), by_class as (
      select institution_id, class_id, day, sum(attempts) as attempts, sum(accuracy) as accuracy, sum(lessons) as lessons, sum(turned_in) as turned_in,
        sum(attended) as attended, sum(marked) as marked from (
        select institution_id, class_id, day, attempts, accuracy, lessons, 0 as turned_in, 0 as attended, 0 as marked from by_learner
        union all
        select u.institution_id, u.class_id, (u.first_handed_in_on at time zone i.time_zone)::date, 0, 0, 0, 1, 0, 0
        from assignments_users u join assignments a using (institution_id, assignment_id) join institutions i using (institution_id)
        where u.first_handed_in_on is not null and not a.is_deleted and not u.is_excused
        union all
        select s.institution_id, s.class_id, s.attendance_date, 0, 0, 0, 0, (d.attendance_status = any ($1::smallint[]))::int, 1
        from attendance_details d join attendance_sheets s using (institution_id, attendance_id)
      ) raw group by 1, 2, 3
    )
    select
      (select count(*)::int from rollup_class r full join work w using (institution_id, class_id)
        where (coalesce(r.turned_in, 0), coalesce(r.scored, 0)) is distinct from (coalesce(w.turned_in, 0), coalesce(w.scored, 0))) as classes,
      (select count(*)::int from rollup_learner_class r full join learned l using (institution_id, class_id, user_id)
        where (coalesce(r.lessons_completed, 0), coalesce(r.attempts, 0)) is distinct from (coalesce(l.lessons, 0), coalesce(l.attempts, 0))) as learners,
      (select count(*)::int from assignments_classes k left join handed h using (institution_id, assignment_id, class_id)
        where (k.handed_in, k.scored) is distinct from (coalesce(h.handed_in, 0), coalesce(h.scored, 0))
          or abs(k.score_sum - coalesce(h.score_sum, 0)) > 0.01) as assignments,
      (select count(*)::int from rollup_learner_day r full join by_learner b using (institution_id, class_id, user_id, day)
        where (coalesce(r.attempts, 0), coalesce(r.lessons_completed, 0)) is distinct from (coalesce(b.attempts, 0), coalesce(b.lessons, 0))
          or abs(coalesce(r.accuracy_sum, 0) - coalesce(b.accuracy, 0)) > 0.01) as "days of learners",
      (select count(*)::int from rollup_class_day r full join by_class b using (institution_id, class_id, day)
        where (coalesce(r.attempts, 0), coalesce(r.lessons_completed, 0), coalesce(r.turned_in, 0), coalesce(r.attended, 0), coalesce(r.attendance_marked, 0))
            is distinct from (coalesce(b.attempts, 0), coalesce(b.lessons, 0), coalesce(b.turned_in, 0), coalesce(b.attended, 0), coalesce(b.marked, 0))
          or abs(coalesce(r.accuracy_sum, 0) - coalesce(b.accuracy, 0)) > 0.01) as "days of classes"`,
    [[...attendedStatuses]],
  )
  return row!
}

/** Every file that a row names, by its SHA-256. A passage of the Quran has one of its words, and no file. */
export async function readNamedFiles(client: pg.Client): Promise<ReadonlySet<string>> {
  const rows = await ask<{ sha256: string }>(
    client,
    `select sha256 from files union select thumbnail_sha256 from files where thumbnail_sha256 is not null
      union select sha256 from package_files
      union select found #>> '{}' from content, jsonb_path_query(body, '$.** ? (exists(@.sha256) && !(@.kind == "quran")).sha256') as found`,
  )
  return new Set(rows.map(({ sha256 }) => sha256))
}

export async function readNewestMoment(client: pg.Client): Promise<Date | undefined> {
  return (await ask<{ newest: Date }>(client, 'select newest from installation.clock'))[0]?.newest
}

export async function readSize(client: pg.Client): Promise<number> {
  const [row] = await ask<{ bytes: string }>(client, 'select pg_database_size(current_database())::text as bytes')
  return Number(row?.bytes ?? 0)
}

export async function readBackupMoment(client: pg.Client): Promise<Date | undefined> {
  return (await ask<{ made_on: Date | null }>(client, 'select made_on from last_backup()'))[0]?.made_on ?? undefined
}
