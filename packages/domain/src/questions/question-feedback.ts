/** What an author says to an answer once it is marked, beside the explanation. */
import type { Question } from '@maktab/contracts/questions/questions'
import { isMarkedByPerson } from './marked-by-person.ts'
import { givenMarks } from './question-marks.ts'
import { isRight } from './questions.ts'

/**
 * Texts to be shown, in their order: of each option that was chosen its own, in the order of the options, then that of the answer as
 * a whole. What is partly right and has no text of its own is told what a wrong answer is. Nothing where a person marks.
 */
export function feedbackOf(question: Question, answer: readonly string[]): readonly string[] {
  if (isMarkedByPerson(question)) return []
  const ofOptions =
    question.kind === 'choice'
      ? question.options.filter(({ option_id }) => answer.includes(option_id)).map(({ feedback }) => feedback)
      : []
  return [...ofOptions, ofWhole(question, answer)].filter(
    (text) => text !== undefined && text.trim() !== '',
  ) as string[]
}

function ofWhole(question: Question, answer: readonly string[]): string | undefined {
  const { right, partly, wrong } = question.feedback ?? {}
  if (isRight(question, answer)) return right
  return givenMarks(question, answer) > 0 ? (partly ?? wrong) : wrong
}
