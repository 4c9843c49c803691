/** Everything a page needs to make calls, put together once. */
import { signOut, renewSession } from '@maktab/client/calls/access/sessions.generated'
import type { Answer, ClientCall } from '@maktab/client/call'
import type { OfflinePort } from '@maktab/client/offline-port'
import { createCallWatch } from '@maktab/client/call-watch'
import type { CallWatch } from '@maktab/client/call-watch'
import type { FileAnswer } from '@maktab/client/fetch-file'
import type { Network } from '@maktab/client/network'
import { sentenceOfFailure } from '@maktab/client/refusal-sentences'
import { createClient } from '@maktab/client/routing'
import type { Client } from '@maktab/client/routing'
import { createSender } from '@maktab/client/send'
import type { SenderOptions } from '@maktab/client/send'
import type { Renewal, SessionKeeper } from '@maktab/client/session'
import type { Authorised } from '@maktab/offline/surroundings'
import type { Session } from '@maktab/contracts/access/sessions'
import type { AnyCommand, AnyQuery, Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { LanguageCode } from '@maktab/contracts/fields'
import { createContext, useContext } from 'react'
import type { Boot } from './boot.ts'
import { openBrowserNetwork } from './browser-network.ts'
import { openBrowserSession } from '#sessions/browser-session.ts'
import { createDeviceStore } from './device-store.ts'
import type { DeviceStore } from './device-store.ts'
import { isSaid } from './explain.ts'
import { keepPeopleHere, keepsWork } from '#sessions/here.ts'
import type { Here } from '#sessions/here.ts'
import { deviceId, newId } from '#browser/identifiers.ts'
import { clearAtSignOut } from './kept-on-device.ts'
import { platformOf } from '#browser/platform.ts'
import { openLastAnswers } from './last-answers.ts'
import { createMessages } from './messages.ts'
import type { Messages } from './messages.ts'
import { pageTimers } from '#browser/page-timers.ts'
import { keepRefusalWords } from './refusal-words.ts'
import type { SaidWords } from './refusal-words.ts'
import { keepRoleTokens } from '#sessions/role-tokens.ts'
import { isElseNoted } from '#sessions/waiting-notes.ts'

export interface Connection {
  readonly boot: Boot
  readonly client: Client
  /** Sends one large file, which is never kept on the device, and tells how much of it has left, from 0 to 1. */
  sendFile<C extends AnyCommand>(
    call: ClientCall<C>,
    input: Input<C>,
    file: Blob,
    options: { readonly onSent: (share: number) => void; readonly signal: AbortSignal },
  ): Promise<Answer<C>>
  /** Asks for a file, to be saved by the person. */
  fetchFile<C extends AnyQuery>(call: ClientCall<C>, input: Input<C>): Promise<FileAnswer<C>>
  readonly session: SessionKeeper
  readonly store: DeviceStore
  /** A super admin works here in somebody's place: the session is this tab's own. */
  readonly isActing: boolean
  /** Somebody was signed in when the page was opened; their session may be over before the first screen. */
  readonly wasSignedIn: boolean
  readonly network: Network
  /** What is to be said to the person beside what screens say themselves. */
  readonly messages: Messages
  /** What covers the page: the loader, and the screen for an important call that failed. */
  readonly watch: CallWatch
  /** The people of this device, and their way in without the school. */
  readonly here: Here
  /** Ends the session on the server if it can be reached, and here in any case. What waits stays on the device. */
  signOut(): Promise<void>
  /** Fetches what stands behind the sign-in, before it is wanted. */
  fetchApplication(): void
  /** The language that calls name; the language of the page sets it. */
  speak(code: LanguageCode): void
  /** The words of the page, of which some are fetched before a refusal is handed on. */
  sayWith(words: SaidWords): void
}

/** What the device's store asks the page for. */
export interface StoreNeeds {
  readonly base: string
  readonly learningBase: string
  readonly device_id: string
  readonly language: () => LanguageCode
  /** A token that should be good; `rejected` is one that the server turned away. Undefined: sign in first. */
  readonly authorise: (rejected?: string) => Promise<Authorised | undefined>
}

export interface ConnectionOptions {
  readonly boot: Boot
  /** The session in somebody's place that this tab has; it stands for the browser's own. */
  readonly acting?: SessionKeeper | undefined
  readonly makeStore: (needs: StoreNeeds) => Promise<OfflinePort | undefined>
  /** In the mobile application: signs in with what it remembers, when the server no longer knows the session (seed 000 §8). */
  readonly signInAgain?: (client: Client) => Promise<Session | undefined>
  readonly fetchApplication: () => void
}

const log = (message: string) => console.warn(message)

export function connect({ boot, acting, makeStore, signInAgain, fetchApplication }: ConnectionOptions): Connection {
  let language: LanguageCode = boot.tenant.default_language
  const base = new URL('/api/', document.baseURI).href
  const learningBase = boot.capabilities.learningBase ?? base
  const device_id = deviceId()

  const session = acting ?? openBrowserSession((): Promise<Renewal> => renewTokens())
  const wasSignedIn = session.current() !== undefined
  const network = openBrowserNetwork()
  const messages = createMessages()
  const watch = createCallWatch({
    ...pageTimers,
    isSaid,
    say: (failure) => messages.say({ sentence: sentenceOfFailure(failure) }),
    isQuietOffline: () => platformOf(document) === 'mobile' && !network.isOnline(),
  })
  const optionsFor = (speaker: SenderOptions['session']): SenderOptions => ({
    base,
    learningBase,
    fetch: async (address, request, onSent) =>
      onSent ? (await import('./upload-request.ts')).uploadRequest(address, request, onSent) : fetch(address, request),
    now: Date.now,
    newId,
    deviceId: device_id,
    language: () => language,
    session: speaker,
    network,
    log,
  })
  const senderFor = (speaker: SenderOptions['session']) => createSender(optionsFor(speaker))
  const sender = senderFor(session)
  const here = keepPeopleHere({
    tenant_id: boot.tenant.id,
    isOffered: boot.tenant.is_offline_enabled,
    session,
    load: async () =>
      (await import('#sessions/open-people.ts')).openPeople({ tenant_id: boot.tenant.id, sender, session, senderFor }),
    storeClosed: () => Promise.resolve().then(() => store.current()),
    isNetworkExpected: () => platformOf(document) !== 'mobile' && network.isOnline(),
    log,
  })

  async function renewTokens(): Promise<Renewal> {
    const person = session.current()
    if (person?.auth_token === '') return here.renew(person)
    const answer = (await sender.send(renewSession, { role: person?.active_role })) as Answer<Catalogue['renewSession']>
    if (answer.ok) return { result: 'renewed', tokens: answer.value }
    if (!('refusal' in answer)) {
      if (answer.failure !== 'signed_out') return { result: 'unreachable' }
      const again = platformOf(document) === 'mobile' ? await signInAgain?.(calls) : undefined
      // Another person's tokens, or another role's, are no renewal of this session.
      if (again?.user_id === person?.user_id && again?.active_role === person?.active_role && again !== undefined)
        return { result: 'renewed', tokens: again }
    }
    if (person !== undefined) await here.ended(person)
    return { result: 'over' }
  }

  // Hears of a switch of roles before the stores do.
  const roleTokens = keepRoleTokens(session, Date.now)
  const refusalWords = keepRefusalWords()
  const first = makeSignal(longestFirstAnswer)
  const store = createDeviceStore({
    makePort: async (owner) => {
      await here.prepare()
      return makeStore({
        base,
        learningBase,
        device_id,
        language: () => language,
        authorise: (rejected) => roleTokens.tokenFor(owner, rejected),
      })
    },
    maySend: roleTokens.hasTokenFor,
    findEarlier: async (owner, onChange) => {
      const typed = here.takeTyped()
      if (here.count() < 2 && !isElseNoted(owner)) return undefined
      const { findEarlierSelves } = await import('#sessions/find-earlier-selves.ts')
      return findEarlierSelves({
        owner,
        typed,
        sender,
        session,
        people: await here.people(),
        makePort: (authorise) => makeStore({ base, learningBase, device_id, language: () => language, authorise }),
        onChange,
        log,
      })
    },
    firstAnswer: first.heard,
    log,
  })
  // What is done in somebody's place is no business of this device.
  const lastAnswers = acting === undefined ? openLastAnswers(session.current, () => language, log) : undefined
  const calls = createClient({
    sender,
    store: () => store.current(),
    isOnline: network.isOnline,
    mayWait: store.mayWait,
    onQueued: () => store.syncNow(),
    lastAnswers,
    log,
  })

  function follow(): void {
    const person = session.current()
    const { id: tenant_id, is_offline_enabled } = boot.tenant
    if (!keepsWork(person) || !is_offline_enabled) return store.openFor(undefined)
    store.openFor({
      user_id: person.user_id,
      institution_id: person.institution_id,
      tenant_id,
      role: person.active_role,
    })
  }
  network.onChange(store.syncNow)
  let before = session.current()
  session.onChange((person) => {
    sender.clearCache()
    follow()
    // What nobody had need not be cleared: a way in may be under way.
    if (before !== undefined && person === undefined) {
      clearAtSignOut()
      lastAnswers?.forget(before)
    }
    before = person
  })
  follow()

  window.setInterval(() => void session.renewIfDue(), lookEvery)
  const renewIfDue = () => void session.renewIfDue()
  window.addEventListener('online', renewIfDue)
  document.addEventListener('visibilitychange', renewIfDue)
  renewIfDue()

  return {
    boot,
    client: watch.watch({
      async ask(call, input, options) {
        const asked = await calls.ask(call, input, options).finally(first.tell)
        await refusalWords.wait(asked.answer)
        return asked
      },
      async perform(call, input, files, options) {
        const answer = await calls.perform(call, input, files, options)
        await refusalWords.wait(answer)
        return answer
      },
    }),
    sendFile: async (call, input, file, options) => {
      const answer = await sender.send(call, input, { ...options, file })
      await refusalWords.wait(answer)
      // As the client says of what cannot wait.
      return (
        !answer.ok && 'failure' in answer && answer.failure === 'unreachable'
          ? { ok: false, failure: 'offline' }
          : answer
      ) as never
    },
    async fetchFile(call, input) {
      const answer = await (await import('@maktab/client/fetch-file')).fetchFile(optionsFor(session), call, input)
      if (!answer.ok) await refusalWords.wait(answer)
      return answer
    },
    session,
    store,
    isActing: acting !== undefined,
    wasSignedIn,
    network,
    messages,
    watch,
    here,
    fetchApplication,
    async signOut() {
      const person = session.current()
      if (person !== undefined) await here.leave(person, (await sender.send(signOut, {})).ok)
      // Who leaves on purpose does not come back to the same place.
      history.replaceState(null, '', '/login')
      session.end()
    },
    speak(code) {
      language = code
    },
    sayWith: refusalWords.sayWith,
  }
}

/** Milliseconds. When to renew is counted from the session itself, the same for all tabs; this is how often a tab looks. */
const lookEvery = 60_000
const longestFirstAnswer = 3_000

/** Something that happens once; whoever listens hears of it then, or after `longest` milliseconds. */
function makeSignal(longest: number): { tell(): void; heard(): Promise<void> } {
  let tell: () => void = () => undefined
  const told = new Promise<void>((resolve) => (tell = resolve))
  return {
    tell: () => tell(),
    heard: () => Promise.race([told, new Promise<void>((resolve) => window.setTimeout(resolve, longest))]),
  }
}

export const ConnectionContext = createContext<Connection | undefined>(undefined)

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext)
  if (connection === undefined) throw new Error('useConnection needs a ConnectionContext around it')
  return connection
}
