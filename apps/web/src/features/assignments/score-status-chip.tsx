import type { ScoreStatus } from '@maktab/ui/score-input'
import { StatusChip } from '@maktab/ui/status-chip'
import { scoreLooks } from '@maktab/ui/status-looks'
import type { PlainKey } from '#shell/screens.tsx'
import { useT } from '#shell/use-t.ts'

/** The words of seed 001 §4, and one more for what only this device holds. */
export const scoreStatusKeys = {
  draft: 'assignments.draft',
  saving: 'assignments.saving',
  waiting: 'assignments.score_waiting',
  saved: 'assignments.saved',
} as const satisfies Record<Exclude<ScoreStatus, 'none'>, PlainKey>

/** In a list only what is not yet at school is worth a word. */
export function ScoreStatusChip({ status }: { status: ScoreStatus }) {
  const t = useT()
  if (status === 'none' || status === 'saved') return null
  return <StatusChip {...scoreLooks[status]}>{t(scoreStatusKeys[status])}</StatusChip>
}
