import { SortableHandle } from '@maktab/ui/tables/sortable-list-handle'
import type { KeyboardEvent } from 'react'
import { useT } from '#language/use-t.ts'

/** What moves a row. */
export interface RowMoves {
  /** The element that says how. */
  readonly hintId: string
  readonly onPress: (pointerId: number, pressedAt: number) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** What a row is held by: dragged with a pointer, moved with the arrow keys. */
export function RowHandle({
  handle: { hintId, onPress, onKey },
  name,
  rowKey,
}: {
  readonly handle: RowMoves
  readonly name: string
  readonly rowKey: string
}) {
  const t = useT('studio')
  return (
    <SortableHandle
      data-handle={rowKey}
      aria-label={t('studio.move', { name })}
      aria-describedby={hintId}
      onHold={onPress}
      onKeyDown={onKey}
    />
  )
}
