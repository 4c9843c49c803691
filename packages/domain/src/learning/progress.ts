/** How far a learner is with a content. The same rules run on the device and on the server. */
import type { ContentStatus } from '@maktab/contracts/fields'
import type { TestRules } from '@maktab/contracts/questions/test-rules'

/** A learner's standing in one content. */
export interface Standing {
  readonly content_status: ContentStatus
  /** Per cent, 0 to 100. */
  readonly completion: number
  /** Of the best attempt, in per cent; null before the first. */
  readonly accuracy: number | null
  /** Of the latest attempt, in per cent; null before the first. */
  readonly last_accuracy: number | null
  /** Of the attempt that was taken first, whenever it arrived or was marked; in per cent, null before the first. */
  readonly first_accuracy: number | null
  /** When that one was taken, in UTC as `Date.toISOString` writes it; null before the first. */
  readonly first_taken_on: string | null
  /** Accuracies of all attempts added up. */
  readonly accuracy_sum: number
  readonly attempts: number
  readonly time_spent_in_seconds: number
  /** A second, a page, an EPUB location, a question number; empty at the start. */
  readonly resume_point: string
}

export const untouched: Standing = {
  content_status: 0,
  completion: 0,
  accuracy: null,
  last_accuracy: null,
  first_accuracy: null,
  first_taken_on: null,
  accuracy_sum: 0,
  attempts: 0,
  time_spent_in_seconds: 0,
  resume_point: '',
}

/** Accuracy in per cent from which a test that says nothing else is passed; below it, it is failed and may be tried again. */
const usualPassMark = 50

/** Accuracy in per cent from which a test is passed. */
export function passMarkOf(rules: TestRules | undefined): number {
  return rules?.pass_mark ?? usualPassMark
}

/** At most an hour of focused time counts in one call. */
export const longestTime = 3600

/** Completed stays completed; failed gives way to completed only. */
const rank: Readonly<Record<ContentStatus, number>> = { 0: 0, 1: 1, 3: 2, 2: 3 }

const further = (one: ContentStatus, other: ContentStatus): ContentStatus => (rank[other] > rank[one] ? other : one)

/** Content types that only an attempt completes or fails (seed 001 §1). */
const marked: ReadonlySet<string> = new Set(['assessment', 'mcq', 'fill_in_the_blank'])

interface Move {
  readonly progress: Standing
  readonly status: ContentStatus
  /** Per cent reached, 0 to 100. */
  readonly completion?: number
  /** Left out: where the learner stopped stays what it was. */
  readonly resume_point?: string | undefined
  readonly content_type: string
}

/**
 * Moves a content on. Status and completion never go back; 100 per cent is completed and completed is 100 per cent.
 * An assessment is only ever put in progress here: whether it is completed, its attempts say.
 */
export function moveStatus({ progress, status, completion = 0, resume_point, content_type }: Move): Standing {
  const isMarked = marked.has(content_type)
  const asked: ContentStatus = isMarked ? (status === 0 ? 0 : 1) : completion >= 100 ? 2 : status
  const content_status = further(progress.content_status, asked)
  const reached = isMarked ? progress.completion : Math.max(progress.completion, completion)
  return {
    ...progress,
    content_status,
    completion: content_status === 2 ? 100 : Math.min(reached, 99),
    resume_point: resume_point ?? progress.resume_point,
  }
}

/** Adds focused time, cut at an hour, and moves the content on as `moveStatus` does; time spent is a start. */
export function addTime({ seconds, ...move }: Move & { readonly seconds: number }): Standing {
  const counted = Math.min(Math.max(0, seconds), longestTime)
  const status = move.status === 0 && counted > 0 ? 1 : move.status
  const moved = moveStatus({ ...move, status })
  return { ...moved, time_spent_in_seconds: moved.time_spent_in_seconds + counted }
}

/**
 * The standing after a marked attempt. The best attempt is what counts: passed once, it stays completed. The time of
 * an attempt is not added here, for the player reports it as focused time like that of every content. The first is the one that was
 * taken first: what a device sends late, or a teacher marks late, takes its place. Two of one moment: the one that counted before.
 */
export function afterAttempt({
  progress,
  accuracy,
  taken_on,
  pass_mark = usualPassMark,
}: {
  readonly progress: Standing
  readonly accuracy: number
  /** Of the test, in per cent. */
  readonly pass_mark?: number
  readonly taken_on: Date
}): Standing {
  const moment = taken_on.toISOString()
  const isFirst = progress.first_taken_on === null || moment < progress.first_taken_on
  const best = Math.max(progress.accuracy ?? 0, accuracy)
  const content_status = further(progress.content_status, best >= pass_mark ? 2 : 3)
  return {
    ...progress,
    content_status,
    completion: content_status === 2 ? 100 : Math.max(progress.completion, best),
    accuracy: best,
    last_accuracy: accuracy,
    first_accuracy: isFirst ? accuracy : progress.first_accuracy,
    first_taken_on: isFirst ? moment : progress.first_taken_on,
    accuracy_sum: progress.accuracy_sum + accuracy,
    attempts: progress.attempts + 1,
    resume_point: '',
  }
}

/**
 * The standing after an attempt that counted already was marked anew: best, latest, first and sum are what they would be had it been
 * marked so at once. Completed stays completed, as after any attempt. `others_best` is the best of the other attempts that
 * count, null where there is none; `is_latest` and `is_first` say whether they were all taken before this one, or after it.
 */
export function afterMarkedAnew({
  progress,
  before,
  accuracy,
  others_best,
  is_latest,
  is_first,
  taken_on,
  pass_mark = usualPassMark,
}: {
  readonly progress: Standing
  readonly before: number
  readonly accuracy: number
  readonly others_best: number | null
  readonly is_latest: boolean
  readonly is_first: boolean
  readonly taken_on: Date
  readonly pass_mark?: number
}): Standing {
  // A better one than this may have been made where its row is not seen: in another class, before the learner moved.
  const elsewhere = progress.accuracy !== null && progress.accuracy > before ? progress.accuracy : 0
  const best = Math.max(accuracy, others_best ?? 0, elsewhere)
  const isFirst = is_first && progress.first_taken_on === taken_on.toISOString()
  const content_status = further(progress.content_status, best >= pass_mark ? 2 : 3)
  return {
    ...progress,
    content_status,
    completion: content_status === 2 ? 100 : best,
    accuracy: best,
    last_accuracy: is_latest ? accuracy : progress.last_accuracy,
    first_accuracy: isFirst ? accuracy : progress.first_accuracy,
    accuracy_sum: progress.accuracy_sum - before + accuracy,
  }
}

/** The standing after an attempt that is not marked yet: handed over to a teacher, or to a sealed test. It counts once it is marked, by `afterAttempt`. */
export function afterUnmarked(progress: Standing): Standing {
  return { ...progress, content_status: further(progress.content_status, 1), resume_point: '' }
}
