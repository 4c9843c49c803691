/**
 * The time that a try takes, as a device counts it. What counts is the time that passed on a page that was open, by a counter that
 * nobody sets; a clock that jumps neither gives time nor takes any. Time away, while the page was closed or the device slept, is known
 * from the clock alone, so it uses up nothing and is told to the teacher (docs/decisions/0217-the-time-of-a-test.md).
 */

/** What a page reads at one moment. */
export interface Reading {
  /** Tells one opening of the page from another: its counter begins anew with each. */
  readonly page: string
  /** Milliseconds of a counter that only goes forward. */
  readonly counter: number
  /** Milliseconds by the clock, which anybody may set. */
  readonly wall: number
}

export interface TestClock {
  readonly spent_ms: number
  /** By the clock: how long the learner was away. */
  readonly away_ms: number
  readonly times_away: number
  readonly last: Reading
}

/** A shorter time away is a page that was slow. */
const shortestAway = 10_000

export function startClock(now: Reading): TestClock {
  return { spent_ms: 0, away_ms: 0, times_away: 0, last: now }
}

export function countOn(clock: TestClock, now: Reading): TestClock {
  const { last } = clock
  const passed = now.page === last.page ? Math.max(0, now.counter - last.counter) : 0
  const away = now.wall - last.wall - passed
  const wasAway = away >= shortestAway
  return {
    spent_ms: clock.spent_ms + passed,
    away_ms: clock.away_ms + (wasAway ? away : 0),
    times_away: clock.times_away + (wasAway ? 1 : 0),
    last: now,
  }
}

/** Seconds that are left, never below 0. */
export function secondsLeft({ spent_ms }: TestClock, seconds: number): number {
  return Math.max(0, Math.ceil(seconds - spent_ms / 1000))
}

/** What was kept on the device, if it is a clock. */
export function isClock(kept: unknown): kept is TestClock {
  if (typeof kept !== 'object' || kept === null) return false
  const { spent_ms, away_ms, times_away, last } = kept as Partial<TestClock>
  const isCount = (one: unknown) => typeof one === 'number' && Number.isFinite(one) && one >= 0
  return (
    [spent_ms, away_ms, times_away].every(isCount) &&
    typeof last === 'object' &&
    last !== null &&
    typeof last.page === 'string' &&
    Number.isFinite(last.counter) &&
    Number.isFinite(last.wall)
  )
}
