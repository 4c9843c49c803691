import { NoPermissionState } from '@maktab/ui/feedback/states'
import { buttonClass } from '@maktab/ui/base/button'
import { Link } from '#page/router.tsx'
import { useHome } from './use-destination.ts'
import { useT } from '#language/use-t.ts'

/** A screen of another role. */
export function NoPermission() {
  const t = useT('application')
  const home = useHome()
  return (
    <NoPermissionState
      title={t('frame.no_permission_title')}
      level={1}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to={home}>
          {t('frame.home')}
        </Link>
      }
    >
      {t('frame.no_permission_body')}
    </NoPermissionState>
  )
}
