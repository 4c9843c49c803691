import styles from './sortable-list-handle.module.css'
import type { ComponentProps } from 'react'

interface SortableHandleProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'type' | 'onPointerDown'
> {
  readonly 'aria-label': string
  /** Which pointer took hold of it, and how far down the window. */
  readonly onHold: (pointerId: number, pressedAt: number) => void
}

/** What a row is held by. */
export function SortableHandle({ onHold, ...rest }: SortableHandleProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`grid rigid centred rounded-small soft ${styles['handle']}`}
      onPointerDown={(event) => {
        if (event.button === 0) onHold(event.pointerId, event.clientY)
      }}
    >
      <span className={styles['grip']} aria-hidden="true" />
    </button>
  )
}
