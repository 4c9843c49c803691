/** What is said of a sync that a person asked for (seed 001 §4). */

export interface AskedSync {
  readonly before: { readonly synced_on: string | null }
  /** Undefined where it broke. */
  readonly after: { readonly synced_on: string | null; readonly waiting: number; readonly refused: number } | undefined
}

/** What a person hears who asked for a sync; undefined where a list beside it says more than a word could. */
export function saidOfSync({ before, after }: AskedSync): 'sync_success' | 'unable_to_connect' | undefined {
  if (after === undefined || after.synced_on === before.synced_on) return 'unable_to_connect'
  return after.waiting + after.refused === 0 ? 'sync_success' : undefined
}
