import { Button } from '@maktab/ui/button'
import { ConfirmDialog } from '@maktab/ui/confirm-dialog'
import { Tabs } from '@maktab/ui/tabs'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useConnection } from '#calls/connection.ts'
import { useCapabilities } from '#calls/use-tenant.ts'
import { ConsentSwitch } from '#features/tenants/consent-switch.tsx'
import { useSyncState } from '#shell/use-sync-state.ts'
import { useT } from '#shell/use-t.ts'
import { AccountHeading } from './account-heading.tsx'
import styles from './account-screen.module.css'
import { AppearanceCard } from './appearance-card.tsx'
import { LanguageCard } from './language-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { PushCard } from './push-card.tsx'
import { TourCard } from './tour-card.tsx'
import { WaitingWork } from './waiting-work.tsx'

interface AccountScreenProps {
  /** The person's other roles, drawn by who knows of them. */
  readonly roles: ReactNode
  /** Password and devices. */
  readonly security: ReactNode
}

/** Who is signed in and what they may change of it; what waits on this device; and the way out. */
export function AccountScreen({ roles, security }: AccountScreenProps) {
  const t = useT()
  const { isActing } = useConnection()
  const { hasLanguageMenu } = useCapabilities()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const parts = [
    { key: 'profile', label: t('people.profile'), panel: <div className={styles['cards']}><ProfileCard />{roles}</div> },
    // Whoever works in another's place has neither their password nor their devices.
    ...(isActing ? [] : [{ key: 'security', label: t('people.security'), panel: <div className={styles['cards']}>{security}</div> }]),
    {
      key: 'settings',
      label: t('people.settings'),
      panel: (
        <div className={styles['cards']}>
          {hasLanguageMenu && <LanguageCard />}
          <AppearanceCard />
          <PushCard />
          <ConsentSwitch />
          {!isActing && <TourCard />}
          <WaitingWork />
        </div>
      ),
    },
  ]
  const current = parts.find(({ key }) => key === search.get('part'))?.key ?? (pathname.endsWith('/settings') ? 'settings' : 'profile')

  return (
    <div className={styles['page']}>
      <AccountHeading />
      <Tabs label={t('people.account_parts')} tabs={parts} current={current} onChange={(part) => setSearch({ part }, { replace: true })} />
      <WayOut />
    </div>
  )
}

function WayOut() {
  const t = useT()
  const connection = useConnection()
  const { waiting } = useSyncState()
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  async function leave(): Promise<void> {
    setAsking(false)
    setLeaving(true)
    await connection.signOut()
  }

  return (
    <div>
      <Button icon="logout" isBusy={isLeaving} onClick={() => (waiting > 0 ? setAsking(true) : void leave())}>
        {t('access.logout')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave()}
        heading={t('access.logout_unsent_title')}
        confirmLabel={t('access.logout_anyway')}
        isDangerous
      >
        <p>{t('access.logout_unsent_body', { count: waiting })}</p>
      </ConfirmDialog>
    </div>
  )
}
