import { Notice } from '@maktab/ui/feedback/notice'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useLastSeen } from './last-seen.ts'

/** Says as of when the figures on the page are, where they come from this device. */
export function LastSeenNotice() {
  const t = useT('application')
  const format = useFormat()
  const isOnline = useIsOnline()
  const seen_on = useLastSeen()
  if (seen_on === undefined) return null
  const when = format.dateTime(seen_on)
  return <Notice tone="warning">{t(isOnline ? 'frame.as_of' : 'frame.seen_when', { when })}</Notice>
}
