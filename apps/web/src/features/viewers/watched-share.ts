/** Which seconds of a video were really watched: jumping ahead counts nothing. */

/** A step between two reports of a playing video, in seconds; a longer one is a jump. */
const longestStep = 2

export interface WatchedShare {
  /** The video plays and stands at `second` now. */
  at(second: number): void
  /** The next report does not continue the last one: paused, or moved by hand. */
  interrupt(): void
  /** Watched seconds of all, 0 to 100. */
  percentage(): number
}

/**
 * Counts whole seconds. What an earlier sitting watched is taken to be the stretch before the place it stopped at, as
 * only its length was kept.
 */
export function createWatchedShare({
  duration,
  resumeSecond,
  completion,
}: {
  duration: number
  resumeSecond: number
  completion: number
}): WatchedShare {
  const length = Math.max(1, Math.ceil(duration))
  const watched = new Set<number>()
  const earlier = Math.round((completion / 100) * length)
  const end = Math.max(Math.min(Math.floor(resumeSecond), length), earlier)
  for (let second = end - earlier; second < end; second += 1) watched.add(second)
  let last: number | undefined

  return {
    at(second) {
      const step = last === undefined ? 0 : second - last
      if (last !== undefined && step >= 0 && step <= longestStep) {
        for (let passed = Math.floor(last); passed <= Math.floor(second) && passed < length; passed += 1)
          watched.add(passed)
      }
      last = second
    },
    interrupt() {
      last = undefined
    },
    percentage: () => Math.min(100, Math.round((watched.size / length) * 100)),
  }
}
