/** Which work a command of the outbox is about, for its person to see. */
import type { WorkOfCommand } from '@maktab/client/offline-port'
import type { Actor } from '@maktab/domain/people/actor'
import type { Statements } from '@maktab/device/database'
import { attachmentsIn } from '../content/files.ts'
import { findAssignment } from './assignments.sql.ts'
import { findFullName } from './submissions.sql.ts'

/**
 * Reads the input as far as it has the fields that are shown: an older version of the application may have written it.
 * Undefined for other commands, and where it does not say whose work it is.
 */
export async function workOfCommand(
  db: Statements,
  actor: Actor,
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<WorkOfCommand | undefined> {
  if (!shown.has(name)) return undefined
  if (typeof input !== 'object' || input === null) return undefined
  const given = input as Readonly<Record<string, unknown>>
  const { assignment_id, submission_id, user_id, score } = given
  if (typeof assignment_id !== 'string') return undefined
  const title = (await findAssignment(db, assignment_id))?.title ?? null
  const attachments = attachmentsIn(actor, given)
  if (name === 'createAssignment' || name === 'updateAssignment') {
    const typed = textOf(given['title'])
    const text = textOf(given['description'])
    return { kind: 'assignment', assignment_id, title: typed || title, text, attachments, change: given }
  }
  if (name === 'handInSubmission') {
    if (typeof submission_id !== 'string') return undefined
    if (given['kind'] === 'comment') {
      const full_name = typeof user_id === 'number' ? ((await findFullName(db, user_id)) ?? null) : null
      return {
        kind: 'comment',
        comment_id: submission_id,
        assignment_id,
        title,
        full_name,
        text: textOf(given['text']),
        attachments,
      }
    }
    return { kind: 'submission', submission_id, assignment_id, title, text: textOf(given['text']), attachments }
  }
  if (typeof user_id !== 'number') return undefined
  return {
    kind: 'score',
    assignment_id,
    user_id,
    title,
    full_name: (await findFullName(db, user_id)) ?? null,
    score: typeof score === 'number' ? score : null,
    total_score: Number(given['total_score']),
    teacher_remarks: textOf(given['teacher_remarks']),
  }
}

const shown: ReadonlySet<string> = new Set([
  'handInSubmission',
  'scoreSubmission',
  'createAssignment',
  'updateAssignment',
])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
