/**
 * Where a device's pull stands. Nothing in it means anything to the device. Transaction ids are whole numbers beyond
 * what a JavaScript number holds, so they stay text here.
 */

export interface PullPlan {
  /** Rows changed by this transaction or a later one are sent; '0' sends everything. */
  readonly from: string
  /** What the next pull starts from when this one is through: the oldest transaction that was open when it began. */
  readonly next: string
  /** Number of the table, and of the row in it, to go on with. */
  readonly table: number
  readonly offset: number
}

interface Now {
  /** A number, or the epoch of a restored database in hexadecimal figures: transaction ids of another one mean nothing here. */
  readonly database: string
  /** The oldest transaction that is open now. */
  readonly oldest_open: string
}

const whole = /^([0-9a-f]{1,32})\.(\d{1,20})$/
const half = /^([0-9a-f]{1,32})\.(\d{1,20})\.(\d{1,20})\.(\d{1,2})\.(\d{1,9})$/

/**
 * What a pull with this cursor has to send. From the beginning without one, with one that was not written here, and
 * with one from the future (the database was set back to an earlier copy).
 */
export function planPull(cursor: string, { database, oldest_open }: Now): PullPlan {
  const start: PullPlan = { from: '0', next: oldest_open, table: 0, offset: 0 }
  const isKnown = (of: string, transaction: string) => of === database && BigInt(transaction) <= BigInt(oldest_open)
  const [, ofWhole, from = ''] = whole.exec(cursor) ?? []
  if (ofWhole !== undefined) return isKnown(ofWhole, from) ? { ...start, from } : start
  const [, ofHalf, halfFrom = '', next = '', table, offset] = half.exec(cursor) ?? []
  if (ofHalf === undefined || !isKnown(ofHalf, next) || !isKnown(ofHalf, halfFrom)) return start
  return { from: halfFrom, next, table: Number(table), offset: Number(offset) }
}

/** The cursor after everything was sent. */
export function wholeCursor({ next }: PullPlan, database: string): string {
  return `${database}.${next}`
}

/**
 * The cursor to go on with at a row of a table. What changes meanwhile is at or above `next`, so the pull after this
 * one brings it; a row that appears before the place only moves others behind it, which come twice.
 */
export function halfCursor(
  { from, next }: PullPlan,
  database: string,
  place: { readonly table: number; readonly offset: number },
): string {
  return `${database}.${from}.${next}.${place.table}.${place.offset}`
}
