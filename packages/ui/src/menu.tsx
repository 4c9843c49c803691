import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import type { IconName } from './icon.tsx'

interface MenuProps {
  /** What the button opens, for those who hear it. */
  readonly label: string
  readonly icon?: IconName
  /** Drawn on the button; on phones only the icon stays where there is one. */
  readonly text?: ReactNode
  /** Links and buttons: MenuItem, or a link of the router with menuItemClass. */
  readonly children: ReactNode
}

/** A button that unfolds a list of links and buttons. Escape, a choice or leaving it folds it again. */
export function Menu({ label, icon, text, children }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-list] a, [data-menu-list] button') ?? [])]
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const all = items()
    if (!isOpen || all.length === 0) return
    event.preventDefault()
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length]?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  // Both frames only listen to what the buttons and links within them report.
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['root']} ref={root} onKeyDown={press} onBlur={leave}>
      <button ref={button} type="button" className={styles['button']} aria-expanded={isOpen} aria-controls={`${id}-list`} aria-label={label} title={label} onClick={() => setOpen(!isOpen)}>
        {icon !== undefined && <Icon name={icon} size={1.375} />}
        {text !== undefined && <span className={classNames(styles['text'], icon !== undefined && styles['spare'])}>{text}</span>}
        <Icon name="expand" size={0.875} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles['list']} id={`${id}-list`} data-menu-list hidden={!isOpen} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  )
}

interface MenuItemProps {
  readonly icon?: IconName
  readonly isCurrent?: boolean
  readonly lang?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

export function MenuItem({ icon, isCurrent = false, lang, onClick, children }: MenuItemProps) {
  return (
    <button type="button" className={menuItemClass} lang={lang} aria-current={isCurrent || undefined} onClick={onClick}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles['words']}>{children}</span>
      {isCurrent && <Icon name="check" size={1.125} />}
    </button>
  )
}

/** The look of an item, for a link of the router. */
export const menuItemClass = styles['item'] ?? ''

/** A line of text in a menu: who is signed in. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return <div className={styles['note']}>{children}</div>
}
