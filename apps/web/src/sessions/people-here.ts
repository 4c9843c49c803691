/**
 * The people of this device, and their way in without a network. Loaded when it is needed: login carries none of it.
 * What opens a person's store lies in their vault while they are signed out, and beside it, not to be taken out, while
 * they are signed in.
 */
import { keyFrom } from '@maktab/device/person-keys'
import type { PersonKeys } from '@maktab/device/person-keys'
import { seal, unseal } from '@maktab/device/sealing'
import type { SlowHash } from '@maktab/device/slow-hash'
import { lock, newKey, unlock } from '@maktab/device/vault'
import type { Vault } from '@maktab/device/vault'
import type { KeptSession, Renewal, Tokens } from '@maktab/client/session'
import type { Session } from '@maktab/contracts/access/sessions'
import { refuse } from '@maktab/contracts/outcome'
import { decideDeviceEntry, noDeviceTries, takeDeviceTry } from '@maktab/domain/access/device-sign-in'
import { foldSignInName } from '@maktab/domain/access/sign-in'
import { personName, withName } from './people-records.ts'
import type { PeopleRecords, PersonRecord } from './people-records.ts'

/** A name and the password as it travels (SHA-256): in memory only, and no longer than it is needed. */
export interface Typed {
  readonly username: string
  readonly password: string
}

export type EnteredHere =
  | { readonly ok: true; readonly session: Session }
  /** `unknown`: nothing of theirs is here; `wait`: too many tries; `network`: only the school can let them in. */
  | { readonly ok: false; readonly reason: 'unknown' | 'wrong' | 'wait' | 'network' | 'subscription_over' }

export interface PersonHere {
  readonly person: string
  readonly institution_id: number
  readonly user_id: number
  readonly full_name: string
  /** What they last typed to sign in. */
  readonly username: string
}

export interface PeopleHereNeeds {
  readonly tenant_id: number
  readonly records: PeopleRecords
  readonly keys: PersonKeys
  readonly slowHash: SlowHash
  /** Milliseconds. */
  readonly now: () => number
  readonly newId: () => string
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** The school's half of the key of a person's store, asked as that person; undefined where it cannot be had now. */
  readonly readStoreKey: (person: KeptSession, store_id: string) => Promise<string | undefined>
  /** The same for who somebody was before they moved; the session is theirs and has a token for this alone. */
  readonly readEarlierKey: (earlier: KeptSession, store_id: string) => Promise<string | undefined>
  /** Renews by a session that is not the one that is kept. */
  readonly renewWith: (session: KeptSession) => Promise<Renewal>
  /** `over`: the school does not let them in by that password. */
  readonly signInWith: (typed: Typed) => Promise<Session | 'over' | 'unreachable'>
  /** Told how many people are here. */
  readonly onCount: (people: number) => void
}

export interface PeopleHere {
  /** Those of this tenant who can sign in here with a password. Whoever is signed out is locked up, if a closed page left that undone. */
  list(present: () => KeptSession | undefined): Promise<readonly PersonHere[]>
  /** Locks up a key for the person of this session, or opens theirs, so that their store can be opened. */
  prepare(session: KeptSession, typed: Typed | undefined): Promise<void>
  /** After `prepare`: what the school adds, which may be long in coming. */
  lockForSchool(session: KeptSession): Promise<void>
  /** Whether a person's key is kept on this device. */
  isHere(person: string): Promise<boolean>
  /** Opens the store of who somebody was before they moved, who does not come in here any more; false where nothing at hand opens it. */
  openEarlier(earlier: KeptSession, typed: Typed | undefined): Promise<boolean>
  /** Keeps what a session has become. */
  keepSession(session: KeptSession): Promise<void>
  /** Signs in without the school. The session has no tokens until `renew` found some. */
  enter(typed: Typed): Promise<EnteredHere>
  /** Tokens for a session that has none. */
  renew(session: KeptSession, typed: Typed | undefined): Promise<Renewal>
  /** Somebody signs out; `isTold`: the school knows, so that their tokens are worth nothing. */
  leave(session: KeptSession, isTold: boolean): Promise<void>
  /** Locks a person's key away: their store is closed. */
  close(person: string): Promise<void>
  /** The school ended the session: without it nobody comes in here any more. */
  markEnded(person: string): Promise<void>
  /** The school refused this name and password. */
  doubt(typed: Typed): Promise<void>
  /** Takes the person off the list; `forgetStores` removes what they kept. */
  remove(person: string, forgetStores: (person: string) => Promise<void>): Promise<void>
}

const noTokens: Tokens = { auth_token: '', refresh_token: '', token_exp: 0 }
const hasTokens = ({ auth_token }: Tokens) => auth_token !== ''
const asPerson = (session: KeptSession | undefined) => session && personName(session)

export function openPeopleHere(needs: PeopleHereNeeds): PeopleHere {
  const {
    tenant_id,
    records,
    keys,
    slowHash,
    now,
    newId,
    withLock,
    readStoreKey,
    readEarlierKey,
    renewWith,
    signInWith,
    onCount,
  } = needs
  const aboutSpare = (person: string) => `spare key of ${person}`
  const aboutSession = (person: string) => `session of ${person}`
  const alone = <T>(person: string, work: () => Promise<T>) => withLock(`maktab-vault-${person}`, work)

  async function count(): Promise<readonly PersonRecord[]> {
    const here = (await records.all()).filter(
      (record) => record.tenant_id === tenant_id && record.vault.password !== null,
    )
    onCount(here.length)
    return here
  }

  async function readSession(record: PersonRecord): Promise<Session | undefined> {
    const person = personName(record)
    const key = await keys.keyFor(person, 'session')
    const text = key && record.session && (await unseal(key, record.session, aboutSession(person)))
    return text ? (JSON.parse(new TextDecoder().decode(text)) as Session) : undefined
  }

  /** `isTold`: the tokens were given back. Tokens that a session does not have yet are those that it had. */
  async function sealSession(session: KeptSession, isTold: boolean): Promise<void> {
    const person = personName(session)
    const key = await keys.keyFor(person, 'session')
    const record = await records.read(person)
    if (key === undefined || record === undefined) return
    const before = hasTokens(session) ? undefined : await readSession(record)
    const { auth_token, refresh_token, token_exp } = isTold ? noTokens : (before ?? session)
    const sealed = await seal(
      key,
      new TextEncoder().encode(JSON.stringify({ ...session, auth_token, refresh_token, token_exp })),
      aboutSession(person),
    )
    await records.change(person, (one) => ({
      ...one,
      full_name: session.full_name,
      session: sealed,
      seen_on: hasTokens(session) ? now() : Math.max(one.seen_on, now()),
    }))
  }

  /** The school's half, for whom it knows: asked without tokens it would ask for tokens here again. */
  async function schoolHalf(session: KeptSession, { store_id }: Vault): Promise<string | undefined> {
    return hasTokens(session) ? readStoreKey(session, store_id) : undefined
  }

  /** The key of a vault that stands already, by whatever opens it; the school's half is asked for where nothing here does. */
  async function keyOf(record: PersonRecord, session: KeptSession, typed: Typed | undefined) {
    const { vault } = record
    const person = personName(record)
    const byPassword = await unlock(vault, person, { password: typed?.password }, slowHash)
    const atHand = byPassword ?? (await spareOf(record))
    return {
      byPassword,
      key: atHand ?? (await unlock(vault, person, { school: await schoolHalf(session, vault) }, slowHash)),
    }
  }

  async function spareOf(record: PersonRecord): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const person = personName(record)
    const own = record.spare && (await keys.keyFor(person, 'spare'))
    return own && record.spare ? unseal(own, record.spare, aboutSpare(person)) : undefined
  }

  async function openEarlier(earlier: KeptSession, typed: Typed | undefined): Promise<boolean> {
    const person = personName(earlier)
    const record = await records.change(person, (one) => ({ ...one, is_ended: true }))
    // Without a vault nothing is locked: the browser's own key opens the store.
    if (record === undefined || (await keys.keyFor(person, 'session')) !== undefined) return true
    const { vault } = record
    const byPassword = await unlock(vault, person, { password: typed?.password }, slowHash)
    const key =
      byPassword ??
      (vault.school === null
        ? undefined
        : await unlock(vault, person, { school: await readEarlierKey(earlier, vault.store_id) }, slowHash))
    if (key !== undefined) await keys.open(person, key)
    return key !== undefined
  }

  async function prepareVault(session: KeptSession, typed: Typed | undefined): Promise<void> {
    const person = personName(session)
    const record = await records.read(person)
    const isOpen = (await keys.keyFor(person, 'session')) !== undefined
    if (isOpen && record !== undefined && (typed === undefined || !hasTokens(session))) return
    const known = record && (await keyOf(record, session, typed))
    if (record !== undefined && known?.key === undefined) {
      // Their new password could not be locked in: the old one must not let anybody in any more.
      if (typed !== undefined && hasTokens(session)) await markEnded(person)
      if (!isOpen) throw new Error('nothing at hand opens what this device keeps for the person')
      return
    }
    const before = record?.vault ?? { store_id: newId(), password: null, school: null }
    const key = known?.key ?? newKey()
    const password = known?.byPassword === undefined ? typed?.password : undefined
    // The password first: a page that is closed meanwhile has forgotten it, and the school can be asked again.
    const byPassword = await lock(before, person, key, { password }, slowHash)
    const vault =
      byPassword.password === null && byPassword.school === null
        ? await withSchool(byPassword, session, key)
        : byPassword
    // A key that nothing could ever bring back must not lock anything up.
    if (vault.password === null && vault.school === null) return
    await records.keep({
      tenant_id,
      institution_id: session.institution_id,
      user_id: session.user_id,
      full_name: session.full_name,
      names:
        typed === undefined ? (record?.names ?? []) : withName(record?.names ?? [], foldSignInName(typed.username)),
      vault,
      spare: vault.school === null ? await seal(await keyFrom(key, 'spare'), key, aboutSpare(person)) : null,
      session: record?.session ?? null,
      tries: typed === undefined ? (record?.tries ?? noDeviceTries) : noDeviceTries,
      is_ended: record?.is_ended === true && !(typed !== undefined && hasTokens(session)),
      seen_on: now(),
    })
    await keys.open(person, key)
    await count()
  }

  /**
   * Adds the school's lock to a vault that has none yet, once the school can be asked; nothing waits for it. A page that is
   * closed before that leaves it to the next one: without this lock a password that was changed elsewhere opens nothing.
   */
  async function lockForSchool(session: KeptSession): Promise<void> {
    const person = personName(session)
    const record = await records.read(person)
    const key = record && (await spareOf(record))
    if (key === undefined) return
    const { school } = await withSchool(record!.vault, session, key)
    if (school !== null)
      await records.change(person, (one) => ({ ...one, vault: { ...one.vault, school }, spare: null }))
  }

  async function withSchool(vault: Vault, session: KeptSession, key: Uint8Array<ArrayBuffer>): Promise<Vault> {
    return lock(vault, personName(session), key, { school: await schoolHalf(session, vault) }, slowHash)
  }

  async function enterAs(record: PersonRecord, password: string): Promise<EnteredHere> {
    const person = personName(record)
    let isAllowed = false
    let isSpent = false
    await records.change(person, (one) => {
      const taken = takeDeviceTry(one.tries, now())
      isAllowed = taken.isAllowed
      isSpent = !taken.isAllowed && taken.wait_ms === null
      return { ...one, tries: taken.tries }
    })
    if (!isAllowed) return { ok: false, reason: isSpent ? 'network' : 'wait' }
    const key = await unlock(record.vault, person, { password }, slowHash)
    if (key === undefined) return { ok: false, reason: 'wrong' }
    await records.change(person, (one) => ({ ...one, tries: noDeviceTries }))
    await keys.open(person, key)
    const session = await readSession(record)
    const decided = session
      ? decideDeviceEntry({ ...session, is_ended: record.is_ended, seen_on: record.seen_on }, now())
      : refuse('session_over')
    if (!session || !decided.ok) {
      await keys.close(person)
      return {
        ok: false,
        reason: !decided.ok && decided.refusal === 'subscription_over' ? 'subscription_over' : 'network',
      }
    }
    await records.change(person, (one) => ({ ...one, seen_on: decided.value.seen_on }))
    return { ok: true, session: { ...session, ...noTokens } }
  }

  async function renew(session: KeptSession, typed: Typed | undefined): Promise<Renewal> {
    const person = personName(session)
    const record = await records.read(person)
    const refresh_token = (record && (await readSession(record)))?.refresh_token ?? ''
    // Without a token, too: the answer tells whether the school is there to be asked.
    const renewal = await renewWith({ ...session, refresh_token })
    if (renewal.result !== 'over') return renewal
    if (refresh_token !== '') await markEnded(person)
    if (typed === undefined || record?.names.includes(foldSignInName(typed.username)) !== true)
      return { result: 'over' }
    const answer = await signInWith(typed)
    if (answer === 'unreachable') return { result: 'unreachable' }
    const isLetIn = answer !== 'over' && answer.user_id === session.user_id
    await records.change(person, (one) => ({ ...one, is_ended: !isLetIn }))
    if (!isLetIn) return { result: 'over' }
    const { auth_token, refresh_token: next, token_exp } = answer
    return { result: 'renewed', tokens: { auth_token, refresh_token: next, token_exp } }
  }

  async function markEnded(person: string): Promise<void> {
    await records.change(person, (record) => ({ ...record, is_ended: true }))
  }

  /** Somebody whose password the school does not take any more must not come in by it without the school. */
  async function doubt({ username, password }: Typed): Promise<void> {
    const name = foldSignInName(username)
    const record = (await count()).find(({ names }) => names.includes(name))
    const person = record && personName(record)
    if (record && person && (await unlock(record.vault, person, { password }, slowHash)) !== undefined)
      await markEnded(person)
  }

  return {
    async list(present) {
      const here = await count()
      const whoIsIn = () => asPerson(present())
      for (const person of await keys.opened()) if (person !== whoIsIn()) await keys.close(person)
      return here.flatMap(({ institution_id, user_id, full_name, names: [username] }) =>
        username === undefined
          ? []
          : [{ person: personName({ institution_id, user_id }), institution_id, user_id, full_name, username }],
      )
    },
    async prepare(session, typed) {
      await alone(personName(session), () => prepareVault(session, typed))
      await alone(personName(session), () => sealSession(session, false))
    },
    lockForSchool,
    isHere: async (person) => (await records.read(person)) !== undefined,
    openEarlier: (earlier, typed) => alone(personName(earlier), () => openEarlier(earlier, typed)),
    keepSession: (session) => alone(personName(session), () => sealSession(session, false)),
    async enter({ username, password }) {
      const name = foldSignInName(username)
      const named = (await count()).filter((record) => record.names.includes(name))
      // Whoever moved has the name of who they were, who may still have work here.
      const found = named.find((record) => !record.is_ended) ?? named[0]
      return found === undefined
        ? { ok: false, reason: 'unknown' }
        : alone(personName(found), () => enterAs(found, password))
    },
    renew: (session, typed) => alone(personName(session), () => renew(session, typed)),
    leave: (session, isTold) => alone(personName(session), () => sealSession(session, isTold)),
    close: (person) => keys.close(person),
    markEnded,
    doubt,
    async remove(person, forgetStores) {
      await alone(person, async () => {
        await forgetStores(person)
        await records.remove(person)
      })
      await count()
    },
  }
}
