import { mayUseAssignments } from '@maktab/domain/tenants/capabilities'
import { AppFrame } from '@maktab/ui/app-frame'
import { Brand } from '@maktab/ui/brand'
import { Avatar } from '@maktab/ui/avatar'
import { ToastProvider } from '@maktab/ui/toasts'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { drawLink } from './draw-link.tsx'
import styles from './frame.module.css'
import { landingOf } from './landing.ts'
import { LanguageMenu } from './language-menu.tsx'
import { placesOf } from './navigation.ts'
import { NetworkBanner } from './network-banner.tsx'
import { SyncStatus } from './sync-status.tsx'
import { useLogo } from './use-logo.ts'
import { useT } from './use-t.ts'

/** The page around every screen of who is signed in. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT()
  const tenant = useTenant()
  const logo = useLogo()
  const session = useSession()
  const { active_role, is_subscribed, full_name, institution_name } = session
  const { pathname } = useLocation()
  useFocusOnContent(pathname)

  const hasAssignments = mayUseAssignments(tenant, { role: active_role, is_subscribed })
  const navigation = placesOf(active_role, { hasAssignments }).map(({ path, icon, name }) => ({
    key: path,
    href: path,
    icon,
    label: t(name),
    isCurrent: pathname === path || pathname.startsWith(`${path}/`),
  }))
  return (
    <ToastProvider>
      <AppFrame
        brand={<Brand name={institution_name} logoUrl={logo} href={landingOf(session, tenant)} drawLink={drawLink} />}
        navigation={navigation}
        drawLink={drawLink}
        syncStatus={<SyncStatus />}
        languageMenu={<LanguageMenu isBrief />}
        account={
          <Link to="/account" className={styles['account']} aria-label={`${t('frame.account')}: ${full_name}`}>
            <Avatar name={full_name} size="small" />
          </Link>
        }
        banner={<NetworkBanner />}
      >
        {children}
      </AppFrame>
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
