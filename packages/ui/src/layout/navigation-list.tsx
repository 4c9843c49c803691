import { useEffect, useId, useRef, useState } from 'react'
import { Badge } from '../base/badge.tsx'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { useT } from '../base/words.tsx'
import styles from './navigation-list.module.css'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { DrawLink } from '../base/draw-link.tsx'
import type { IconName } from '../base/icon.tsx'

export interface NavigationItem {
  readonly key: string
  readonly href: string
  readonly icon: IconName
  readonly label: string
  readonly isCurrent: boolean
  /** A count beside the label, and what it counts for those who hear it. */
  readonly badge?: { readonly text: string; readonly label: string } | undefined
}

interface NavigationListProps {
  readonly items: readonly NavigationItem[]
  readonly drawLink: DrawLink
}

/** As many as a phone of 320 px can hold at 44 px and more. */
const room = 5

/** One list: a column at the side of a desktop; at the foot of a phone a row, what has no room in it folded under "More". */
export function NavigationList({ items, drawLink }: NavigationListProps) {
  const first = items.length > room ? items.slice(0, room - 1) : items
  const rest = items.slice(first.length)
  return (
    <ul className={styles['items']} role="list">
      {first.map((item) => (
        <li key={item.key}>{drawItem(item, drawLink)}</li>
      ))}
      {rest.length > 0 && <More items={rest} drawLink={drawLink} />}
    </ul>
  )
}

function More({ items, drawLink }: NavigationListProps) {
  const t = useT('application')
  const id = useId()
  const place = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  // The item only listens to what the button and the links within it report.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li ref={place} onKeyDown={press} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={classNames(
          'relative flex middle gap-3 full touch rounded soft strong',
          styles['item'],
          styles['unfold'],
          items.some(({ isCurrent }) => isCurrent) && styles['current'],
        )}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" size={1.375} />
        <span className={`grow clipped ${styles['word']}`}>{t('frame.more')}</span>
      </button>
      <ul className={classNames(styles['rest'], isOpen && styles['open'])} id={id} role="list">
        {items.map((item) => (
          // A choice folds the list; the link itself does the rest.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li key={item.key} onClick={() => setOpen(false)}>
            {drawItem(item, drawLink)}
          </li>
        ))}
      </ul>
    </li>
  )
}

function drawItem({ href, icon, label, isCurrent, badge }: NavigationItem, drawLink: DrawLink) {
  return drawLink({
    href,
    className: classNames(
      'relative flex middle gap-3 full touch rounded soft strong',
      styles['item'],
      isCurrent && styles['current'],
    ),
    'aria-current': isCurrent ? 'page' : undefined,
    children: (
      <>
        <Icon name={icon} size={1.375} />
        <span className={`grow clipped ${styles['word']}`}>{label}</span>
        {badge !== undefined && (
          <span className={styles['count']}>
            <span aria-hidden="true">
              <Badge>{badge.text}</Badge>
            </span>
            <span className="visually-hidden">{badge.label}</span>
          </span>
        )}
      </>
    ),
  })
}
