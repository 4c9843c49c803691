/**
 * The way in. Who is not signed in gets two light screens without a router; the application behind them is fetched while
 * the server checks the password.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useMaybeSession } from '#calls/use-session.ts'
import { LoginScreen } from '#features/access/login-screen.tsx'
import { loadApplication } from './load-application.ts'

const Application = lazy(async () => ({ default: (await loadApplication()).Application }))
const DemoAccountsScreen = lazy(async () => ({ default: (await import('#features/access/demo-accounts-screen.tsx')).DemoAccountsScreen }))

export function Gate() {
  const { boot } = useConnection()
  const session = useMaybeSession()
  const isSignedIn = session !== undefined
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  // Who signs out is sent to the way in first; who is found elsewhere, or is to come back, was thrown out.
  const isSessionOver = wasSignedIn && !isSignedIn && (location.pathname !== '/login' || location.search.includes('from='))
  const isDemo = boot.is_demonstration && location.pathname === '/demo'

  useEffect(() => {
    if (isSignedIn || isDemo || location.pathname === '/login') return
    // After signing in the person goes on to where they wanted to.
    const wanted = location.pathname + location.search
    history.replaceState(null, '', wanted === '/' ? '/login' : `/login?from=${encodeURIComponent(wanted)}`)
  }, [isSignedIn, isDemo])

  return (
    <Suspense fallback={null}>
      {isSignedIn ? <Application key={session.user_id} /> : isDemo ? <DemoAccountsScreen /> : <LoginScreen isSessionOver={isSessionOver} />}
    </Suspense>
  )
}
