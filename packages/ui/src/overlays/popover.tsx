import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import { layerClass, useLayer } from './layer.ts'
import styles from './popover.module.css'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import type { ButtonVariant } from '../base/button.tsx'
import type { IconName } from '../base/icon.tsx'

interface PopoverProps {
  /** On the button, and the name of what opens. */
  readonly label: string
  readonly icon?: IconName
  readonly variant?: ButtonVariant
  readonly align?: 'start' | 'end'
  /** Handed a way to fold it, for a button within. */
  readonly children: (close: () => void) => ReactNode
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** A small sheet beside its button, for a choice or a few lines; the page behind stays alive. Leaving it folds it. */
export function Popover({ label, icon, variant = 'secondary', align = 'start', children }: PopoverProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useLayer({ isOpen, onClose: close, trigger: root, layer: sheet, align })

  useLayoutEffect(() => {
    if (isOpen) (sheet.current?.querySelector<HTMLElement>(focusable) ?? sheet.current)?.focus({ preventScroll: true })
  }, [isOpen, sheet])

  const closeToButton = () => {
    close()
    document.getElementById(`${id}-button`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    event.stopPropagation()
    closeToButton()
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) close()
  }

  // The frame only listens to what is pressed within it.
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles['root']} onKeyDown={press} onBlur={leave}>
      <Button
        id={`${id}-button`}
        icon={icon}
        variant={variant}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div
          ref={sheet}
          id={id}
          className={classNames(layerClass, styles['sheet'])}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {children(closeToButton)}
        </div>
      )}
    </div>
  )
}
