/** What the reports of one learner read: their own roll-ups, and the sums of their lessons. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { ContentStatus, CountedAttempt } from '@maktab/contracts/fields'
import type { ReportRange } from '@maktab/domain/schools/report-range'
import type { TrendSpan, WorkCounts } from '@maktab/domain/insights/work-trend'
import type { LessonSums } from '@maktab/domain/learning/lesson-sums'
import type { Standing } from '@maktab/domain/learning/progress'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { hasLesson } from '#features/schools/availability.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'

export interface Learner {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export interface LessonRow extends LessonSums, NamedClass {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly lesson_name: string
  readonly position: number
  readonly counted_attempt: CountedAttempt
  readonly content_status: ContentStatus
  readonly completion: number
  readonly worked_on: Date | null
  readonly completed_on: Date | null
}

/** Classes that the learner is in now, or the one of them that is named. */
function ownClasses({ institution_id, user_id }: Learner, class_id: number | undefined): RawBuilder<unknown> {
  return sql`own as (
      select c.class_id, c.course_id, c.alias, c.subject, c.grade, c.section from users_classes m
        join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
      where m.institution_id = ${institution_id} and m.user_id = ${user_id} and m.role = 'learner' and not m.is_deleted
        and not c.is_deleted and ${class_id === undefined ? sql`c.is_active` : sql`c.class_id = ${class_id}`}
    )`
}

/** What the learner did is read once, before it is joined: a plan for any learner would read it again for every lesson. */
function lessonsOf(learner: Learner, class_id: number | undefined): RawBuilder<unknown> {
  const { tenant_id, institution_id, user_id } = learner
  return sql`with ${ownClasses(learner, class_id)}, begun as materialized (
      select class_id, lesson_guid, is_completed, completion, attempts, time_spent_in_seconds, measured_contents,
        best_accuracy_sum, last_accuracy_sum, average_accuracy_sum, first_accuracy_sum, worked_on, completed_on
      from users_lessons where institution_id = ${institution_id} and user_id = ${user_id}
    ), lessons as (
      select own.class_id, own.alias, own.subject, own.grade, own.section, l.course_id, l.lesson_guid, l.title as lesson_name, l.position, k.counted_attempt,
        case when u.is_completed then 2 when u.lesson_guid is not null then 1 else 0 end as content_status,
        coalesce(u.completion, 0) as completion, coalesce(u.attempts, 0) as attempts,
        coalesce(u.time_spent_in_seconds, 0) as time_spent_in_seconds, coalesce(u.measured_contents, 0) as measured_contents,
        coalesce(u.best_accuracy_sum, 0) as best_accuracy_sum, coalesce(u.last_accuracy_sum, 0) as last_accuracy_sum,
        coalesce(u.average_accuracy_sum, 0) as average_accuracy_sum, coalesce(u.first_accuracy_sum, 0) as first_accuracy_sum, u.worked_on, u.completed_on
      from own join courses k on k.tenant_id = ${tenant_id} and k.course_id = own.course_id
        join courses_lessons l on l.tenant_id = ${tenant_id} and l.course_id = own.course_id and not l.is_deleted
          and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}
        left join begun u on u.class_id = own.class_id and u.lesson_guid = l.lesson_guid
    )`
}

/** Every lesson of the learner's present classes in order, or of one of them, those never begun among them. */
export async function readLearnerLessons(
  db: Kysely<Tables>,
  learner: Learner,
  class_id: number | undefined,
): Promise<readonly LessonRow[]> {
  const { rows } = await sql<LessonRow>`
    ${lessonsOf(learner, class_id)} select * from lessons order by ${byGrade('grade')}, subject, section, class_id, position`.execute(
    db,
  )
  return rows
}

interface Wanted extends ReportRange {
  readonly class_id?: number | undefined
  readonly is_completed?: boolean | undefined
  readonly skip: number
  readonly take: number
}

/** Lessons that were worked on last on one of those days at the school, latest first, with how many there are in all. */
export async function readWorkedLessons(
  db: Kysely<Tables>,
  learner: Learner,
  { start_date, end_date, class_id, is_completed, skip, take }: Wanted,
): Promise<{ readonly list: readonly LessonRow[]; readonly total: number }> {
  const { rows } = await sql<LessonRow & { readonly total: number }>`
    ${lessonsOf(learner, class_id)}
    select lessons.*, count(*) over ()::int as total from lessons cross join institutions i
    where i.tenant_id = ${learner.tenant_id} and i.institution_id = ${learner.institution_id} and worked_on is not null
      and (${start_date ?? null}::date is null or worked_on >= ${start_date ?? null}::date::timestamp at time zone i.time_zone)
      and (${end_date ?? null}::date is null or worked_on < (${end_date ?? null}::date + 1)::timestamp at time zone i.time_zone)
      and (${is_completed ?? null}::boolean is null or (content_status = 2) = ${is_completed ?? null})
    order by worked_on desc, lesson_guid, class_id offset ${skip} limit ${take}`.execute(db)
  return { list: rows.map(({ total: _total, ...lesson }) => lesson), total: rows[0]?.total ?? 0 }
}

/** The first day with work, of the classes of the learner together or of one of them. */
export async function readFirstWorked(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  class_id: number | undefined,
): Promise<string | null> {
  const row = await db
    .selectFrom('rollup_learner_day')
    .select(({ fn }) => fn.min<string | null>('day').as('first'))
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .$if(class_id !== undefined, (some) => some.where('class_id', '=', class_id ?? 0))
    .executeTakeFirst()
  return row?.first ?? null
}

/** Work of a span by day or by month, the classes of the learner together or one of them; also of classes that they left. */
export async function readLearnerWork(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { class_id, first, last, months }: TrendSpan & { readonly class_id?: number | undefined },
): Promise<readonly (WorkCounts & { readonly day: string })[]> {
  return db
    .selectFrom('rollup_learner_day')
    .select(({ fn }) => [
      dayOrMonth(months).as('day'),
      sql<number>`sum(attempts)::int`.as('attempts'),
      fn.sum<number>('accuracy_sum').as('accuracy_sum'),
      sql<number>`sum(time_spent_in_seconds)::int`.as('time_spent_in_seconds'),
      sql<number>`sum(lessons_completed)::int`.as('lessons_completed'),
    ])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .$if(class_id !== undefined, (some) => some.where('class_id', '=', class_id ?? 0))
    .groupBy(sql`1`)
    .execute()
}

/** The day of a roll-up; or that of the months in which it lies, where there are some. */
export function dayOrMonth(months: readonly string[]): RawBuilder<string> {
  return months.length === 0
    ? sql<string>`day`
    : sql<string>`(${[...months]}::date[])[width_bucket(day, ${[...months]}::date[])]`
}

export interface ClasswiseRow extends WorkCounts, NamedClass {
  readonly class_id: number
  readonly course_id: number
  readonly lessons_total: number
}

export async function readClasswise(
  db: Kysely<Tables>,
  learner: Learner,
  { start_date, end_date }: ReportRange,
): Promise<readonly ClasswiseRow[]> {
  const { tenant_id, institution_id, user_id } = learner
  const { rows } = await sql<ClasswiseRow>`
    with ${ownClasses(learner, undefined)}, work as (
      select class_id, sum(attempts)::int as attempts, sum(accuracy_sum) as accuracy_sum, sum(lessons_completed)::int as lessons_completed,
        sum(time_spent_in_seconds)::int as time_spent_in_seconds
      from rollup_learner_day where institution_id = ${institution_id} and user_id = ${user_id}
        and (${start_date ?? null}::date is null or day >= ${start_date ?? null}::date) and (${end_date ?? null}::date is null or day <= ${end_date ?? null}::date)
      group by class_id
    )
    select own.*, coalesce(work.attempts, 0) as attempts, coalesce(work.accuracy_sum, 0) as accuracy_sum,
      coalesce(work.lessons_completed, 0) as lessons_completed, coalesce(work.time_spent_in_seconds, 0) as time_spent_in_seconds,
      (select count(*)::int from courses_lessons l where l.tenant_id = ${tenant_id} and l.course_id = own.course_id and not l.is_deleted
        and ${hasLesson({ institution_id, course: 'k', lesson: 'l' })}) as lessons_total
    from own join courses k on k.tenant_id = ${tenant_id} and k.course_id = own.course_id left join work using (class_id)
    order by ${byGrade('own.grade')}, own.subject, own.section, own.class_id`.execute(db)
  return rows
}

export interface ContentRow extends Pick<
  Standing,
  | 'content_status'
  | 'completion'
  | 'accuracy'
  | 'last_accuracy'
  | 'first_accuracy'
  | 'accuracy_sum'
  | 'attempts'
  | 'time_spent_in_seconds'
> {
  readonly content_id: number
  readonly title: string
  readonly content_type: ContentType
}

/** Contents of a lesson in their order, as one learner of a class stands in them. */
export async function readLessonContents(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Learner,
  place: { readonly class_id: number; readonly lesson_guid: string },
): Promise<readonly ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select c.content_id, c.title, c.content_type, coalesce(u.content_status, 0) as content_status, coalesce(u.completion, 0) as completion,
      u.accuracy, u.last_accuracy, u.first_accuracy, coalesce(u.accuracy_sum, 0) as accuracy_sum, coalesce(u.attempts, 0) as attempts,
      coalesce(u.time_spent_in_seconds, 0) as time_spent_in_seconds
    from lessons_content p join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      left join users_content u on u.institution_id = ${institution_id} and u.user_id = ${user_id} and u.class_id = ${place.class_id}
        and u.content_id = p.content_id
    where p.tenant_id = ${tenant_id} and p.lesson_guid = ${place.lesson_guid} and not p.is_deleted
    order by p.position, p.content_id`.execute(db)
  return rows
}
