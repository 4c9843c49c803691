import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { returnPath } from './landing.ts'
import { NoPermission } from './no-permission.tsx'
import { ScreenLoading } from './screen-loading.tsx'
import type { ScreenRoute } from './screens.tsx'
import { Title } from './title.tsx'
import { useDestination } from './use-destination.ts'
import { useT } from './use-t.ts'

const UnfinishedSignup = lazy(async () => ({ default: (await import('#features/access/unfinished-signup.tsx')).UnfinishedSignup }))

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

/** A screen for whoever it is for; others go where they belong or are told that it is not theirs. */
export function Guarded({ route }: { route: ScreenRoute }) {
  const t = useT()
  const destination = useDestination()
  if (destination.kind !== 'screen') return <Elsewhere />
  return (
    <>
      <Title of={t(route.title)} />
      <route.Screen />
    </>
  )
}

/** An address without a screen: it leads on, and the way in itself to where the person wanted to (seed 000 §2). */
export function Elsewhere() {
  const t = useT()
  const destination = useDestination()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  switch (destination.kind) {
    case 'redirect':
      return <Navigate to={(isWayIn(pathname) && !destination.isFirst ? returnPath(search.get('from')) : undefined) ?? destination.to} replace />
    case 'unfinished signup':
      return <UnfinishedSignup />
    case 'public page':
      return <WholePage />
    case 'no permission':
      return (
        <>
          <Title of={t('frame.no_permission_title')} />
          <NoPermission />
        </>
      )
    // The gate stands before these screens, and a screen has a route of its own.
    case 'login':
    case 'screen':
      return <ScreenLoading />
  }
}

const isWayIn = (pathname: string) => pathname === '/' || pathname === '/login'

/** Pages for everybody stand outside the frame: the address is opened as its own page. */
function WholePage() {
  useEffect(() => location.reload(), [])
  return <ScreenLoading />
}
