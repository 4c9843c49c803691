import type { ContentStatus as Status } from '@maktab/contracts/fields'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { contentLooks } from '@maktab/ui/feedback/status-looks'
import { useT } from '#language/use-t.ts'

const words = {
  0: 'learning.not_started',
  1: 'learning.in_progress',
  2: 'learning.completed',
  3: 'learning.failed',
} as const satisfies Record<Status, string>

/** How far a learner is with a content or a lesson: in a picture and in words. */
export function ContentStatus({ status }: { status: Status }) {
  const t = useT('home')
  return <StatusChip {...contentLooks[status]}>{t(words[status])}</StatusChip>
}
