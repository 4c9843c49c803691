import { sql, type Kysely } from 'kysely'
import type { Answers, Marks, OwnAttempt, TrackedAttempt } from '@maktab/contracts/learning/attempts'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import type { QuestionShare } from '@maktab/domain/studio/question-statistics'
import type { TakenAttempt } from '@maktab/domain/learning/attempts'
import type { Marked, Results } from '@maktab/domain/learning/marking'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import type { StoredQuestion } from '#features/content/bodies.ts'

interface Learner {
  readonly institution_id: number
  readonly user_id: number
}

/** The questions of an assessment as they stand; undefined where the content is none. */
export async function findTest(
  db: Kysely<Tables>,
  tenant_id: number,
  content_id: number,
): Promise<(TestEdition & { readonly title: string; readonly closes_on: string | undefined }) | undefined> {
  const { rows } = await sql<EditionRow & { readonly title: string; readonly closes_on: string | null }>`
    select title, body -> 'questions' as questions, body ->> 'closes_on' as closes_on, body -> 'rules' as rules from content
    where tenant_id = ${tenant_id} and content_id = ${content_id} and body ->> 'kind' = 'assessment'`.execute(db)
  const [row] = rows
  return row && { ...row, closes_on: row.closes_on ?? undefined, rules: row.rules ?? undefined }
}

/** Questions of a test, and under which rules they were asked. */
export interface TestEdition {
  readonly questions: readonly StoredQuestion[]
  readonly rules: TestRules | undefined
}
interface EditionRow {
  readonly questions: StoredQuestion[]
  readonly rules: TestRules | null
}

/** Editions that the assessment had before, newest first: a device may hold what was published then, and sends what was answered there. */
export async function findEarlierEditions(
  db: Kysely<Tables>,
  tenant_id: number,
  content_id: number,
): Promise<readonly TestEdition[]> {
  const { rows } = await sql<EditionRow>`
    select r.body -> 'questions' as questions, r.body -> 'rules' as rules
    from content k join content_revisions r on r.tenant_id = k.tenant_id and r.content_id = k.content_id and r.revision < k.revision
    where k.tenant_id = ${tenant_id} and k.content_id = ${content_id} and r.body ->> 'kind' = 'assessment'
    order by r.revision desc limit 20`.execute(db)
  return rows.map(({ questions, rules }) => ({ questions, rules: rules ?? undefined }))
}

export interface KeptAttempt {
  readonly content_id: number
  readonly class_id: number
  readonly attempt_number: number
  readonly total_questions: number
  readonly correct_questions: number
  readonly waiting_questions: number
  readonly accuracy: number
  readonly closes_on: Date | null
}

/** This learner's attempt with that id, if it arrived before. */
export async function findAttempt(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  sync_guid: string,
): Promise<KeptAttempt | undefined> {
  return db
    .selectFrom('users_content_attempts')
    .select([
      'content_id',
      'class_id',
      'attempt_number',
      'total_questions',
      'correct_questions',
      'waiting_questions',
      'accuracy',
      'closes_on',
    ])
    .where('institution_id', '=', institution_id)
    .where('sync_guid', '=', sync_guid)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/** Attempts of a learner at a content that do not count yet. */
export async function countUnmarked(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id }: { readonly content_id: number; readonly class_id: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users_content_attempts
    where institution_id = ${institution_id} and user_id = ${user_id} and content_id = ${content_id} and class_id = ${class_id}
      and (waiting_questions > 0 or closes_on is not null)`.execute(db)
  return rows[0]?.count ?? 0
}

interface NewAttempt {
  readonly tracked: TrackedAttempt
  readonly taken: TakenAttempt
  readonly attempt_number: number
  readonly files: readonly KeptAttachment[]
  readonly taken_on: Date
}

/** Answers false where another person's attempt has this id already. */
export async function insertAttempt(
  db: Kysely<Tables>,
  learner: Learner,
  { tracked, taken, attempt_number, files, taken_on }: NewAttempt,
): Promise<boolean> {
  const { sync_guid, content_id, class_id, lesson_guid, time_spent_in_seconds, away_seconds, times_away } = tracked
  const { accuracy, total_questions, correct_questions, waiting_questions, results, marks } = taken.marked
  const inserted = await db
    .insertInto('users_content_attempts')
    .values({
      institution_id: learner.institution_id,
      user_id: learner.user_id,
      sync_guid,
      content_id,
      class_id,
      lesson_guid,
      time_spent_in_seconds,
      away_seconds: away_seconds ?? null,
      times_away: times_away ?? null,
      attempt_number,
      accuracy: accuracy ?? 0,
      total_questions,
      correct_questions,
      waiting_questions,
      closes_on: taken.closes_on,
      results: JSON.stringify(results),
      marks: JSON.stringify(marks),
      answers: JSON.stringify(taken.answers),
      files: JSON.stringify(files),
      taken_on,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sync_guid')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Attempts of a sealed test of this school wait: whoever opens tests finds them by it. */
export async function noteSealedTest(
  db: Kysely<Tables>,
  {
    tenant_id,
    institution_id,
    content_id,
    closes_on,
  }: {
    readonly tenant_id: number
    readonly institution_id: number
    readonly content_id: number
    readonly closes_on: string
  },
): Promise<void> {
  await db
    .insertInto('sealed_tests')
    .values({ tenant_id, institution_id, content_id, closes_on })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'institution_id', 'content_id']).doUpdateSet({ closes_on }),
    )
    .execute()
}

/** Adds what a learner's first attempt says of its questions. One statement, the questions in one order: two attempts never wait for each other in a circle. */
export async function addQuestionShares(
  db: Kysely<Tables>,
  {
    tenant_id,
    institution_id,
    content_id,
  }: { readonly tenant_id: number; readonly institution_id: number; readonly content_id: number },
  shares: readonly QuestionShare[],
): Promise<void> {
  if (shares.length === 0) return
  await sql`
    insert into question_statistics as s (tenant_id, question_id, content_id, institution_id, answered, correct, rest_sum, rest_square_sum, correct_rest_sum)
    select ${tenant_id}, a.question_id, ${content_id}, ${institution_id}, 1, a.correct, a.rest, a.rest * a.rest, a.correct * a.rest
    from unnest(${shares.map(({ question_id }) => question_id)}::text[], ${shares.map(({ is_correct }) => Number(is_correct))}::int[],
      ${shares.map(({ rest }) => rest)}::float8[]) as a (question_id, correct, rest)
    order by a.question_id
    on conflict (tenant_id, question_id, content_id, institution_id) do update set
      answered = s.answered + 1, correct = s.correct + excluded.correct, rest_sum = s.rest_sum + excluded.rest_sum,
      rest_square_sum = s.rest_square_sum + excluded.rest_square_sum, correct_rest_sum = s.correct_rest_sum + excluded.correct_rest_sum`.execute(
    db,
  )
}

export interface OwnAttemptRow {
  readonly sync_guid: string
  readonly attempt_number: number
  readonly taken_on: Date
  readonly total_questions: number
  readonly correct_questions: number
  readonly waiting_questions: number
  readonly accuracy: number
  readonly closes_on: Date | null
  readonly answers: Answers
  readonly results: Results | null
  readonly marks: Marks
  readonly scores: OwnAttempt['scores']
  readonly files: readonly KeptAttachment[]
}

/** Latest first; of one content nobody makes more than is shown. */
export async function readOwnAttempts(
  db: Kysely<Tables>,
  { institution_id, user_id }: Learner,
  { content_id, class_id }: { readonly content_id: number; readonly class_id: number },
): Promise<readonly OwnAttemptRow[]> {
  const { rows } = await sql<OwnAttemptRow>`
    select sync_guid, attempt_number, taken_on, total_questions, correct_questions, waiting_questions, accuracy, closes_on, answers, results, marks, scores, files
    from users_content_attempts
    where institution_id = ${institution_id} and user_id = ${user_id} and content_id = ${content_id} and class_id = ${class_id}
    order by taken_on desc, attempt_number desc limit 50`.execute(db)
  return rows
}

export interface UnmarkedAttempt {
  readonly sync_guid: string
  readonly user_id: number
  readonly content_id: number
  readonly class_id: number
  readonly lesson_guid: string
  readonly cms_course_id: number
  readonly attempt_number: number
  readonly answers: Answers
  readonly results: Results
  readonly marks: Marks
  readonly scores: Readonly<
    Record<string, { readonly levels: Readonly<Record<string, string>>; readonly remark: string }>
  >
  readonly closes_on: Date | null
  readonly taken_on: Date
}

/** Attempts at a test that closed, with their turn taken. */
export async function takeSealedAttempts(
  db: Kysely<Tables>,
  institution_id: number,
  content_id: number,
  most: number,
): Promise<readonly UnmarkedAttempt[]> {
  const { rows } = await sql<UnmarkedAttempt>`
    select t.sync_guid, t.user_id, t.content_id, t.class_id, t.lesson_guid, c.course_id as cms_course_id, t.attempt_number, t.answers, t.results, t.marks, t.scores,
      t.closes_on, t.taken_on
    from users_content_attempts t join classes c on c.institution_id = t.institution_id and c.class_id = t.class_id
    where t.institution_id = ${institution_id} and t.content_id = ${content_id} and t.closes_on is not null
    order by t.taken_on, t.sync_guid limit ${most} for update of t`.execute(db)
  return rows
}

/** What an attempt comes to now; its seal, if it had one, is broken where `closes_on` is null. */
export async function saveMarked(
  db: Kysely<Tables>,
  institution_id: number,
  sync_guid: string,
  {
    marked,
    closes_on,
    ...scored
  }: {
    readonly marked: Marked
    readonly closes_on: Date | null
    readonly answers?: Answers
    readonly scores?: UnmarkedAttempt['scores']
    readonly scored_by?: number
    readonly scored_on?: Date
  },
): Promise<void> {
  const { accuracy, correct_questions, waiting_questions, total_questions, marks } = marked
  const { answers, scores, ...by } = scored
  await db
    .updateTable('users_content_attempts')
    .set({
      accuracy: accuracy ?? 0,
      correct_questions,
      waiting_questions,
      total_questions,
      marks: JSON.stringify(marks),
      closes_on,
      ...by,
      ...(answers ? { answers: JSON.stringify(answers) } : {}),
      ...(scores ? { scores: JSON.stringify(scores) } : {}),
    })
    .where('institution_id', '=', institution_id)
    .where('sync_guid', '=', sync_guid)
    .execute()
}
