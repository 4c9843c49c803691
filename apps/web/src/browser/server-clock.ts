/** The server's clock as this browser heard it last: kept for a start without a network. */
import { serverTime, type HeardClock } from '@maktab/domain/tenants/time-check'

export const clockName = 'maktab.server-clock'

/** Milliseconds. Never before the server was last heard: an old device may fall back to a year long past when its battery is empty. */
export function serverNow(): number {
  try {
    const kept = JSON.parse(localStorage.getItem(clockName) ?? '') as HeardClock
    return serverTime(kept, new Date()).getTime() || Date.now()
  } catch {
    // Nothing heard yet, or forbidden storage.
    return Date.now()
  }
}
