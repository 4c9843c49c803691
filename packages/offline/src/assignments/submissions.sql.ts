import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import { isAfterClose } from '@maktab/domain/assignments/submissions'
import { findRows, readRow, saveRow, type LocalRow } from '../local-tables.sql.ts'
import type { SqlRow, Statements } from '@maktab/device/database'
import type { KeptWork } from './assignments.sql.ts'

export type KeptSubmission = LocalRow<'submissions'>

/** What a learner handed in for an assignment, latest first. */
export function readSubmissions(db: Statements, assignment_id: string, user_id: number): Promise<KeptSubmission[]> {
  return findRows(db, 'submissions', 'assignment_id = ? and user_id = ? order by attempt_number desc, submission_id', [
    assignment_id,
    user_id,
  ])
}

export async function findSubmission(db: Statements, submission_id: string): Promise<KeptSubmission | undefined> {
  return (await findRows(db, 'submissions', 'submission_id = ?', [submission_id]))[0]
}

/** `closes_on` is when the work closes for its learner. */
export function handedIn(row: KeptSubmission, closes_on: Date | null): HandedIn {
  const { submission_id, attempt_number, text, attachments, handed_in_on, is_late, is_extra, by_teacher } = row
  const is_after_close = isAfterClose(new Date(handed_in_on), closes_on)
  const handed = { submission_id, attempt_number, text, attachments, handed_in_on, is_late, is_extra, is_after_close }
  const { answers, results, marks } = row
  return {
    ...handed,
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(results !== null && { results }),
    ...(marks && Object.keys(marks).length > 0 && { marks }),
    ...(by_teacher !== null && { by_teacher }),
  }
}

export async function findFullName(db: Statements, user_id: number): Promise<string | undefined> {
  return (await findRows(db, 'users', 'user_id = ?', [user_id]))[0]?.full_name
}

export interface MarkedWork {
  readonly work: KeptWork
  readonly full_name: string
  readonly username: string
  readonly has_new_comments: boolean
  readonly teaches_class: boolean
}

/** Works on an assignment by the learners' names, with whether the person teaches their class. */
export async function readWorks(db: Statements, assignment_id: string, user_id: number): Promise<MarkedWork[]> {
  const rows = await db.all(
    `select w.*, coalesce(u.full_name, '') full_name, coalesce(u.username, '') username,
        exists (select 1 from users_notifications n where n.notification_type = 'private_comment' and n.assignment_id = w.assignment_id
          and n.learner_id = w.user_id and n.is_read = 0) has_new_comments,
        exists (select 1 from users_classes m where m.class_id = w.class_id and m.user_id = ?2 and m.role = 'teacher') teaches_class
      from assignments_users w left join users u on u.user_id = w.user_id
      where w.assignment_id = ?1 order by full_name, w.user_id`,
    [assignment_id, user_id],
  )
  return rows.map((row: SqlRow) => ({
    work: readRow('assignments_users', row),
    full_name: String(row['full_name']),
    username: String(row['username']),
    has_new_comments: row['has_new_comments'] === 1,
    teaches_class: row['teaches_class'] === 1,
  }))
}

export function readAllSubmissions(db: Statements, assignment_id: string): Promise<KeptSubmission[]> {
  return findRows(db, 'submissions', 'assignment_id = ? order by attempt_number desc, submission_id', [assignment_id])
}

export function saveSubmission(db: Statements, row: KeptSubmission): Promise<void> {
  return saveRow(db, 'submissions', row)
}

export async function removeSubmission(db: Statements, submission_id: string): Promise<void> {
  await db.run('delete from submissions where submission_id = ?', [submission_id])
}

export function saveWork(db: Statements, row: KeptWork): Promise<void> {
  return saveRow(db, 'assignments_users', row)
}
