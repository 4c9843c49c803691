/**
 * One tab at a time where the browser has no locks: plain http in a school's own network. A tab writes that it has the
 * lease, waits long enough for every other's writing to have arrived, and has it if its own name still stands there.
 */

/** Milliseconds. */
export const leaseTimes = {
  /** A renewal gives up after 20 s; a tab that was closed meanwhile holds nobody up for longer. */
  lasts: 25_000,
  /** Until a writing has reached the other tabs, on a phone that is busy opening them: at 80 two had the lease once. */
  settles: 300,
  /** Between two looks at a lease that another has. */
  again: 120,
} as const

export interface LeaseOptions {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly name: string
  /** Of this tab. */
  readonly holder: string
  /** Milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

interface Lease {
  readonly holder: string
  readonly until: number
}

/** Runs `work` while this tab has the lease. */
export async function withLease<T>(
  { storage, name, holder, now, wait }: LeaseOptions,
  work: () => Promise<T>,
): Promise<T> {
  const isOthers = () => {
    const lease = readLease(storage.getItem(name))
    // A clock that was turned back must not keep a lease for ever.
    return (
      lease !== undefined && lease.holder !== holder && lease.until > now() && lease.until <= now() + leaseTimes.lasts
    )
  }
  for (;;) {
    while (isOthers()) await wait(leaseTimes.again)
    storage.setItem(name, JSON.stringify({ holder, until: now() + leaseTimes.lasts } satisfies Lease))
    await wait(leaseTimes.settles)
    if (readLease(storage.getItem(name))?.holder === holder) break
  }
  try {
    return await work()
  } finally {
    if (readLease(storage.getItem(name))?.holder === holder) storage.removeItem(name)
  }
}

function readLease(text: string | null): Lease | undefined {
  try {
    const { holder, until } = JSON.parse(text ?? '') as Partial<Lease>
    return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : undefined
  } catch {
    return undefined
  }
}
