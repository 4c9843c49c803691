import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { placeToast } from './toast-rules.ts'
import styles from './toasts.module.css'
import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import type { ToastMessage, ToastTone } from './toast-rules.ts'

export type { ToastDuration, ToastMessage, ToastTone } from './toast-rules.ts'

export type ShowToast = (message: ToastMessage) => void

interface ShownToast extends ToastMessage {
  readonly key: number
}

interface ToastWords {
  /** Name of the region: "Messages". */
  readonly region: string
  readonly close: string
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
export function ToastProvider({ words, now = () => performance.now(), children }: { readonly words: ToastWords; readonly now?: () => number; readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [long, setLong] = useState<ToastMessage>()
  const lastError = useRef<number>(undefined)
  const lastKey = useRef(0)
  const clock = useRef(now)

  const show = useCallback<ShowToast>((message) => {
    const at = clock.current()
    const place = placeToast(message, at, lastError.current)
    if (place === 'nowhere') return
    if (message.tone === 'error') lastError.current = at
    if (place === 'dialog') return setLong(message)
    lastKey.current += 1
    const key = lastKey.current
    setToasts((shown) => [...shown, { ...message, key }])
  }, [])
  const drop = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), [])

  return (
    <ToastContext value={show}>
      {children}
      <section className={styles['region']} aria-label={words.region} data-print="no">
        <div role="status">{toasts.filter(({ tone }) => tone !== 'error').map((toast) => <Toast key={toast.key} toast={toast} closeLabel={words.close} onGone={drop} />)}</div>
        <div role="alert">{toasts.filter(({ tone }) => tone === 'error').map((toast) => <Toast key={toast.key} toast={toast} closeLabel={words.close} onGone={drop} />)}</div>
      </section>
      <Dialog isOpen={long !== undefined} onClose={() => setLong(undefined)} heading={words.region} closeLabel={words.close}>
        <p>{long?.text}</p>
      </Dialog>
    </ToastContext>
  )
}

/** Stays while it is pointed at or has the focus: whoever reads slowly gets to read it. */
function Toast({ toast, closeLabel, onGone }: { readonly toast: ShownToast; readonly closeLabel: string; readonly onGone: (key: number) => void }) {
  const [isHeld, setHeld] = useState(false)
  const { key, duration = 5000 } = toast

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onGone(key), duration)
    return () => clearTimeout(timer)
  }, [isHeld, key, duration, onGone])

  return (
    <div
      className={classNames(styles['toast'], styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} />
      <p className={styles['text']}>{toast.text}</p>
      <IconButton icon="close" label={closeLabel} className={styles['close']} onClick={() => onGone(key)} />
    </div>
  )
}
