/** When scores were given, and which of several is the later one: the same on every device and on the server. */

/** What was given once, by one command. */
export interface Given {
  /** Id of the command that gave it. */
  readonly score_entry_id: string
  readonly scored_on: Date
}

/** Of two scores the one given later; at the same moment the greater id, so that every side chooses alike. */
export function laterScore<A extends Given, B extends Given>(one: A, other: B): A | B {
  const apart = one.scored_on.getTime() - other.scored_on.getTime()
  if (apart !== 0) return apart > 0 ? one : other
  return one.score_entry_id >= other.score_entry_id ? one : other
}

/** A request takes less than this, in milliseconds, from a device to the server. */
const longestWay = 60_000

/**
 * When a score counts as given. A slow request makes its commands look later than they were, by as much as it was slow.
 * A teacher who corrects a score at once sends the correction behind it: within that time, the order in which scores
 * of one teacher on one device (`is_own`) arrive is the order in which they were given. Two devices of one teacher send
 * independently: between them only the moments count.
 */
export function momentOf(
  given: Date,
  current: { readonly scored_on: Date; readonly is_own?: boolean } | undefined,
): Date {
  if (!current?.is_own) return given
  const behind = current.scored_on.getTime() - given.getTime()
  return behind >= 0 && behind < longestWay ? new Date(current.scored_on.getTime() + 1) : given
}
