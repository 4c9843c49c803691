import { mayUseAssignments, takesAttendance } from '@maktab/domain/tenants/capabilities'
import { AppFrame } from '@maktab/ui/layout/app-frame'
import { Brand } from '@maktab/ui/layout/brand'
import { ToastProvider } from '@maktab/ui/feedback/toasts'
import { lazy, Suspense, useContext, useEffect, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from '#page/router.tsx'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { AccountPlace } from '#features/access/account-place.tsx'
import { NotificationBell } from '#features/people/notification-bell.tsx'
import { drawLink } from '#page/draw-link.tsx'
import { completionOf } from '#page/landing.ts'
import { FrameLanguageMenu } from './frame-language-menu.tsx'
import { LastSeenNotice } from '#page/last-seen-notice.tsx'
import { placesOf } from './navigation.ts'
import { ReachableContext } from './reachable.ts'
import { NetworkBanner } from './network-banner.tsx'
import { ShowMessages } from './show-messages.tsx'
import { SyncStatus } from './sync-status.tsx'
import { useHome } from './use-destination.ts'
import { useLogo } from '#page/use-logo.ts'
import { useT } from '#language/use-t.ts'
import { WhenIdle } from '#page/when-idle.tsx'

// Without it nobody works in another's place: where it cannot be fetched, the page says that it broke.
const ActingBanner = lazy(async () => ({ default: (await import('./acting-banner.tsx')).ActingBanner }))

/** What cannot be fetched is not there: the screen is there without it. */
const extra = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Fetched) => ({ default: Fetched }),
      () => ({ default: (): ReactNode => null }),
    ),
  )

const Tour = extra(async () => (await import('#features/people/tour.tsx')).Tour)
// A learner who cannot fetch it hears of a question from their teacher.
const ClickerBanner = extra(async () => (await import('#features/learning/clicker-banner.tsx')).ClickerBanner)
const ConsentQuestion = extra(async () => (await import('#features/tenants/consent-question.tsx')).ConsentQuestion)
const ServerClockBanner = extra(async () => (await import('./server-clock-banner.tsx')).ServerClockBanner)
const FollowingDownloads = extra(async () => (await import('./following-downloads.tsx')).FollowingDownloads)
const LeftScores = extra(async () => (await import('./left-scores.tsx')).LeftScores)

/** The page around every screen of who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT('application')
  const tenant = useTenant()
  const capabilities = useCapabilities()
  const { hasTour } = capabilities
  const logo = useLogo()
  const home = useHome()
  const { places } = useContext(ReachableContext)
  const { isActing, boot } = useConnection()
  const session = useSession()
  const { active_role, is_subscribed, institution_name } = session
  const { pathname } = useLocation()
  useFocusOnContent(pathname)

  const hasAssignments = mayUseAssignments(tenant, { role: active_role, is_subscribed })
  // Before the sign-up details are said there is nowhere else to go.
  const isUnfinished = completionOf(session, capabilities, { isOnline: true }) !== undefined
  const navigation = placesOf(places[active_role], {
    hasAssignments,
    hasAttendance: takesAttendance(capabilities, session),
  }).map(({ path, icon, name }) => ({
    key: path,
    href: path,
    icon,
    label: t(name),
    isCurrent: pathname === path || pathname.startsWith(`${path}/`),
  }))
  return (
    <ToastProvider>
      <ShowMessages place="frame" />
      {isActing && (
        <Suspense fallback={null}>
          <ActingBanner />
        </Suspense>
      )}
      <AppFrame
        brand={<Brand name={institution_name} logoUrl={logo} href={home} drawLink={drawLink} />}
        navigation={isUnfinished ? [] : navigation}
        drawLink={drawLink}
        syncStatus={<SyncStatus />}
        languageMenu={<FrameLanguageMenu />}
        notifications={<NotificationBell />}
        account={<AccountPlace />}
        banner={
          <>
            <NetworkBanner />
            {active_role === 'learner' && !isActing && (
              <WhenIdle>
                <ClickerBanner />
              </WhenIdle>
            )}
            {active_role !== 'learner' && (
              <WhenIdle>
                <ServerClockBanner />
              </WhenIdle>
            )}
            {active_role === 'teacher' && (
              <WhenIdle>
                <LeftScores />
              </WhenIdle>
            )}
            {boot.analytics !== undefined && (
              <Suspense>
                <ConsentQuestion />
              </Suspense>
            )}
          </>
        }
      >
        <LastSeenNotice />
        {children}
        <WhenIdle>
          <FollowingDownloads />
        </WhenIdle>
      </AppFrame>
      {hasTour && !isActing && (
        <WhenIdle>
          <Tour />
        </WhenIdle>
      )}
    </ToastProvider>
  )
}

/** A new screen begins at its top, and a screen reader with its content; the first screen keeps the browser's own place. */
function useFocusOnContent(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
}
