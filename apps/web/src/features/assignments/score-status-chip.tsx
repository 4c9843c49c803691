import type { ScoreStatus } from '@maktab/ui/score-input'
import { StatusChip } from '@maktab/ui/status-chip'
import type { PlainKey } from '#shell/screens.tsx'
import { useT } from '#shell/use-t.ts'

/** The words of seed 001 §4, and one more for what only this device holds. */
export const scoreStatusKeys = {
  draft: 'assignments.draft',
  saving: 'assignments.saving',
  waiting: 'assignments.score_waiting',
  saved: 'assignments.saved',
} as const satisfies Record<Exclude<ScoreStatus, 'none'>, PlainKey>

const looks = {
  draft: { tone: 'neutral', icon: 'edit' },
  saving: { tone: 'info', icon: 'sync' },
  waiting: { tone: 'warning', icon: 'clock' },
} as const

/** In a list only what is not yet at school is worth a word. */
export function ScoreStatusChip({ status }: { status: ScoreStatus }) {
  const t = useT()
  if (status === 'none' || status === 'saved') return null
  return <StatusChip {...looks[status]}>{t(scoreStatusKeys[status])}</StatusChip>
}
