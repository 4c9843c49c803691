import type { Submission } from '@maktab/contracts/assignments/submissions'
import { Notice } from '@maktab/ui/feedback/notice'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import type { Assignment } from '../scores.ts'

interface AutomaticScoreProps {
  readonly assignment: Assignment
  readonly submission: Submission
  /** A teacher's score stands in the form. */
  readonly hasOwn: boolean
}

/** What work that scores itself came to. */
export function AutomaticScore({ assignment, submission, hasOwn }: AutomaticScoreProps) {
  const t = useT('scores')
  const format = useFormat()
  const { automatic_score, counted_on } = submission
  if (assignment.assignment_type !== 0) return null
  if (automatic_score === null) return counted_on === null ? null : <Notice>{t('scores.automatic_waits')}</Notice>
  const [score, total] = [format.number(automatic_score, 2), format.number(assignment.total_score, 2)]
  return (
    <Notice>
      <p>{t('scores.automatic', { score, total })}</p>
      {!hasOwn && <p>{t('scores.automatic_hint')}</p>}
    </Notice>
  )
}
