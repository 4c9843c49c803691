import type { VersionState } from '@maktab/contracts/studio/course-versions'
import type { IconName } from '@maktab/ui/base/icon'
import { StatusChip, type Tone } from '@maktab/ui/feedback/status-chip'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

const looks: Readonly<Record<VersionState, { readonly tone: Tone; readonly icon: IconName }>> = {
  draft: { tone: 'neutral', icon: 'edit' },
  review: { tone: 'warning', icon: 'clock' },
  published: { tone: 'success', icon: 'check' },
  superseded: { tone: 'neutral', icon: 'again' },
}

export function VersionStateChip({ state, version }: { readonly state: VersionState; readonly version: number }) {
  const t = useT('studio')
  const format = useFormat()
  return (
    <StatusChip {...looks[state]}>
      {t(`studio.state_${state}`)} · {t('studio.version_number', { number: format.number(version) })}
    </StatusChip>
  )
}
