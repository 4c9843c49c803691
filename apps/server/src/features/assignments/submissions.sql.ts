import { sql, type Kysely } from 'kysely'
import type { AssignmentStatus } from '@maktab/contracts/fields'
import type { HandInFacts, KeptSubmission } from '@maktab/domain/assignments/submissions'
import type { Tables } from '#db/tables.ts'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { andAddTurnedIn } from '#features/assignments/rollups.sql.ts'

interface Person {
  readonly institution_id: number
  readonly user_id: number
}

export interface SubmissionRow extends KeptSubmission {
  readonly user_id: number
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
}

/** Work of some learners on one assignment, the latest first. */
export async function readSubmissions(
  db: Kysely<Tables>,
  {
    institution_id,
    assignment_id,
    user_ids,
  }: { readonly institution_id: number; readonly assignment_id: string; readonly user_ids: readonly number[] },
): Promise<readonly SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    select submission_id, user_id, attempt_number, text, attachments, handed_in_on, is_late, is_extra from submissions
    where institution_id = ${institution_id} and assignment_id = ${assignment_id} and user_id = any(${user_ids}::bigint[])
    order by user_id, attempt_number desc`.execute(db)
  return rows
}

export type OwnWork = NonNullable<HandInFacts['work']> & {
  readonly class_id: number
  readonly first_handed_in_on: Date | null
  readonly title: string
  /** Who teaches the class in which the work was set. */
  readonly teacher_ids: readonly number[]
}

/** The learner's standing in an assignment, held until the end of the transaction: their submissions are numbered one by one. */
export async function takeOwnWork(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  assignment_id: string,
): Promise<OwnWork | undefined> {
  const { rows } = await sql<OwnWork>`
    select a.start_date, a.due_date, a.allowed_attempts, w.assignment_status, w.attempts_used, w.class_id, w.first_handed_in_on, a.title,
      array(select m.user_id from users_classes m where m.institution_id = w.institution_id and m.class_id = w.class_id and m.role = 'teacher'
        and not m.is_deleted) as teacher_ids
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = ${user_id} and not a.is_deleted
    for no key update of w`.execute(db)
  return rows[0]
}

/** The submission with this id, if it is this learner's, of this assignment. */
export async function findSubmission(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  { assignment_id, submission_id }: { readonly assignment_id: string; readonly submission_id: string },
): Promise<KeptSubmission | undefined> {
  return db
    .selectFrom('submissions')
    .select(['submission_id', 'attempt_number', 'handed_in_on', 'is_late', 'is_extra'])
    .where('institution_id', '=', institution_id)
    .where('submission_id', '=', submission_id)
    .where('assignment_id', '=', assignment_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

export interface NewSubmission extends KeptSubmission {
  readonly assignment_id: string
  readonly class_id: number
  readonly text: string
  readonly attachments: readonly KeptAttachment[]
  readonly received_on: Date
  /** Whether the learner hands in to this assignment for the first time. */
  readonly is_first: boolean
}

/** Keeps the submission, moves the learner's standing on, and counts who handed in. Answers false where other work has this id already. */
export async function insertSubmission(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  made: NewSubmission,
): Promise<boolean> {
  const { class_id, handed_in_on: given, received_on: now } = made
  const { rows } = await sql`
    with made as (
      insert into submissions (institution_id, submission_id, assignment_id, user_id, attempt_number, text, attachments,
        handed_in_on, received_on, is_late, is_extra)
      values (${institution_id}, ${made.submission_id}, ${made.assignment_id}, ${user_id}, ${made.attempt_number}, ${made.text},
        ${JSON.stringify(made.attachments)}, ${made.handed_in_on}, ${made.received_on}, ${made.is_late}, ${made.is_extra})
      on conflict do nothing returning submission_id
    ), standing as (
      update assignments_users w set assignment_status = 1, attempts_used = ${made.attempt_number}, is_late = ${made.is_late},
        first_handed_in_on = coalesce(w.first_handed_in_on, ${made.handed_in_on})
      from made
      where w.institution_id = ${institution_id} and w.assignment_id = ${made.assignment_id} and w.user_id = ${user_id}
    )${made.is_first ? andAddTurnedIn({ institution_id, class_id, given, now }) : sql``}
    select submission_id from made`.execute(db)
  return rows.length > 0
}

export interface WorkRow {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly class_id: number
  readonly assignment_status: AssignmentStatus
  readonly score: number | null
  readonly teacher_remarks: string
  readonly rubric_levels: Record<string, string>
  readonly scored_on: Date | null
  readonly returned_on: Date | null
  readonly correct_questions: number
  readonly total_questions: number
  readonly other_score: number | null
  readonly other_remarks: string | null
  readonly other_levels: Record<string, string> | null
  readonly other_name: string | null
  readonly other_on: Date | null
}

/**
 * The latest score `o` of a work `w` that whoever gave the one that counts had not seen. What one person gives on one
 * device, they saw.
 */
const unseen = sql`left join score_entries e on e.institution_id = w.institution_id and e.score_entry_id = w.score_entry_id
    left join lateral (select o.* from score_entries o where o.institution_id = w.institution_id and o.assignment_id = w.assignment_id
      and o.user_id = w.user_id and o.score_entry_id <> e.score_entry_id and o.scored_on > e.seen_on and o.score <> e.score
      and (o.scored_by, o.device_id) is distinct from (e.scored_by, e.device_id)
      order by o.scored_on desc, o.score_entry_id desc limit 1) o on true
    left join users g on g.institution_id = o.institution_id and g.user_id = o.scored_by`

/** Where the learners of some classes stand in an assignment, by name. */
export async function readWorks(
  db: Kysely<Tables>,
  {
    institution_id,
    assignment_id,
    class_ids,
  }: { readonly institution_id: number; readonly assignment_id: string; readonly class_ids: readonly number[] },
): Promise<readonly WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select w.user_id, u.full_name, u.username, w.class_id, w.assignment_status, w.score, w.teacher_remarks, w.rubric_levels, w.scored_on,
      w.returned_on, w.correct_questions, w.total_questions, o.score as other_score, o.teacher_remarks as other_remarks,
      o.rubric_levels as other_levels, g.full_name as other_name, o.scored_on as other_on
    from assignments_users w join users u on u.institution_id = w.institution_id and u.user_id = w.user_id ${unseen}
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.class_id = any(${class_ids}::bigint[])
    order by u.full_name, u.user_id`.execute(db)
  return rows
}
