/** Why a device is not in step with its school, for whoever looks after it and for whoever holds it. */
import type { DeviceTrouble } from '@maktab/contracts/downloads/devices'
import type { DeviceSystem, SyncTrouble } from '@maktab/contracts/downloads/sync-up'
import { heardSince, nearlyFullBelow } from '../insights/silence.ts'
import { longWait } from '../people/long-wait.ts'

/** Work that was done before has waited too long. */
export function waitsLongBefore(now: Date): Date {
  return new Date(now.getTime() - longWait)
}

interface Standing {
  readonly heard_on: Date
  readonly trouble: SyncTrouble | null
  /** 0 or null: nothing waits, or an older version does not say. */
  readonly works_waiting: number | null
  readonly waiting_since: Date | null
  readonly free_bytes: number | null
}

/** The gravest first. */
export function troublesOf(device: Standing, now: Date): DeviceTrouble[] {
  const { heard_on, trouble, works_waiting, waiting_since, free_bytes } = device
  const found: readonly (readonly [is: boolean, trouble: DeviceTrouble])[] = [
    [trouble === 'send', 'send'],
    [trouble === 'pull', 'pull'],
    [(works_waiting ?? 0) > 0 && waiting_since !== null && waiting_since <= waitsLongBefore(now), 'waits_long'],
    [free_bytes !== null && free_bytes < nearlyFullBelow, 'nearly_full'],
    [heard_on < heardSince(now), 'silent'],
  ]
  return found.filter(([is]) => is).map(([, name]) => name)
}

/** What a browser says of itself, in one word. An iPad calls itself a Mac, which has no screen to touch. */
export function systemOf(userAgent: string, touchPoints = 0): DeviceSystem {
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Windows/.test(userAgent)) return 'windows'
  if (/Mac OS X|Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos'
  return /Linux|CrOS|X11/.test(userAgent) ? 'linux' : 'other'
}
