/** Signup and the forgotten password, fetched when somebody goes there. */
import { lazy, Suspense } from 'react'
import { RecoveryScreen } from './recovery.tsx'
import { SignupScreen } from './signup.tsx'
import type { WayIn } from '#features/access/way-in-addresses.ts'

const PublicLoginPage = lazy(async () => ({ default: (await import('./public-login.tsx')).PublicLoginPage }))

const SetupScreen = lazy(async () => ({ default: (await import('./setup.tsx')).SetupScreen }))

interface WayInPageProps {
  readonly page: WayIn
  /** A session was begun here; the address is still the one of the page. */
  readonly onSignedIn: () => void
}

export function WayInPage({ page, onSignedIn }: WayInPageProps) {
  return (
    <Suspense fallback={null}>
      {page === '/signup' ? (
        <SignupScreen onSignedIn={onSignedIn} />
      ) : page === '/public-login' ? (
        <PublicLoginPage onSignedIn={onSignedIn} />
      ) : page === '/setup' ? (
        <SetupScreen />
      ) : (
        <RecoveryScreen />
      )}
    </Suspense>
  )
}
