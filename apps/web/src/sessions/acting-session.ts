/**
 * A super admin's session in somebody's place (seed 000 §2, §3): in the session storage of this tab alone, without a refresh
 * token, over when its token is. The browser's own session stands beside it untouched, for other tabs and for afterwards.
 */
import type { SessionKeeper, KeptSession } from '@maktab/client/session'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { LanguageCode } from '@maktab/contracts/fields'
import { actingPlace as name } from './acting-place.ts'

/** What a code was traded for. */
export type Begun = Output<Catalogue['beginActing']>

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Undefined where storage is forbidden. */
export function tabStorage(): TabStorage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Keeps the session for the page that is loaded next in this tab; false where storage is forbidden. */
export function keepActingSession(
  { auth_token, token_exp, ...begun }: Begun,
  current_language: LanguageCode,
  storage: TabStorage | undefined,
  now: number,
): boolean {
  const session: KeptSession = {
    ...begun,
    auth_token,
    token_exp,
    refresh_token: '',
    email: null,
    roles: [begun.active_role],
    current_language,
    sub_end_date: null,
    is_subscribed: false,
    profile_completion_step: 3,
    migration_type: -1,
    migration_json: null,
    storage_time: now,
  }
  try {
    storage?.setItem(name(), JSON.stringify(session))
    return storage !== undefined
  } catch {
    return false
  }
}

/** The session that this tab acts in; one that is over or that no version wrote is taken away. */
export function readActingSession(storage: TabStorage | undefined, now: number): KeptSession | undefined {
  try {
    const text = storage?.getItem(name()) ?? null
    const kept = parse(text)
    if (kept !== undefined && !isOver(kept, now)) return kept
    if (text !== null) storage?.removeItem(name())
  } catch {
    // Forbidden storage: nobody acts here.
  }
  return undefined
}

const texts = ['auth_token', 'username', 'full_name', 'institution_name', 'time_zone', 'current_language'] as const

function parse(text: string | null): KeptSession | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptSession> | null
    if (kept === null || texts.some((field) => typeof kept[field] !== 'string')) return undefined
    const isWhole =
      typeof kept.user_id === 'number' && typeof kept.institution_id === 'number' && typeof kept.token_exp === 'number'
    const isOffice = kept.active_role === 'campus_admin' || kept.active_role === 'principal'
    return isWhole && isOffice ? ({ ...kept, roles: [kept.active_role] } as KeptSession) : undefined
  } catch {
    return undefined
  }
}

/** Its page is left, too: nobody who shows it is told. */
export function forgetActingSession(storage: TabStorage | undefined): void {
  try {
    storage?.removeItem(name())
  } catch {
    // Forbidden meanwhile: nothing was kept.
  }
}

function isOver({ token_exp }: Pick<KeptSession, 'token_exp'>, now: number): boolean {
  return token_exp * 1000 <= now
}

/** The session of this tab; undefined where nobody acts in it any more. */
export function openActingSession(): SessionKeeper | undefined {
  const kept = readActingSession(tabStorage(), Date.now())
  return kept && createActingKeeper(kept, { storage: tabStorage(), now: Date.now })
}

interface Keeping {
  readonly storage: TabStorage | undefined
  /** Milliseconds. */
  readonly now: () => number
}

/** Keeps the session of this tab. It is never renewed: looking whether that is due only finds out that it is over. */
export function createActingKeeper(first: KeptSession, { storage, now }: Keeping): SessionKeeper {
  const listeners = new Set<(session: KeptSession | undefined) => void>()
  let session: KeptSession | undefined = first

  function replace(next: KeptSession | undefined): void {
    session = next
    try {
      if (next === undefined) storage?.removeItem(name())
      else storage?.setItem(name(), JSON.stringify(next))
    } catch {
      // Forbidden meanwhile: it lasts as long as the page.
    }
    for (const listener of listeners) listener(next)
  }

  const endIfOver = () => {
    if (session !== undefined && isOver(session, now())) replace(undefined)
  }

  return {
    current: () => session,
    begin: () => {
      throw new Error('Who works in another’s place does not sign in there')
    },
    change: (part) => {
      if (session !== undefined) replace({ ...session, ...part })
    },
    end: () => replace(undefined),
    // The server turned its token away.
    renew: async () => {
      replace(undefined)
      return 'over'
    },
    exchange: async () => undefined,
    renewIfDue: async () => endIfOver(),
    reread: endIfOver,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
