import { NoPermissionState } from '@maktab/ui/states'
import { buttonClass } from '@maktab/ui/button'
import { Link } from 'react-router'
import { useSession } from '#calls/use-session.ts'
import { useTenant } from '#calls/use-tenant.ts'
import { landingOf } from './landing.ts'
import { useT } from './use-t.ts'

/** A screen of another role. */
export function NoPermission() {
  const t = useT()
  const session = useSession()
  const tenant = useTenant()
  return (
    <NoPermissionState
      title={t('frame.no_permission_title')}
      level={1}
      actions={<Link className={buttonClass({ variant: 'primary' })} to={landingOf(session, tenant)}>{t('frame.home')}</Link>}
    >
      {t('frame.no_permission_body')}
    </NoPermissionState>
  )
}
