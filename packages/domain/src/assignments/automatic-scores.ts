/** Work that scores itself (type 0): what the attempts at its contents come to, and what stands after them. Run on the server after each attempt. */
import type { AssignmentStatus, CountedAttempt } from '@maktab/contracts/fields'

export interface CountedTry {
  /** In per cent. */
  readonly accuracy: number
  readonly taken_on: Date
  /** It counts later: an answer waits for a person, or its test is still sealed. */
  readonly is_waiting: boolean
  readonly correct_questions: number
  readonly total_questions: number
}

/** Something of the work that scores itself, with the learner's attempts at it since the work began, the earliest first. */
export interface CountedContent {
  readonly counted_attempt: CountedAttempt
  readonly attempts: readonly CountedTry[]
}

export interface AutomaticScore {
  /** Null where there is none yet. */
  readonly score: number | null
  /** When the last of its contents was attempted for the first time; null while one was not. */
  readonly handed_in_on: Date | null
  readonly correct_questions: number
  readonly total_questions: number
}

/**
 * Of each content the first `allowed_attempts` attempts; of these the one that counts by the rule of its course; the mean of
 * these of the total marks, with two decimals. A content without an attempt counts as nothing. No score while all attempts at a content
 * wait. Correct of total questions is that of the best attempt at each, however many were made.
 */
export function autoScore({
  contents,
  allowed_attempts,
  total_score,
}: {
  readonly contents: readonly CountedContent[]
  readonly allowed_attempts: number
  readonly total_score: number
}): AutomaticScore {
  const best = contents.map(({ attempts }) => bestOf(attempts.filter(({ is_waiting }) => !is_waiting)))
  const questions = {
    correct_questions: sumOf(best.map((one) => one?.correct_questions ?? 0)),
    total_questions: sumOf(best.map((one) => one?.total_questions ?? 0)),
  }
  if (contents.length === 0) return { score: null, handed_in_on: null, ...questions }
  const counted = contents.map(({ attempts, ...of }) => ({ ...of, attempts: attempts.slice(0, allowed_attempts) }))
  const accuracies = counted.map(accuracyOf)
  const mean = sumOf(accuracies.map((one) => one ?? 0)) / accuracies.length
  const firsts = counted.map(({ attempts: [first] }) => first?.taken_on.getTime())
  return {
    score: accuracies.includes(undefined) ? null : Math.round(mean * total_score + Number.EPSILON) / 100,
    handed_in_on: firsts.every((first) => first !== undefined) ? new Date(Math.max(...firsts)) : null,
    ...questions,
  }
}

/** Of attempts at a content; undefined where all of them wait. */
function accuracyOf({ counted_attempt, attempts }: CountedContent): number | undefined {
  if (attempts.length === 0) return 0
  const marked = attempts.filter(({ is_waiting }) => !is_waiting)
  if (marked.length === 0) return undefined
  if (counted_attempt === 'best') return bestOf(marked)?.accuracy
  if (counted_attempt === 'last') return marked.at(-1)?.accuracy
  return sumOf(marked.map(({ accuracy }) => accuracy)) / marked.length
}

/** The first of the best. */
function bestOf(attempts: readonly CountedTry[]): CountedTry | undefined {
  return attempts.reduce<CountedTry | undefined>(
    (best, one) => (best === undefined || one.accuracy > best.accuracy ? one : best),
    undefined,
  )
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Where a learner is with work that scores itself. */
export interface CountedStanding {
  readonly assignment_status: AssignmentStatus
  readonly first_handed_in_on: Date | null
  readonly is_late: boolean
  readonly score: number | null
  readonly automatic_score: number | null
  /** Whether the score that stands is the automatic one, and not a teacher's. */
  readonly is_score_automatic: boolean
  readonly scored_on: Date | null
  readonly returned_on: Date | null
  readonly correct_questions: number
  readonly total_questions: number
}

export interface WorkToCount extends CountedStanding {
  readonly contents: readonly CountedContent[]
  /** Those that were asked for again are among them. */
  readonly allowed_attempts: number
  /** The learner's own where they have more time. */
  readonly due_date: Date
  readonly is_excused: boolean
  readonly total_score: number
  /** It waits for its teacher to return it. */
  readonly is_returned_by_teacher: boolean
  /** Whether a teacher gave anything: a score, a remark, or a score that was taken back. */
  readonly has_entries: boolean
}

/**
 * What stands once attempts were counted. Work is handed in when each of its contents was attempted, and then has its
 * score and is returned at once, unless its teacher returns it; a score of a teacher stays. What was asked for again waits for another attempt.
 * What a teacher said since it was returned is not shown by it.
 */
export function countWork(work: WorkToCount, now: Date): CountedStanding {
  const { contents, due_date, is_excused, has_entries, is_returned_by_teacher, assignment_status: before } = work
  const { score: counted, handed_in_on, ...questions } = autoScore(work)
  const first_handed_in_on = work.first_handed_in_on ?? handed_in_on
  const isTeachers = work.score !== null && !work.is_score_automatic
  const automatic_score = first_handed_in_on === null ? null : counted
  const score = isTeachers ? work.score : automatic_score

  const { returned_on } = work
  const isAskedAgain =
    before === 3 &&
    !contents.some(({ attempts }) => attempts.some(({ taken_on }) => returned_on !== null && taken_on > returned_on))
  const isReturned = before === 2 || (!is_returned_by_teacher && score !== null && !isTeachers && !isAskedAgain)
  const moved = isReturned ? 2 : 1
  const assignment_status = first_handed_in_on === null || isAskedAgain ? before : moved

  const isNewScore = !isTeachers && score !== work.score
  const scored_on = isNewScore && !has_entries ? (score === null ? null : now) : work.scored_on
  const isReturnedNow = assignment_status === 2 && (before !== 2 || (isNewScore && !has_entries))
  return {
    assignment_status,
    first_handed_in_on,
    is_late: first_handed_in_on !== null && !is_excused && first_handed_in_on > due_date,
    score,
    automatic_score,
    is_score_automatic: !isTeachers && score !== null,
    scored_on,
    returned_on: isReturnedNow ? new Date(Math.max(now.getTime(), scored_on?.getTime() ?? 0)) : returned_on,
    ...questions,
  }
}
