/** Which refused commands are given to the server again: those whose refusal time or rows may change. */
import type { QueuedRefusal } from '@maktab/client/queued-sentences'

/**
 * `test_closed` is among them because the server decides it by the moment of the answers, which does not change with
 * waiting: only a server whose clock was wrong answers otherwise later.
 */
const mayChange = [
  'not_started_yet',
  'not_found',
  'not_allowed',
  'file_missing',
  'upload_quota_full',
  'batch_unreadable',
  'test_closed',
  // A teacher gives one learner another try or more time.
  'tries_used_up',
  'time_over',
  'test_not_open',
  'tracking_unreadable',
  // A class may have its stream again, and a minute passes.
  'stream_off',
  'post_limit',
] as const satisfies readonly (QueuedRefusal | 'batch_unreadable')[]

/** Milliseconds between two tries of a store that stays open. */
export const retryEvery = 24 * 3_600_000

export function isWorthAnother(refusal: string): boolean {
  return mayChange.some((one) => one === refusal)
}

/**
 * Whether a refused command is due while its store stays open: a day after the refusal by the device's clock, or where
 * that clock was set back behind it. When a store opens, and when its person asks, all that are worth it are due.
 */
export function isDueAgain(
  { refusal, refused_at }: { readonly refusal: string; readonly refused_at: Date | undefined },
  now: Date,
): boolean {
  if (!isWorthAnother(refusal)) return false
  if (refused_at === undefined) return true
  const passed = now.getTime() - refused_at.getTime()
  return passed < 0 || passed >= retryEvery
}
