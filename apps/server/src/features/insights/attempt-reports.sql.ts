import { sql, type Kysely } from 'kysely'
import type { PackageInteraction } from '@maktab/contracts/viewers/package-states'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Answers } from '@maktab/contracts/learning/progress'
import type { Standing } from '@maktab/domain/learning/progress'
import type { Tables } from '#db/tables.ts'
import type { StoredBody } from '#features/content/bodies.ts'

interface LearnerInClass {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
  readonly class_id: number
  readonly course_id: number
}

export interface AttemptRow {
  readonly sync_guid: string
  readonly content_id: number
  readonly lesson_guid: string
  /** Null for a sitting in which a package asked and gave no result. */
  readonly attempt_number: number | null
  readonly taken_on: Date
  readonly accuracy: number | null
  readonly correct_questions: number
  readonly total_questions: number
  readonly waiting_questions: number
  readonly time_spent_in_seconds: number
  readonly answers: Answers
  /** Null in attempts from before it was kept. */
  readonly results: Readonly<Record<string, boolean | null>> | null
  /** Of a sealed test that was not opened yet. */
  readonly closes_on: Date | null
  /** Null where it is no package's, or the package told nothing. */
  readonly interactions: readonly PackageInteraction[] | null
  readonly total: number
}

type Wanted = { readonly sync_guids: readonly string[] } | { readonly content_id: number }

/** Attempts of a learner in a class, and sittings of packages that gave no result, latest first: those with these ids, or those at one content. */
export async function readAttempts(
  db: Kysely<Tables>,
  { institution_id, user_id, class_id }: LearnerInClass,
  wanted: Wanted,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<readonly AttemptRow[]> {
  const which =
    'content_id' in wanted
      ? sql`content_id = ${wanted.content_id}`
      : sql`sync_guid = any (${[...wanted.sync_guids]}::uuid[])`
  const { rows } = await sql<AttemptRow>`
    select *, count(*) over ()::int as total
    from (
      select sync_guid, content_id, lesson_guid, attempt_number, taken_on, accuracy, correct_questions, total_questions, waiting_questions,
        time_spent_in_seconds, answers, results, closes_on, interactions
      from users_content_attempts
      where institution_id = ${institution_id} and user_id = ${user_id} and class_id = ${class_id} and ${which}
      union all
      select sync_guid, content_id, lesson_guid, null, taken_on, null, 0, 0, 0, time_spent_in_seconds, '{}', '{}', null, interactions
      from package_sittings
      where institution_id = ${institution_id} and user_id = ${user_id} and class_id = ${class_id} and ${which}
    ) either
    order by taken_on desc, attempt_number desc nulls last, sync_guid offset ${skip} limit ${take}`.execute(db)
  return rows
}

export interface AttemptedRow {
  readonly content_id: number
  readonly title: string
  readonly lesson_guid: string
  readonly lesson_name: string
  readonly language: LanguageCode
  readonly body: StoredBody
}

/** Assessments and packages of the class's course, each with its lesson. */
export async function readAttempted(
  db: Kysely<Tables>,
  { tenant_id, course_id }: LearnerInClass,
  content_ids: readonly number[],
): Promise<readonly AttemptedRow[]> {
  const { rows } = await sql<AttemptedRow>`
    select distinct on (c.content_id) c.content_id, c.title, l.lesson_guid, l.title as lesson_name, k.language, c.body
    from lessons_content p
      join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      join courses_lessons l on l.tenant_id = p.tenant_id and l.lesson_guid = p.lesson_guid
      join courses k on k.tenant_id = p.tenant_id and k.course_id = p.course_id
    where p.tenant_id = ${tenant_id} and p.course_id = ${course_id} and p.content_id = any (${[...content_ids]}::bigint[]) and c.body ->> 'kind' in ('assessment', 'package')
    order by c.content_id, p.is_deleted, p.position`.execute(db)
  return rows
}

export interface AttachedRow extends Pick<Standing, 'content_status' | 'completion' | 'accuracy' | 'attempts'> {
  readonly class_id: number
  readonly course_id: number
  readonly lesson_guid: string
  readonly content_id: number
  readonly title: string
}

/** The contents that belong to the learner's own share of an assignment, as they stand in them; undefined where it was not set for them, or has not begun. */
export async function readOwnModules(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Omit<LearnerInClass, 'class_id' | 'course_id'>,
  assignment_id: string,
  now: Date,
): Promise<readonly AttachedRow[] | undefined> {
  const work = await db
    .selectFrom('assignments_users as work')
    .innerJoin('assignments as one', (join) =>
      join
        .onRef('one.institution_id', '=', 'work.institution_id')
        .onRef('one.assignment_id', '=', 'work.assignment_id'),
    )
    .select('work.class_id')
    .where('work.institution_id', '=', institution_id)
    .where('work.assignment_id', '=', assignment_id)
    .where('work.user_id', '=', user_id)
    .where('one.is_deleted', '=', false)
    .where('one.start_date', '<=', now)
    .executeTakeFirst()
  if (!work) return undefined
  const { rows } = await sql<AttachedRow>`
    with ${attachedTo({ institution_id, assignment_id })}
    select a.class_id, p.course_id, p.lesson_guid, p.content_id, c.title, coalesce(u.content_status, 0) as content_status,
      coalesce(u.completion, 0) as completion, u.accuracy, coalesce(u.attempts, 0) as attempts
    from attached a join lessons_content p on p.tenant_id = ${tenant_id} and p.lesson_guid = a.lesson_guid and p.content_id = a.content_id
      join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      left join users_content u on u.institution_id = ${institution_id} and u.user_id = ${user_id} and u.class_id = a.class_id and u.content_id = a.content_id
    where a.class_id = ${work.class_id} order by p.lesson_guid, p.position, p.content_id`.execute(db)
  return rows
}

const attachedTo = ({
  institution_id,
  assignment_id,
}: {
  readonly institution_id: number
  readonly assignment_id: string
}) => sql`attached as (
      select ac.class_id, (lesson ->> 'lesson_guid')::uuid as lesson_guid, (content #>> '{}')::bigint as content_id
      from assignments_classes ac cross join jsonb_array_elements(ac.lessons) lesson cross join jsonb_array_elements(lesson -> 'content_ids') content
      where ac.institution_id = ${institution_id} and ac.assignment_id = ${assignment_id}
    )`

export interface SetModuleRow {
  readonly class_id: number
  readonly lesson_guid: string
  readonly content_id: number
  readonly title: string
  readonly learners: number
  readonly not_started: number
  readonly in_progress: number
  readonly completed: number
  readonly failed: number
  readonly measured: number
  readonly accuracy_sum: number
}

/** The contents of an assignment over the learners it was set for, in the classes that the teacher has; undefined where it is not theirs. */
export async function readSetModules(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Omit<LearnerInClass, 'class_id' | 'course_id'>,
  { assignment_id, class_id }: { readonly assignment_id: string; readonly class_id: number | undefined },
): Promise<readonly SetModuleRow[] | undefined> {
  const taught = sql`select 1 from assignments a join assignments_classes ac using (institution_id, assignment_id)
    join users_classes t on t.institution_id = a.institution_id and t.class_id = ac.class_id and t.user_id = ${user_id} and t.role = 'teacher' and not t.is_deleted
    where a.institution_id = ${institution_id} and a.assignment_id = ${assignment_id} and not a.is_deleted and (${class_id ?? null}::bigint is null or ac.class_id = ${class_id ?? null})`
  const known = await sql`${taught} limit 1`.execute(db)
  if (known.rows.length === 0) return undefined
  const { rows } = await sql<SetModuleRow>`
    with ${attachedTo({ institution_id, assignment_id })}
    select a.class_id, p.lesson_guid, p.content_id, c.title, count(w.user_id)::int as learners,
      count(w.user_id) filter (where coalesce(u.content_status, 0) = 0)::int as not_started,
      count(*) filter (where u.content_status = 1)::int as in_progress, count(*) filter (where u.content_status = 2)::int as completed,
      count(*) filter (where u.content_status = 3)::int as failed, count(u.accuracy)::int as measured,
      coalesce(sum(case k.counted_attempt when 'best' then u.accuracy when 'last' then coalesce(u.last_accuracy, u.accuracy)
        else u.accuracy_sum / greatest(u.attempts, 1) end::numeric) filter (where u.accuracy is not null), 0)::float8 as accuracy_sum
    from attached a
      join users_classes t on t.institution_id = ${institution_id} and t.class_id = a.class_id and t.user_id = ${user_id} and t.role = 'teacher' and not t.is_deleted
      join lessons_content p on p.tenant_id = ${tenant_id} and p.lesson_guid = a.lesson_guid and p.content_id = a.content_id
      join content c on c.tenant_id = p.tenant_id and c.content_id = p.content_id
      join courses k on k.tenant_id = p.tenant_id and k.course_id = p.course_id
      left join assignments_users w on w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.class_id = a.class_id
      left join users_content u on u.institution_id = ${institution_id} and u.user_id = w.user_id and u.class_id = a.class_id and u.content_id = a.content_id
    where ${class_id ?? null}::bigint is null or a.class_id = ${class_id ?? null}
    group by a.class_id, p.lesson_guid, p.content_id, c.title, p.position order by a.class_id, p.lesson_guid, p.position, p.content_id`.execute(
    db,
  )
  return rows
}
