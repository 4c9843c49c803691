/** The timers of the page, as whatever runs without one asks for them. */
export const pageTimers = {
  setTimer: (work: () => void, milliseconds: number): unknown => window.setTimeout(work, milliseconds),
  clearTimer: (timer: unknown): void => window.clearTimeout(timer as number | undefined),
} as const
