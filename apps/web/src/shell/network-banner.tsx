import { Banner, BannerPlace } from '@maktab/ui/banner'
import { useState } from 'react'
import { useIsOnline } from './use-sync-state.ts'
import { useT } from './use-t.ts'

/** Says once that the network went or came back, and slides away (seed 000 §2); for those who hear the page the words stay. */
export function NetworkBanner() {
  const t = useT()
  const isOnline = useIsOnline()
  const [last, setLast] = useState(isOnline)
  const [hasChanged, setChanged] = useState(!isOnline)

  if (isOnline !== last) {
    setLast(isOnline)
    setChanged(true)
  }
  return (
    <BannerPlace>
      {hasChanged && (
        <Banner key={String(isOnline)} tone={isOnline ? 'success' : 'warning'} icon={isOnline ? 'check' : 'offline'}>
          {isOnline ? t('refusals.online_mode_msg') : t('refusals.offline_mode_msg')}
        </Banner>
      )}
    </BannerPlace>
  )
}
