import { sql, type Kysely } from 'kysely'
import type { OwnAttempt } from '@maktab/contracts/learning/attempts'
import type { Answers } from '@maktab/contracts/learning/progress'
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
  readonly scores: OwnAttempt['scores']
  readonly files: readonly KeptAttachment[]
}

/** Latest first; of one content nobody makes more than is shown. */
export async function readOwnAttempts(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  { content_id, class_id }: { readonly content_id: number; readonly class_id: number },
): Promise<readonly OwnAttemptRow[]> {
  const { rows } = await sql<OwnAttemptRow>`
    select sync_guid, attempt_number, taken_on, total_questions, correct_questions, waiting_questions, accuracy, closes_on, answers, results, scores, files
    from users_content_attempts
    where institution_id = ${institution_id} and user_id = ${user_id} and content_id = ${content_id} and class_id = ${class_id}
    order by taken_on desc, attempt_number desc limit 50`.execute(db)
  return rows
}

export const waitingPageSize = 20

export interface WaitingRow {
  readonly sync_guid: string
  readonly user_id: number
  readonly full_name: string
  readonly class_id: number
  readonly content_title: string
  readonly taken_on: Date
  readonly questions: readonly StoredQuestion[]
  readonly answers: Answers
  readonly results: Results
  readonly scores: OwnAttempt['scores']
  readonly files: readonly KeptAttachment[]
}

/** Of a sealed test nothing waits before it is opened. */
export async function readWaitingAttempts(
  db: Kysely<Tables>,
  { institution_id, tenant_id }: Person,
  { class_id, page }: { readonly class_id: number; readonly page: number },
): Promise<{ readonly rows: readonly WaitingRow[]; readonly total: number }> {
  const { rows } = await sql<WaitingRow & { readonly total: number }>`
    select t.sync_guid, t.user_id, u.full_name, t.class_id, k.title as content_title, t.taken_on, k.body -> 'questions' as questions,
      t.answers, t.results, t.scores, t.files, (count(*) over ())::int as total
    from users_content_attempts t
      join users u on u.institution_id = t.institution_id and u.user_id = t.user_id
      join content k on k.tenant_id = ${tenant_id} and k.content_id = t.content_id
    where t.institution_id = ${institution_id} and t.class_id = ${class_id} and t.waiting_questions > 0 and t.closes_on is null
    order by t.taken_on, t.sync_guid limit ${waitingPageSize} offset ${(page - 1) * waitingPageSize}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** An attempt that waits for a teacher of its class, with its turn taken. */
export async function takeAttemptToScore(
  db: Kysely<Tables>,
  { institution_id, user_id: teacher_id }: Person,
  { sync_guid, user_id, class_id }: { readonly sync_guid: string; readonly user_id: number; readonly class_id: number },
): Promise<UnmarkedAttempt | undefined> {
  const { rows } = await sql<UnmarkedAttempt>`
    select t.sync_guid, t.user_id, t.content_id, t.class_id, t.lesson_guid, c.course_id as cms_course_id, t.attempt_number, t.answers, t.results, t.scores,
      t.closes_on, t.taken_on
    from users_content_attempts t join classes c on c.institution_id = t.institution_id and c.class_id = t.class_id
    where t.institution_id = ${institution_id} and t.sync_guid = ${sync_guid} and t.user_id = ${user_id} and t.class_id = ${class_id}
      and t.waiting_questions > 0 and t.closes_on is null
      and exists (select from users_classes m where m.institution_id = t.institution_id and m.class_id = t.class_id
        and m.user_id = ${teacher_id} and m.role = 'teacher' and not m.is_deleted)
    for update of t`.execute(db)
  return rows[0]
}
