import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useMaybeSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { landingOf } from './landing.ts'
import type { ScreenRoute } from './screens.tsx'
import { Title } from './title.tsx'
import { useT } from './use-t.ts'

const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }))
const NoPermission = lazy(async () => ({ default: (await import('./no-permission.tsx')).NoPermission }))

/** The way in: who is not signed in goes there first and comes back. */
export function Entrance() {
  const session = useMaybeSession()
  const { pathname, search } = useLocation()
  if (session === undefined) return <Navigate to={`/login?from=${encodeURIComponent(pathname + search)}`} replace />
  return (
    <Suspense fallback={null}>
      <SignedIn key={session.user_id} />
    </Suspense>
  )
}

/** Lets only the roles of a screen in. */
export function Guarded({ route }: { route: ScreenRoute }) {
  const t = useT()
  const session = useMaybeSession()
  if (session === undefined) return null
  const mayEnter = route.roles === 'signed-in' || route.roles.includes(session.active_role)
  return (
    <>
      <Title of={t(route.title)} />
      {mayEnter ? <route.Screen /> : <NoPermission />}
    </>
  )
}

/** An address that does not exist leads to where the person belongs (seed 000 §2). */
export function Fallback() {
  const session = useMaybeSession()
  const tenant = useTenant()
  return <Navigate to={session === undefined ? '/login' : landingOf(session.active_role, tenant)} replace />
}
