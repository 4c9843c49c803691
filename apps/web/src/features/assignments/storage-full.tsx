import { Notice } from '@maktab/ui/feedback/notice'
import { Link } from '#page/router.tsx'
import { useDownloads } from '#calls/use-downloads.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'

/** The device has no room for what was to be kept: what can be removed, and where. */
export function StorageFull() {
  const t = useT('assignments')
  const format = useFormat()
  const { active_role } = useSession()
  const { all } = useDownloads()
  const size = all.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  return (
    <Notice
      tone="danger"
      // Teachers have no page of all their downloads.
      actions={
        all.length > 0 &&
        active_role === 'learner' && (
          <Link to="/learner/downloads">{t('downloads.see_removable', { size: format.bytes(size) })}</Link>
        )
      }
    >
      <p>{t('downloads.failed_storage')}</p>
      {all.length === 0 && <p>{t('downloads.remove_elsewhere')}</p>}
    </Notice>
  )
}
