import type { KeyboardEvent } from 'react'
import { useStudioWords } from './studio-words.tsx'
import styles from './studio.module.css'

/** What moves a row. */
export interface RowMoves {
  /** The element that says how. */
  readonly hintId: string
  readonly onPress: (pointerId: number, pressedAt: number) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** What a row is held by: dragged with a pointer, moved with the arrow keys. */
export function RowHandle({ handle: { hintId, onPress, onKey }, name, rowKey }: { readonly handle: RowMoves; readonly name: string; readonly rowKey: string }) {
  const w = useStudioWords()
  return (
    <button
      type="button"
      data-handle={rowKey}
      className={`grid rigid centred rounded-small soft ${styles['handle']}`}
      aria-label={w('studio.move', { name })}
      aria-describedby={hintId}
      onPointerDown={(event) => {
        if (event.button === 0) onPress(event.pointerId, event.clientY)
      }}
      onKeyDown={onKey}
    >
      <span className={styles['grip']} aria-hidden="true" />
    </button>
  )
}
