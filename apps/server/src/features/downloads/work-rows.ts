/** From the rows of the database to those of a device: moments as text, attachments with addresses for this reader. */
import type { Row } from '@maktab/contracts/downloads/structure'
import { isReleased } from '@maktab/domain/assignments/scores'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { readable } from '#features/content/attachments.ts'
import type { FileAddresses } from '#files/addresses.ts'

type Stored<R> = {
  [K in keyof R]: K extends 'attachments'
    ? readonly KeptAttachment[]
    : K extends 'start_date' | 'due_date' | 'handed_in_on'
      ? Date
      : K extends 'scored_on' | 'returned_on'
        ? Date | null
        : R[K]
}
export type StoredAssignment = Stored<Row<'assignments'>>
export type StoredWork = Stored<Row<'assignments_users'>>
export type StoredSubmission = Stored<Row<'submissions'>>

export function assignmentRow(row: StoredAssignment, addresses: FileAddresses): Row<'assignments'> {
  const { start_date, due_date, attachments } = row
  return {
    ...row,
    start_date: start_date.toISOString(),
    due_date: due_date.toISOString(),
    attachments: readable(attachments, addresses),
  }
}

export function submissionRow(row: StoredSubmission, addresses: FileAddresses): Row<'submissions'> {
  return { ...row, handed_in_on: row.handed_in_on.toISOString(), attachments: readable(row.attachments, addresses) }
}

/** As a teacher sees it. */
export function workRow(row: StoredWork): Row<'assignments_users'> {
  return {
    ...row,
    scored_on: row.scored_on?.toISOString() ?? null,
    returned_on: row.returned_on?.toISOString() ?? null,
  }
}

/** As the learner sees it: without what is not returned to them. */
export function ownWorkRow(row: StoredWork): Row<'assignments_users'> {
  const shown = isReleased(row) ? row : { ...row, score: null, teacher_remarks: '', rubric_levels: {}, scored_on: null }
  return workRow(shown)
}
