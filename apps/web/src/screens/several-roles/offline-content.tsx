import { buttonClass } from '@maktab/ui/base/button'
import { OfflineState } from '@maktab/ui/feedback/states'
import { Link } from '#page/router.tsx'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'

/** A lesson that is not on the device while there is no network (seed 001 §8): what can be done about it. */
export function OfflineContentScreen() {
  const t = useT('application', 'reports')
  const { active_role } = useSession()
  const isLearner = active_role === 'learner'
  return (
    <OfflineState
      level={1}
      title={t('reports.offline_title')}
      actions={
        isLearner && (
          <>
            <Link className={buttonClass({ variant: 'primary' })} to="/learner/downloads">
              {t('titles.downloads')}
            </Link>
            <Link className={buttonClass({})} to="/learner/classes">
              {t('titles.my_classes')}
            </Link>
          </>
        )
      }
    >
      <p>{t('reports.offline_connect')}</p>
      {isLearner && <p>{t('reports.offline_download')}</p>}
    </OfflineState>
  )
}
