/** What the reports of a class read: its roll-ups, and the sums of its learners' lessons. Who left the class is not counted. */
import { attendedStatuses } from '@maktab/domain/attendance/attendance-status'
import { sql, type Kysely } from 'kysely'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { ContentStatus, CountedAttempt } from '@maktab/contracts/fields'
import type { LessonOfClass } from '@maktab/domain/insights/lesson-figures'
import type { ReportRange } from '@maktab/domain/schools/report-range'
import type { TrendSpan, WorkCounts } from '@maktab/domain/insights/work-trend'
import type { LessonSums } from '@maktab/domain/learning/lesson-sums'
import type { Standing } from '@maktab/domain/learning/progress'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import { dayOrMonth } from '#features/insights/learner-reports.sql.ts'

export interface ClassPlace {
  readonly tenant_id: number
  readonly institution_id: number
  readonly class_id: number
  readonly course_id: number
}

export const learnersOf = ({
  institution_id,
  class_id,
}: Pick<ClassPlace, 'institution_id' | 'class_id'>) => sql`learners as materialized (
      select p.user_id, p.full_name, p.username from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.role = 'learner' and not m.is_deleted and not p.is_deleted
    )`

const lessonsOf = ({ tenant_id, institution_id, course_id }: ClassPlace) => sql`lessons as materialized (
      select l.lesson_guid, l.title as lesson_name, l.position from courses k
        join courses_lessons l on l.tenant_id = k.tenant_id and l.course_id = k.course_id and not l.is_deleted
      where k.tenant_id = ${tenant_id} and k.course_id = ${course_id} and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}
    )`

/** A class, some classes, or a whole school. */
interface Worked {
  readonly institution_id: number
  readonly class_id?: number
  readonly class_ids?: readonly number[]
}

/** Days with work; a day may have nothing but attendance. */
const workedDays = (db: Kysely<Tables>, { institution_id, class_id, class_ids }: Worked) =>
  db
    .selectFrom('rollup_class_day')
    .where('institution_id', '=', institution_id)
    .$if(class_id !== undefined, (some) => some.where('class_id', '=', class_id ?? 0))
    .$if(class_ids !== undefined, (some) =>
      some.where(sql<boolean>`class_id = any (${[...(class_ids ?? [])]}::bigint[])`),
    )
    .where(({ eb, or }) =>
      or([eb('attempts', '>', 0), eb('lessons_completed', '>', 0), eb('time_spent_in_seconds', '>', 0)]),
    )

export async function readFirstWorkedOfClass(db: Kysely<Tables>, place: Worked): Promise<string | null> {
  const row = await workedDays(db, place)
    .select(({ fn }) => fn.min<string | null>('day').as('first'))
    .executeTakeFirst()
  return row?.first ?? null
}

/** Work of a span by day or by month. */
export async function readClassWork(
  db: Kysely<Tables>,
  place: Worked,
  { first, last, months }: TrendSpan,
): Promise<readonly (WorkCounts & { readonly day: string })[]> {
  return workedDays(db, place)
    .select(({ fn }) => [
      dayOrMonth(months).as('day'),
      sql<number>`sum(attempts)::int`.as('attempts'),
      fn.sum<number>('accuracy_sum').as('accuracy_sum'),
      sql<number>`sum(lessons_completed)::int`.as('lessons_completed'),
      sql<number>`sum(time_spent_in_seconds)::float8`.as('time_spent_in_seconds'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(sql`1`)
    .execute()
}

export interface ClassLessonRow extends LessonOfClass {
  readonly lesson_guid: string
  readonly lesson_name: string
  readonly position: number
}

/** Every lesson of the class's course over its learners, in order; or the one that is named. */
export async function readClassLessonSums(
  db: Kysely<Tables>,
  place: ClassPlace,
  lesson_guid?: string,
): Promise<readonly ClassLessonRow[]> {
  const { rows } = await sql<ClassLessonRow>`
    with ${learnersOf(place)}, ${lessonsOf(place)}, sums as materialized (
      select u.lesson_guid, count(*) filter (where u.is_completed)::int as learners_completed,
        count(*) filter (where not u.is_completed)::int as learners_in_progress, sum(u.attempts)::int as attempts,
        sum(u.time_spent_in_seconds)::float8 as time_spent_in_seconds, sum(u.measured_contents)::int as measured_contents,
        sum(u.best_accuracy_sum) as best_accuracy_sum, sum(u.last_accuracy_sum) as last_accuracy_sum, sum(u.average_accuracy_sum) as average_accuracy_sum,
        sum(u.first_accuracy_sum) as first_accuracy_sum
      from learners join users_lessons u on u.institution_id = ${place.institution_id} and u.user_id = learners.user_id and u.class_id = ${place.class_id}
      where ${lesson_guid ?? null}::uuid is null or u.lesson_guid = ${lesson_guid ?? null}::uuid group by u.lesson_guid
    )
    select lesson_guid, lesson_name, position, coalesce(learners_completed, 0) as learners_completed,
      coalesce(learners_in_progress, 0) as learners_in_progress, coalesce(attempts, 0) as attempts,
      coalesce(time_spent_in_seconds, 0) as time_spent_in_seconds, coalesce(measured_contents, 0) as measured_contents,
      coalesce(best_accuracy_sum, 0) as best_accuracy_sum, coalesce(last_accuracy_sum, 0) as last_accuracy_sum,
      coalesce(average_accuracy_sum, 0) as average_accuracy_sum, coalesce(first_accuracy_sum, 0) as first_accuracy_sum
    from lessons left join sums using (lesson_guid)
    where ${lesson_guid ?? null}::uuid is null or lesson_guid = ${lesson_guid ?? null}::uuid
    order by position, lesson_guid`.execute(db)
  return rows
}

export interface Page {
  readonly skip: number
  readonly take: number
}

/** Place of the lesson, completion, number of contents with an attempt, and what counts of those attempts added up. A list: there are thousands. */
type MapEntry = readonly [place: number, completion: number, measured_contents: number, accuracy_sum: number]

export interface MapRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  /** Of the lessons asked for those that the learner began; the place counts from 1. */
  readonly lessons: readonly MapEntry[]
}

/** Learners by name, each with those of the lessons that they began. */
export async function readClassMap(
  db: Kysely<Tables>,
  place: ClassPlace,
  counted: CountedAttempt,
  lesson_guids: readonly string[],
  { skip, take }: Page,
): Promise<readonly MapRow[]> {
  const { rows } = await sql<MapRow>`
    with ${learnersOf(place)}, shown as materialized (
      select user_id, full_name, username from learners order by full_name, user_id offset ${skip} limit ${take}
    )
    select shown.user_id, full_name, username, coalesce((
        select json_agg(json_build_array(l.place, u.completion, u.measured_contents, ${sql.ref(`u.${counted}_accuracy_sum`)}))
        from users_lessons u join unnest(${lesson_guids}::uuid[]) with ordinality l (lesson_guid, place) on l.lesson_guid = u.lesson_guid
        where u.institution_id = ${place.institution_id} and u.user_id = shown.user_id and u.class_id = ${place.class_id}
      ), '[]') as lessons
    from shown order by full_name, shown.user_id`.execute(db)
  return rows
}

export interface StudentRow extends WorkCounts {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  /** Over all time. */
  readonly all_completed: number
  readonly lessons_total: number
  readonly attended: number
  readonly attendance_marked: number
  /** Of first attempts, over all time. */
  readonly first_accuracy_sum: number
  readonly measured_contents: number
  readonly worked_on: Date | null
}

/** All learners by name, each with what they did on those days. */
export async function readClassStudents(
  db: Kysely<Tables>,
  place: ClassPlace,
  { start_date, end_date }: ReportRange,
): Promise<readonly StudentRow[]> {
  const { institution_id, class_id } = place
  const { rows } = await sql<StudentRow>`
    with ${learnersOf(place)}, ${lessonsOf(place)}
    select learners.*, work.*, standing.*, present.*, (select count(*)::int from lessons) as lessons_total
    from learners
      cross join lateral (
        select coalesce(sum(d.attempts), 0)::int as attempts, coalesce(sum(d.accuracy_sum), 0) as accuracy_sum,
          coalesce(sum(d.lessons_completed), 0)::int as lessons_completed, coalesce(sum(d.time_spent_in_seconds), 0)::int as time_spent_in_seconds
        from rollup_learner_day d where d.institution_id = ${institution_id} and d.user_id = learners.user_id and d.class_id = ${class_id}
          and (${start_date ?? null}::date is null or d.day >= ${start_date ?? null}::date) and (${end_date ?? null}::date is null or d.day <= ${end_date ?? null}::date)
      ) work
      cross join lateral (
        select count(*) filter (where u.is_completed and u.lesson_guid in (select lesson_guid from lessons))::int as all_completed, max(u.worked_on) as worked_on,
          coalesce(sum(u.first_accuracy_sum), 0) as first_accuracy_sum, coalesce(sum(u.measured_contents), 0)::int as measured_contents
        from users_lessons u where u.institution_id = ${institution_id} and u.user_id = learners.user_id and u.class_id = ${class_id}
      ) standing
      cross join lateral (
        select count(*) filter (where d.attendance_status = any (${[...attendedStatuses]}::smallint[]))::int as attended, count(*)::int as attendance_marked
        from attendance_details d join attendance_sheets s on s.institution_id = d.institution_id and s.attendance_id = d.attendance_id
        where d.institution_id = ${institution_id} and d.user_id = learners.user_id
          and (${start_date ?? null}::date is null or s.attendance_date >= ${start_date ?? null}::date)
          and (${end_date ?? null}::date is null or s.attendance_date <= ${end_date ?? null}::date)
      ) present
    order by full_name, learners.user_id`.execute(db)
  return rows
}

export interface LessonLearnerRow extends LessonSums {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly content_status: ContentStatus
  readonly completion: number
  readonly worked_on: Date | null
}

/** Every learner of the class, as they stand in one lesson. */
export async function readLessonLearners(
  db: Kysely<Tables>,
  place: ClassPlace,
  lesson_guid: string,
): Promise<readonly LessonLearnerRow[]> {
  const { rows } = await sql<LessonLearnerRow>`
    with ${learnersOf(place)}
    select learners.user_id, full_name, username, case when u.is_completed then 2 when u.lesson_guid is not null then 1 else 0 end as content_status,
      coalesce(u.completion, 0) as completion, coalesce(u.attempts, 0) as attempts, coalesce(u.time_spent_in_seconds, 0) as time_spent_in_seconds,
      coalesce(u.measured_contents, 0) as measured_contents, coalesce(u.best_accuracy_sum, 0) as best_accuracy_sum,
      coalesce(u.last_accuracy_sum, 0) as last_accuracy_sum, coalesce(u.average_accuracy_sum, 0) as average_accuracy_sum,
      coalesce(u.first_accuracy_sum, 0) as first_accuracy_sum, u.worked_on
    from learners left join users_lessons u on u.institution_id = ${place.institution_id} and u.user_id = learners.user_id
      and u.class_id = ${place.class_id} and u.lesson_guid = ${lesson_guid}
    order by full_name, learners.user_id`.execute(db)
  return rows
}

type StandingSums = Pick<
  Standing,
  | 'content_status'
  | 'completion'
  | 'accuracy'
  | 'last_accuracy'
  | 'first_accuracy'
  | 'accuracy_sum'
  | 'attempts'
  | 'time_spent_in_seconds'
>

export interface ModuleLearnerRow extends StandingSums {
  readonly content_id: number
  readonly title: string
  readonly content_type: ContentType
  /** Null where the class has no learner. */
  readonly user_id: number | null
  readonly full_name: string | null
  readonly username: string | null
}

/** Contents of a lesson in their order, each with every learner of the class by name. */
export async function readModuleLearners(
  db: Kysely<Tables>,
  place: ClassPlace,
  lesson_guid: string,
): Promise<readonly ModuleLearnerRow[]> {
  const { tenant_id, institution_id, class_id } = place
  const { rows } = await sql<ModuleLearnerRow>`
    with ${learnersOf(place)}
    select c.content_id, c.title, c.content_type, learners.user_id, full_name, username, coalesce(u.content_status, 0) as content_status,
      coalesce(u.completion, 0) as completion, u.accuracy, u.last_accuracy, u.first_accuracy, coalesce(u.accuracy_sum, 0) as accuracy_sum,
      coalesce(u.attempts, 0) as attempts, coalesce(u.time_spent_in_seconds, 0) as time_spent_in_seconds
    from lessons_content p join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      left join learners on true
      left join users_content u on u.institution_id = ${institution_id} and u.user_id = learners.user_id and u.class_id = ${class_id}
        and u.content_id = p.content_id
    where p.tenant_id = ${tenant_id} and p.lesson_guid = ${lesson_guid} and not p.is_deleted
    order by p.position, p.content_id, full_name, learners.user_id`.execute(db)
  return rows
}
