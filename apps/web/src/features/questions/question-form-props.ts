import type { AskedQuestion } from '@maktab/contracts/questions/questions'

export interface QuestionFormProps<Q extends AskedQuestion> {
  readonly question: Q
  /** As the contract of the question has it. */
  readonly answer: readonly string[]
  onAnswer(answer: readonly string[]): void
  /** Whether it was right, once it is marked; null once it is handed over and waits to be; undefined while it can be answered. */
  readonly isRight: boolean | null | undefined
  /** What it was given once it is marked, in a test that counts marks. */
  readonly marks?: { readonly given: number | null; readonly possible: number } | undefined
}

/** What a form is given beside: what is right, once it is marked. */
export interface KindFormProps<Q extends AskedQuestion> extends QuestionFormProps<Q> {
  /** Empty before it is marked. */
  readonly rightAnswer: readonly string[]
  /** Of each blank or pair whether it is right, once it is marked. */
  readonly rightParts?: readonly boolean[] | undefined
}
