import type { ReactNode, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import styles from './date-picker-layer.module.css'

interface DatePickerLayerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What it opens beside. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly label: string
  readonly children: ReactNode
}

const gap = 4
const margin = 8

/** Below the anchor, above it where there is no room below, always within the window. */
function place(layer: HTMLElement, anchor: HTMLElement): void {
  const beside = anchor.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = layer
  const { clientWidth, clientHeight, dir } = document.documentElement
  const hasRoomBelow = beside.bottom + gap + offsetHeight + margin <= clientHeight
  const block = hasRoomBelow ? beside.bottom + gap : beside.top - gap - offsetHeight
  const inline = dir === 'rtl' ? clientWidth - beside.right : beside.left
  const within = (value: number, room: number) => `${Math.max(margin, Math.min(value, room - margin))}px`
  layer.style.insetBlockStart = within(block, clientHeight - offsetHeight)
  layer.style.insetInlineStart = within(inline, clientWidth - offsetWidth)
}

/**
 * What a date is chosen in: beside its field, and on a phone a sheet at the foot of the screen. A modal dialog of the browser: it keeps the
 * focus in, closes on Escape and gives the focus back; a press outside closes it too.
 */
export function DatePickerLayer({ isOpen, onClose, anchor, label, children }: DatePickerLayerProps) {
  const layer = useRef<HTMLDialogElement>(null)

  // Before the effects of what stands in it: opened first, it leaves the focus to them.
  useLayoutEffect(() => {
    const element = layer.current
    if (element === null || !isOpen) return
    if (!element.open) element.showModal()
    const follow = () => {
      if (anchor.current !== null) place(element, anchor.current)
    }
    follow()
    const sizes = new ResizeObserver(follow)
    sizes.observe(element)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, true)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, true)
      // Before its content goes: the browser then gives the focus back to what opened it.
      element.close()
    }
  }, [isOpen, anchor])

  return (
    // Keys are the browser's: Escape closes, Tab stays within.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={layer}
      className={`edged surface ink ${styles['layer']}`}
      aria-label={isOpen ? label : undefined}
      onClose={onClose}
      onClick={(event) => {
        // Only what is outside the frame within is the layer itself.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen && <div className={styles['frame']}>{children}</div>}
    </dialog>
  )
}
