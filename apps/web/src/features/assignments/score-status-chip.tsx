import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { scoreLooks } from '@maktab/ui/feedback/status-looks'
import type { PlainKey } from '@maktab/i18n/keys'
import { useT } from '#language/use-t.ts'
import type { MarkStatus } from './scores.ts'

/** The words of seed 001 §4, one for what only this device holds, and one for what waits in this browser alone. */
export const scoreStatusKeys = {
  draft: 'assignments.draft',
  unsaved: 'assignments.score_unsaved',
  saving: 'assignments.saving',
  waiting: 'assignments.score_waiting',
  saved: 'assignments.saved',
} as const satisfies Record<Exclude<MarkStatus, 'none'>, PlainKey<'assignments'>>

const looks = { ...scoreLooks, unsaved: { tone: 'danger', icon: 'warning' } } as const

/** In a list only what is not yet at school is worth a word. */
export function ScoreStatusChip({ status }: { status: MarkStatus }) {
  const t = useT('assignments')
  if (status === 'none' || status === 'saved') return null
  return <StatusChip {...looks[status]}>{t(scoreStatusKeys[status])}</StatusChip>
}
