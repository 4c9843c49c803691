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
  /** The score that stood there is given back: none is the teacher's. */
  readonly is_taken_back?: boolean | undefined
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

export type MarkProblem =
  | 'not_a_number'
  | 'score_above_total'
  | 'rubric_mismatch'
  | 'not_found'
  | 'not_allowed'
  | 'file_missing'

/** What a teacher gave: an automatic score is none of theirs, and goes back with no remark. */
export function markOf({ score, is_score_automatic, teacher_remarks, rubric_levels }: Submission): Mark {
  return { score: is_score_automatic ? undefined : (score ?? undefined), teacher_remarks, rubric_levels }
}

/** Whether something stands in a form that the school does not have. Nothing typed where a score stands takes it not away. */
export function isNew(mark: Mark, submission: Submission): boolean {
  const { score, teacher_remarks, rubric_levels } = markOf(submission)
  return (
    mark.is_taken_back === true ||
    (mark.score !== undefined && mark.score !== score) ||
    mark.teacher_remarks.trim() !== teacher_remarks ||
    Object.keys({ ...rubric_levels, ...mark.rubric_levels }).some(
      (key) => rubric_levels[key] !== mark.rubric_levels[key],
    )
  )
}

/**
 * Why a mark cannot be given, by the rule that the school applies too; undefined where it can. A remark may be given
 * before there is a score.
 */
export function problemOf({ score, rubric_levels }: Mark, assignment: Assignment): MarkProblem | undefined {
  if (score !== undefined && (Number.isNaN(score) || score < 0)) return 'not_a_number'
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

/** Handed in, or done where it scores itself. */
export const hasWork = ({ submissions, counted_on }: Submission) => submissions.length > 0 || counted_on !== null

/** Handed-in work first, each by name; the list of a class that is gone through one by one. */
export function orderForMarking(list: readonly Submission[]): readonly Submission[] {
  return [...list.filter(hasWork), ...list.filter((submission) => !hasWork(submission))]
}

/**
 * The works that are gone through one by one with this one: those that were handed in, longest ago first, or the learners
 * without any. A mark moves nobody to another place.
 */
export function queueOf(submission: Submission, list: readonly Submission[]): readonly Submission[] {
  const queue = list.filter((one) => hasWork(one) === hasWork(submission))
  return queue.sort((one, other) => givenOn(one) - givenOn(other))
}

function givenOn({ submissions: [latest], counted_on }: Submission): number {
  const given_on = latest?.handed_in_on ?? counted_on
  return given_on === null ? 0 : Date.parse(given_on)
}

/** The work after this one that waits for a mark, or else the first; those that `isMarked` here are not known to the school yet. */
export function nextToMark(
  submission: Submission,
  list: readonly Submission[],
  isMarked: (submission: Submission) => boolean,
): Submission | undefined {
  const waiting = list
    .filter((one) => one.user_id !== submission.user_id && isToMark(one) && !isMarked(one))
    .sort((one, other) => givenOn(one) - givenOn(other))
  return waiting.find((one) => givenOn(one) >= givenOn(submission)) ?? waiting[0]
}

/** Work that was handed in and has no score since. */
export function isToMark({ submissions: [latest], assignment_status, score, scored_on }: Submission): boolean {
  return isWorkToMark({
    assignment_status,
    handed_in_on: latest === undefined ? null : new Date(latest.handed_in_on),
    score,
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

/** Handed-in work that has no score yet and was neither returned nor asked for again. */
export function isUnscored({ score, assignment_status, submissions }: Submission): boolean {
  return score === null && assignment_status === 1 && submissions.length > 0
}

/** Handed-in work that is not graded, and that its teacher has not returned as seen. */
export function isUnseen({ assignment_status, submissions }: Submission): boolean {
  return assignment_status === 1 && submissions.length > 0
}

/** Work of which neither a remark nor the rubric says anything to its learner. */
export function isSilent({ teacher_remarks, rubric_levels }: Submission): boolean {
  return teacher_remarks === '' && Object.keys(rubric_levels).length === 0
}
