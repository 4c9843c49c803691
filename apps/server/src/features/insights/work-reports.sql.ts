import { sql, type Kysely } from 'kysely'
import type { WorkOfClasses } from '@maktab/domain/insights/work-figures'
import type { Tables } from '#db/tables.ts'

export interface ReportedRow extends WorkOfClasses {
  readonly assignment_id: string
  readonly title: string
  readonly assignment_type: 0 | 1 | 2 | 3
  readonly due_date: Date
}

interface Asked {
  readonly class_id?: number | undefined
  readonly assignment_id?: string | undefined
  /** Calendar days of the school, both counted. */
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
  readonly now: Date
}

/** Work of the classes of a teacher that began by now and on the days of the span, the latest due first, with what became of it in those classes. */
export async function readReportedWorks(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  { class_id, assignment_id, start_date, end_date, now }: Asked,
): Promise<readonly ReportedRow[]> {
  const day = sql`(a.start_date at time zone (select time_zone from institutions where institution_id = ${institution_id}))::date`
  const { rows } = await sql<ReportedRow>`
    with taught as (
      select m.class_id from users_classes m where m.institution_id = ${institution_id} and m.user_id = ${user_id}
        and m.role = 'teacher' and not m.is_deleted and (${class_id ?? null}::bigint is null or m.class_id = ${class_id ?? null}::bigint)
    )
    select a.assignment_id, a.title, a.assignment_type, a.due_date, standings.*
    from assignments a join lateral (
      select count(*)::int as students, count(w.first_handed_in_on)::int as turned_in,
        (count(*) filter (where w.is_late and w.first_handed_in_on is not null))::int as late,
        (count(*) filter (where w.assignment_status = 2))::int as returned,
        coalesce(array_agg((w.score / a.total_score * 100)::float8)
          filter (where w.score is not null and a.total_score > 0 and a.assignment_type <> 1), '{}') as percents
      from assignments_users w where w.institution_id = a.institution_id and w.assignment_id = a.assignment_id and w.is_asked and not w.is_excused
        and w.class_id in (select class_id from taught)
    ) standings on true
    where a.institution_id = ${institution_id} and not a.is_deleted and a.assignment_type <> 3 and a.start_date <= ${now}
      and a.assignment_id in (select c.assignment_id from assignments_classes c where c.institution_id = ${institution_id}
        and c.class_id in (select class_id from taught))
      and (${assignment_id ?? null}::uuid is null or a.assignment_id = ${assignment_id ?? null}::uuid)
      and (${start_date ?? null}::date is null or ${day} >= ${start_date ?? null}::date)
      and (${end_date ?? null}::date is null or ${day} <= ${end_date ?? null}::date)
    order by a.due_date desc, a.assignment_id`.execute(db)
  return rows
}

/** Whether the person teaches the class now. */
export async function teachesClass(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  class_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('users_classes')
    .select('class_id')
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .where('user_id', '=', user_id)
    .where('role', '=', 'teacher')
    .where('is_deleted', '=', false)
    .executeTakeFirst()
  return row !== undefined
}
