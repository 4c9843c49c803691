/**
 * Whether the school can be reached. A browser that says it is offline is right; one that says it is online only knows of
 * a cable. So a request without an answer has an address asked that answers 200 where the school is reached (seed 000 §7).
 */

/** Milliseconds between two checks while nobody answers (seed 001 §9). */
export const checkEvery = 5_000

export interface Network {
  isOnline(): boolean
  /** A request was answered. */
  reached(): void
  /** A request was not: the check tells whether it was the network. */
  unreached(): void
  /** What the browser says may have changed. */
  reread(): void
  onChange(listener: () => void): () => void
}

export interface NetworkOptions {
  /** The browser's own word. */
  readonly hasNetwork: () => boolean
  /** True if the check address answers 200. Never rejects. */
  readonly check: () => Promise<boolean>
  readonly setTimer: (work: () => void, milliseconds: number) => unknown
}

export function createNetwork({ hasNetwork, check, setTimer }: NetworkOptions): Network {
  const listeners = new Set<() => void>()
  let isDown = false
  let isChecking = false
  let answered = 0
  let last = hasNetwork()

  const isOnline = () => hasNetwork() && !isDown

  function tell(): void {
    if (isOnline() === last) return
    last = isOnline()
    for (const listener of listeners) listener()
  }

  async function look(): Promise<void> {
    const before = answered
    const isReached = await check()
    // An answer that came meanwhile says more than a check that began before it.
    isDown = !isReached && before === answered
    tell()
    isChecking = isDown && hasNetwork()
    if (isChecking) setTimer(() => void look(), checkEvery)
  }

  return {
    isOnline,
    reached() {
      answered += 1
      isDown = false
      tell()
    },
    unreached() {
      if (isChecking || !hasNetwork()) return
      isChecking = true
      void look()
    },
    reread() {
      isDown &&= hasNetwork()
      tell()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
