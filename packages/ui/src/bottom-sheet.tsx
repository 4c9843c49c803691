import { useRef } from 'react'
import { DialogFrame } from './dialog-frame.tsx'
import styles from './bottom-sheet.module.css'
import type { PointerEvent } from 'react'
import type { DialogWords } from './dialog-frame.tsx'

/** How far a sheet is pulled down before letting go closes it, in px. */
const letGo = 96

/** A few choices at the foot of a phone, under the thumb; a small dialog in the middle of a wider screen. It can be pulled down by its grip. */
export function BottomSheet(props: DialogWords) {
  const dialog = useRef<HTMLDialogElement>(null)
  const from = useRef<number>(undefined)

  const pull = (event: PointerEvent) => {
    if (from.current === undefined || dialog.current === null) return
    dialog.current.style.transform = `translateY(${Math.max(0, event.clientY - from.current)}px)`
  }
  const end = (event: PointerEvent, isDropped: boolean) => {
    const pulled = from.current === undefined ? 0 : event.clientY - from.current
    from.current = undefined
    if (dialog.current !== null) dialog.current.style.transform = ''
    if (isDropped && pulled > letGo) props.onClose()
  }
  // Escape and the button in the corner do the same for those who cannot pull.
  const grip = (
    <div
      className={styles['grip']}
      aria-hidden="true"
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={pull}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    />
  )
  return <DialogFrame {...props} className={styles['sheet']} dialog={dialog} grip={grip} />
}
