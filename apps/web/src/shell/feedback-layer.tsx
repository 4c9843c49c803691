/** Messages, the banner of the network before the sign-in, and what covers the page. */
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { useSyncExternalStore } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import { Cover } from './cover.tsx'
import styles from './feedback-layer.module.css'
import { NetworkBanner } from './network-banner.tsx'
import { platformOf } from '#browser/platform.ts'
import { ShowMessages } from './show-messages.tsx'

export function FeedbackLayer() {
  const { messages } = useConnection()
  const isFramed = useSyncExternalStore(messages.onChange, messages.isFramed)
  return (
    <>
      {!isFramed && (
        <ToastProvider>
          <ShowMessages place="page" />
        </ToastProvider>
      )}
      <EntranceBanner />
      <Cover />
    </>
  )
}

/** Behind the sign-in the frame has its own; on the login page of the mobile application there is none (seed 000 §2). */
function EntranceBanner() {
  const isSignedIn = useMaybeSession() !== undefined
  const isAppLogin = platformOf(document) === 'mobile' && location.pathname === '/login'
  return (
    !isSignedIn &&
    !isAppLogin && (
      <div className={styles['banner']}>
        <NetworkBanner />
      </div>
    )
  )
}
