/** The session of a person on this device: kept, renewed in time, and renewed once however many tabs are open. */
import type { Session } from '@maktab/contracts/access/sessions'

/** Times of seed 000 §9, in milliseconds. */
export const renewalTimes = { dueBefore: 30 * 60_000, apart: 5 * 60_000, every: 18 * 60_000 } as const

export interface Tokens {
  readonly auth_token: string
  readonly refresh_token: string
  /** Unix seconds. */
  readonly token_exp: number
  /** Missing in what was kept before such keys were given. */
  readonly tracking_key?: string | undefined
}

export interface KeptSession extends Session {
  /** The device's clock (milliseconds) when these tokens were stored. */
  readonly storage_time: number
}

/** Where a session is kept: one text under one name. The names differ between hosts, as tenants do. */
export interface SessionStore {
  read(): string | null
  write(text: string): void
  remove(): void
}

export type Renewal =
  | { readonly result: 'renewed'; readonly tokens: Tokens }
  /** The server said that the session is over (−1). */
  | { readonly result: 'over' }
  /** No answer: the session may still be good. */
  | { readonly result: 'unreachable' }

export interface SessionOptions {
  readonly store: SessionStore
  /** Milliseconds. */
  readonly now: () => number
  /** Runs `work` alone over all tabs. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>
  readonly renewTokens: (refresh_token: string) => Promise<Renewal>
}

export interface SessionKeeper {
  current(): KeptSession | undefined
  begin(session: Session): void
  /** Changes what the person sees of themselves; tokens stay. */
  change(part: Partial<Omit<Session, keyof Tokens>>): void
  end(): void
  /** Renews unless another tab has since; `rejected` is the access token that the server turned away. */
  renew(rejected?: string): Promise<Renewal['result']>
  /** Renews if it is time to (`isRenewalDue`), unless another tab has meanwhile. */
  renewIfDue(): Promise<void>
  /**
   * Runs `work` alone over all tabs and puts what it answers in the session's place; undefined leaves the session as it is. For
   * what trades the refresh token, as a renewal does: one that comes meanwhile finds no answer here and is asked again later.
   */
  exchange(work: (session: KeptSession) => Promise<Session | undefined>): Promise<void>
  /** Another tab signed in or out: reads again what is kept. */
  reread(): void
  onChange(listener: (session: KeptSession | undefined) => void): () => void
}

export function createSessionKeeper({ store, now, withLock, renewTokens }: SessionOptions): SessionKeeper {
  const listeners = new Set<(session: KeptSession | undefined) => void>()
  let session = parse(store.read())
  let isExchanging = false

  function replace(next: KeptSession | undefined): void {
    session = next
    if (next === undefined) store.remove()
    else store.write(JSON.stringify(next))
    for (const listener of listeners) listener(next)
  }

  function reread(): void {
    const kept = parse(store.read())
    if (JSON.stringify(kept) === JSON.stringify(session)) return
    session = kept
    for (const listener of listeners) listener(kept)
  }

  async function renew(rejected?: string): Promise<Renewal['result']> {
    // The lock is held by what waits for this answer.
    if (isExchanging) return 'unreachable'
    // Read before the lock: while this tab waits for it, another's renewal may arrive here on its own.
    const before = rejected ?? session?.auth_token
    return withLock(async () => {
      reread()
      if (session === undefined) return 'over'
      const wasRenewedElsewhere = session.auth_token !== before
      if (wasRenewedElsewhere) return 'renewed'
      const renewal = await renewTokens(session.refresh_token)
      // Signed out while the answer was under way: it must not bring the session back.
      if (session === undefined) return 'over'
      if (renewal.result === 'over') replace(undefined)
      if (renewal.result === 'renewed') replace({ ...session, ...renewal.tokens, storage_time: now() })
      return renewal.result
    })
  }

  async function exchange(work: (session: KeptSession) => Promise<Session | undefined>): Promise<void> {
    await withLock(async () => {
      reread()
      if (session === undefined) return
      isExchanging = true
      try {
        const next = await work(session)
        // As above: who went away meanwhile does not come back.
        if (next !== undefined && session !== undefined) replace({ ...next, storage_time: now() })
      } finally {
        isExchanging = false
      }
    })
  }

  return {
    current: () => session,
    begin: (begun) => replace({ ...begun, storage_time: now() }),
    change: (part) => {
      if (session !== undefined) replace({ ...session, ...part })
    },
    end: () => replace(undefined),
    renew,
    exchange,
    renewIfDue: async () => {
      if (session !== undefined && isRenewalDue(session, now())) await renew()
    },
    reread,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Seed 000 §9: the token ends in under 30 minutes, or 18 minutes are over since it came; and never within 5 minutes of the
 * last time. Counted from when it was stored, so that all tabs come to the same moment. A clock that jumped (either way)
 * counts as time gone by. A session that began without the school has no tokens yet: it asks until it has.
 */
export function isRenewalDue(session: Pick<KeptSession, 'token_exp' | 'storage_time'>, now: number): boolean {
  if (session.token_exp === 0) return true
  const age = Math.abs(now - session.storage_time)
  const isEnding = session.token_exp * 1000 - now < renewalTimes.dueBefore
  return age >= renewalTimes.apart && (isEnding || age >= renewalTimes.every)
}

function parse(text: string | null): KeptSession | undefined {
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as Partial<KeptSession> | null
    const isWhole = typeof kept?.auth_token === 'string' && typeof kept.user_id === 'number'
    return isWhole ? (kept as KeptSession) : undefined
  } catch {
    return undefined
  }
}
