/** What the results of a campus read: its roll-ups. Every statement but the list of campuses runs within that campus. */
import { sql, type Kysely } from 'kysely'
import type { ReportRange } from '@maktab/domain/schools/report-range'
import type { WorkCounts } from '@maktab/domain/insights/work-trend'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { learnersOf, type ClassPlace } from '#features/insights/class-reports.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'
import { classFigures } from '#features/schools/class-figures.sql.ts'

/** Those of these campuses that are not deleted; seen through the tenant's door. */
export async function readCampuses(db: Kysely<Tables>, tenant_id: number, institution_ids: readonly number[]) {
  return db
    .selectFrom('institutions')
    .select(['institution_id', 'region_id', 'school_system_id', 'school_family_id', 'name', 'names'])
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', 'in', institution_ids)
    .where('deleted_on', 'is', null)
    .execute()
}

interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface ClassResultRow extends NamedClass, WorkCounts {
  readonly class_id: number
  readonly total_students: number
  readonly total_lessons: number
  /** Over all time. */
  readonly all_completed: number
}

/** All classes of the campus in the order of their grades, each with what was done on those days. */
export async function readClassResults(
  db: Kysely<Tables>,
  campus: Campus,
  { start_date, end_date }: ReportRange,
): Promise<readonly ClassResultRow[]> {
  const { institution_id } = campus
  const taught = sql`select class_id, course_id, alias, subject, grade, section from classes
      where institution_id = ${institution_id} and is_active and not is_deleted`
  const { rows } = await sql<ClassResultRow>`
    with ${classFigures(campus, taught)}, work as materialized (
      select class_id, sum(attempts)::int as attempts, sum(accuracy_sum) as accuracy_sum, sum(lessons_completed)::int as lessons_completed,
        sum(time_spent_in_seconds)::float8 as time_spent_in_seconds
      from rollup_class_day where institution_id = ${institution_id}
        and day >= coalesce(${start_date ?? null}::date, '-infinity') and day <= coalesce(${end_date ?? null}::date, 'infinity')
      group by class_id
    )
    select class_id, alias, subject, grade, section, figures.total_students, figures.total_lessons, figures.lessons_completed as all_completed,
      coalesce(work.attempts, 0) as attempts, coalesce(work.accuracy_sum, 0) as accuracy_sum,
      coalesce(work.lessons_completed, 0) as lessons_completed, coalesce(work.time_spent_in_seconds, 0) as time_spent_in_seconds
    from asked join figures using (class_id) left join work using (class_id)
    order by ${byGrade('grade')}, subject, section, class_id`.execute(db)
  return rows
}

/** How many learners of a class completed each lesson on those days at the school; lessons that nobody did are left out. */
export async function readCompletedInPeriod(
  db: Kysely<Tables>,
  place: ClassPlace,
  { start_date, end_date }: ReportRange,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly lesson_guid: string; readonly total: number }>`
    with ${learnersOf(place)}
    select u.lesson_guid, count(*)::int as total from learners
      join users_lessons u on u.institution_id = ${place.institution_id} and u.user_id = learners.user_id and u.class_id = ${place.class_id}
      join institutions i on i.tenant_id = ${place.tenant_id} and i.institution_id = ${place.institution_id}
    where u.is_completed and u.completed_on is not null
      and (${start_date ?? null}::date is null or u.completed_on >= ${start_date ?? null}::date::timestamp at time zone i.time_zone)
      and (${end_date ?? null}::date is null or u.completed_on < (${end_date ?? null}::date + 1)::timestamp at time zone i.time_zone)
    group by u.lesson_guid`.execute(db)
  return new Map(rows.map(({ lesson_guid, total }) => [lesson_guid, total]))
}
