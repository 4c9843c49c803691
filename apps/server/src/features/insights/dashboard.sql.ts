/** What a principal's dashboard reads: roll-ups and small tables, never an attempt. */
import { sql, type Kysely } from 'kysely'
import type { AttendanceCounts } from '@maktab/domain/insights/attendance'
import type { ClassCounts } from '@maktab/domain/insights/figures'
import type { DayCounts } from '@maktab/domain/insights/trend'
import type { ReportRange } from '@maktab/domain/schools/report-range'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { byGrade } from '#features/people/grades.sql.ts'
import { isToMark } from '#features/assignments/assignments.sql.ts'
import { within } from '#features/insights/students.sql.ts'
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
  readonly total_learners: number
  readonly total_teachers: number
  readonly assignments_total: number
}

interface Counted {
  readonly class_ids: readonly number[]
  /** Some classes alone: people who are in one of them, and work that was set for one of them. */
  readonly is_filtered: boolean
  readonly range: ReportRange
}

export async function readSchool(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  { class_ids, is_filtered, range }: Counted,
): Promise<SchoolRow> {
  const these = sql`(${[...class_ids]}::bigint[])`
  const isIn = (role: string) =>
    is_filtered
      ? sql`exists (select from users_classes m where m.institution_id = u.institution_id and m.user_id = u.user_id and m.role = ${role}
          and not m.is_deleted and m.class_id = any ${these})`
      : sql`true`
  const { rows } = await sql<SchoolRow>`
    select s.name, s.names, s.attendance_mode, people.*, work.*
    from institutions s
    cross join lateral (
      select count(*) filter (where 'learner' = any (u.roles) and ${isIn('learner')})::int as total_learners,
        count(*) filter (where 'teacher' = any (u.roles) and ${isIn('teacher')})::int as total_teachers
      from users u where u.institution_id = s.institution_id and not u.is_deleted) people
    cross join lateral (
      select count(*)::int as assignments_total from assignments a where a.institution_id = s.institution_id and not a.is_deleted
        and ${within(sql`(a.due_date at time zone s.time_zone)::date`, range)}
        and ${
          is_filtered
            ? sql`exists (select from assignments_classes k where k.institution_id = a.institution_id and k.assignment_id = a.assignment_id
              and k.class_id = any ${these})`
            : sql`true`
        }) work
    where s.tenant_id = ${tenant_id} and s.institution_id = ${institution_id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`No row of institution ${institution_id}, whose principal holds a good token`)
  return row
}

/** Work that was handed in and is not marked, by class and by who set it. */
export interface WaitingRow {
  readonly class_id: number
  readonly created_by: number
  readonly waiting: number
  readonly oldest_on: Date
}

export async function readWaiting(
  db: Kysely<Tables>,
  { institution_id }: School,
  class_ids: readonly number[],
): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select w.class_id, a.created_by, count(*)::int as waiting, min(latest.handed_in_on) as oldest_on
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id and not a.is_deleted
      cross join lateral (select coalesce(max(s.handed_in_on), w.first_handed_in_on) as handed_in_on from submissions s
        where s.institution_id = w.institution_id and s.assignment_id = w.assignment_id and s.user_id = w.user_id) latest
    where w.institution_id = ${institution_id} and w.class_id = any (${[...class_ids]}::bigint[]) and w.is_asked and ${isToMark}
    group by w.class_id, a.created_by`.execute(db)
  return rows
}

export interface ClassCountsRow extends ClassCounts, AttendanceCounts, NamedClass {
  readonly class_id: number
  readonly course_id: number
  readonly time_spent_in_seconds: number
  /** Works whose due date is in the span. */
  readonly assignments: number
  /** Of their learners, whose work was returned. */
  readonly returned: number
}

interface AskedClasses {
  /** These alone; else all that go on. */
  readonly class_ids?: readonly number[]
  /** Calendar days of the school; without them all time. */
  readonly range?: ReportRange
}

/**
 * The classes of a school by grade. How far lessons are is over all time, of who is in the class now. What was done in a span is of the
 * class, whoever was in it; over all time it is of who is in it now (docs/decisions/0147).
 */
export async function readClassCounts(
  db: Kysely<Tables>,
  school: School,
  now: Date,
  { class_ids, range = {} }: AskedClasses = {},
): Promise<readonly ClassCountsRow[]> {
  const { institution_id } = school
  const isAllTime = range.start_date === undefined && range.end_date === undefined
  const taught = sql`select class_id, course_id, alias, subject, grade, section from classes
    where institution_id = ${institution_id} and is_active and not is_deleted
      and ${class_ids === undefined ? sql`true` : sql`class_id = any (${[...class_ids]}::bigint[])`}`
  const dueDay = sql`(a.due_date at time zone (select time_zone from institutions where institution_id = ${institution_id}))::date`
  const { rows } = await sql<ClassCountsRow>`
    with ${classFigures(school, taught)}, works as (
      select ac.class_id, count(*)::int as assignments, coalesce(sum(ac.total_learners) filter (where a.due_date <= ${now}), 0)::int as due,
        coalesce(sum(ac.handed_in) filter (where a.due_date <= ${now}), 0)::int as turned_in, coalesce(sum(ac.scored) filter (where a.total_score > 0), 0)::int as scored,
        coalesce(sum(ac.score_sum / nullif(a.total_score, 0) * 100), 0)::float8 as score_percent_sum, coalesce(sum(ac.returned), 0)::int as returned
      from assignments_classes ac join assignments a using (institution_id, assignment_id)
      where ac.institution_id = ${institution_id} and not a.is_deleted and ${within(dueDay, range)} group by ac.class_id
    ), days as (
      select d.class_id, sum(d.attempts)::int as attempts, sum(d.accuracy_sum) as accuracy_sum, sum(d.time_spent_in_seconds)::float8 as time_spent_in_seconds,
        sum(d.attended)::int as attended, sum(d.attendance_marked)::int as attendance_marked
      from rollup_class_day d where d.institution_id = ${institution_id} and d.class_id in (select class_id from asked) and ${within(sql`d.day`, range)}
      group by d.class_id
    )
    select c.class_id, c.course_id, c.alias, c.subject, c.grade, c.section, figures.total_students, figures.total_lessons, figures.lessons_completed,
      ${
        isAllTime
          ? sql`figures.attempts, figures.accuracy_sum, figures.time_spent_in_seconds`
          : sql`coalesce(days.attempts, 0) as attempts, coalesce(days.accuracy_sum, 0) as accuracy_sum, coalesce(days.time_spent_in_seconds, 0) as time_spent_in_seconds`
      },
      coalesce(days.attended, 0) as attended, coalesce(days.attendance_marked, 0) as attendance_marked, coalesce(works.assignments, 0) as assignments,
      coalesce(works.due, 0) as due, coalesce(works.turned_in, 0) as turned_in, coalesce(works.scored, 0) as scored,
      coalesce(works.score_percent_sum, 0) as score_percent_sum, coalesce(works.returned, 0) as returned
    from asked c join figures using (class_id) left join works using (class_id) left join days using (class_id)
    order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id`.execute(db)
  return rows
}

/** Days with work or attendance from one ISO date to another, these classes together. */
export async function readDays(
  db: Kysely<Tables>,
  {
    institution_id,
    class_ids,
    firstDay,
    lastDay,
  }: {
    readonly institution_id: number
    readonly class_ids: readonly number[]
    readonly firstDay: string
    readonly lastDay: string
  },
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
    .where(sql<boolean>`class_id = any (${[...class_ids]}::bigint[])`)
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .groupBy('day')
    .execute()
}
