import { Button } from '@maktab/ui/base/button'
import { FullScreenLoader } from '@maktab/ui/feedback/full-screen-loader'
import { OopsState } from '@maktab/ui/feedback/states'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import { useConnection } from '#calls/connection.ts'
import styles from './cover.module.css'
import { useT } from '#language/use-t.ts'

/**
 * Stands before the whole page while a call that shows the loader runs, or when an important one failed (seed 000 §7, §8).
 * The browser's own dialog: what is typed behind it stays, and neither pointer nor keys reach it.
 */
export function Cover() {
  const t = useT()
  const { watch } = useConnection()
  const { loader, oops } = useSyncExternalStore(watch.onChange, watch.state)
  const dialog = useRef<HTMLDialogElement>(null)
  const isWaiting = loader !== undefined || oops?.isBusy === true
  const isOpen = isWaiting || oops !== undefined
  const text = loader?.text ?? t('frame.loading')

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen) element.close()
  })

  // At once, before the screen hears its answer: it may want to move the focus, which a page behind a dialog cannot have.
  useEffect(() => {
    const element = dialog.current
    const stop = watch.onChange(() => {
      const now = watch.state()
      if (now.loader === undefined && now.oops === undefined) element?.close()
    })
    return () => {
      stop()
      element?.close()
    }
  }, [watch])

  // Who goes back by the browser has left what failed.
  const isStopped = oops?.isBusy === false
  useEffect(() => {
    if (!isStopped) return
    window.addEventListener('popstate', watch.giveUp)
    return () => window.removeEventListener('popstate', watch.giveUp)
  }, [isStopped, watch])

  function holdEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (!isWaiting) watch.giveUp()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['cover']}
      aria-label={isWaiting ? text : t('frame.oops')}
      onKeyDown={holdEscape}
      onCancel={(event) => event.preventDefault()}
      data-print="no"
    >
      {isWaiting && <FullScreenLoader text={text} />}
      {isOpen && !isWaiting && (
        <div className={styles['oops']}>
          <OopsState onRetry={watch.retry} />
          <Button variant="quiet" onClick={watch.giveUp}>
            {t('frame.close')}
          </Button>
        </div>
      )}
    </dialog>
  )
}
