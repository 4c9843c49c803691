import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { shownMarks } from '@maktab/domain/questions/question-marks'
import { useT } from '#language/use-t.ts'

interface QuestionGivesProps {
  readonly question: Question | AskedQuestion
  /** All questions of its test. */
  readonly of: readonly (Question | AskedQuestion)[]
  readonly rules?: TestRules | undefined
}

/** What a question gives at most, behind its number; nothing in a test that counts no marks. */
export function QuestionGives({ question, of, rules }: QuestionGivesProps) {
  const t = useT('lessons')
  const marks = shownMarks(question, of, rules)
  return marks === undefined ? null : <> · {t('questions.marks_count', { count: marks })}</>
}
