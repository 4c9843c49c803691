import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import styles from './marking.module.css'
import { markOf } from './scores.ts'
import type { Mark } from './scores.ts'

interface OtherScoreProps {
  readonly submission: Submission
  readonly onChoose: (mark: Mark) => void
}

/** Asks which score counts where another one was given unseen. Either answer is a score of its own, so it is asked once. */
export function OtherScore({ submission, onChoose }: OtherScoreProps) {
  const isAsked = submission.other_score !== undefined && submission.score !== null
  const t = useTOnceHere('scores', { isNeeded: isAsked })
  if (t === undefined || submission.other_score === undefined || submission.score === null) return null
  return <Asked submission={submission} other={submission.other_score} onChoose={onChoose} />
}

function Asked({
  submission,
  other,
  onChoose,
}: OtherScoreProps & { readonly other: NonNullable<Submission['other_score']> }) {
  const t = useT('scores')
  const format = useFormat()
  const { score, scored_by_name: name, scored_on, teacher_remarks, rubric_levels } = other
  return (
    <Notice tone="warning">
      <p>{t('marking.other_score', { score: format.number(score), name, when: format.dateTime(scored_on) })}</p>
      <p className={styles['choices']}>
        <Button onClick={() => onChoose(markOf(submission))}>
          {t('marking.keep', { score: format.number(submission.score ?? 0) })}
        </Button>
        <Button onClick={() => onChoose({ score, teacher_remarks, rubric_levels })}>
          {t('marking.keep', { score: format.number(score) })}
        </Button>
      </p>
    </Notice>
  )
}
