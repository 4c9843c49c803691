import { Banner } from '@maktab/ui/banner'
import { useState } from 'react'
import { useIsOnline } from './use-sync-state.ts'
import { useT } from './use-t.ts'

/** Says once that the network went or came back, and slides away (seed 000 §2). */
export function NetworkBanner() {
  const t = useT()
  const isOnline = useIsOnline()
  const [shown, setShown] = useState(isOnline)
  const [isGone, setGone] = useState(isOnline)

  if (isOnline !== shown) {
    setShown(isOnline)
    setGone(false)
  }
  if (isGone) return null
  return (
    <Banner key={String(shown)} tone={shown ? 'success' : 'warning'} icon={shown ? 'check' : 'offline'} onGone={() => setGone(true)}>
      {shown ? t('refusals.online_mode_msg') : t('refusals.offline_mode_msg')}
    </Banner>
  )
}
