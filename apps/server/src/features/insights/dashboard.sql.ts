/** What a principal's dashboard reads: roll-ups and small tables, never an attempt. */
import { sql, type Kysely } from 'kysely'
import type { AttendanceCounts } from '@maktab/domain/insights/attendance'
import type { ClassCounts } from '@maktab/domain/insights/figures'
import type { DayCounts } from '@maktab/domain/insights/trend'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { byGrade } from '#features/people/grades.sql.ts'
import { classFigures } from '#features/schools/class-figures.sql.ts'

interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface SchoolRow {
  readonly name: string
  readonly names: unknown
  /** Of the campus; null where it says nothing. */
  readonly attendance_mode: number | null
  /** ISO date in the school's time zone. */
  readonly today: string
  readonly total_learners: number
  readonly total_teachers: number
  readonly assignments_total: number
  readonly devices_synced: number
  readonly devices_total: number
  /** With a device of theirs, or one that they share, that synced since. */
  readonly learners_heard: number
  readonly last_synced_on: Date | null
}

export async function readSchool(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  now: Date,
  syncedSince: Date,
): Promise<SchoolRow> {
  const { rows } = await sql<SchoolRow>`
    select s.name, s.names, s.attendance_mode, (${now}::timestamptz at time zone s.time_zone)::date as today, people.*, work.*, synced.*, heard.*
    from institutions s
    cross join lateral (
      select count(*) filter (where 'learner' = any (roles))::int as total_learners,
        count(*) filter (where 'teacher' = any (roles))::int as total_teachers
      from users where institution_id = s.institution_id and not is_deleted) people
    cross join lateral (
      select count(*)::int as assignments_total from assignments where institution_id = s.institution_id and not is_deleted) work
    cross join lateral (
      select count(*)::int as devices_total, max(last_synced_on) as last_synced_on,
        count(*) filter (where last_synced_on >= ${syncedSince})::int as devices_synced
      from (select max(last_synced_on) as last_synced_on from devices where institution_id = s.institution_id group by device_id) device) synced
    cross join lateral (
      select count(distinct d.user_id)::int as learners_heard from devices d
        join users p on p.institution_id = d.institution_id and p.user_id = d.user_id and 'learner' = any (p.roles) and not p.is_deleted
      where d.institution_id = s.institution_id and d.last_synced_on >= ${syncedSince}) heard
    where s.tenant_id = ${tenant_id} and s.institution_id = ${institution_id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No row of institution ${institution_id}, whose principal holds a good token`)
  return row
}

export interface ClassCountsRow extends ClassCounts, NamedClass {
  readonly class_id: number
  readonly time_spent_in_seconds: number
}

export async function readClassCounts(
  db: Kysely<Tables>,
  school: School,
  now: Date,
): Promise<readonly ClassCountsRow[]> {
  const { institution_id } = school
  const taught = sql`select class_id, course_id, alias, subject, grade, section from classes
    where institution_id = ${institution_id} and is_active and not is_deleted`
  const { rows } = await sql<ClassCountsRow>`
    with ${classFigures(school, taught)}, due as (
      select ac.class_id, sum(ac.total_learners)::int as total, sum(ac.handed_in)::int as handed_in
      from assignments_classes ac join assignments a using (institution_id, assignment_id)
      where ac.institution_id = ${institution_id} and not a.is_deleted and a.due_date <= ${now} group by ac.class_id
    )
    select figures.*, c.alias, c.subject, c.grade, c.section,
      coalesce(due.total, 0) as due,
      coalesce(due.handed_in, 0) as turned_in,
      coalesce(r.scored, 0) as scored,
      coalesce(r.score_percent_sum, 0) as score_percent_sum
    from asked c join figures using (class_id) left join rollup_class r on r.institution_id = ${institution_id} and r.class_id = c.class_id
      left join due on due.class_id = c.class_id
    order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id`.execute(db)
  return rows
}

/** Days with work or attendance since `firstDay` (ISO date), the classes of the school together. */
export async function readDays(
  db: Kysely<Tables>,
  institution_id: number,
  firstDay: string,
): Promise<readonly (DayCounts & AttendanceCounts)[]> {
  return db
    .selectFrom('rollup_class_day')
    .select(({ fn }) => [
      'day',
      sql<number>`sum(attempts)::int`.as('attempts'),
      fn.sum<number>('accuracy_sum').as('accuracy_sum'),
      sql<number>`sum(turned_in)::int`.as('turned_in'),
      sql<number>`sum(attended)::int`.as('attended'),
      sql<number>`sum(attendance_marked)::int`.as('attendance_marked'),
    ])
    .where('institution_id', '=', institution_id)
    .where('day', '>=', firstDay)
    .groupBy('day')
    .execute()
}
