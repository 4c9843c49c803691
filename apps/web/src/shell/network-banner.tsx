import { Banner, BannerPlace } from '@maktab/ui/feedback/banner'
import { useState } from 'react'
import { useMaybeSession } from '#calls/use-session.ts'
import { useAppMode, useIsOnline, useSyncState } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'

/**
 * Says once that the network went or came back, and slides away (seed 000 §2); for those who hear the page the words stay.
 * That work is kept is said only where the store of whoever is signed in is open.
 */
export function NetworkBanner() {
  const t = useT('application')
  const isOnline = useIsOnline()
  const { isAvailable } = useSyncState()
  const isUnkept = useMaybeSession() !== undefined && isAvailable !== true
  const [last, setLast] = useState(isOnline)
  const [hasChanged, setChanged] = useState(!isOnline)

  if (isOnline !== last) {
    setLast(isOnline)
    setChanged(true)
  }
  const isEmpty = useAppMode() === 'offline_empty'
  const offline = isUnkept
    ? 'connection.offline_unkept'
    : (`refusals.${isEmpty ? 'user_no_data_offline' : 'offline_mode_msg'}` as const)
  return (
    <BannerPlace>
      {hasChanged && (
        <Banner
          key={isOnline ? '' : offline}
          tone={isOnline ? 'success' : 'warning'}
          icon={isOnline ? 'check' : 'offline'}
        >
          {t(isOnline ? 'refusals.online_mode_msg' : offline)}
        </Banner>
      )}
    </BannerPlace>
  )
}
