import { useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './dialog.module.css'
import type { ReactNode } from 'react'

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly heading: string
  readonly closeLabel: string
  /** Buttons, the safe one first. */
  readonly actions?: ReactNode
  readonly size?: 'normal' | 'large'
  readonly children?: ReactNode
}

/**
 * A question or a task in front of the page. The browser's own dialog: it keeps focus in, makes the page behind inert,
 * closes on Escape and gives focus back.
 */
export function Dialog({ isOpen, onClose, heading, closeLabel, actions, size = 'normal', children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])

  // Keys are the browser's: Escape closes, Tab stays within.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], styles[size])}
      aria-labelledby={`${id}-heading`}
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop is outside the frame within.
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen && (
        <div className={styles['frame']}>
          <header className={styles['header']}>
            <h2 className={styles['heading']} id={`${id}-heading`}>
              {heading}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles['body']}>{children}</div>
          {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
