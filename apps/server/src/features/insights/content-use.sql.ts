/** How much the contents of a school are used: counted once an hour at most, since it reads a row for each learner and content. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { SchoolPlace } from '#features/insights/school-figures.sql.ts'

/** Whether it was not counted for an hour. */
export async function isContentUseDue(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolPlace,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ readonly is_due: boolean }>`
    select not exists (select from rollup_institution_content r
      where r.tenant_id = ${tenant_id} and r.institution_id = ${institution_id}
        and r.gathered_on > ${now}::timestamptz - interval '1 hour') as is_due`.execute(db)
  return rows[0]?.is_due ?? true
}

/** Sets the rows of what was opened, content by content and (content 0) by type, and takes away those of what nobody here has opened. */
export async function setContentUse(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolPlace,
  now: Date,
): Promise<void> {
  const counts = sql`count(*)::int as learners, count(*) filter (where is_recent)::int as learners_recent,
    count(*) filter (where is_completed)::int as learners_completed, sum(time_spent_in_seconds)::bigint as time_spent_in_seconds`
  await sql`
    with used as materialized (
      select u.content_id, u.user_id, sum(u.time_spent_in_seconds) as time_spent_in_seconds, bool_or(u.content_status = 2) as is_completed,
        max(u.changed_on) > ${now}::timestamptz - interval '30 days' as is_recent
      from users_content u join users p on p.institution_id = u.institution_id and p.user_id = u.user_id and not p.is_deleted and 'learner' = any (p.roles)
      where u.institution_id = ${institution_id} and u.content_status > 0 group by u.content_id, u.user_id
    ), typed as materialized (
      select used.*, c.content_type from used join content c on c.tenant_id = ${tenant_id} and c.content_id = used.content_id
    ), of_type as (
      select content_type, user_id, sum(time_spent_in_seconds) as time_spent_in_seconds, bool_or(is_completed) as is_completed, bool_or(is_recent) as is_recent
      from typed group by content_type, user_id
    ), counted as materialized (
      select content_id, content_type, ${counts} from typed group by content_id, content_type
      union all select 0, content_type, ${counts} from of_type group by content_type
    ), gone as (
      delete from rollup_institution_content r where r.tenant_id = ${tenant_id} and r.institution_id = ${institution_id}
        and not exists (select from counted where counted.content_id = r.content_id and counted.content_type = r.content_type)
    )
    insert into rollup_institution_content (tenant_id, institution_id, content_id, content_type, gathered_on, learners, learners_recent,
      learners_completed, time_spent_in_seconds)
    select ${tenant_id}, ${institution_id}, content_id, content_type, ${now}::timestamptz, learners, learners_recent, learners_completed,
      time_spent_in_seconds from counted order by content_id, content_type
    on conflict (tenant_id, institution_id, content_id, content_type) do update set gathered_on = excluded.gathered_on, learners = excluded.learners,
      learners_recent = excluded.learners_recent, learners_completed = excluded.learners_completed,
      time_spent_in_seconds = excluded.time_spent_in_seconds`.execute(db)
}
