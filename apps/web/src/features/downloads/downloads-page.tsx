import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { PageHeading } from '@maktab/ui/layout/layout'
import type { ReactNode } from 'react'
import { useDownloadedBytes, useDownloads } from '#calls/use-downloads.ts'
import { useSyncState } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import { applicationFiles } from '#page/files-kept.ts'
import { DownloadCard } from './download-card.tsx'
import styles from './downloads-page.module.css'
import { GettingReady } from './getting-ready.tsx'

const LimitsCard = fetched(
  async () => (await import('./limits-card.tsx')).LimitsCard,
  () => null,
  ['parts', 'limits'],
)

/** What is on this device, and what downloads may use. `children` offer what is not here yet; `none` says how to begin. */
export function DownloadsPage({
  children,
  actions,
  none,
  noneActions,
}: {
  readonly children: ReactNode
  /** Beside the heading, once something is here. */
  readonly actions?: ReactNode
  readonly none: string
  readonly noneActions?: ReactNode
}) {
  const t = useT('application', 'assignments')
  const format = useFormat()
  const { all } = useDownloads()
  const { isLasting } = useSyncState()
  const used = useDownloadedBytes()
  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.downloads')}
        note={all.length === 0 ? undefined : t('downloads.storage_used', { used: format.bytes(used) })}
        actions={all.length > 0 && actions}
      />
      <GettingReady files={applicationFiles} />
      {all.length > 0 && isLasting === false && <Notice tone="warning">{t('downloads.not_lasting')}</Notice>}
      {children}
      {all.length === 0 ? (
        <EmptyState title={t('frame.empty_title')} icon="downloads" actions={noneActions}>
          <p>{none}</p>
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
