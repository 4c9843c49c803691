/** Questions of its own that work which is not set yet shall ask, kept on this device until it is set. */
import type { Question } from '@maktab/contracts/questions/questions'
import { isOwnKind } from '@maktab/domain/assignments/custom-work'
import { keepWriting, readWriting, writingName } from '#features/studio/kept-writing.ts'

const nameOf = (user_id: number) => writingName(user_id, 'work-questions')

/** None of what another build kept. */
export function readWorkQuestions(user_id: number): Question[] {
  const kept = readWriting(nameOf(user_id))
  if (!Array.isArray(kept)) return []
  return (kept as Question[]).filter((one) => typeof one?.question_id === 'string' && isOwnKind(one))
}

export function keepWorkQuestions(user_id: number, questions: readonly Question[]): void {
  keepWriting(nameOf(user_id), questions.length === 0 ? null : questions)
}
