import { standingOf } from '@maktab/domain/events/events'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import { standingLooks } from './event-when.ts'

interface Standing {
  readonly start_date: string
  readonly end_date: string
  readonly is_cancelled: boolean
}

/** How an occurrence stands, in a word; nothing where it is only to come. */
export function EventStandingChip({ of }: { of: Standing }) {
  const t = useT('events')
  const looks = standingLooks[standingOf(of, new Date(useNow()))]
  return (
    looks && (
      <StatusChip tone={looks.tone} icon={looks.icon}>
        {t(looks.word)}
      </StatusChip>
    )
  )
}
