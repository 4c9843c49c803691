import { Suspense } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { landingOf, returnPath } from './landing.ts'
import { NoPermission } from './no-permission.tsx'
import { ScreenLoading } from './screen-loading.tsx'
import type { ScreenRoute } from './screens.tsx'
import { Title } from './title.tsx'
import { useT } from './use-t.ts'

/** The frame, with the screen of the address in it; a screen that breaks leaves the frame whole. */
export function Framed() {
  const { pathname } = useLocation()
  return (
    <Frame>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<ScreenLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** Lets only the roles of a screen in. */
export function Guarded({ route }: { route: ScreenRoute }) {
  const t = useT()
  const { active_role } = useSession()
  const mayEnter = route.roles === 'signed-in' || route.roles.includes(active_role)
  return (
    <>
      <Title of={t(route.title)} />
      {mayEnter ? <route.Screen /> : <NoPermission />}
    </>
  )
}

/** An address that does not exist, or the way in itself, leads to where the person wanted to or belongs (seed 000 §2). */
export function Fallback() {
  const session = useSession()
  const tenant = useTenant()
  const [search] = useSearchParams()
  return <Navigate to={returnPath(search.get('from')) ?? landingOf(session, tenant)} replace />
}
