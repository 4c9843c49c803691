import type { DownloadState } from '@maktab/client/offline-port'
import { Button } from '@maktab/ui/base/button'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Notice } from '@maktab/ui/feedback/notice'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { downloadLooks } from '@maktab/ui/feedback/status-looks'
import { useState } from 'react'
import { applicationFiles, useFilesKept, type FilesWatch } from '#page/files-kept.ts'
import { useDownloads } from '#calls/use-downloads.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { StorageFull } from '../assignments/storage-full.tsx'
import styles from './download-control.module.css'
import { GettingReady } from './getting-ready.tsx'

/** Brings an assignment with its lessons and files onto the device, shows how far it is, and takes it off again. */
export function DownloadControl({
  assignment_id,
  files = applicationFiles,
}: {
  assignment_id: string
  files?: FilesWatch
}) {
  const t = useT('assignments')
  const { of, isAvailable, download } = useDownloads()
  const state = of(assignment_id)
  if (isAvailable === undefined) return null
  if (!isAvailable) return <p className={styles['note']}>{t('downloads.not_available')}</p>
  return (
    <section className={styles['control']} aria-label={t('downloads.download_assignment')}>
      {state === undefined ? (
        <Button icon="downloads" onClick={() => void download(assignment_id)}>
          {t('downloads.download_assignment')}
        </Button>
      ) : (
        <Kept state={state} files={files} />
      )}
    </section>
  )
}

function Kept({ state, files }: { state: DownloadState; files: FilesWatch }) {
  const t = useT('assignments', 'home')
  const format = useFormat()
  const { download } = useDownloads()
  const { isReady } = useFilesKept(files)
  const size = state.size_bytes > 0 && (
    <span className={styles['note']}>{t('downloads.size_of', { size: format.bytes(state.size_bytes) })}</span>
  )
  switch (state.status) {
    case 'in_progress':
      return (
        <>
          <div className={styles['bar']}>
            <ProgressBar
              value={state.percentage}
              label={t('downloads.downloading')}
              valueText={format.percent(state.percentage)}
              isLabelled
            />
          </div>
          {size}
        </>
      )
    case 'completed':
      return (
        <>
          {isReady ? (
            <StatusChip {...downloadLooks.completed}>{t('downloads.ready_offline')}</StatusChip>
          ) : (
            <GettingReady files={files} />
          )}
          {size}
          <RemoveDownload assignment_id={state.assignment_id} />
          {state.files_gone !== undefined && (
            <div className={styles['notice']}>
              <Notice tone="warning">{t('downloads.files_gone', { count: state.files_gone })}</Notice>
            </div>
          )}
          {state.needs_internet.length > 0 && <NotKept titles={state.needs_internet} />}
        </>
      )
    case 'failed':
      return (
        <>
          <div role="alert" className={styles['notice']}>
            {state.failure === 'storage_full' ? (
              <StorageFull />
            ) : (
              <Notice tone="danger">
                {t(state.failure === 'server_failed' ? 'downloads.failed_server' : 'downloads.failed_unreachable')}
              </Notice>
            )}
          </div>
          <Button icon="sync" onClick={() => void download(state.assignment_id)}>
            {t('frame.retry')}
          </Button>
          <RemoveDownload assignment_id={state.assignment_id} />
        </>
      )
  }
}

/** What opens only from the server, as this browser decided. */
function NotKept({ titles }: { titles: readonly string[] }) {
  const t = useT('assignments')
  return (
    <div className={styles['notice']}>
      <Notice tone="warning">
        <p>{t('downloads.packages_not_allowed')}</p>
        <ul className={styles['titles']}>
          {titles.map((title) => (
            <li key={title}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Asks before it removes: bringing it back costs data. */
function RemoveDownload({ assignment_id }: { assignment_id: string }) {
  const t = useT('application', 'assignments')
  const { remove } = useDownloads()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="remove" onClick={() => setAsking(true)}>
        {t('downloads.remove_from_device')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void remove(assignment_id)
        }}
        heading={t('downloads.removal_title')}
        confirmLabel={t('frame.remove')}
        isDangerous
      >
        <p>{t('downloads.removal_asked')}</p>
      </ConfirmDialog>
    </>
  )
}
