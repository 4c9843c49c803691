import { useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { IconButton } from '../base/icon-button.tsx'
import { usePartWords } from '../base/part-words.tsx'
import { useRowDrag } from './sortable-list-drag.ts'
import { SortableHandle } from './sortable-list-handle.tsx'
import { moveEntry } from './sortable-list-rules.ts'
import styles from './sortable-list.module.css'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

interface SortableEntry {
  readonly key: string
  /** Its name, as it is announced. */
  readonly label: string
  /** Drawn in place of the label. */
  readonly content?: ReactNode
}

interface SortableListProps {
  readonly label: string
  readonly entries: readonly SortableEntry[]
  /** All keys in the new order, once it is put down. */
  readonly onReorder: (keys: readonly string[]) => void
}

interface Lifted {
  readonly key: string
  /** Keys as they would stand if it were put down now. */
  readonly keys: readonly string[]
}

/**
 * A list that people put in order: by dragging the handle, or by keyboard (Space lifts, arrows move, Space puts down, Escape
 * puts back), or by a tap on the handle and the buttons that it shows. Each step is announced.
 */
export function SortableList({ label, entries, onReorder }: SortableListProps) {
  const id = useId()
  const { t } = usePartWords()
  const list = useRef<HTMLOListElement>(null)
  const [lifted, setLifted] = useState<Lifted>()
  const [said, setSaid] = useState('')
  const keys = entries.map(({ key }) => key)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const shown = (lifted?.keys ?? keys).flatMap((key) => byKey.get(key) ?? [])
  const nameOf = (key: string) => byKey.get(key)?.label ?? ''
  const say = (step: 'lifted' | 'moved' | 'dropped' | 'returned', key: string, order: readonly string[]) =>
    setSaid(t(`overlays.sort_${step}`, { name: nameOf(key), place: order.indexOf(key) + 1, places: order.length }))

  const { dragged, start } = useRowDrag({
    list,
    onDrop: (from, to) => {
      const key = keys[from]
      if (key === undefined) return
      const order = moveEntry(keys, from, to)
      setLifted(undefined)
      say('dropped', key, order)
      onReorder(order)
    },
  })

  const lift = (key: string) => {
    setLifted({ key, keys })
    say('lifted', key, keys)
  }
  const move = (to: number) => {
    if (lifted === undefined) return
    const order = moveEntry(lifted.keys, lifted.keys.indexOf(lifted.key), to)
    setLifted({ ...lifted, keys: order })
    say('moved', lifted.key, order)
  }
  const drop = () => {
    if (lifted === undefined) return
    setLifted(undefined)
    say('dropped', lifted.key, lifted.keys)
    if (lifted.keys.some((key, index) => key !== keys[index])) onReorder(lifted.keys)
  }
  const putBack = () => {
    if (lifted === undefined) return
    // The buttons beside the handle go; the focus must not go with them.
    list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    setLifted(undefined)
    say('returned', lifted.key, keys)
  }
  const press = (event: KeyboardEvent) => {
    if (lifted === undefined) return
    const at = lifted.keys.indexOf(lifted.key)
    const acts: Record<string, () => void> = {
      ArrowUp: () => move(at - 1),
      ArrowDown: () => move(at + 1),
      Home: () => move(0),
      End: () => move(lifted.keys.length - 1),
      Escape: putBack,
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    // Left behind, what is lifted stands where it was moved to: a person who taps elsewhere means it so.
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) drop()
  }

  return (
    <div className="shrink">
      <p className="visually-hidden" id={`${id}-hint`}>
        {t('overlays.sort_hint')}
      </p>
      <ol ref={list} className="grid gap-2 bare" role="list" aria-label={label}>
        {shown.map((entry, index) => {
          const isLifted = lifted?.key === entry.key
          return (
            // Rows only hear what their buttons report.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={entry.key}
              className={classNames(
                'relative flex middle gap-2 edged rounded surface',
                styles['row'],
                (isLifted || dragged === index) && styles['lifted'],
                dragged !== undefined && dragged !== index && styles['yielding'],
              )}
              onKeyDown={isLifted ? press : undefined}
              onBlur={isLifted ? leave : undefined}
            >
              <SortableHandle
                aria-label={t('overlays.move', { name: entry.label })}
                aria-describedby={`${id}-hint`}
                aria-pressed={isLifted}
                onHold={(pointerId, pressedAt) => {
                  if (lifted === undefined) start(index, pointerId, pressedAt)
                }}
                onClick={() => {
                  if (isLifted) drop()
                  else lift(entry.key)
                }}
              />
              <div className={`grow shrink ${styles['content']}`}>{entry.content ?? <bdi>{entry.label}</bdi>}</div>
              {isLifted && (
                <span className={`inline-flex rigid ${styles['buttons']}`}>
                  <IconButton
                    icon="expand"
                    className={styles['up']}
                    label={t('overlays.move_up')}
                    aria-disabled={index === 0}
                    onClick={() => move(index - 1)}
                  />
                  <IconButton
                    icon="expand"
                    label={t('overlays.move_down')}
                    aria-disabled={index === shown.length - 1}
                    onClick={() => move(index + 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <div className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </div>
    </div>
  )
}
