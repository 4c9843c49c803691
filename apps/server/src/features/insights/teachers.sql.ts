/** What lists of a school's teachers read, beside the figures of their classes. */
import type { ReportRange } from '@maktab/domain/schools/report-range'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { within } from '#features/insights/students.sql.ts'
import type { School } from '#features/insights/whole-school.sql.ts'

export interface TeacherRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  /** Of those that are asked for. */
  readonly class_ids: readonly number[]
  readonly synced_on: Date | null
  readonly assignments: number
  readonly due: number
  readonly turned_in: number
  readonly scored: number
  /** Sum of scores in per cent of total marks. */
  readonly score_percent_sum: number
}

interface AskedTeachers {
  readonly class_ids: readonly number[]
  /** Who teaches none of these classes is left out. */
  readonly is_filtered: boolean
  readonly range: ReportRange
  readonly now: Date
  readonly search_string?: string
  readonly user_id?: number
}

/** Teachers by name, with the work that they set for these classes and that is due in the span. */
export async function readTeachers(
  db: Kysely<Tables>,
  { institution_id }: School,
  { class_ids, is_filtered, range, now, search_string = '', user_id }: AskedTeachers,
): Promise<readonly TeacherRow[]> {
  const dueDay = sql`(a.due_date at time zone (select time_zone from institutions where institution_id = ${institution_id}))::date`
  const { rows } = await sql<TeacherRow>`
    with taught as (
      select m.user_id, array_agg(m.class_id) as class_ids from users_classes m
      where m.institution_id = ${institution_id} and m.role = 'teacher' and not m.is_deleted and m.class_id = any (${[...class_ids]}::bigint[])
      group by m.user_id
    ), works as (
      select a.created_by as user_id, count(distinct a.assignment_id)::int as assignments,
        coalesce(sum(k.total_learners) filter (where a.due_date <= ${now}), 0)::int as due, coalesce(sum(k.handed_in) filter (where a.due_date <= ${now}), 0)::int as turned_in,
        coalesce(sum(k.scored) filter (where a.total_score > 0), 0)::int as scored, coalesce(sum(k.score_sum / nullif(a.total_score, 0) * 100), 0)::float8 as score_percent_sum
      from assignments a join assignments_classes k using (institution_id, assignment_id)
      where a.institution_id = ${institution_id} and not a.is_deleted and k.class_id = any (${[...class_ids]}::bigint[]) and ${within(dueDay, range)}
      group by a.created_by
    ), heard as (
      select user_id, max(last_synced_on) as synced_on from devices where institution_id = ${institution_id} group by user_id
    )
    select u.user_id, u.full_name, u.username, coalesce(taught.class_ids, '{}') as class_ids, heard.synced_on, coalesce(works.assignments, 0) as assignments,
      coalesce(works.due, 0) as due, coalesce(works.turned_in, 0) as turned_in, coalesce(works.scored, 0) as scored,
      coalesce(works.score_percent_sum, 0) as score_percent_sum
    from users u left join taught using (user_id) left join works using (user_id) left join heard using (user_id)
    where u.institution_id = ${institution_id} and 'teacher' = any (u.roles) and not u.is_deleted
      and ${is_filtered ? sql`taught.user_id is not null` : sql`true`} and ${user_id === undefined ? sql`true` : sql`u.user_id = ${user_id}`}
      and ${search_string === '' ? sql`true` : sql`(strpos(u.folded_name, fold_search(${search_string})) > 0 or strpos(lower(u.username), lower(${search_string})) > 0)`}
    order by u.full_name, u.user_id`.execute(db)
  return rows
}
