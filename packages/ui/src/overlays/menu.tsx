import { useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { layerClass, useLayer } from './layer.ts'
import { findByLetters, isTyping, typeLetter } from './menu-type-ahead.ts'
import styles from './menu.module.css'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import type { IconName } from '../base/icon.tsx'
import type { Typed } from './menu-type-ahead.ts'

interface MenuProps {
  /** What the button opens, for those who hear it. */
  readonly label: string
  readonly icon?: IconName
  /** Drawn on the button; on phones only the icon stays where there is one. */
  readonly text?: ReactNode
  /** Said above the entries: who is signed in. */
  readonly note?: ReactNode
  /** The edge of the button that the list keeps to, along the line of reading. */
  readonly align?: 'start' | 'end'
  /** MenuItem, MenuLine, or a link of the router with menuLinkProps. */
  readonly children: ReactNode
}

/**
 * A button that unfolds a list of actions and links (WAI-ARIA menu button): arrows, Home, End and typed letters walk it,
 * Escape folds it and gives the focus back, Tab folds it and goes on.
 */
export function Menu({ label, icon, text, note, align = 'end', children }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>(undefined)
  // The entry that takes the focus on opening, counted from either end.
  const [entry, setEntry] = useState<'first' | 'last' | undefined>()
  const isOpen = entry !== undefined
  const close = () => setEntry(undefined)

  useLayer({ isOpen, onClose: close, trigger: button, layer: list, align })

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  useLayoutEffect(() => {
    if (entry === undefined) return
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
    all[entry === 'first' ? 0 : all.length - 1]?.focus({ preventScroll: true })
  }, [entry])

  const closeToButton = () => {
    close()
    button.current?.focus()
  }
  const pressButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setEntry(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const pressList = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A dialog around the menu stays open.
      event.preventDefault()
      event.stopPropagation()
      return closeToButton()
    }
    if (event.key === 'Tab') {
      // From the button, so that Tab goes on from there.
      button.current?.focus()
      return close()
    }
    // Space presses a button by itself, but not a link.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      return event.target.click()
    }
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }
    let next = steps[event.key]
    if (next === undefined && isTyping(event)) {
      typed.current = typeLetter(typed.current, event.key, event.timeStamp)
      next = findByLetters(
        all.map(({ textContent }) => textContent),
        at,
        typed.current.letters,
      )
    } else if (next === undefined) return
    event.preventDefault()
    if (next !== undefined) all[(next + all.length) % all.length]?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) close()
  }

  return (
    <div className="relative" ref={root} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={classNames(
          'inline-flex middle gap-1 touch rounded soft strong medium',
          styles['button'],
          icon === 'more' && styles['dots'],
        )}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-label={label}
        title={label}
        onClick={() => setEntry(isOpen ? undefined : 'first')}
        onKeyDown={pressButton}
      >
        {icon !== undefined && <Icon name={icon} size={1.375} />}
        {text !== undefined && (
          <span className={classNames(styles['text'], icon !== undefined && styles['spare'])}>{text}</span>
        )}
        {icon !== 'more' && <Icon name="expand" size={0.875} />}
      </button>
      <div ref={list} className={classNames(layerClass, styles['list'])} hidden={!isOpen}>
        {note !== undefined && (
          <div className={`small soft ${styles['note']}`} id={`${id}-note`}>
            {note}
          </div>
        )}
        {/* An entry's own work comes first; then the list folds, with the focus on the button for a dialog to return to. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
        <div
          role="menu"
          id={`${id}-list`}
          className={`grid ${styles['items']}`}
          tabIndex={-1}
          aria-label={label}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onKeyDown={pressList}
          onClickCapture={() => button.current?.focus()}
          onClick={close}
        >
          {children}
        </div>
      </div>
    </div>
  )
}

interface MenuItemProps {
  readonly icon?: IconName
  /** One of a choice: true where it is the chosen one. Absent for an action. */
  readonly isCurrent?: boolean
  /** Takes something away: drawn as such. */
  readonly isDangerous?: boolean
  readonly lang?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

export function MenuItem({ icon, isCurrent, isDangerous = false, lang, onClick, children }: MenuItemProps) {
  const role = isCurrent === undefined ? 'menuitem' : 'menuitemradio'
  return (
    <button
      type="button"
      {...menuLinkProps}
      role={role}
      className={classNames(menuLinkProps.className, isDangerous && styles['dangerous'])}
      lang={lang}
      aria-checked={isCurrent}
      onClick={onClick}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="grow shrink">{children}</span>
      {isCurrent === true && <Icon name="check" size={1.125} />}
    </button>
  )
}

/** What a link of the router carries to be an entry: `<Link to="…" {...menuLinkProps}>`. */
export const menuLinkProps = { role: 'menuitem', tabIndex: -1, className: styles['item'] ?? '' } as const

/** A line between groups of entries. */
export function MenuLine() {
  return <hr className={`full ${styles['line']}`} />
}
