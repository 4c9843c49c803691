import { NoPermissionState } from '@maktab/ui/states'
import { buttonClass } from '@maktab/ui/button'
import { Link } from 'react-router'
import { useHome } from './use-destination.ts'
import { useT } from './use-t.ts'

/** A screen of another role. */
export function NoPermission() {
  const t = useT()
  const home = useHome()
  return (
    <NoPermissionState
      title={t('frame.no_permission_title')}
      level={1}
      actions={<Link className={buttonClass({ variant: 'primary' })} to={home}>{t('frame.home')}</Link>}
    >
      {t('frame.no_permission_body')}
    </NoPermissionState>
  )
}
