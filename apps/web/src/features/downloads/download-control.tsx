import type { DownloadState } from '@maktab/client/offline-port'
import { Button } from '@maktab/ui/button'
import { ProgressBar } from '@maktab/ui/progress-bar'
import { StatusChip } from '@maktab/ui/status-chip'
import { useState } from 'react'
import { useDownloads } from '#shell/use-downloads.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import styles from './download-control.module.css'

/** Brings an assignment with its lessons and files onto the device, shows how far it is, and takes it off again. */
export function DownloadControl({ assignment_id }: { assignment_id: string }) {
  const t = useT()
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
        <Kept state={state} />
      )}
    </section>
  )
}

function Kept({ state }: { state: DownloadState }) {
  const t = useT()
  const format = useFormat()
  const { download } = useDownloads()
  const size = state.size_bytes > 0 && <span className={styles['note']}>{t('downloads.size_of', { size: format.bytes(state.size_bytes) })}</span>
  switch (state.status) {
    case 'in_progress':
      return (
        <>
          <div className={styles['bar']}>
            <ProgressBar value={state.percentage} label={t('downloads.downloading')} valueText={format.percent(state.percentage)} isLabelled />
          </div>
          {size}
        </>
      )
    case 'completed':
      return (
        <>
          <StatusChip tone="success" icon="check">
            {t('downloads.ready_offline')}
          </StatusChip>
          {size}
          <RemoveDownload assignment_id={state.assignment_id} />
        </>
      )
    case 'failed':
      return (
        <>
          <p role="alert" className={styles['failure']}>
            {t(state.failure === 'storage_full' ? 'downloads.failed_storage' : 'downloads.failed_unreachable')}
          </p>
          <Button icon="sync" onClick={() => void download(state.assignment_id)}>
            {t('frame.retry')}
          </Button>
          <RemoveDownload assignment_id={state.assignment_id} />
        </>
      )
  }
}

/** Asks before it removes: bringing it back costs data. */
export function RemoveDownload({ assignment_id }: { assignment_id: string }) {
  const t = useT()
  const { remove } = useDownloads()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="quiet" icon="remove" onClick={() => setIsAsking(true)}>
        {t('downloads.remove_from_device')}
      </Button>
    )
  }
  return (
    <div role="group" aria-label={t('downloads.remove_from_device')} className={styles['question']}>
      <p>{t('downloads.removal_asked')}</p>
      <Button onClick={() => setIsAsking(false)}>
        {t('frame.cancel')}
      </Button>
      <Button
        variant="danger"
        onClick={() => {
          setIsAsking(false)
          void remove(assignment_id)
        }}
      >
        {t('frame.remove')}
      </Button>
    </div>
  )
}
