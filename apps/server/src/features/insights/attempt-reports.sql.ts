import { sql, type Kysely } from 'kysely'
import type { PackageInteraction } from '@maktab/contracts/viewers/package-states'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Answers, Marks } from '@maktab/contracts/learning/attempts'
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
  readonly away_seconds: number | null
  readonly times_away: number | null
  readonly answers: Answers
  /** Null in attempts from before it was kept. */
  readonly results: Readonly<Record<string, boolean | null>> | null
  readonly marks: Marks
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
        time_spent_in_seconds, away_seconds, times_away, answers, results, marks, closes_on, interactions
      from users_content_attempts
      where institution_id = ${institution_id} and user_id = ${user_id} and class_id = ${class_id} and ${which}
      union all
      select sync_guid, content_id, lesson_guid, null, taken_on, null, 0, 0, 0, time_spent_in_seconds, null, null, '{}', '{}', '{}', null, interactions
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
