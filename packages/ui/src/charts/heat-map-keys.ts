/** Where the keys lead within a grid (WAI-ARIA grid pattern). */
export interface GridPlace {
  /** From 0. */
  readonly row: number
  readonly column: number
}

interface GridShape {
  readonly rows: number
  readonly columns: number
  readonly direction: 'ltr' | 'rtl'
}

/** Rows that Page Up and Page Down pass. */
const page = 5

/** The cell that a key leads to, at the edges the one itself; undefined for keys that are not the grid's. */
export function gridKey(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { row, column }: GridPlace,
  { rows, columns, direction }: GridShape,
): GridPlace | undefined {
  const forth = direction === 'rtl' ? -1 : 1
  const within = (place: GridPlace): GridPlace => ({
    row: Math.min(rows - 1, Math.max(0, place.row)),
    column: Math.min(columns - 1, Math.max(0, place.column)),
  })
  switch (key) {
    case 'ArrowDown':
      return within({ row: row + 1, column })
    case 'ArrowUp':
      return within({ row: row - 1, column })
    case 'ArrowRight':
      return within({ row, column: column + forth })
    case 'ArrowLeft':
      return within({ row, column: column - forth })
    case 'PageDown':
      return within({ row: row + page, column })
    case 'PageUp':
      return within({ row: row - page, column })
    case 'Home':
      return within({ row: ctrlKey ? 0 : row, column: 0 })
    case 'End':
      return within({ row: ctrlKey ? rows - 1 : row, column: columns - 1 })
    default:
      return undefined
  }
}
