import type { Role } from '@maktab/contracts/roles'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { waitingInRole } from '#sessions/waiting-notes.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import styles from './account-cards.module.css'
import { useRoleSwitch } from './use-role-switch.ts'

/** The roles of a person who has several, and the way from one to another; nothing for everybody else. */
export function RolesCard() {
  const t = useT('account')
  const nameOf = useRoleName()
  const { id: tenant_id } = useTenant()
  const { roles, active_role, user_id, institution_id } = useSession()
  const { switchTo, taking } = useRoleSwitch()
  if (roles.length < 2) return null

  const waiting = (role: Role) => waitingInRole({ tenant_id, institution_id, user_id }, role)
  return (
    <Card heading={t('people.roles')}>
      <ul className={styles['list']} role="list">
        {roles.map((role) => (
          <li key={role} className={`flex wrap middle between gap-2-4 ${styles['device']}`}>
            <span className="grid shrink">
              <strong>{nameOf(role)}</strong>
              {role !== active_role && waiting(role) > 0 && (
                <span className="small soft">{t('people.role_waiting', { count: waiting(role) })}</span>
              )}
            </span>
            {role === active_role ? (
              <StatusChip tone="success" icon="check">
                {t('people.role_now')}
              </StatusChip>
            ) : (
              <Button
                aria-label={`${t('people.switch_role')}: ${nameOf(role)}`}
                isBusy={taking === role}
                onClick={() => void switchTo(role)}
              >
                {t('people.switch_role')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
