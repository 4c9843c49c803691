/** What stands in answers, whatever is asked. Apart from their marking, which lists of work need not bring along. */
import type { Answers } from '@maktab/contracts/learning/attempts'

/** Whether anything stands in an answer. */
export function isAnswered(answer: readonly string[] | undefined): boolean {
  return answer !== undefined && answer.some((part) => part.trim() !== '')
}

/** Whether something was answered. */
export function hasAnswers(answers: Answers): boolean {
  return Object.values(answers).some(isAnswered)
}
