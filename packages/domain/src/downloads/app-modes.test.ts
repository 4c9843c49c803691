import { expect, test } from 'vitest'
import { modeOf } from './app-modes.ts'

test.each([
  [true, true, true, 'online'],
  [true, false, true, 'online'],
  [true, undefined, true, 'online'],
  [true, true, false, 'resync'],
  [false, true, true, 'offline'],
  [false, undefined, true, 'offline'],
  [false, false, true, 'offline_empty'],
  // Without a network nothing can be synced again, however wrong the clock is.
  [false, true, false, 'offline'],
] as const)(
  'online %s, with rows %s, with a right clock %s the mode is %s',
  (isOnline, hasRows, isClockRight, mode) => {
    expect(modeOf({ isOnline, hasRows, isClockRight })).toBe(mode)
  },
)
