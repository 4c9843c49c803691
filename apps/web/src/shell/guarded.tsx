import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from '#page/router.tsx'
import { useConnection } from '#calls/connection.ts'
import type { Destination } from './destination.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { returnPath } from '#page/landing.ts'
import { NoPermission } from './no-permission.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import type { ScreenRoute } from '#screens/screen.tsx'
import { Title } from '#page/title.tsx'
import { useDestination } from './use-destination.ts'
import { useT } from '#language/use-t.ts'

const UnfinishedSignup = lazy(async () => ({
  default: (await import('#features/access/signup/unfinished-signup.tsx')).UnfinishedSignup,
}))

/** The frame, with the screen of the address in it; a screen that breaks leaves the frame whole. */
export function Framed({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Frame>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** A screen for whoever it is for; others go where they belong or are told that it is not theirs. Once it is drawn the network takes nobody from it. */
export function Guarded({ route }: { route: ScreenRoute }) {
  const t = useT('application')
  const [isOpen, setIsOpen] = useState(false)
  const destination = useDestination({ isOpen })
  if (destination.kind !== 'screen') return <LedOn to={destination} />
  if (!isOpen) setIsOpen(true)
  return (
    <>
      <Title of={t(route.title)} />
      <route.Screen />
    </>
  )
}

/** An address without a screen. */
export function Elsewhere() {
  return <LedOn to={useDestination({ isOpen: false })} />
}

/** An address that leads on, and the way in itself to where the person wanted to (seed 000 §2). */
function LedOn({ to: destination }: { to: Destination }) {
  const t = useT('application')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  switch (destination.kind) {
    case 'redirect':
      return (
        <>
          {destination.needsInternet === true && <SayNeedsInternet />}
          <Navigate
            to={
              (isWayIn(pathname) && !destination.isFirst ? returnPath(search.get('from')) : undefined) ?? destination.to
            }
            replace
          />
        </>
      )
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

/** Said among the messages of the frame, which stays while the screen changes. */
function SayNeedsInternet() {
  const t = useT('application')
  const { messages } = useConnection()
  const isSaid = useRef(false)
  useEffect(() => {
    if (!isSaid.current) messages.say({ tone: 'info', text: t('connection.page_needs_internet') })
    isSaid.current = true
  }, [messages, t])
  return null
}

/** Pages for everybody stand outside the frame: the address is opened as its own page. */
function WholePage() {
  useEffect(() => location.reload(), [])
  return <ScreenLoading />
}
