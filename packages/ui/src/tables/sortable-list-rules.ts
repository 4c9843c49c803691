/** A list with the entry of one place put at another; both from 0, kept within the list. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from]
  if (entry === undefined) return entries
  const rest = [...entries.slice(0, from), ...entries.slice(from + 1)]
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), entry, ...rest.slice(place)]
}

/** Rows as they lie before anything is dragged, in px down the page. */
export interface RowSpan {
  readonly top: number
  readonly height: number
}

/** The place that a dragged row comes to: past every row of which its leading edge has crossed the middle. */
export function placeOfDrag(rows: readonly RowSpan[], from: number, offset: number): number {
  const dragged = rows[from]
  if (dragged === undefined) return from
  const top = dragged.top + offset
  const bottom = top + dragged.height
  let place = from
  for (const [index, row] of rows.entries()) {
    const middle = row.top + row.height / 2
    if (index > from && bottom > middle) place = Math.max(place, index)
    if (index < from && top < middle) place = Math.min(place, index)
  }
  return place
}

/** How far the other rows make way while one is dragged, in px. */
export function shiftOfRow(index: number, from: number, to: number, step: number): number {
  if (index > from && index <= to) return -step
  if (index < from && index >= to) return step
  return 0
}
