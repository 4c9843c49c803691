/** What the page does about the people of its device; the rest is loaded when it is needed (open-people.ts). */
import type { KeptSession, Renewal, SessionKeeper } from '@maktab/client/session'
import type { Session } from '@maktab/contracts/access/sessions'
import { keepsStore } from '@maktab/domain/access/device-sign-in'
import type { BrowserPeople } from './open-people.ts'
import type { Typed } from './people-here.ts'
import { peopleHere } from './people-note.ts'

/** Why somebody does not come in without the school; each has its sentence. */
export type HereRefusal =
  | 'refusals.user_no_data_offline'
  | 'refusals.invalid_username_password'
  | 'refusals.too_many_tries'
  | 'refusals.subs_date_passed_error'
  | 'access.network_needed'

export interface Here {
  /** What was typed to sign in: taken to lock up the person's key, then forgotten. Say it before the session begins. */
  typed(given: Typed): void
  /** Signs in without the school. Undefined: this device knows nobody, so what the network says stands. */
  enter(
    given: Typed,
  ): Promise<
    | { readonly ok: true; readonly session: Session }
    | { readonly ok: false; readonly sentence: HereRefusal }
    | undefined
  >
  /** The school refused this name and password: nobody comes in by them without it either. */
  refused(given: Typed): void
  /** The person who is signed in has a new password; `password` as it travels. */
  passwordChanged(password: string): Promise<void>
  /** How many can sign in here, without loading anything. */
  count(): number
  people(): Promise<BrowserPeople>
}

export interface KeptHere extends Here {
  /** Before the person's store is opened. */
  prepare(): Promise<void>
  /** Tokens for a session that began without the school. */
  renew(session: KeptSession): Promise<Renewal>
  /** Before the session of who signs out ends. */
  leave(session: KeptSession, isTold: boolean): Promise<void>
  /** What was typed at this sign-in, for stores that it may open beside the own one; forgotten by this. */
  takeTyped(): Typed | undefined
  /** The school ended this session. */
  ended(session: KeptSession): Promise<void>
}

export interface HereOptions {
  readonly tenant_id: number
  /** The tenant lets work be kept on devices. */
  readonly isOffered: boolean
  readonly session: SessionKeeper
  readonly load: () => Promise<BrowserPeople>
  /** Resolves when a store that was open is closed. */
  readonly storeClosed: () => Promise<unknown>
  /** False where the device knows that it has no network, or is an application that works without one. */
  readonly isNetworkExpected: () => boolean
  readonly log: (message: string) => void
}

const sentences = {
  unknown: 'refusals.user_no_data_offline',
  wrong: 'refusals.invalid_username_password',
  wait: 'refusals.too_many_tries',
  network: 'access.network_needed',
  subscription_over: 'refusals.subs_date_passed_error',
} as const

export function keepPeopleHere({
  tenant_id,
  isOffered,
  session,
  load,
  storeClosed,
  isNetworkExpected,
  log,
}: HereOptions): KeptHere {
  let typed: Typed | undefined
  let lately: Typed | undefined
  let loaded: Promise<BrowserPeople> | undefined
  const people = () => (loaded ??= load())
  const count = () => (isOffered ? peopleHere(tenant_id) : 0)
  const isKept = (person: KeptSession | undefined) => isOffered && canLock() && keepsWork(person)
  /** What fails here must keep nobody from their screens. */
  const attempt = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      log(`people of this device: ${String(error)}`)
      return undefined
    })

  let preparing: { readonly name: string; readonly done: Promise<void> } | undefined
  function prepare(person: KeptSession): Promise<void> {
    const name = nameOf(person)
    if (preparing?.name === name) return preparing.done
    const given = typed
    // A session that began without the school may still need what was typed.
    if (person.auth_token !== '') typed = undefined
    lately = given ?? lately
    const mine = {
      name,
      done: attempt(people().then((all) => all.prepare(person, given))).finally(
        () => (preparing = preparing === mine ? undefined : preparing),
      ),
    }
    preparing = mine
    void mine.done.then(() => attempt(people().then((all) => all.lockForSchool(person))))
    return mine.done
  }

  async function keepSession(person: KeptSession): Promise<void> {
    const all = await people()
    await all.keepSession(person)
    await all.lockForSchool(person)
  }

  let last = session.current()
  session.onChange((person) => {
    const left = last
    last = person
    if (person === undefined) typed = lately = undefined
    // At once: a page that is closed in its first seconds has forgotten what was typed.
    if (isKept(person)) void (typed === undefined ? attempt(keepSession(person!)) : prepare(person!))
    if (left === undefined || !isKept(left) || isSame(left, person)) return
    void attempt(
      Promise.all([people(), storeClosed()]).then(([all]) =>
        isSame(left, session.current()) ? undefined : all.close(nameOf(left)),
      ),
    )
  })

  return {
    typed: (given) => (typed = given),
    async enter(given) {
      if (!isOffered || !canLock() || (count() === 0 && isNetworkExpected())) return undefined
      const entered = await attempt(people().then((all) => all.enter(given)))
      if (entered === undefined) return undefined
      if (!entered.ok) return { ok: false, sentence: sentences[entered.reason] }
      typed = given
      return entered
    },
    refused(given) {
      if (count() > 0) void attempt(people().then((all) => all.doubt(given)))
    },
    async passwordChanged(password) {
      const person = session.current()
      if (person !== undefined && isKept(person))
        await attempt((await people()).prepare(person, { username: person.username, password }))
    },
    count,
    people,
    async prepare() {
      const person = session.current()
      if (isKept(person)) await prepare(person!)
    },
    async renew(person) {
      const renewal = await (await people()).renew(person, typed)
      if (renewal.result === 'renewed') typed = undefined
      return renewal
    },
    async leave(person, isTold) {
      if (isKept(person)) await attempt((await people()).leave(person, isTold))
    },
    takeTyped() {
      const given = lately
      lately = undefined
      return given
    },
    async ended(person) {
      if (isKept(person)) await attempt((await people()).markEnded(nameOf(person)))
    },
  }
}

/** Whether work of theirs is kept on devices. Nothing is before they chose a password: a starting code locks nothing up. */
export function keepsWork(person: KeptSession | undefined): person is KeptSession {
  return person !== undefined && keepsStore(person.active_role) && !person.must_change_password
}

const nameOf = ({ institution_id, user_id }: KeptSession) => `${institution_id}.${user_id}`
const isSame = (one: KeptSession, other: KeptSession | undefined) =>
  other !== undefined && nameOf(one) === nameOf(other)

/** Plain http has no keys, and nothing is kept there. */
function canLock(): boolean {
  const { locks } = navigator as Partial<Navigator>
  return self.isSecureContext && locks !== undefined && typeof indexedDB !== 'undefined'
}
