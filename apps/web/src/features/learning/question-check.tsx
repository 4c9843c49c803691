import type { Question } from '@maktab/contracts/questions/questions'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { isRight } from '@maktab/domain/questions/questions'
import { isAnswered } from '@maktab/domain/learning/answers'
import { Button } from '@maktab/ui/base/button'
import { useT } from '#language/use-t.ts'
import styles from './test-taking.module.css'
import type { Sitting } from './use-sitting.ts'

/** How a question stands that may be checked before its test is handed in. */
export function checkOf(
  question_id: string,
  checks: number | undefined,
  sitting: Pick<Sitting, 'tried' | 'right'> | undefined,
): { readonly wrong: number; readonly isRight: boolean; readonly isSettled: boolean } {
  const wrong = sitting?.tried[question_id] ?? 0
  const isRightNow = sitting?.right.includes(question_id) === true
  return { wrong, isRight: isRightNow, isSettled: isRightNow || (checks !== undefined && wrong >= checks) }
}

interface QuestionCheckProps {
  readonly question: Question
  readonly answer: readonly string[]
  /** How often it may be checked. */
  readonly checks: number
  readonly sitting: Sitting
  onChecked(part: Pick<Sitting, 'tried' | 'right'>): void
}

/** Lets a learner have one answer checked, as often as the test allows. */
export function QuestionCheck({ question, answer, checks, sitting, onChecked }: QuestionCheckProps) {
  const t = useT('testing')
  if (isMarkedByPerson(question)) return null
  const { question_id } = question
  const { wrong, isRight: wasRight, isSettled } = checkOf(question_id, checks, sitting)
  const said = wasRight
    ? t('questions.is_right_now')
    : wrong === 0
      ? ''
      : isSettled
        ? t('questions.not_right')
        : t('questions.not_right_yet', { count: checks - wrong })
  function check() {
    const { tried, right } = sitting
    if (isRight(question, answer)) onChecked({ tried, right: [...right, question_id] })
    else onChecked({ tried: { ...tried, [question_id]: wrong + 1 }, right })
  }
  return (
    <div className={styles['row']}>
      {!isSettled && (
        <Button size="small" disabled={!isAnswered(answer)} onClick={check}>
          {t('questions.check_question')}
        </Button>
      )}
      <span role="status">{said}</span>
    </div>
  )
}
