/** From the rows of the database to those of a device: moments as text, attachments with addresses for this reader. */
import type { Row } from '@maktab/contracts/downloads/structure'
import type { Question } from '@maktab/contracts/questions/questions'
import { askedOfWork } from '@maktab/domain/assignments/custom-work'
import { isReleased } from '@maktab/domain/assignments/scores'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { readable } from '#features/content/attachments.ts'
import type { FileAddresses } from '#files/addresses.ts'

type Stored<R> = {
  [K in keyof R]: K extends 'attachments' | 'remark_files'
    ? readonly KeptAttachment[]
    : K extends 'start_date' | 'due_date' | 'handed_in_on' | 'given_on'
      ? null extends R[K]
        ? Date | null
        : Date
      : K extends 'scored_on' | 'reminded_on' | 'returned_on' | 'counted_on' | 'edited_on' | 'closes_on' | 'deleted_on'
        ? Date | null
        : R[K]
}
export type StoredAssignment = Omit<Stored<Row<'assignments'>>, 'questions'> & {
  readonly own_questions: readonly Question[] | null
}
export type StoredWork = Stored<Row<'assignments_users'>>
export type StoredSubmission = Stored<Row<'submissions'>>
export type StoredComment = Stored<Row<'assignment_comments'>>

export function assignmentRow(row: StoredAssignment, addresses: FileAddresses): Row<'assignments'> {
  const { own_questions, ...written } = row
  const { start_date, due_date, closes_on, deleted_on, attachments } = written
  return {
    ...written,
    questions: askedOfWork(own_questions ?? []),
    start_date: start_date.toISOString(),
    due_date: due_date.toISOString(),
    closes_on: closes_on?.toISOString() ?? null,
    deleted_on: deleted_on?.toISOString() ?? null,
    attachments: readable(attachments, addresses),
  }
}

export function submissionRow(row: StoredSubmission, addresses: FileAddresses): Row<'submissions'> {
  return { ...row, handed_in_on: row.handed_in_on.toISOString(), attachments: readable(row.attachments, addresses) }
}

export function commentRow(row: StoredComment, addresses: FileAddresses): Row<'assignment_comments'> {
  const { given_on, edited_on, attachments } = row
  return {
    ...row,
    given_on: given_on.toISOString(),
    edited_on: edited_on?.toISOString() ?? null,
    attachments: readable(attachments, addresses),
  }
}

/** As a teacher sees it. */
export function workRow(row: StoredWork, addresses: FileAddresses): Row<'assignments_users'> {
  return {
    ...row,
    remark_files: readable(row.remark_files, addresses),
    due_date: row.due_date?.toISOString() ?? null,
    reminded_on: row.reminded_on?.toISOString() ?? null,
    scored_on: row.scored_on?.toISOString() ?? null,
    returned_on: row.returned_on?.toISOString() ?? null,
    counted_on: row.counted_on?.toISOString() ?? null,
  }
}

/** As the learner sees it: without what is not returned to them. */
export function ownWorkRow(row: StoredWork, addresses: FileAddresses): Row<'assignments_users'> {
  const shown = isReleased(row)
    ? row
    : { ...row, score: null, teacher_remarks: '', remark_files: [], rubric_levels: {}, scored_on: null }
  return workRow(shown, addresses)
}
