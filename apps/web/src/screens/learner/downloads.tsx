import { buttonClass } from '@maktab/ui/base/button'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { fetched } from '#page/fetched.tsx'
import { Link } from '#page/router.tsx'
import { applicationFiles } from '#page/files-kept.ts'
import { useDownloadedBytes, useDownloads } from '#calls/use-downloads.ts'
import { useSyncState } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { WaitingWork } from '#features/people/waiting-work.tsx'
import { CopyIntoForm } from '#features/assignments/copy-into-form.tsx'
import { TakeClass } from '#features/downloads/take-class.tsx'
import { DownloadCard } from '#features/downloads/download-card.tsx'
import styles from './downloads.module.css'
import { GettingReady } from '#features/downloads/getting-ready.tsx'

const LimitsCard = fetched(
  async () => (await import('#features/downloads/limits-card.tsx')).LimitsCard,
  () => null,
  ['parts', 'limits'],
)

/** What is on this device: courses, lessons and work to open without a network, and work that is still to be sent. */
export function DownloadsScreen() {
  const t = useT('application', 'assignments')
  const format = useFormat()
  const { all } = useDownloads()
  const { isLasting } = useSyncState()
  const { list } = useWaitingCommands()
  const used = useDownloadedBytes()
  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.downloads')}
        note={all.length === 0 ? undefined : t('downloads.storage_used', { used: format.bytes(used) })}
        actions={all.length > 0 && <Link to="/learner/delete/content">{t('titles.free_up_room')}</Link>}
      />
      <GettingReady files={applicationFiles} />
      {all.length > 0 && isLasting === false && <Notice tone="warning">{t('downloads.not_lasting')}</Notice>}
      {list.length > 0 && (
        <WaitingWork belowRefused={(work) => work.kind === 'submission' && <CopyIntoForm work={work} />} />
      )}
      <TakeClass />
      {all.length === 0 ? (
        <EmptyState
          title={t('frame.empty_title')}
          icon="downloads"
          actions={
            <Link className={buttonClass({ variant: 'primary' })} to="/learner/classes">
              {t('titles.my_classes')}
            </Link>
          }
        >
          <p>{t('downloads.none')}</p>
        </EmptyState>
      ) : (
        <ul className={styles['list']} role="list">
          {all.map(({ download_id }) => (
            <li key={download_id}>
              <DownloadCard download_id={download_id} />
            </li>
          ))}
        </ul>
      )}
      <LimitsCard />
    </div>
  )
}
