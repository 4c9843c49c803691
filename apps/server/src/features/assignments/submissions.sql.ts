import { sql, type Kysely } from 'kysely'
import type { AssignmentStatus } from '@maktab/contracts/fields'
import type { Answers } from '@maktab/contracts/learning/attempts'
import type { Question } from '@maktab/contracts/questions/questions'
import type { Marked } from '@maktab/domain/learning/marking'
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
  readonly given_by: number | null
  readonly on_paper: boolean
  readonly answers: Answers
  /** Without marks where it was marked before these were kept. */
  readonly marked: (Pick<Marked, 'results'> & Partial<Pick<Marked, 'marks'>>) | null
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
    select submission_id, user_id, attempt_number, text, attachments, handed_in_on, is_late, is_extra, given_by, on_paper, answers, marked from submissions
    where institution_id = ${institution_id} and assignment_id = ${assignment_id} and user_id = any(${user_ids}::bigint[]) and withdrawn_on is null
    order by user_id, attempt_number desc`.execute(db)
  return rows
}

export type OwnWork = NonNullable<HandInFacts['work']> & {
  readonly is_excused: boolean
  readonly class_id: number
  readonly first_handed_in_on: Date | null
  readonly title: string
  readonly assignment_type: number
  readonly own_questions: readonly Question[] | null
  /** Taken back: what was on its way is kept, and counted once the work is restored. */
  readonly is_deleted: boolean
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
    select a.start_date, coalesce(w.due_date, a.due_date) as due_date, w.is_excused, a.closes_on, a.is_deleted, a.allowed_attempts, w.assignment_status, w.attempts_used, w.class_id, w.first_handed_in_on, a.title, a.assignment_type, a.own_questions,
      array(select m.user_id from users_classes m where m.institution_id = w.institution_id and m.class_id = w.class_id and m.role = 'teacher'
        and not m.is_deleted) as teacher_ids
    from assignments_users w join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.user_id = ${user_id}
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
  /** The teacher who hands in for the learner; null where they do it themselves. */
  readonly given_by: number | null
  readonly on_paper: boolean
  readonly answers: Answers
  /** Null where the work asks nothing. */
  readonly marked: Marked | null
  readonly status_before: AssignmentStatus
  /** Whether the learner hands in to this assignment for the first time: then it is counted. */
  readonly is_first: boolean
}

/** Keeps the submission, moves the learner's standing on (late as `isWorkLate` says), and counts who handed in. Answers false where other work has this id already. */
export async function insertSubmission(
  db: Kysely<Tables>,
  { institution_id, user_id }: Person,
  made: NewSubmission,
): Promise<boolean> {
  const { class_id, handed_in_on: given, received_on: now } = made
  const { rows } = await sql`
    with made as (
      insert into submissions (institution_id, submission_id, assignment_id, user_id, attempt_number, text, attachments,
        handed_in_on, received_on, is_late, is_extra, given_by, on_paper, status_before, answers, marked)
      values (${institution_id}, ${made.submission_id}, ${made.assignment_id}, ${user_id}, ${made.attempt_number}, ${made.text},
        ${JSON.stringify(made.attachments)}, ${made.handed_in_on}, ${made.received_on}, ${made.is_late}, ${made.is_extra},
        ${made.given_by}, ${made.on_paper}, ${made.status_before}, ${JSON.stringify(made.answers)}, ${made.marked === null ? null : JSON.stringify(made.marked)})
      on conflict do nothing returning submission_id
    ), standing as (
      update assignments_users w set assignment_status = 1, is_asked = true, attempts_used = ${made.attempt_number}, is_late = ${made.is_late} and (w.attempts_used = 0 or w.is_late),
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
  readonly due_date: Date | null
  readonly is_excused: boolean
  readonly reminded_on: Date | null
  readonly score: number | null
  readonly teacher_remarks: string
  readonly remark_files: readonly KeptAttachment[]
  readonly rubric_levels: Record<string, string>
  readonly scored_on: Date | null
  readonly returned_on: Date | null
  readonly automatic_score: number | null
  readonly is_score_automatic: boolean
  readonly counted_on: Date | null
  readonly correct_questions: number
  readonly total_questions: number
  readonly has_new_comments: boolean
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

/** Where the learners of some classes stand in an assignment, by name; who left before they gave anything is asked no more. */
export async function readWorks(
  db: Kysely<Tables>,
  {
    institution_id,
    assignment_id,
    class_ids,
    reader_id,
  }: {
    readonly institution_id: number
    readonly assignment_id: string
    readonly class_ids: readonly number[]
    /** Who asks: what is new is new to them. */
    readonly reader_id: number
  },
): Promise<readonly WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select w.user_id, u.full_name, u.username, w.class_id, w.assignment_status, w.due_date, w.is_excused, w.reminded_on, w.score, w.teacher_remarks, w.remark_files, w.rubric_levels, w.scored_on,
      w.returned_on, w.automatic_score, w.is_score_automatic, case when w.attempts_used = 0 then w.first_handed_in_on end as counted_on,
      w.correct_questions, w.total_questions, exists (select from users_notifications n
        where n.institution_id = w.institution_id and n.user_id = ${reader_id} and n.notification_type = 'private_comment'
          and n.assignment_id = w.assignment_id and n.learner_id = w.user_id and n.read_on is null) as has_new_comments, o.score as other_score, o.teacher_remarks as other_remarks,
      o.rubric_levels as other_levels, g.full_name as other_name, o.scored_on as other_on
    from assignments_users w join users u on u.institution_id = w.institution_id and u.user_id = w.user_id ${unseen}
    where w.institution_id = ${institution_id} and w.assignment_id = ${assignment_id} and w.class_id = any(${class_ids}::bigint[])
      and w.is_asked
    order by u.full_name, u.user_id`.execute(db)
  return rows
}
