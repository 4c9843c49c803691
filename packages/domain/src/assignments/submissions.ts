/** Handing in work. Shared by the device, where it is decided at once, and the server, with authority. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

export interface KeptSubmission {
  readonly submission_id: string
  readonly attempt_number: number
  readonly handed_in_on: Date
  readonly is_late: boolean
  readonly is_extra: boolean
}

export interface HandInFacts {
  /** The assignment and where this learner stands in it; absent where it was not set for them. */
  readonly work:
    | {
        readonly start_date: Date
        readonly due_date: Date
        readonly allowed_attempts: number
        readonly assignment_status: AssignmentStatus
        /** Submissions so far. */
        readonly attempts_used: number
      }
    | undefined
  /** This learner's submission with the same id, if it is here already. */
  readonly earlier: KeptSubmission | undefined
  /** Files of those named that this learner uploaded (on the device: holds). */
  readonly own_file_ids: readonly string[]
}

type HandInRefusal = 'not_found' | 'nothing_handed_in' | 'file_missing' | 'duplicate_file'

/**
 * Takes work in. It is never turned away for being late or beyond the allowed attempts; it is kept and marked so. An
 * attempt that the teacher asked for again is never extra. The same submission sent again gets the first answer.
 *
 * Nor is it turned away for being early: a learner is given the form only once the work has begun, so a moment before
 * the start is that of a clock that is wrong. The work then counts as handed in at the start.
 */
export function decideHandIn({
  facts,
  input,
  given,
}: {
  readonly facts: HandInFacts
  readonly input: {
    readonly submission_id: string
    readonly text: string
    readonly attachments: readonly { readonly file_id: string }[]
  }
  /** When the learner handed it in. */
  readonly given: Date
}): Outcome<{ readonly submission: KeptSubmission; readonly is_new: boolean }, HandInRefusal> {
  const { work, earlier } = facts
  if (!work) return refuse('not_found')
  if (earlier) return accept({ submission: earlier, is_new: false })
  if (input.text.trim() === '' && input.attachments.length === 0) return refuse('nothing_handed_in')
  const named = new Set(input.attachments.map(({ file_id }) => file_id))
  if (named.size < input.attachments.length) return refuse('duplicate_file')
  const files = new Set(facts.own_file_ids)
  if (input.attachments.some(({ file_id }) => !files.has(file_id))) return refuse('file_missing')

  const handed_in_on = new Date(Math.max(given.getTime(), work.start_date.getTime()))
  const attempt_number = work.attempts_used + 1
  return accept({
    is_new: true,
    submission: {
      submission_id: input.submission_id,
      attempt_number,
      handed_in_on,
      is_late: handed_in_on.getTime() > work.due_date.getTime(),
      is_extra: attempt_number > work.allowed_attempts && work.assignment_status !== 3,
    },
  })
}
