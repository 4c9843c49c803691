import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { useLine } from '#calls/use-download-settings.ts'
import { useDownloads } from '#calls/use-downloads.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useFormat } from '#language/use-format.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { DownloadTitle } from './download-place.tsx'

/**
 * Asks after a restart, at the sign-in and when the school can be reached again, whether to go on with what was broken off (seed 001 §4):
 * whether the line is paid for is its person's to know. What they do not want now waits on the page of downloads.
 */
export function ResumeQuestion() {
  const t = useTOnceHere('downloading')
  const format = useFormat()
  const { store } = useConnection()
  const { of, download, pause } = useDownloads()
  const isOnline = useIsOnline()
  const line = useLine()
  const [brokenOff, setBrokenOff] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isOnline) return undefined
    let isGone = false
    // A store that is being closed is asked again when it is open.
    void store.brokenOffDownloads().then(
      (found) => isGone || setBrokenOff(found),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [store, isOnline])
  const [first = '', ...others] = brokenOff
  const state = of(first)
  if (t === undefined || state === undefined) return null

  const close = (goesOn: boolean) => {
    setBrokenOff([])
    void (goesOn ? download(first) : pause(first))
  }
  return (
    <Dialog
      isOpen
      onClose={() => close(false)}
      heading={t('downloads.resume_title')}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button data-first-focus onClick={() => close(false)}>
            {t('downloads.not_now')}
          </Button>
          <Button variant="primary" onClick={() => close(true)}>
            {t('downloads.go_on_now')}
          </Button>
        </>
      }
    >
      <p className="strong">
        <DownloadTitle download_id={first} />
      </p>
      <p>{t('downloads.resume_asked', { percent: format.percent(state.percentage) })}</p>
      <p>{t(`downloads.line_${line}`)}</p>
      {others.length > 0 && <p>{t('downloads.others_wait', { count: others.length })}</p>}
    </Dialog>
  )
}
