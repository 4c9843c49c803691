/** What reports of a subject read beside the figures of its classes. */
import type { ReportRange } from '@maktab/domain/schools/report-range'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { within } from '#features/insights/students.sql.ts'
import type { School } from '#features/insights/whole-school.sql.ts'

export interface ContentUseRow {
  readonly attempted_qs: number
  readonly videos_watched: number
  readonly games_played: number
}

/** What learners who are in these classes now answered, watched and played in the span. */
export async function readContentUse(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  { class_ids, range }: { readonly class_ids: readonly number[]; readonly range: ReportRange },
): Promise<ContentUseRow> {
  const day = (moment: string) =>
    sql`(${sql.ref(moment)} at time zone (select time_zone from institutions where institution_id = ${institution_id}))::date`
  const { rows } = await sql<ContentUseRow>`
    with places as materialized (
      select m.class_id, m.user_id from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id and not p.is_deleted
      where m.institution_id = ${institution_id} and m.class_id = any (${[...class_ids]}::bigint[]) and m.role = 'learner' and not m.is_deleted
    ), done as (
      select count(*) filter (where c.content_type = 'video')::int as videos_watched, count(*) filter (where c.content_type = 'game')::int as games_played
      from places join users_content u on u.institution_id = ${institution_id} and u.class_id = places.class_id and u.user_id = places.user_id and u.content_status = 2
        join content c on c.tenant_id = ${tenant_id} and c.content_id = u.content_id and c.content_type in ('video', 'game')
      where ${within(day('u.changed_on'), range)}
    ), answered as (
      select coalesce(sum(t.total_questions), 0)::int as attempted_qs
      from places join users_content_attempts t on t.institution_id = ${institution_id} and t.user_id = places.user_id and t.class_id = places.class_id
      where t.waiting_questions = 0 and t.closes_on is null and ${within(day('t.taken_on'), range)}
    )
    select * from done, answered`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate has a row')
  return row
}
