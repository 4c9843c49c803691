import { onTestFinished, vi } from 'vitest'

/** Timers of the page run ten times as fast until the test ends: for a pause that is waited for, not for a message that goes away. */
export function hurry(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const beat = setInterval(() => vi.advanceTimersByTime(100), 10)
  onTestFinished(() => {
    clearInterval(beat)
    vi.useRealTimers()
  })
}
