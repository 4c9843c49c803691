/** What lists of a school's learners read: sums by learner and class and by day, work that was due, marks, and their devices. */
import { attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import type { StudentsShown } from '@maktab/contracts/insights/students'
import { bandEnds, fewMarks, fewWorks, seldomThere } from '@maktab/domain/insights/behind'
import { fewAttempts } from '@maktab/domain/insights/few'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { ReportRange } from '@maktab/domain/schools/report-range'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { isHeardOf, workedLately } from '#features/insights/heard.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import type { School } from '#features/insights/whole-school.sql.ts'

export interface AskedStudents {
  readonly class_ids: readonly number[]
  /** Of these classes alone; else everybody of the school, with what they do in these classes. */
  readonly is_filtered: boolean
  readonly range: ReportRange
  readonly now: Date
  readonly search_string?: string
  readonly user_ids?: readonly number[]
}

/** Whether a day lies in the span; an open end is none. */
export const within = (day: RawBuilder<unknown>, { start_date, end_date }: ReportRange) =>
  sql`(${start_date ?? null}::date is null or ${day} >= ${start_date ?? null}::date) and (${end_date ?? null}::date is null or ${day} <= ${end_date ?? null}::date)`

/**
 * Parts of a `with` that end in `counted`: a row for each learner. Each sum is a join of its own to the learners and of no other use: a
 * statement that asks for one figure reads what that figure is of, and nothing else.
 */
function counted(school: School, asked: AskedStudents): RawBuilder<unknown> {
  const { tenant_id, institution_id } = school
  const { class_ids, is_filtered, range, now, search_string = '', user_ids } = asked
  const these = (column: string) =>
    user_ids === undefined ? sql`true` : sql`${sql.ref(column)} = any (${[...user_ids]}::bigint[])`
  const isAllTime = range.start_date === undefined && range.end_date === undefined
  const dueDay = sql`(a.due_date at time zone (select time_zone from institutions where institution_id = ${institution_id}))::date`
  return sql`asked as materialized (
      select class_id, course_id from classes where institution_id = ${institution_id} and class_id = any (${[...class_ids]}::bigint[])
    ), lessons as materialized (
      select l.course_id, l.lesson_guid, not l.is_deleted and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })} as is_there
      from courses k join courses_lessons l on l.tenant_id = k.tenant_id and l.course_id = k.course_id
      where k.tenant_id = ${tenant_id} and k.course_id in (select course_id from asked)
    ), sizes as materialized (
      select course_id, count(*) filter (where is_there)::int as total from lessons group by course_id
    ), places as materialized (
      select m.user_id, m.class_id, asked.course_id from asked
        join users_classes m on m.institution_id = ${institution_id} and m.class_id = asked.class_id and m.role = 'learner' and not m.is_deleted
      where ${these('m.user_id')}
    ), pupils as materialized (
      select p.user_id, p.full_name, p.username from users p
      where p.institution_id = ${institution_id} and 'learner' = any (p.roles) and not p.is_deleted and ${these('p.user_id')}
        and ${is_filtered ? sql`p.user_id in (select user_id from places)` : sql`true`}
        and ${search_string === '' ? sql`true` : sql`(strpos(p.folded_name, fold_search(${search_string})) > 0 or strpos(lower(p.username), lower(${search_string})) > 0)`}
    ), standing as (
      select places.user_id, sum(sizes.total)::int as lessons_total, coalesce(sum(r.lessons_completed), 0)::int as kept, count(r.user_id) > 0 as has_worked
      from places left join sizes using (course_id)
        left join rollup_learner_class r on r.institution_id = ${institution_id} and r.class_id = places.class_id and r.user_id = places.user_id
      group by places.user_id
    ), gone as (
      select places.user_id, count(*)::int as completed from lessons join places using (course_id)
        join users_lessons u on u.institution_id = ${institution_id} and u.class_id = places.class_id and u.lesson_guid = lessons.lesson_guid
          and u.user_id = places.user_id and u.is_completed
      where not lessons.is_there group by places.user_id
    ), worked as (
      select places.user_id, sum(w.attempts)::int as attempts, sum(w.accuracy_sum) as accuracy_sum, sum(w.lessons_completed)::int as lessons_completed,
        sum(w.time_spent_in_seconds)::float8 as time_spent_in_seconds
      from places join ${isAllTime ? sql`rollup_learner_class` : sql`rollup_learner_day`} w
        on w.institution_id = ${institution_id} and w.user_id = places.user_id and w.class_id = places.class_id
        and ${isAllTime ? sql`true` : within(sql`w.day`, range)}
      group by places.user_id
    ), works as (
      select u.user_id, count(*) filter (where a.due_date <= ${now})::int as due, count(u.first_handed_in_on) filter (where a.due_date <= ${now})::int as turned_in, count(u.score) filter (where a.total_score > 0)::int as scored,
        coalesce(sum(u.score / nullif(a.total_score, 0) * 100), 0)::float8 as score_percent_sum
      from assignments a join assignments_users u on u.institution_id = a.institution_id and u.assignment_id = a.assignment_id
      where a.institution_id = ${institution_id} and not a.is_deleted and ${within(dueDay, range)}
        and u.is_asked and not u.is_excused and u.class_id in (select class_id from asked) and ${these('u.user_id')}
      group by u.user_id
    ), present as (
      select d.user_id, count(*) filter (where d.attendance_status = any (${[...attendedStatuses]}::smallint[]))::int as attended, count(*)::int as attendance_marked
      from attendance_sheets s join attendance_details d on d.institution_id = s.institution_id and d.attendance_id = s.attendance_id
      where s.institution_id = ${institution_id} and s.class_id in (select class_id from asked) and ${within(sql`s.attendance_date`, range)} and ${these('d.user_id')}
      group by d.user_id
    ), lately as materialized (${workedLately(institution_id, now)}
    ), heard as (
      select user_id, max(last_synced_on) as synced_on from devices where institution_id = ${institution_id} and ${these('user_id')} group by user_id
    ), counted as (
      select pupils.*, heard.synced_on, lately.worked_day, coalesce(standing.lessons_total, 0) as lessons_total,
        coalesce(standing.kept, 0) - coalesce(gone.completed, 0) as all_completed,
        coalesce(standing.has_worked, false) or heard.synced_on is not null or exists (
          select from rollup_learner_class k where k.institution_id = ${institution_id} and k.user_id = pupils.user_id) as is_known,
        coalesce(worked.attempts, 0) as attempts, coalesce(worked.accuracy_sum, 0) as accuracy_sum, coalesce(worked.lessons_completed, 0) as lessons_completed,
        coalesce(worked.time_spent_in_seconds, 0) as time_spent_in_seconds, coalesce(works.due, 0) as due, coalesce(works.turned_in, 0) as turned_in,
        coalesce(works.scored, 0) as scored, coalesce(works.score_percent_sum, 0) as score_percent_sum, coalesce(present.attended, 0) as attended,
        coalesce(present.attendance_marked, 0) as attendance_marked
      from pupils left join standing using (user_id) left join gone using (user_id) left join worked using (user_id) left join works using (user_id)
        left join present using (user_id) left join heard using (user_id) left join lately using (user_id)
    )`
}

/** As `mean` of the domain gives it: one decimal. */
const accuracy = sql`case when attempts >= ${sql.lit(fewAttempts)} then round((accuracy_sum / nullif(attempts, 0))::numeric, 1) end`
const band = sql`case when ${accuracy} is null then 'not_measured' when round(${accuracy}) <= ${sql.lit(bandEnds.to_40)} then 'to_40'
  when round(${accuracy}) <= ${sql.lit(bandEnds.to_60)} then 'to_60' when round(${accuracy}) <= ${sql.lit(bandEnds.to_80)} then 'to_80' else 'above_80' end`
/** `isBehind(reasonsBehind(…))` of the domain. */
const behind = sql`(coalesce(round(${accuracy}) < 61, false) or (due >= ${sql.lit(fewWorks)} and turned_in * 2 < due)
  or (attendance_marked >= ${sql.lit(fewMarks)} and round(attended * 100.0 / nullif(attendance_marked, 0), 1) <= ${sql.lit(seldomThere)}))`

const sorts = {
  name: sql`null::numeric`,
  completion: sql`case when is_known then all_completed::numeric / nullif(lessons_total, 0) end`,
  score: accuracy,
  attendance: sql`attended::numeric / nullif(attendance_marked, 0)`,
  assignments: sql`score_percent_sum / nullif(scored, 0)`,
}

/** Learners of one page in the order that was asked for, and how many there are on all. Ties stand by name and number. */
export async function findStudents(
  db: Kysely<Tables>,
  school: School,
  asked: AskedStudents & {
    readonly only: StudentsShown
    readonly sort: keyof typeof sorts
    readonly direction: 'ascending' | 'descending'
    readonly skip: number
    readonly take: number
  },
): Promise<{ readonly user_ids: readonly number[]; readonly total: number }> {
  const { only, sort, direction, skip, take, now } = asked
  const shown =
    only === 'all'
      ? sql`true`
      : only === 'behind'
        ? behind
        : only === 'silent'
          ? sql`not ${isHeardOf(now)}`
          : only === 'never_heard'
            ? sql`not is_known`
            : sql`${band} = ${only}`
  const turn = sql.raw(direction === 'ascending' ? 'asc' : 'desc')
  const { rows } = await sql<{ readonly user_id: number | null; readonly total: number }>`
    with ${counted(school, asked)}, found as (select user_id, full_name, ${sorts[sort]} as figure from counted where ${shown}),
    page as (
      select user_id, row_number() over () as place from (
        select user_id from found order by figure ${turn} nulls last, full_name ${sort === 'name' ? turn : sql``}, user_id offset ${skip} limit ${take}
      ) o
    )
    select user_id, total from (
      select page.user_id, page.place, (select count(*)::int from found) as total from page
      union all select null, 1, (select count(*)::int from found) where not exists (select from page)
    ) listed order by place`.execute(db)
  return { user_ids: rows.map(({ user_id }) => user_id).filter((one) => one !== null), total: rows[0]?.total ?? 0 }
}

export interface StudentRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly synced_on: Date | null
  /** Of the last seven days; null where they did not work in these. */
  readonly worked_day: string | null
  /** Of the lessons of their classes. */
  readonly lessons_total: number
  readonly all_completed: number
  /** Heard of once, or worked. */
  readonly is_known: boolean
  readonly attempts: number
  readonly accuracy_sum: number
  readonly lessons_completed: number
  readonly time_spent_in_seconds: number
  readonly due: number
  readonly turned_in: number
  readonly scored: number
  readonly score_percent_sum: number
  readonly attended: number
  readonly attendance_marked: number
  readonly worked_on: Date | null
  readonly classes: readonly NamedClass[]
}

/** All figures of those who are named, in the order in which they are. */
export async function readStudents(
  db: Kysely<Tables>,
  school: School,
  asked: AskedStudents & { readonly user_ids: readonly number[] },
): Promise<readonly StudentRow[]> {
  const { institution_id } = school
  const { rows } = await sql<Omit<StudentRow, 'worked_on'> & { readonly worked_on: Date | null }>`
    with ${counted(school, asked)}
    select counted.*, (
        select max(u.worked_on) from users_lessons u where u.institution_id = ${institution_id} and u.user_id = counted.user_id) as worked_on,
      coalesce((
        select json_agg(json_build_object('alias', c.alias, 'subject', c.subject, 'grade', c.grade, 'section', c.section)
          order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id)
        from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
        where m.institution_id = ${institution_id} and m.user_id = counted.user_id and m.role = 'learner' and not m.is_deleted and c.is_active and not c.is_deleted
      ), '[]') as classes
    from counted order by array_position(${[...asked.user_ids]}::bigint[], counted.user_id)`.execute(db)
  return rows
}

export interface BandsRow {
  readonly to_40: number
  readonly to_60: number
  readonly to_80: number
  readonly above_80: number
  readonly not_measured: number
  readonly learners_behind: number
  readonly learners_silent: number
}

/** How many learners each list of them has. */
export async function countStudents(db: Kysely<Tables>, school: School, asked: AskedStudents): Promise<BandsRow> {
  const inBand = (name: string) => sql`count(*) filter (where band = ${name})::int`
  const { rows } = await sql<BandsRow>`
    with ${counted(school, asked)}, told as materialized (select ${band} as band, ${behind} as is_behind, synced_on, worked_day from counted)
    select ${inBand('to_40')} as to_40, ${inBand('to_60')} as to_60, ${inBand('to_80')} as to_80, ${inBand('above_80')} as above_80,
      ${inBand('not_measured')} as not_measured, count(*) filter (where is_behind)::int as learners_behind,
      count(*) filter (where not ${isHeardOf(asked.now)})::int as learners_silent
    from told`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate has a row')
  return row
}

export interface StudentClassRow extends NamedClass {
  readonly class_id: number
  readonly is_left: boolean
  readonly lessons_total: number
  readonly completed: number
  readonly attempts: number
  readonly accuracy_sum: number
  readonly time_spent_in_seconds: number
}

/** Every class that the learner ever was in: present ones by grade, then those that they left or that ended. */
export async function readStudentClasses(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  user_id: number,
): Promise<readonly StudentClassRow[]> {
  const { rows } = await sql<StudentClassRow>`
    select c.class_id, c.alias, c.subject, c.grade, c.section, m.is_deleted or not c.is_active as is_left, lessons.total as lessons_total, done.completed,
      coalesce(r.attempts, 0) as attempts, coalesce(r.accuracy_sum, 0) as accuracy_sum, coalesce(r.time_spent_in_seconds, 0)::float8 as time_spent_in_seconds
    from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id and not c.is_deleted
      left join rollup_learner_class r on r.institution_id = m.institution_id and r.class_id = m.class_id and r.user_id = m.user_id
      cross join lateral (
        select count(*)::int as total, array_agg(l.lesson_guid) as guids from courses k
          join courses_lessons l on l.tenant_id = k.tenant_id and l.course_id = k.course_id and not l.is_deleted
        where k.tenant_id = ${tenant_id} and k.course_id = c.course_id and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}) lessons
      cross join lateral (
        select count(*)::int as completed from users_lessons u where u.institution_id = m.institution_id and u.user_id = m.user_id and u.class_id = m.class_id
          and u.is_completed and u.lesson_guid = any (lessons.guids)) done
    where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'learner'
    order by is_left, ${byGrade('c.grade')}, c.subject, c.section, c.class_id`.execute(db)
  return rows
}

/** Contents with an attempt, in classes that the learner is in now. */
export async function countAssessmentsTaken(
  db: Kysely<Tables>,
  { institution_id }: School,
  user_id: number,
): Promise<number> {
  const { rows } = await sql<{ readonly taken: number }>`
    select coalesce(sum(u.measured_contents), 0)::int as taken from users_lessons u
      join users_classes m on m.institution_id = u.institution_id and m.class_id = u.class_id and m.user_id = u.user_id and m.role = 'learner' and not m.is_deleted
    where u.institution_id = ${institution_id} and u.user_id = ${user_id}`.execute(db)
  return rows[0]?.taken ?? 0
}

/** A learner of the school, whichever class they are in; null `synced_on` where nothing was ever heard of them. */
export async function findStudent(
  db: Kysely<Tables>,
  { institution_id }: School,
  user_id: number,
): Promise<{ readonly full_name: string; readonly synced_on: Date | null } | undefined> {
  const { rows } = await sql<{ readonly full_name: string; readonly synced_on: Date | null }>`
    select full_name, (select max(d.last_synced_on) from devices d where d.institution_id = p.institution_id and d.user_id = p.user_id) as synced_on
    from users p where p.institution_id = ${institution_id} and p.user_id = ${user_id} and 'learner' = any (p.roles) and not p.is_deleted`.execute(
    db,
  )
  return rows[0]
}
