/** Keeps what was heard of the server's clock. Pages fetch it after their first screen. */
import type { HeardClock } from '@maktab/domain/tenants/time-check'
import { clockName, serverNow } from './server-clock.ts'
import { renewNow } from './use-now.ts'

/** The server's clock (ISO 8601), as it answers at this moment. */
export function hearServer(heard_on: string): void {
  const heard: HeardClock = { heard_on, clock_offset_ms: Date.parse(heard_on) - Date.now() }
  try {
    localStorage.setItem(clockName, JSON.stringify(heard))
  } catch {
    // Forbidden storage: the device is believed.
  }
  renewNow()
}

/** When the store was last in step (ISO 8601): a clock that fell back since then goes on from there. */
export function hearLastSync(synced_on: string | null): void {
  if (synced_on !== null && Date.parse(synced_on) > serverNow()) hearServer(synced_on)
}
