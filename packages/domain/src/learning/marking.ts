/** Marks an attempt at an assessment, on the device at once and on the server with authority. */
import type { Question } from '@maktab/contracts/content/questions'
import type { Answers } from '@maktab/contracts/learning/progress'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { share } from '../schools/percentages.ts'
import { isRight } from '../content/questions.ts'

export interface Marked {
  /** Right or wrong, by question id, for every question of the assessment. */
  readonly results: Readonly<Record<string, boolean>>
  readonly correct_questions: number
  readonly total_questions: number
  /** Correct of all questions in per cent, one decimal. */
  readonly accuracy: number
}

/**
 * Marks `answers` by the questions as they stand. A question without an answer is wrong. Refuses answers to questions
 * that the assessment does not have: they belong to another content or to another edition of it.
 */
export function markAttempt({
  questions,
  answers,
}: {
  readonly questions: readonly Question[]
  readonly answers: Answers
}): Outcome<Marked, 'attempt_mismatch'> {
  const known = new Set(questions.map((question) => question.question_id))
  if (Object.keys(answers).some((question_id) => !known.has(question_id))) return refuse('attempt_mismatch')

  const results = Object.fromEntries(
    questions.map((question) => [question.question_id, isRight(question, answers[question.question_id] ?? [])]),
  )
  const correct_questions = Object.values(results).filter(Boolean).length
  const total_questions = questions.length
  return accept({ results, correct_questions, total_questions, accuracy: share(correct_questions, total_questions) ?? 0 })
}
