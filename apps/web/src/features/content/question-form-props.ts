import type { Question } from '@maktab/contracts/content/questions'

export interface QuestionFormProps<Q extends Question> {
  readonly question: Q
  /** As the contract of the question has it. */
  readonly answer: readonly string[]
  onAnswer(answer: readonly string[]): void
  /** Whether it was right, once it is marked; undefined while it can be answered. */
  readonly isRight: boolean | undefined
}
