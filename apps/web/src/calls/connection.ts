/** Everything a page needs to make calls, put together once. */
import { signOut, renewSession } from '@maktab/client/calls.generated'
import type { Answer } from '@maktab/client/call'
import type { OfflinePort } from '@maktab/client/offline-port'
import { createClient } from '@maktab/client/routing'
import type { Client } from '@maktab/client/routing'
import { createSender } from '@maktab/client/send'
import { renewalTimes } from '@maktab/client/session'
import type { Renewal, SessionKeeper } from '@maktab/client/session'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { LanguageCode } from '@maktab/contracts/fields'
import { createContext, useContext } from 'react'
import type { Boot } from './boot.ts'
import { openBrowserSession } from './browser-session.ts'
import { createDeviceStore } from './device-store.ts'
import type { DeviceStore } from './device-store.ts'
import { deviceId, newId } from './identifiers.ts'

export interface Connection {
  readonly boot: Boot
  readonly client: Client
  readonly session: SessionKeeper
  readonly store: DeviceStore
  /** Ends the session on the server if it can be reached, and here in any case. What waits stays on the device. */
  signOut(): Promise<void>
  /** The language that calls name; the language of the page sets it. */
  speak(code: LanguageCode): void
}

/** What the device's store asks the page for. */
export interface StoreNeeds {
  readonly base: string
  readonly device_id: string
  readonly language: () => LanguageCode
  /** A token that should be good; `rejected` is one that the server turned away. Undefined: sign in first. */
  readonly authorise: (rejected?: string) => Promise<{ readonly auth_token: string } | undefined>
}

export interface ConnectionOptions {
  readonly boot: Boot
  readonly makeStore: (needs: StoreNeeds) => Promise<OfflinePort | undefined>
}

const log = (message: string) => console.warn(message)

export function connect({ boot, makeStore }: ConnectionOptions): Connection {
  let language: LanguageCode = boot.tenant.default_language
  const base = new URL('/api/', document.baseURI).href
  const device_id = deviceId()

  const session = openBrowserSession((): Promise<Renewal> => renewTokens())
  const sender = createSender({
    base,
    fetch: (address, request) => fetch(address, request),
    now: Date.now,
    newId,
    deviceId: device_id,
    language: () => language,
    session,
    log,
  })

  async function renewTokens(): Promise<Renewal> {
    const answer = (await sender.send(renewSession, {})) as Answer<Catalogue['renewSession']>
    if (answer.ok) return { result: 'renewed', tokens: answer.value }
    return 'refusal' in answer || answer.failure === 'signed_out' ? { result: 'over' } : { result: 'unreachable' }
  }

  async function authorise(rejected?: string): Promise<{ readonly auth_token: string } | undefined> {
    if (rejected !== undefined && session.current()?.auth_token === rejected) await session.renew(rejected)
    const now = session.current()
    return now === undefined ? undefined : { auth_token: now.auth_token }
  }

  const first = makeSignal(longestFirstAnswer)
  const store = createDeviceStore({ makePort: () => makeStore({ base, device_id, language: () => language, authorise }), firstAnswer: first.heard, log })
  const client = createClient({
    sender,
    store: () => store.current(),
    isOnline: () => navigator.onLine,
    mayWait: store.mayWait,
    onQueued: () => store.syncNow(),
    log,
  })

  function follow(): void {
    const person = session.current()
    const { id: tenant_id, is_offline_enabled } = boot.tenant
    const keepsWork = person?.active_role === 'learner' || person?.active_role === 'teacher'
    if (person === undefined || !keepsWork || !is_offline_enabled) return store.openFor(undefined)
    store.openFor({ user_id: person.user_id, institution_id: person.institution_id, tenant_id, role: person.active_role })
  }
  session.onChange(() => {
    sender.clearCache()
    follow()
  })
  follow()

  window.setInterval(() => void (session.current() && session.renew()), renewalTimes.every)
  const renewIfDue = () => void session.renewIfDue()
  window.addEventListener('online', renewIfDue)
  document.addEventListener('visibilitychange', renewIfDue)
  renewIfDue()

  return {
    boot,
    client: { ...client, ask: (call, input, options) => client.ask(call, input, options).finally(first.tell) },
    session,
    store,
    async signOut() {
      if (session.current() !== undefined) await sender.send(signOut, {})
      // Who leaves on purpose does not come back to the same place.
      history.replaceState(null, '', '/login')
      session.end()
    },
    speak(code) {
      language = code
    },
  }
}

/** Milliseconds. */
const longestFirstAnswer = 3_000

/** Something that happens once; whoever listens hears of it then, or after `longest` milliseconds. */
function makeSignal(longest: number): { tell(): void; heard(): Promise<void> } {
  let tell: () => void = () => undefined
  const told = new Promise<void>((resolve) => (tell = resolve))
  return { tell: () => tell(), heard: () => Promise.race([told, new Promise<void>((resolve) => window.setTimeout(resolve, longest))]) }
}

export const ConnectionContext = createContext<Connection | undefined>(undefined)

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext)
  if (connection === undefined) throw new Error('useConnection needs a ConnectionContext around it')
  return connection
}
