/**
 * The count that a screen reader is told: nothing until a tenth is left, then the next round number at or above what is
 * left (50, 40, … 10, 5), and 0 at the end. A reader who hears each letter counted cannot write.
 */
export function announcedLeft(left: number, most: number): number | undefined {
  if (left > most / 10) return undefined
  if (left <= 0) return 0
  return left <= 5 ? 5 : Math.ceil(left / 10) * 10
}
