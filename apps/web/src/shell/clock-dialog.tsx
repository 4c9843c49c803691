import { checkTime } from '@maktab/client/calls/tenants/configuration.generated'
import { modeOf } from '@maktab/domain/downloads/app-modes'
import { sentenceOfAnswer } from '@maktab/client/refusal-sentences'
import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { useConnection } from '#calls/connection.ts'
import { isServerClockBehind } from '#calls/server-clock-behind.ts'
import { noteSeen, wasSeen } from '#features/tenants/seen-once.ts'
import { hearServer } from '#browser/hear-server.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'

/** Milliseconds. After so long out of sight the clock is looked at again. */
export const longAway = 30 * 60_000

const thisTab = () => sessionStorage
const said = 'maktab.clock-said'

type Clock = 'not known to be wrong' | 'wrong' | 'still wrong'

/**
 * Tells a person that the clock of the device is wrong (seed 000 §2, §8). It asks at the start and whenever the page comes
 * back after long; it can be closed, as nothing here depends on that clock (decision 0051), and a tab that was told is not
 * told again by each page that it opens.
 */
export function ClockDialog() {
  const t = useT('application')
  const { client, messages, store } = useConnection()
  const isOnline = useIsOnline()
  const [clock, setClock] = useState<Clock>('not known to be wrong')
  const [isChecking, setChecking] = useState(false)
  const isOpen = modeOf({ isOnline, hasRows: undefined, isClockRight: clock === 'not known to be wrong' }) === 'resync'

  async function check(how: 'start' | 'look' | 'retry'): Promise<void> {
    const { answer } = await client.ask(checkTime, { utc_datetime: new Date().toISOString() })
    if (!answer.ok) {
      if (how === 'retry') messages.say({ sentence: sentenceOfAnswer(answer) })
      return
    }
    hearServer(answer.value.utc_datetime)
    if (answer.value.is_valid) {
      // A sync is offered again once the time is right (seed 001 §4).
      if (how === 'retry') void store.retryNow()
      return setClock('not known to be wrong')
    }
    if (how === 'start' && wasSeen(thisTab, said)) return
    // Then it is not the device that is wrong; staff are told by the frame.
    if (await isServerClockBehind()) return setClock('not known to be wrong')
    setClock(how === 'retry' ? 'still wrong' : 'wrong')
  }

  function close(): void {
    noteSeen(thisTab, said)
    setClock('not known to be wrong')
  }

  async function retry(): Promise<void> {
    setChecking(true)
    await check('retry')
    setChecking(false)
  }

  const latest = useLatest({ check, isOpen })
  useEffect(() => {
    void latest.current.check('start')
    let leftAt = Date.now()
    const look = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now()
        return
      }
      // A clock that was set meanwhile has jumped, either way; and whoever went away to set it comes back soon.
      if (latest.current.isOpen || Math.abs(Date.now() - leftAt) >= longAway) void latest.current.check('look')
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [latest])

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      heading={t('refusals.sync_time_inncorrect_heading')}
      size="small"
      role="alertdialog"
      actions={
        <Button variant="primary" icon="sync" data-first-focus isBusy={isChecking} onClick={() => void retry()}>
          {t('frame.retry')}
        </Button>
      }
    >
      <p aria-live="polite">
        {clock === 'still wrong' ? t('refusals.sync_retry_popup_message') : t('refusals.sync_time_inncorrect_message')}
      </p>
    </Dialog>
  )
}
