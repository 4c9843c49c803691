import { Button } from '@maktab/ui/button'
import { Card } from '@maktab/ui/card'
import { ConfirmDialog } from '@maktab/ui/confirm-dialog'
import { useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { LanguageMenu } from '#shell/language-menu.tsx'
import { useRoleName } from '#shell/use-role-name.ts'
import { useSyncState } from '#shell/use-sync-state.ts'
import { useT } from '#shell/use-t.ts'
import styles from './account-screen.module.css'
import { AppearanceCard } from './appearance-card.tsx'
import { WaitingWork } from './waiting-work.tsx'

/** Who is signed in, in which school and language, what waits on this device, and the way out. */
export function AccountScreen() {
  const t = useT()
  const nameOf = useRoleName()
  const session = useSession()
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
    <div className={styles['page']}>
      <h1><bdi>{session.full_name}</bdi></h1>
      <Card heading={t('people.profile')}>
        <dl className={styles['facts']}>
          <dt>{t('people.role')}</dt>
          <dd>{nameOf(session.active_role)}</dd>
          <dt>{t('people.school')}</dt>
          <dd><bdi>{session.institution_name}</bdi></dd>
          <dt>{t('people.username')}</dt>
          <dd><bdi>{session.username}</bdi></dd>
          {session.email !== null && (
            <>
              <dt>{t('people.email')}</dt>
              <dd><bdi>{session.email}</bdi></dd>
            </>
          )}
          <dt>{t('people.language')}</dt>
          <dd><LanguageMenu /></dd>
        </dl>
      </Card>
      <AppearanceCard />
      <WaitingWork />
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
