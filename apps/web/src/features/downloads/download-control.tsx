import type { DownloadState } from '@maktab/client/offline-port'
import { wantedOf } from '@maktab/domain/downloads/download-ids'
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

/** Brings an assignment, a course, a class or a lesson onto the device, shows how far it is, pauses it, and takes it off again. */
export function DownloadControl({
  download_id,
  size_bytes,
  files = applicationFiles,
}: {
  download_id: string
  /** How much it takes, where that is known before. */
  size_bytes?: number | undefined
  files?: FilesWatch
}) {
  const t = useT('assignments')
  const format = useFormat()
  const { of, isAvailable, download } = useDownloads()
  const begin = (download_id: string, isConfirmed?: boolean) => void download(download_id, isConfirmed)
  const state = of(download_id)
  const isClass = wantedOf(download_id).kind === 'class'
  if (isAvailable === undefined) return null
  if (!isAvailable) return <p className={styles['note']}>{t('downloads.not_available')}</p>
  return (
    <section className={styles['control']} aria-label={t('downloads.download_assignment')}>
      {state === undefined ? (
        <Button icon="downloads" onClick={() => begin(download_id)}>
          {size_bytes === undefined
            ? t(isClass ? 'downloads.download_class' : 'downloads.download_assignment')
            : t(isClass ? 'downloads.download_class_sized' : 'downloads.download_sized', {
                size: format.bytes(size_bytes),
              })}
        </Button>
      ) : (
        <Kept state={state} files={files} begin={begin} />
      )}
    </section>
  )
}

interface KeptProps {
  readonly state: DownloadState
  readonly files: FilesWatch
  readonly begin: (download_id: string, isConfirmed?: boolean) => void
}

function Kept({ state, files, begin }: KeptProps) {
  const t = useT('assignments', 'home')
  const format = useFormat()
  const { pause } = useDownloads()
  const { isReady } = useFilesKept(files)
  const size = state.size_bytes > 0 && (
    <span className={styles['note']}>{t('downloads.size_of', { size: format.bytes(state.size_bytes) })}</span>
  )
  switch (state.status) {
    case 'started':
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
          <Button variant="quiet" onClick={() => void pause(state.download_id)}>
            {t('downloads.pause')}
          </Button>
        </>
      )
    case 'paused':
      return (
        <>
          <StatusChip tone="info" icon="downloads">
            {t(
              state.hold !== undefined
                ? `downloads.hold_${state.hold}`
                : state.is_interrupted === true
                  ? 'downloads.broken_off'
                  : 'downloads.paused',
              { percent: format.percent(state.percentage) },
            )}
          </StatusChip>
          {size}
          <Button icon="sync" onClick={() => begin(state.download_id, state.hold !== undefined)}>
            {t(state.hold === undefined ? 'downloads.go_on' : 'downloads.go_on_anyway')}
          </Button>
          <RemoveDownload download_id={state.download_id} />
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
          {state.update && (
            <Button icon="sync" onClick={() => begin(state.download_id)}>
              {t('downloads.update', { count: state.update.lessons, size: format.bytes(state.update.bytes) })}
            </Button>
          )}
          <RemoveDownload download_id={state.download_id} />
          {state.files_gone !== undefined && (
            <div className={styles['notice']}>
              <Notice tone="warning">{t('downloads.files_gone', { count: state.files_gone })}</Notice>
            </div>
          )}
          {state.lessons_closed !== undefined && (
            <div className={styles['notice']}>
              <Notice tone="info">
                <p>{t('downloads.lessons_closed', { count: state.lessons_closed })}</p>
                <Button variant="quiet" icon="sync" onClick={() => begin(state.download_id)}>
                  {t('downloads.ask_again')}
                </Button>
              </Notice>
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
              <>
                <StorageFull />
                {state.shortfall_bytes !== undefined && (
                  <p>{t('downloads.shortfall', { size: format.bytes(state.shortfall_bytes) })}</p>
                )}
              </>
            ) : (
              <Notice tone="danger">
                {t(state.failure === 'server_failed' ? 'downloads.failed_server' : 'downloads.failed_unreachable')}
              </Notice>
            )}
          </div>
          <Button icon="sync" onClick={() => begin(state.download_id)}>
            {t('frame.retry')}
          </Button>
          <RemoveDownload download_id={state.download_id} />
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
function RemoveDownload({ download_id }: { download_id: string }) {
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
          void remove(download_id)
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
