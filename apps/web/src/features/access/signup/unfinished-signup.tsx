import { OfflineState } from '@maktab/ui/feedback/states'
import { useT } from '#language/use-t.ts'

/** Without a network a signup cannot be finished; once there is one the way leads on by itself. */
export function UnfinishedSignup() {
  const t = useT('pages')
  return (
    <OfflineState title={t('details.waits_title')} level={1}>
      {t('details.waits_body')}
    </OfflineState>
  )
}
