/**
 * How a question does its work, from real attempts. Only a learner's first attempt at a test counts: a later one is made with the
 * answers seen. What is kept are five sums, so that a new attempt adds to them and nothing is ever counted again.
 */

/** Sums over attempts, of one question. */
export interface QuestionSums {
  /** Attempts. */
  readonly answered: number
  /** Of them, how many had this question right. */
  readonly correct: number
  /** Of each attempt the share (0 to 1) that was right of all its OTHER questions: their sum, their squares' sum, and their sum where this question was right. */
  readonly rest_sum: number
  readonly rest_square_sum: number
  readonly correct_rest_sum: number
}

/** Below this number of attempts a figure would say more of chance than of the question. */
export const fewestAttempts = 20

/**
 * Difficulty: the attempts that had the question right, divided by all attempts at it, in per cent with one decimal. 90 is an easy
 * question, 30 a hard one. Null below `fewestAttempts`.
 */
export function difficultyOf({ answered, correct }: QuestionSums): number | null {
  return answered < fewestAttempts ? null : Math.round((correct / answered) * 1000) / 10
}

/**
 * Discrimination: the point-biserial correlation between having this question right and the share that was right of the rest of
 * the test (the question itself is left out, or it would agree with itself). In words: the mean rest of those who had it right,
 * less the mean rest of those who had it wrong, divided by the standard deviation of all rests, times the root of the share
 * right times the share wrong. From −1 to 1, two decimals; from 0.3 on a question tells those who know from those who do
 * not, below 0 something is wrong with it. Null below `fewestAttempts`, and where everybody answered alike.
 */
export function discriminationOf({
  answered,
  correct,
  rest_sum,
  rest_square_sum,
  correct_rest_sum,
}: QuestionSums): number | null {
  const wrong = answered - correct
  if (answered < fewestAttempts || correct === 0 || wrong === 0) return null
  const variance = rest_square_sum / answered - (rest_sum / answered) ** 2
  // What is left by rounding where all rests are the same.
  if (variance < 1e-9) return null
  const apart = correct_rest_sum / correct - (rest_sum - correct_rest_sum) / wrong
  const correlation = (apart / Math.sqrt(variance)) * Math.sqrt((correct / answered) * (wrong / answered))
  return Math.round(Math.min(1, Math.max(-1, correlation)) * 100) / 100
}

export interface QuestionShare {
  readonly question_id: string
  readonly is_correct: boolean
  /** Share right of the other questions of the same attempt, 0 to 1. */
  readonly rest: number
}

/** What one attempt adds: one entry for each question that is marked. Empty for a test with a single one, which has no rest. */
export function sharesOf(results: Readonly<Record<string, boolean | null>>): readonly QuestionShare[] {
  const marked = Object.entries(results).filter((entry): entry is [string, boolean] => entry[1] !== null)
  if (marked.length < 2) return []
  const correct = marked.filter(([, is_correct]) => is_correct).length
  return marked.map(([question_id, is_correct]) => ({
    question_id,
    is_correct,
    rest: (correct - Number(is_correct)) / (marked.length - 1),
  }))
}
