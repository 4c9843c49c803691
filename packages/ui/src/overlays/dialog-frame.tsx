import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './dialog-frame.module.css'
import { IconButton } from '../base/icon-button.tsx'
import { useT } from '../base/words.tsx'
import type { ReactNode } from 'react'

export interface DialogWords {
  readonly isOpen: boolean
  /** Escape, a press beside it, or the button in the corner. Until the part is told `isOpen={false}` it stays. */
  readonly onClose: () => void
  readonly heading: string
  /** Buttons, the safe one first. They stay in sight while the content scrolls. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

interface DialogFrameProps extends DialogWords {
  readonly className: string | undefined
  /** `alertdialog` for a question that must be answered. */
  readonly role?: 'alertdialog'
}

/**
 * What stands in front of the page, for every kind of dialog. The browser's own dialog: it keeps focus in, makes
 * the page behind inert and gives focus back. Focus goes to `data-first-focus` where there is one, else to the first control.
 */
export function DialogFrame({ isOpen, onClose, heading, actions, className, role, children }: DialogFrameProps) {
  const id = useId()
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressBeside = useRef(false)

  // Before the elements are taken away: closed afterwards, a dialog would leave the focus nowhere.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || !isOpen) return
    if (!element.open) element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => element.close()
  }, [isOpen, dialog])

  // Keys are the browser's: Escape closes, Tab stays within.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles['dialog'], className)}
      aria-labelledby={`${id}-heading`}
      aria-describedby={role === undefined ? undefined : `${id}-body`}
      onCancel={(event) => {
        // A file input within reports its own cancelling here too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // One that was opened again since is not closed.
        if (event.target === event.currentTarget && isOpen && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        // Only the backdrop is outside the frame within; a text marked from within to without is no press beside.
        isPressBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isPressBeside.current) onClose()
      }}
    >
      {isOpen && (
        <div className={`flex grow shrink ${styles['frame']}`}>
          <header className={`flex rigid between gap-4 ${styles['header']}`}>
            <h2 className={`shrink ${styles['heading']}`} id={`${id}-heading`}>
              {heading}
            </h2>
            <IconButton icon="close" label={t('frame.close')} className={styles['close']} onClick={onClose} />
          </header>
          <Body id={`${id}-body`} labelledBy={`${id}-heading`}>
            {children}
          </Body>
          {actions !== undefined && (
            <footer className={`flex rigid wrap end gap-3 ${styles['actions']}`}>{actions}</footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** The part that scrolls; the keyboard can reach it when it does. */
function Body({
  id,
  labelledBy,
  children,
}: {
  readonly id: string
  readonly labelledBy: string
  readonly children: ReactNode
}) {
  const body = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)

  useEffect(() => {
    const element = body.current
    if (element === null) return
    const measured = new ResizeObserver(() => setScrolling(element.scrollHeight > element.clientHeight + 1))
    measured.observe(element)
    for (const child of element.children) measured.observe(child)
    return () => measured.disconnect()
  }, [])

  return (
    <div
      ref={body}
      id={id}
      className={classNames('grid gap-3', styles['body'], isScrolling && styles['scrolling'])}
      {...(isScrolling && { role: 'group', tabIndex: 0, 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  )
}
