import type { ContentStatus as Status } from '@maktab/contracts/fields'
import { StatusChip, type Tone } from '@maktab/ui/status-chip'
import type { IconName } from '@maktab/ui/icon'
import { useT } from '#shell/use-t.ts'

const looks = {
  0: { tone: 'neutral', icon: 'play', words: 'learning.not_started' },
  1: { tone: 'info', icon: 'clock', words: 'learning.in_progress' },
  2: { tone: 'success', icon: 'check', words: 'learning.completed' },
  3: { tone: 'warning', icon: 'warning', words: 'learning.failed' },
} as const satisfies Record<Status, { tone: Tone; icon: IconName; words: string }>

/** How far a learner is with a content or a lesson: in a picture and in words. */
export function ContentStatus({ status }: { status: Status }) {
  const t = useT()
  const { tone, icon, words } = looks[status]
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(words)}
    </StatusChip>
  )
}
