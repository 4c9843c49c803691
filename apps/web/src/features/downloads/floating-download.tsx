import type { DownloadState } from '@maktab/client/offline-port'
import { isActive } from '@maktab/domain/downloads/download-states'
import type { Translate } from '@maktab/i18n/translate'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { useDownloads } from '#calls/use-downloads.ts'
import { useFormat } from '#language/use-format.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { Link, useLocation } from '#page/router.tsx'
import { usePlace } from './download-place.tsx'
import styles from './floating-download.module.css'

/** Seed 001 §2: on these alone. */
const places: readonly string[] = [
  '/learner/dashboard',
  '/learner/classes',
  '/learner/assignments',
  '/learner/class/dashboard',
  '/learner/performance',
]

/**
 * The download that runs, above the foot of a learner's screens: how far it is, paused, cancelled. One that stopped since the page was
 * opened stays in sight; what stopped earlier stands on the page of downloads.
 */
export function FloatingDownload() {
  const t = useTOnceHere('downloading')
  const { pathname } = useLocation()
  const { all } = useDownloads()
  const [last, setLast] = useState<string>()
  const running = all.find(isActive)
  if (running !== undefined && running.download_id !== last) setLast(running.download_id)
  const state = running ?? all.find(({ download_id, status }) => download_id === last && status === 'paused')
  if (t === undefined || state === undefined || !places.includes(pathname)) return null
  return <Floating key={state.download_id} state={state} t={t} />
}

function Floating({ state, t }: { readonly state: DownloadState; readonly t: Translate<'downloading'> }) {
  const format = useFormat()
  const { download, pause, remove } = useDownloads()
  const [isAsking, setAsking] = useState(false)
  const { title } = usePlace(state.download_id)
  const { download_id, percentage, bytes_per_second } = state
  const isRunning = isActive(state)
  useRoomBelow()
  const percent = format.percent(percentage)
  const standing = !isRunning
    ? standingOf(state, t)
    : bytes_per_second === undefined
      ? percent
      : `${percent} · ${t('downloads.per_second', { size: format.bytes(bytes_per_second) })}`
  return (
    <section
      className={`surface rounded edged ${styles['place']}`}
      aria-label={t('downloads.floating')}
      data-print="no"
    >
      <div className="grow shrink">
        <Link to="/learner/downloads" className={styles['title']}>
          <bdi>{title}</bdi>
        </Link>
        <ProgressBar value={percentage} label={t('downloads.floating')} valueText={percent} />
        <p className="small tabular">{standing}</p>
      </div>
      <IconButton
        icon={isRunning ? 'pause' : 'play'}
        label={t(isRunning ? 'downloads.pause_now' : 'downloads.go_on_now')}
        onClick={() => void (isRunning ? pause(download_id) : download(download_id, state.hold !== undefined))}
      />
      <IconButton icon="close" label={t('downloads.cancel_it')} onClick={() => setAsking(true)} />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        heading={t('downloads.cancel_title')}
        size="small"
        role="alertdialog"
        actions={
          <>
            <Button data-first-focus onClick={() => setAsking(false)}>
              {t('downloads.keep')}
            </Button>
            <Button variant="danger" onClick={() => void remove(download_id)}>
              {t('downloads.cancel_it')}
            </Button>
          </>
        }
      >
        <p>{t('downloads.cancel_asked')}</p>
      </Dialog>
    </section>
  )
}

function standingOf({ hold, is_interrupted }: DownloadState, t: Translate<'downloading'>): string {
  if (hold === 'only_wifi' || hold === 'over_budget') return t('downloads.waits_wifi')
  if (hold !== undefined) return t('downloads.waits_word')
  return t(is_interrupted === true ? 'downloads.waits_line' : 'downloads.stands')
}

/** What has the focus is scrolled into sight above it, not below. */
function useRoomBelow(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBlockEnd = '12rem'
    return () => void style.removeProperty('scroll-padding-block-end')
  }, [])
}
