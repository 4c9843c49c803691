import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { layerClass, useLayer } from './layer.ts'
import styles from './tooltip.module.css'
import type { ReactNode } from 'react'

interface TooltipProps {
  /** A few words that help; never the only place of a fact, as a finger does not hover. */
  readonly text: string
  /** Draws the one thing that is explained, and ties it: `(id) => <Button aria-describedby={id}>`. */
  readonly children: (describedBy: string) => ReactNode
}

/** Before a tip shows under a resting pointer, and before it goes, in ms: long enough to cross over to it. */
const wait = { show: 350, hide: 150 }

/** Words beside a control while it is pointed at or has the keyboard's focus. Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  const turn = (isWanted: boolean, after: number) => {
    clearTimeout(timer.current)
    if (after === 0) setOpen(isWanted)
    else timer.current = setTimeout(() => setOpen(isWanted), after)
  }
  useLayer({ isOpen, onClose: () => turn(false, 0), trigger: root, layer: tip, side: 'above', align: 'center' })

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const hide = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The tip alone goes; a dialog around it stays.
      event.preventDefault()
      event.stopPropagation()
      clearTimeout(timer.current)
      setOpen(false)
    }
    document.addEventListener('keydown', hide, true)
    return () => document.removeEventListener('keydown', hide, true)
  }, [isOpen])

  return (
    <span
      ref={root}
      className={`inline-flex ${styles['root']}`}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') turn(true, wait.show)
      }}
      onPointerLeave={() => turn(false, wait.hide)}
      onPointerDown={() => turn(false, 0)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) turn(true, 0)
      }}
      onBlur={() => turn(false, 0)}
    >
      {children(id)}
      <span ref={tip} className={classNames(layerClass, styles['tip'])} role="tooltip" id={id} hidden={!isOpen}>
        {text}
      </span>
    </span>
  )
}
