/** Scores that a teacher is giving: what is typed, what is under way, what this device holds, what the school has. */
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import { checkScore, isToMark as isWorkToMark } from '@maktab/domain/assignments/scores'
import type { ScoreStatus } from '@maktab/ui/fields/score-input'

export type Assignment = Output<Catalogue['readTaughtAssignment']>

/** What stands in the form of one learner. */
export interface Mark {
  /** Undefined while nothing is typed, NaN while no number is. */
  readonly score: number | undefined
  readonly teacher_remarks: string
  readonly rubric_levels: Readonly<Record<string, string>>
}

export type Phase =
  /** Typed, given to nobody. */
  | 'draft'
  /** On its way into the device's store, or to the server where there is none. */
  | 'giving'
  /** Taken; whether the school has it, the outbox knows. */
  | 'given'

export interface MarkEntry {
  readonly mark: Mark
  readonly phase: Phase
  /** When it counts as given; absent before. */
  readonly scored_on?: string
  /** When the score of the school was given that stood in the form at first; null where none did, undefined where that is forgotten. */
  readonly seen_on?: string | null | undefined
  readonly problem?: MarkProblem
}

export type MarkProblem = 'not_a_number' | 'score_above_total' | 'rubric_mismatch' | 'not_found' | 'not_allowed'

export function markOf({ score, teacher_remarks, rubric_levels }: Submission): Mark {
  return { score: score ?? undefined, teacher_remarks, rubric_levels }
}

/** Why a mark cannot be given, by the rule that the school applies too; undefined where it can. */
export function problemOf({ score, rubric_levels }: Mark, assignment: Assignment): MarkProblem | undefined {
  if (score === undefined || Number.isNaN(score) || score < 0) return 'not_a_number'
  const outcome = checkScore({ input: { score, rubric_levels }, assignment })
  return outcome.ok ? undefined : outcome.refusal
}

/** Marks of the chosen levels, added up in hundredths; undefined until each criterion has one. */
export function marksOfRubric(
  { rubric_data }: Pick<Assignment, 'rubric_data'>,
  levels: Mark['rubric_levels'],
): number | undefined {
  if (rubric_data.length === 0) return undefined
  let sum = 0
  for (const { criterion_id, levels: offered } of rubric_data) {
    const level = offered.find(({ level_id }) => level_id === levels[criterion_id])
    if (level === undefined) return undefined
    sum += Math.round(level.marks * 100)
  }
  return sum / 100
}

/** `unsaved`: waits in this browser, neither in the outbox nor at the school. */
export type MarkStatus = ScoreStatus | 'unsaved'

interface Standing {
  readonly submission: Submission
  readonly entry: MarkEntry | undefined
  /** Learners whose scores wait in the outbox; undefined while that is not known. */
  readonly waiting: ReadonlySet<number> | undefined
  readonly isOnline: boolean
  readonly isUnsaved: boolean
}

/** The word beside a score. `saved` is said only of what the school has. */
export function statusOf({ submission, entry, waiting, isOnline, isUnsaved }: Standing): MarkStatus {
  if (entry?.phase === 'draft') return 'draft'
  if (isUnsaved && !(isOnline && entry?.phase === 'giving')) return 'unsaved'
  if (entry?.phase === 'giving') return 'saving'
  const scored_on = entry?.scored_on ?? submission.scored_on
  if (scored_on === null || scored_on === undefined) return 'none'
  if (waiting === undefined) return 'saving'
  if (waiting.has(submission.user_id)) return isOnline ? 'saving' : 'waiting'
  return 'saved'
}

const hasWork = ({ submissions }: Submission) => submissions.length > 0

/** Handed-in work first, each by name; the list of a class that is gone through one by one. */
export function orderForMarking(list: readonly Submission[]): readonly Submission[] {
  return [...list.filter(hasWork), ...list.filter((submission) => !hasWork(submission))]
}

/** The works that are gone through one by one with this one: those that were handed in, or the learners without any. */
export function queueOf(submission: Submission, list: readonly Submission[]): readonly Submission[] {
  return list.filter((one) => hasWork(one) === hasWork(submission))
}

/** Work that was handed in and has no score since. */
export function isToMark({ submissions: [latest], assignment_status, scored_on }: Submission): boolean {
  return isWorkToMark({
    assignment_status,
    handed_in_on: latest === undefined ? null : new Date(latest.handed_in_on),
    scored_on: scored_on === null ? null : new Date(scored_on),
  })
}

/** Handed in once more after the score that stands there. */
export function isHandedInAgain(submission: Submission): boolean {
  return submission.score !== null && isToMark(submission)
}

/** Scored work that the learner has not got back. */
export function isToReturn({ score, returned_on, scored_on }: Submission): boolean {
  if (score === null) return false
  return returned_on === null || (scored_on !== null && Date.parse(scored_on) > Date.parse(returned_on))
}
