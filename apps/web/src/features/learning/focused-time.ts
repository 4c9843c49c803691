/** Counts the time that a learner really gives: the page is in front, and they are there. No clock of its own. */

/** Without a touch, a key or a playing video for this long, the learner is taken to have left. In milliseconds. */
export const idleAfter = 60_000

export interface FocusedTime {
  /** The page came to the front, or left it. */
  focus(isFocused: boolean, now: number): void
  /** A touch, a key, a scroll. */
  activity(now: number): void
  /** While a video plays, watching is being there. */
  playing(isPlaying: boolean, now: number): void
  /** Takes the whole seconds counted so far; what is left of a second stays for the next time. */
  take(now: number): number
}

export function countFocusedTime({ isFocused, now }: { isFocused: boolean; now: number }): FocusedTime {
  let inFront = isFocused
  let plays = false
  let lastActivity = now
  let countedUntil = now
  let counted = 0

  function settle(now: number) {
    const present = plays ? now : Math.min(now, lastActivity + idleAfter)
    if (inFront) counted += Math.max(0, present - countedUntil)
    // A clock set back would count the same time twice.
    countedUntil = now
  }

  return {
    focus(isFocused, now) {
      settle(now)
      inFront = isFocused
      lastActivity = now
    },
    activity(now) {
      settle(now)
      lastActivity = now
    },
    playing(isPlaying, now) {
      settle(now)
      plays = isPlaying
      lastActivity = now
    },
    take(now) {
      settle(now)
      const seconds = Math.floor(counted / 1000)
      counted -= seconds * 1000
      return seconds
    },
  }
}
