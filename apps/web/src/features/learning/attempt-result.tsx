import type { Marked } from '@maktab/domain/learning/marking'
import { Button } from '@maktab/ui/button'
import { ProgressRing } from '@maktab/ui/progress-bar'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import styles from './assessment-player.module.css'

interface AttemptResultProps {
  readonly marked: Marked
  readonly isPassed: boolean
  onAgain(): void
}

/** How an attempt came out, at once. */
export function AttemptResult({ marked, isPassed, onAgain }: AttemptResultProps) {
  const t = useT()
  const format = useFormat()
  const { correct_questions, total_questions, accuracy } = marked
  const heading = correct_questions === total_questions ? 'learning.all_right' : isPassed ? 'learning.passed_title' : 'learning.not_passed_title'
  return (
    <div className={styles['result']} role="status">
      <ProgressRing value={accuracy} label={t('learning.accuracy')} valueText={format.percent(Math.round(accuracy))} tone={isPassed ? 'success' : 'warning'} size={5.5} />
      <div className={styles['verdict']}>
        <h3>{t(heading)}</h3>
        <p>{t('learning.result_of', { correct: format.number(correct_questions), total: format.number(total_questions) })}</p>
        <Button icon="sync" onClick={onAgain}>
          {t('learning.try_again')}
        </Button>
      </div>
    </div>
  )
}
