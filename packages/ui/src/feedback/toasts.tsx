import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../base/class-names.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { Icon } from '../base/icon.tsx'
import { IconButton } from '../base/icon-button.tsx'
import { useT } from '../base/words.tsx'
import { placeToast } from './toast-rules.ts'
import styles from './toasts.module.css'
import type { ReactNode } from 'react'
import type { IconName } from '../base/icon.tsx'
import type { ToastMessage, ToastTone } from './toast-rules.ts'

export type { ToastDuration, ToastMessage, ToastTone } from './toast-rules.ts'

export type ShowToast = (message: ToastMessage) => void

interface ShownToast extends ToastMessage {
  readonly key: number
}

const ToastContext = createContext<ShowToast | undefined>(undefined)
const icons: Record<ToastTone, IconName> = { success: 'check', error: 'error', info: 'info' }

/** Shows a message in the corner, or in a dialog where it is long. */
export function useToasts(): ShowToast {
  const show = use(ToastContext)
  if (show === undefined) throw new Error('useToasts stands outside of ToastProvider')
  return show
}

/** Holds the messages of the page. `now` is the clock of the page, in ms. */
export function ToastProvider({
  now = () => performance.now(),
  children,
}: {
  readonly now?: () => number
  readonly children: ReactNode
}) {
  const t = useT()
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [long, setLong] = useState<ToastMessage>()
  const lastError = useRef<number>(undefined)
  const lastKey = useRef(0)
  const clock = useRef(now)
  const [front, lookForFront] = useFront()

  const show = useCallback<ShowToast>(
    (message) => {
      const at = clock.current()
      const place = placeToast(message, at, lastError.current)
      if (place === 'nowhere') return
      if (message.tone === 'error') lastError.current = at
      if (place === 'dialog') return setLong(message)
      lookForFront()
      lastKey.current += 1
      const key = lastKey.current
      setToasts((shown) => [...shown, { ...message, key }])
    },
    [lookForFront],
  )
  const drop = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), [])

  const region = (
    <section className={styles['region']} aria-label={t('frame.messages')} data-print="no">
      <div role="status">
        {toasts
          .filter(({ tone }) => tone !== 'error')
          .map((toast) => (
            <Toast key={toast.key} toast={toast} onGone={drop} />
          ))}
      </div>
      <div role="alert">
        {toasts
          .filter(({ tone }) => tone === 'error')
          .map((toast) => (
            <Toast key={toast.key} toast={toast} onGone={drop} />
          ))}
      </div>
    </section>
  )
  return (
    <ToastContext value={show}>
      {children}
      {front === undefined ? region : createPortal(region, front)}
      <Dialog isOpen={long !== undefined} onClose={() => setLong(undefined)} heading={t('frame.messages')}>
        <p>{long?.text}</p>
      </Dialog>
    </ToastContext>
  )
}

/** The dialog in front of the page, if one is: what stands behind it is neither seen nor heard. */
function useFront() {
  const [front, setFront] = useState<HTMLDialogElement>()
  const look = useCallback(() => setFront([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].pop()), [])
  useEffect(() => {
    if (front === undefined) return
    // A dialog may close, or be taken away while open: messages then go back to the page.
    const check = () => {
      if (!front.open || !front.isConnected) look()
    }
    // It may have gone with the very step that brought the message.
    check()
    const watch = new MutationObserver(check)
    watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
    return () => watch.disconnect()
  }, [front, look])
  return [front, look] as const
}

/** Stays while it is pointed at or has the focus: whoever reads slowly gets to read it. */
function Toast({ toast, onGone }: { readonly toast: ShownToast; readonly onGone: (key: number) => void }) {
  const t = useT()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const { key, duration = 5000 } = toast

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onGone(key), duration)
    return () => clearTimeout(timer)
  }, [isHeld, key, duration, onGone])

  return (
    <div
      className={classNames('flex gap-3 edged rounded surface', styles['toast'], styles[toast.tone])}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={icons[toast.tone]} />
      <p className="grow shrink ink">{toast.text}</p>
      <IconButton
        icon="close"
        label={t('frame.close_message')}
        className={styles['close']}
        onClick={() => onGone(key)}
      />
    </div>
  )
}
