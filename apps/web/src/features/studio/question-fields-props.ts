import type { Question, QuestionOf } from '@maktab/contracts/questions/questions'
import type { QuestionFault } from '@maktab/domain/questions/question-faults'

export interface QuestionFieldsProps<K extends Question['kind']> {
  readonly question: QuestionOf<K>
  onChange(question: QuestionOf<K>): void
  /** The sentence for the first of these faults that the question has. */
  fault(...faults: readonly QuestionFault[]): string | undefined
}
