import type { Role } from '@maktab/contracts/roles'
import { isSoldTo } from '@maktab/domain/payments/payment-pages'
import { isConsumer } from '@maktab/domain/tenants/capabilities'
import { buttonClass, Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Tabs } from '@maktab/ui/layout/tabs'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from '#page/router.tsx'
import { useConnection } from '#calls/connection.ts'
import { useSession } from '#calls/use-session.ts'
import { useCapabilities, useTenant } from '#calls/use-tenant.ts'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useSyncState } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { RolesCard } from '#features/access/roles-card.tsx'
import { AccountHeading } from '#features/people/account-heading.tsx'
import styles from '#features/people/account.module.css'
import { ProfileCard } from '#features/people/profile-card.tsx'

// Each part of the account is fetched when it is opened.
const AccountSecurity = fetched(
  async () => (await import('#features/access/account-security.tsx')).AccountSecurity,
  ScreenLoading,
  ['parts', 'account', 'refused'],
)
const AccountSettings = fetched(
  async () => (await import('#features/people/account-settings.tsx')).AccountSettings,
  ScreenLoading,
  ['home', 'parts', 'account', 'notices', 'waiting', 'work', 'refused'],
)
const LimitsCard = fetched(
  async () => (await import('#features/downloads/limits-card.tsx')).LimitsCard,
  () => null,
  ['parts', 'limits'],
)
const WeeklyCard = fetched(
  async () => (await import('#features/insights/weekly-card.tsx')).WeeklyCard,
  () => null,
  ['weekly'],
)
// Needed by few, and by nobody at first.
const CopyIntoForm = fetched(
  async () => (await import('#features/assignments/copy-into-form.tsx')).CopyIntoForm,
  ScreenLoading,
  ['waiting'],
)

const IntoAssignmentForm = fetched(
  async () => (await import('#features/assignments/setting/into-assignment-form.tsx')).IntoAssignmentForm,
  ScreenLoading,
  ['waiting'],
)

const IntoEventForm = fetched(
  async () => (await import('#features/events/into-event-form.tsx')).IntoEventForm,
  ScreenLoading,
  ['waiting'],
)

const isToldWeekly = (role: Role) => role === 'principal' || role === 'network_head' || role === 'region_head'

/** Who is signed in and what they may change of it; what waits on this device; and the way out. */
export function AccountScreen() {
  const t = useT('account', 'application')
  const { isActing } = useConnection()
  const { active_role } = useSession()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const parts = [
    {
      key: 'profile',
      label: t('titles.profile'),
      panel: (
        <div className={styles['cards']}>
          <ProfileCard />
          <RolesCard />
          <OwnPlanLink />
        </div>
      ),
    },
    // Whoever works in another's place has neither their password nor their devices.
    ...(isActing
      ? []
      : [
          {
            key: 'security',
            label: t('people.security'),
            panel: (
              <div className={styles['cards']}>
                <AccountSecurity />
              </div>
            ),
          },
        ]),
    {
      key: 'settings',
      label: t('titles.settings'),
      panel: (
        <div className={styles['cards']}>
          <AccountSettings
            belowRefused={(work, { command_id, name }) => (
              <>
                {work.kind === 'submission' && <CopyIntoForm work={work} />}
                {work.kind === 'assignment' && (
                  <IntoAssignmentForm
                    assignment_id={name === 'updateAssignment' ? work.assignment_id : undefined}
                    command_id={command_id}
                    questions_of={work.change['questions_of']}
                  />
                )}
                {work.kind === 'event' && (
                  <IntoEventForm work={work} isNew={name === 'createEvent'} command_id={command_id} />
                )}
              </>
            )}
          />
          {isToldWeekly(active_role) && !isActing && <WeeklyCard />}
          <LimitsCard />
        </div>
      ),
    },
  ]
  const current =
    parts.find(({ key }) => key === search.get('part'))?.key ??
    (pathname.endsWith('/settings') ? 'settings' : 'profile')

  return (
    <div className={styles['page']}>
      <AccountHeading />
      <Tabs
        label={t('people.account_parts')}
        tabs={parts}
        current={current}
        onChange={(part) => setSearch({ part }, { replace: true })}
      />
      <WayOut />
    </div>
  )
}

/** Where something is sold to the person. */
function OwnPlanLink() {
  const t = useT('application')
  const tenant = useTenant()
  const capabilities = useCapabilities()
  const { active_role } = useSession()
  if (!isSoldTo(capabilities, { isConsumer: isConsumer(tenant, active_role) })) return null
  return (
    <p>
      <Link className={buttonClass()} to="/payment/status">
        {t('titles.payment_status')}
      </Link>
    </p>
  )
}

function WayOut() {
  const t = useT('account')
  const connection = useConnection()
  const { waiting: queued } = useSyncState()
  const { user_id } = useSession()
  const [unsaved, setUnsaved] = useState(0)
  const waiting = queued + unsaved
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  async function begin(): Promise<void> {
    // A browser that never had the list keeps nothing on it.
    const left = await import('#sessions/unsaved-progress.ts').catch(() => undefined)
    const count = left?.unsavedScores(user_id).length ?? 0
    setUnsaved(count)
    if (queued + count > 0) setAsking(true)
    else await leave()
  }

  async function leave(): Promise<void> {
    setAsking(false)
    setLeaving(true)
    await connection.signOut()
  }

  return (
    <div>
      <Button icon="logout" isBusy={isLeaving} onClick={() => void begin()}>
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
