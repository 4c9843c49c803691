/** An attempt as it is looked at later: which of its answers were right. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { Answers } from '@maktab/contracts/learning/attempts'
import { isMarkedByPerson } from '../questions/marked-by-person.ts'
import { isRight } from '../questions/questions.ts'

interface Taken {
  readonly answers: Answers
  /** As it was marked; null where that was not kept. */
  readonly results: Readonly<Record<string, boolean | null>> | null
}

/**
 * Right, wrong or null (open, or a matter of marks) by question id. What was marked stays as it was marked; an attempt from
 * before that was kept is marked by the questions as they stand, those that it answers.
 */
export function resultsOf({ answers, results }: Taken, questions: readonly Question[]): Record<string, boolean | null> {
  if (results !== null) return { ...results }
  return Object.fromEntries(
    questions.map((question) => [
      question.question_id,
      isMarkedByPerson(question) ? null : isRight(question, answers[question.question_id] ?? []),
    ]),
  )
}
