/** Several teachers, or one on several devices, score answers of one attempt: everything is kept, and of each answer what was given last counts. */
import type { Question } from '@maktab/contracts/questions/questions'
import { accept, type Outcome } from '@maktab/contracts/outcome'
import { laterScore, momentOf, type Given } from './given-scores.ts'
import type { Marks } from '@maktab/contracts/learning/attempts'
import { markScored, type AnswerScore, type Marked, type Results } from './marking.ts'

type Scores = Readonly<Record<string, AnswerScore>>

/** One time that answers of an attempt were scored: what was given then, by question. */
export interface ScoreEntry extends Given {
  readonly scored_by: number
  readonly scores: Scores
  /** What the attempt came to with it, in per cent; null where nothing of it was marked. */
  readonly accuracy: number | null
}

export interface ScoredAnswers {
  /** All of them, each after those that were given before it. */
  readonly entries: readonly ScoreEntry[]
  /** Those of them that are not as before: the one that was taken in, and what was given after it. */
  readonly since: readonly ScoreEntry[]
  readonly last: ScoreEntry
  /** What counts, by question. */
  readonly scores: Scores
  readonly marked: Marked
}

/** Of every question what was given last. */
export function standingScores(
  entries: readonly Pick<ScoreEntry, 'score_entry_id' | 'scored_on' | 'scores'>[],
): Scores {
  return Object.fromEntries(inOrder(entries).flatMap(({ scores }) => Object.entries(scores)))
}

/**
 * Takes what a teacher gives to answers of an attempt into what was given before. What was given later than this, however
 * early it arrived, stays what counts; this is kept below it. The same command again changes nothing. Refuses scores of
 * questions that no person marks, and levels that their rubric does not have.
 */
export function decideAnswerScores({
  questions,
  results,
  marks,
  entries,
  given,
  own_entry_ids,
}: {
  /** Those that a person marks, at least. */
  readonly questions: readonly Question[]
  readonly results: Results
  /** As the attempt was marked, of a test that counts marks. */
  readonly marks?: Marks
  readonly entries: readonly ScoreEntry[]
  readonly given: Omit<ScoreEntry, 'accuracy'>
  /** Those of `entries` that this teacher gave before it on this device. */
  readonly own_entry_ids: readonly string[]
}): Outcome<ScoredAnswers, 'not_found' | 'rubric_mismatch'> {
  const alone = markScored({ questions, results, marks, scores: given.scores })
  if (!alone.ok) return alone
  const before = inOrder(entries.filter(({ score_entry_id }) => score_entry_id !== given.score_entry_id))
  const own = before.filter(({ score_entry_id }) => own_entry_ids.includes(score_entry_id)).at(-1)
  const scored_on = momentOf(given.scored_on, own && { scored_on: own.scored_on, is_own: true })
  const all = inOrder([...before, { ...given, scored_on, accuracy: null }])
  const whole = markScored({ questions, results, marks, scores: standingScores(all) })
  if (!whole.ok) return whole

  const since = all.findIndex(({ score_entry_id }) => score_entry_id === given.score_entry_id)
  const accuracyUntil = (index: number) => {
    const marked = markScored({ questions, results, marks, scores: standingScores(all.slice(0, index + 1)) })
    return marked.ok ? marked.value.accuracy : null
  }
  const told = all.map((one, index) => (index < since ? one : { ...one, accuracy: accuracyUntil(index) }))
  return accept({
    entries: told,
    since: told.slice(since),
    last: told.at(-1)!,
    scores: standingScores(all),
    marked: whole.value,
  })
}

/** The teachers besides whoever gave the last of `entries` that scored an attempt too: what they gave is kept and may not count. */
export function earlierScorers<E extends Pick<ScoreEntry, 'scored_by'>>(entries: readonly E[], last: E): readonly E[] {
  const others = entries.filter(({ scored_by }) => scored_by !== last.scored_by)
  return others.filter((one, index) => others.findIndex(({ scored_by }) => scored_by === one.scored_by) === index)
}

function inOrder<E extends Given>(entries: readonly E[]): readonly E[] {
  return [...entries].sort((one, other) => (one === other ? 0 : laterScore(one, other) === one ? 1 : -1))
}
