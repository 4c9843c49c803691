/**
 * The way in. Who is not signed in gets two light screens without a router; the application behind them is fetched while
 * the server checks the password.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import { LoginScreen } from '#screens/way-in/login.tsx'
import { wayInAt } from '#features/access/way-in-addresses.ts'
import { isPublicPage } from '#features/tenants/public-addresses.ts'
import { withLooks } from '#features/tenants/with-looks.ts'
import { loadApplication } from './load-application.ts'

const Application = lazy(async () => ({ default: (await loadApplication()).Application }))
const DemoAccountsScreen = lazy(async () => ({
  default: (await import('#screens/way-in/demo-accounts.tsx')).DemoAccountsScreen,
}))

const WayInPage = lazy(async () => ({ default: (await import('#screens/way-in/way-in-page.tsx')).WayInPage }))

const PublicPage = lazy(async () => ({ default: (await import('#screens/public/public-page.tsx')).PublicPage }))

export function Gate() {
  const { boot, wasSignedIn: wasEverSignedIn } = useConnection()
  const session = useMaybeSession()
  const isSignedIn = session !== undefined
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn || wasEverSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  // Who signs out is sent to the way in first; who is found elsewhere, or is to come back, was thrown out.
  const isSessionOver =
    wasSignedIn && !isSignedIn && (location.pathname !== '/login' || location.search.includes('from='))
  const isDemo = boot.is_demonstration && location.pathname === '/demo'
  const [isPublic] = useState(() => isPublicPage(location.pathname, boot.capabilities))

  const [wayIn, setWayIn] = useState(() => wayInAt(location.pathname, boot.capabilities))

  // In another site's frame nobody comes to another way in: who signs out finds the same page again.
  const [hasEnteredFrame, setEnteredFrame] = useState(false)
  const isBesideLogin = wayIn !== undefined && !(hasEnteredFrame && isSignedIn)

  function leaveWayIn(): void {
    history.replaceState(null, '', withLooks('/login'))
    if (wayIn === '/public-login') setEnteredFrame(true)
    else setWayIn(undefined)
  }

  useEffect(() => {
    if (wayIn !== undefined || isSignedIn || isDemo || isPublic || location.pathname === '/login') return
    // After signing in the person goes on to where they wanted to.
    const wanted = location.pathname + location.search
    history.replaceState(null, '', withLooks(wanted === '/' ? '/login' : `/login?from=${encodeURIComponent(wanted)}`))
  }, [wayIn, isSignedIn, isDemo, isPublic])

  return (
    <Suspense fallback={null}>
      {isPublic ? (
        <PublicPage pathname={location.pathname} />
      ) : isBesideLogin ? (
        <WayInPage page={wayIn} onSignedIn={leaveWayIn} />
      ) : isSignedIn ? (
        <Application />
      ) : isDemo ? (
        <DemoAccountsScreen />
      ) : (
        <LoginScreen isSessionOver={isSessionOver} />
      )}
    </Suspense>
  )
}
