/** How much text fills a page, in letters; about one of A4. */
const pageLetters = 3_000
/** A line of a few words takes as much room as a full one. */
const leastLetters = 80

/** A page of a text: its blocks from `from` up to `to`, the last not included. */
export interface PageOfBlocks {
  readonly from: number
  readonly to: number
}

/**
 * Cuts a text that says nothing of its pages into pages: blocks stay whole, and what would fill less than half as much
 * again stays one page. `letters` is the length of each block.
 */
export function breakIntoPages(letters: readonly number[]): readonly PageOfBlocks[] {
  const rooms = letters.map((count) => Math.max(leastLetters, count))
  const whole = { from: 0, to: letters.length }
  if (rooms.reduce((sum, room) => sum + room, 0) <= pageLetters * 1.5) return [whole]
  const pages: PageOfBlocks[] = []
  let from = 0
  let filled = 0
  for (const [place, room] of rooms.entries()) {
    if (filled > 0 && filled + room > pageLetters) {
      pages.push({ from, to: place })
      from = place
      filled = 0
    }
    filled += room
  }
  return [...pages, { from, to: letters.length }]
}
