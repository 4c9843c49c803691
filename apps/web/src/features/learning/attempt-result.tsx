import type { Marks } from '@maktab/contracts/learning/attempts'
import { marksTogether } from '@maktab/domain/learning/marking'
import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { ProgressRing } from '@maktab/ui/feedback/progress-bar'
import type { ReactNode } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-player.module.css'

/** What can be told of an attempt that was handed over. */
export interface Told {
  readonly correct_questions: number
  readonly waiting_questions: number
  readonly total_questions: number
  readonly accuracy: number | null
  readonly closes_on: string | null
  /** By question, of a test that counts marks. A device that pulled it before marks were kept has none. */
  readonly marks?: Marks | undefined
}

interface AttemptResultProps {
  readonly told: Told
  /** Absent where the test has closed, or takes no further attempt now. */
  readonly onAgain?: (() => void) | undefined
  /** From which accuracy the test is passed, in per cent. */
  readonly passMark: number
  /** What else is to be said, below. */
  readonly children?: ReactNode
}

/** How an attempt came out: at once, as far as it is marked, or when the test closes. */
export function AttemptResult({ told, onAgain, passMark, children }: AttemptResultProps) {
  const t = useT('home', 'lessons')
  const format = useFormat()
  const { correct_questions, waiting_questions, total_questions, accuracy, closes_on } = told
  const together = marksTogether(told.marks ?? {})
  const isPassed = accuracy !== null && accuracy >= passMark
  const heading =
    closes_on !== null
      ? t('questions.handed_over')
      : waiting_questions > 0
        ? t('questions.waits_for_teacher')
        : t(
            correct_questions === total_questions
              ? 'learning.all_right'
              : isPassed
                ? 'learning.passed_title'
                : 'learning.not_passed_title',
          )
  return (
    <div className={styles['result']} role="status">
      {accuracy === null || closes_on !== null ? (
        <Icon name="clock" size={3} />
      ) : (
        <ProgressRing
          value={accuracy}
          label={t('learning.accuracy')}
          valueText={format.percent(Math.round(accuracy))}
          tone={isPassed ? 'success' : 'warning'}
          size={5.5}
        />
      )}
      <div className={styles['verdict']}>
        <h3>{heading}</h3>
        {closes_on !== null ? (
          <p>{t('questions.marked_when_closed', { date: format.dateTime(new Date(closes_on)) })}</p>
        ) : (
          <>
            {accuracy !== null && (
              <p>
                {together
                  ? t('questions.marks_of', {
                      marks: format.number(together.given),
                      total: format.number(together.possible),
                    })
                  : t('learning.result_of', {
                      correct: format.number(correct_questions),
                      total: format.number(total_questions - waiting_questions),
                    })}
              </p>
            )}
            {waiting_questions > 0 && <p>{t('questions.waiting_count', { count: waiting_questions })}</p>}
          </>
        )}
        {children}
        {onAgain && (
          <Button icon="sync" onClick={onAgain}>
            {t('learning.try_again')}
          </Button>
        )}
      </div>
    </div>
  )
}
