/** Handing in work. Shared by the device, where it is decided at once, and the server, with authority. */
import type { AssignmentStatus } from '@maktab/contracts/fields'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Answers } from '@maktab/contracts/learning/attempts'
import { hasAnswers } from '../learning/answers.ts'
import { decideFiles, isBlank } from './thread.ts'

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
        /** The learner's own where they have more time. */
        readonly due_date: Date
        readonly is_excused?: boolean
        /** When it closes for everybody; null where it does not. */
        readonly closes_on: Date | null
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

/** When work closes for a learner: more time of their own moves it on. */
export function closesFor({
  closes_on,
  due_date,
}: {
  readonly closes_on: Date | null
  /** The learner's own where they have more time. */
  readonly due_date: Date
}): Date | null {
  return closes_on === null || closes_on >= due_date ? closes_on : due_date
}

/** Whether work was handed in after it had closed for its learner. Of who closes it later, or gives more time, it is so no more. */
export function isAfterClose(handed_in_on: Date, closes_on: Date | null): boolean {
  return closes_on !== null && handed_in_on > closes_on
}

type HandInRefusal = 'not_found' | 'nothing_handed_in' | 'too_many_files' | 'file_missing' | 'duplicate_file'

/**
 * Takes work in. It is never turned away for being late, beyond the allowed attempts or after it closed; it is kept and marked so. An
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
    /** Given to a teacher on paper: it needs neither words nor files. */
    readonly on_paper?: boolean | undefined
    readonly answers?: Answers | undefined
    readonly attachments: readonly { readonly file_id: string }[]
  }
  /** When the learner handed it in. */
  readonly given: Date
}): Outcome<
  { readonly submission: KeptSubmission; readonly is_after_close: boolean; readonly is_new: boolean },
  HandInRefusal
> {
  const { work, earlier } = facts
  if (!work) return refuse('not_found')
  const isAfter = (handed_in_on: Date) => isAfterClose(handed_in_on, closesFor(work))
  if (earlier) return accept({ submission: earlier, is_after_close: isAfter(earlier.handed_in_on), is_new: false })
  const isAnswered = hasAnswers(input.answers ?? {})
  if (input.on_paper !== true && !isAnswered && isBlank(input.text) && input.attachments.length === 0)
    return refuse('nothing_handed_in')
  const filed = decideFiles(input.attachments, facts.own_file_ids)
  if (!filed.ok) return filed

  const handed_in_on = new Date(Math.max(given.getTime(), work.start_date.getTime()))
  const attempt_number = work.attempts_used + 1
  return accept({
    is_new: true,
    is_after_close: isAfter(handed_in_on),
    submission: {
      submission_id: input.submission_id,
      attempt_number,
      handed_in_on,
      is_late: work.is_excused !== true && handed_in_on.getTime() > work.due_date.getTime(),
      is_extra: attempt_number > work.allowed_attempts && work.assignment_status !== 3,
    },
  })
}

/** Whether work came late as a whole: nothing of it was given by the due date. What is improved later stays in time. */
export function isWorkLate(submissions: readonly { readonly is_late: boolean }[]): boolean {
  return submissions.length > 0 && submissions.every(({ is_late }) => is_late)
}

export interface WithdrawFacts {
  /** Undefined where the person reaches no such work. */
  readonly submission:
    | {
        readonly handed_in_on: Date
        /** The teacher who handed it in; null where the learner did. */
        readonly given_by: number | null
        readonly is_withdrawn: boolean
        /** Whether nothing was handed in after it. */
        readonly is_latest: boolean
      }
    | undefined
  readonly work: {
    readonly assignment_status: AssignmentStatus
    readonly scored_on: Date | null
    readonly due_date: Date
  }
}

/**
 * Takes work back: the latest alone, while it waits to be marked. Its learner may until it is due; a teacher may what they handed in
 * for somebody, who cannot take that back themselves.
 */
export function decideWithdraw({
  facts: { submission, work },
  teacher_id,
  given,
}: {
  readonly facts: WithdrawFacts
  /** Undefined where its learner asks. */
  readonly teacher_id: number | undefined
  readonly given: Date
}): Outcome<{ readonly is_new: boolean }, 'not_found' | 'work_not_withdrawable'> {
  if (!submission || (teacher_id !== undefined && submission.given_by !== teacher_id)) return refuse('not_found')
  if (submission.is_withdrawn) return accept({ is_new: false })
  const { handed_in_on, given_by, is_latest } = submission
  const isScored = work.scored_on !== null && work.scored_on >= handed_in_on
  const isTheirs = teacher_id !== undefined || (given_by === null && given <= work.due_date)
  const isOpen = is_latest && work.assignment_status === 1 && !isScored
  return isTheirs && isOpen ? accept({ is_new: true }) : refuse('work_not_withdrawable')
}
