import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OwnAttempt, Answers, Marks } from '@maktab/contracts/learning/attempts'
import type { ScoreEntry } from '@maktab/domain/learning/answer-scores'
import type { Results } from '@maktab/domain/learning/marking'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import type { StoredQuestion } from '#features/content/bodies.ts'
import type { UnmarkedAttempt } from '#features/learning/attempts.sql.ts'

interface Person {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
}

export const waitingPageSize = 20

export interface WaitingRow {
  readonly sync_guid: string
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly class_id: number
  readonly content_title: string
  readonly taken_on: Date
  readonly questions: readonly StoredQuestion[]
  readonly answers: Answers
  readonly results: Results
  readonly marks: Marks
  readonly scores: OwnAttempt['scores']
  readonly files: readonly KeptAttachment[]
  readonly accuracy: number
}

interface OfClass {
  readonly class_id: number
  readonly page: number
}

/** Oldest first. Of a sealed test nothing waits before it is opened. */
export async function readWaitingAttempts(db: Kysely<Tables>, person: Person, asked: OfClass): Promise<AttemptPage> {
  return readPage(db, person, asked, { which: sql`t.waiting_questions > 0`, order: sql`t.taken_on, t.sync_guid` })
}

/** The latest scored first. */
export async function readScoredAttempts(db: Kysely<Tables>, person: Person, asked: OfClass): Promise<AttemptPage> {
  return readPage(db, person, asked, {
    which: sql`t.scored_on is not null and t.waiting_questions = 0`,
    order: sql`t.scored_on desc, t.sync_guid`,
  })
}

export interface AttemptPage {
  readonly rows: readonly WaitingRow[]
  readonly total: number
}

async function readPage(
  db: Kysely<Tables>,
  { institution_id, tenant_id }: Person,
  { class_id, page }: OfClass,
  { which, order }: { readonly which: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
): Promise<AttemptPage> {
  const { rows } = await sql<WaitingRow & { readonly total: number }>`
    select t.sync_guid, t.user_id, u.full_name, u.username, t.class_id, k.title as content_title, t.taken_on, k.body -> 'questions' as questions,
      t.answers, t.results, t.marks, t.scores, t.files, t.accuracy, (count(*) over ())::int as total
    from users_content_attempts t
      join users u on u.institution_id = t.institution_id and u.user_id = t.user_id
      join content k on k.tenant_id = ${tenant_id} and k.content_id = t.content_id
    where t.institution_id = ${institution_id} and t.class_id = ${class_id} and ${which} and t.closes_on is null
    order by ${order} limit ${waitingPageSize} offset ${(page - 1) * waitingPageSize}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface ScoreEntryRow {
  readonly sync_guid: string
  readonly score_entry_id: string
  readonly scored_by: number
  readonly scored_by_name: string
  readonly scored_on: Date
  readonly accuracy: number | null
  readonly scores: OwnAttempt['scores']
  readonly device_id: string | null
}

/** Each after those that were given before it. */
export async function readScoreEntries(
  db: Kysely<Tables>,
  { institution_id }: Pick<Person, 'institution_id'>,
  sync_guids: readonly string[],
): Promise<readonly ScoreEntryRow[]> {
  if (sync_guids.length === 0) return []
  const { rows } = await sql<ScoreEntryRow>`
    select e.sync_guid, e.score_entry_id, e.scored_by, u.full_name as scored_by_name, e.scored_on, e.accuracy, e.scores, e.device_id
    from answer_score_entries e join users u on u.institution_id = e.institution_id and u.user_id = e.scored_by
    where e.institution_id = ${institution_id} and e.sync_guid = any(${sync_guids}::uuid[]) order by e.sync_guid, e.scored_on, e.score_entry_id`.execute(
    db,
  )
  return rows
}

/**
 * Its turn is taken: nobody else writes entries of it. Of those that are there already only what the attempt came to is
 * new; the one that is not was given on `device_id`.
 */
export async function keepScoreEntries(
  db: Kysely<Tables>,
  { institution_id, device_id }: Pick<Person, 'institution_id'> & { readonly device_id: string | undefined },
  sync_guid: string,
  entries: readonly ScoreEntry[],
): Promise<void> {
  await db
    .insertInto('answer_score_entries')
    .values(
      entries.map(({ score_entry_id, scored_by, scored_on, accuracy, scores }) => ({
        institution_id,
        sync_guid,
        score_entry_id,
        scored_by,
        scored_on,
        accuracy,
        scores: JSON.stringify(scores),
        device_id: device_id ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'sync_guid', 'score_entry_id'])
        .doUpdateSet(({ ref }) => ({ accuracy: ref('excluded.accuracy') })),
    )
    .execute()
}

/** What else a learner did at a content, of what counts: the best of it, and whether it was all taken before the one that is named, or all after it. */
export async function readOtherAttempts(
  db: Kysely<Tables>,
  { institution_id, user_id }: Pick<Person, 'institution_id' | 'user_id'>,
  {
    content_id,
    class_id,
    sync_guid,
  }: { readonly content_id: number; readonly class_id: number; readonly sync_guid: string },
): Promise<{ readonly others_best: number | null; readonly is_latest: boolean; readonly is_first: boolean }> {
  const { rows } = await sql<{ others_best: number | null; is_latest: boolean; is_first: boolean }>`
    select max(o.accuracy) as others_best, coalesce(bool_and((o.taken_on, o.attempt_number) < (t.taken_on, t.attempt_number)), true) as is_latest,
      coalesce(bool_and((o.taken_on, o.attempt_number) > (t.taken_on, t.attempt_number)), true) as is_first
    from users_content_attempts t left join users_content_attempts o on o.institution_id = t.institution_id and o.user_id = t.user_id
      and o.content_id = t.content_id and o.class_id = t.class_id and o.sync_guid <> t.sync_guid and o.waiting_questions = 0 and o.closes_on is null
    where t.institution_id = ${institution_id} and t.sync_guid = ${sync_guid} and t.user_id = ${user_id} and t.content_id = ${content_id} and t.class_id = ${class_id}`.execute(
    db,
  )
  return rows[0] ?? { others_best: null, is_latest: true, is_first: true }
}

export interface AttemptToScore extends UnmarkedAttempt {
  readonly waiting_questions: number
  readonly accuracy: number
}

/** An attempt that a teacher of its class marks or has marked, with its turn taken; what was given before they left the class may arrive later. */
export async function takeAttemptToScore(
  db: Kysely<Tables>,
  { institution_id, user_id: teacher_id }: Person,
  { sync_guid, user_id, class_id }: { readonly sync_guid: string; readonly user_id: number; readonly class_id: number },
  given: Date,
): Promise<AttemptToScore | undefined> {
  const { rows } = await sql<AttemptToScore>`
    select t.sync_guid, t.user_id, t.content_id, t.class_id, t.lesson_guid, c.course_id as cms_course_id, t.attempt_number, t.answers, t.results, t.marks, t.scores,
      t.closes_on, t.taken_on, t.waiting_questions, t.accuracy
    from users_content_attempts t join classes c on c.institution_id = t.institution_id and c.class_id = t.class_id
    where t.institution_id = ${institution_id} and t.sync_guid = ${sync_guid} and t.user_id = ${user_id} and t.class_id = ${class_id}
      and (t.waiting_questions > 0 or t.scored_on is not null) and t.closes_on is null
      and exists (select from users_classes m where m.institution_id = t.institution_id and m.class_id = t.class_id
        and m.user_id = ${teacher_id} and m.role = 'teacher' and (not m.is_deleted or m.left_on > ${given}))
    for update of t`.execute(db)
  return rows[0]
}
