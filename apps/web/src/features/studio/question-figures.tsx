import type { QuestionFigures as Figures } from '@maktab/contracts/studio/question-bank'
import { fewestAttempts } from '@maktab/domain/studio/question-statistics'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'

/** How a question did its work so far. */
export function QuestionFigures({ figures: { answered, difficulty, discrimination } }: { readonly figures: Figures }) {
  const t = useT('writing')
  const format = useFormat()
  if (difficulty === null)
    return (
      <p className={styles['soft']}>{t('questions.figures_too_few', { count: answered, fewest: fewestAttempts })}</p>
    )
  return (
    <p className={styles['soft']}>
      {t('questions.figure_right', { percent: format.percent(difficulty), count: answered })}
      {discrimination !== null && ` · ${t('questions.figure_tells_apart', { value: format.number(discrimination) })}`}
    </p>
  )
}
