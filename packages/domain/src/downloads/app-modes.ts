/**
 * How an application stands to its school. The mode chooses words and screens; every call is answered by whoever can, whatever it is (seed 001 §4, where
 * going from one to the other signs people in anew).
 */

/** `offline_empty`: without a network, and nothing of the school is here. `resync`: the clock of the device is wrong, so a new sync is offered. */
export type AppMode = 'online' | 'offline' | 'offline_empty' | 'resync'

export interface DeviceStanding {
  /** Whether the school can be reached, as well as the device knows it. */
  readonly isOnline: boolean
  /** Whether rows of the school are here; undefined until the device has looked. */
  readonly hasRows: boolean | undefined
  /** False once the school said that it is wrong. */
  readonly isClockRight: boolean
}

/** Nobody is told that nothing is here before the device has looked. */
export function modeOf({ isOnline, hasRows, isClockRight }: DeviceStanding): AppMode {
  if (isOnline) return isClockRight ? 'online' : 'resync'
  return hasRows === false ? 'offline_empty' : 'offline'
}
