/**
 * Who the person was before they moved to another campus, as far as this device keeps work of theirs: it is brought to the
 * school where it was done, behind the screens of who they are now. What that school does not take stays to be seen.
 */
import type { OfflinePort, StoreOwner, WaitingCommand } from '@maktab/client/offline-port'
import { startSyncSchedule } from '@maktab/client/sync-schedule'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Authorised } from '@maktab/offline/surroundings'
import { pageTimers } from '#browser/page-timers.ts'
import { noteWaiting } from './waiting-notes.ts'

export type EarlierSelf = Output<Catalogue['listEarlierSelves']>['list'][number]

export interface EarlierSelves {
  /** What their schools have not accepted, oldest first within each store. */
  list(): readonly WaitingCommand[]
  /** Brings again what was refused where the answer may be another by now. */
  retryRefused(): Promise<void>
  /** Sends a refused command again, under a new id; false where it is none of theirs. */
  sendAgain(command_id: string): Promise<boolean>
  /** Takes a refused command out after the person saw it; false where it is none of theirs. */
  dismiss(command_id: string): Promise<boolean>
  /** Closes their stores. What was not brought stays in them. */
  close(): Promise<void>
}

export interface EarlierSelvesNeeds {
  readonly tenant_id: number
  /** Who the person was, with tokens that are good now; undefined where the school cannot be asked. */
  readonly ask: () => Promise<readonly EarlierSelf[] | undefined>
  /** Opens the key of their store here; false where nothing of theirs is here, or nothing at hand opens it. */
  readonly unlock: (self: EarlierSelf) => Promise<boolean>
  /** Brings what no store of theirs has: learning of a page that closed too early. It needs no key. */
  readonly bringProgress: (self: EarlierSelf) => Promise<void>
  readonly makePort: (
    authorise: (rejected?: string) => Promise<Authorised | undefined>,
  ) => Promise<OfflinePort | undefined>
  /** Removes their stores from this device; everything in them is at their school. */
  readonly forget: (self: EarlierSelf) => Promise<void>
  readonly lock: (self: EarlierSelf) => Promise<void>
  readonly onChange: () => void
  readonly log: (message: string) => void
}

interface OpenStore {
  readonly self: EarlierSelf
  readonly port: OfflinePort
  list: readonly WaitingCommand[]
  close(): Promise<void>
}

const isSamePerson = (one: EarlierSelf, other: EarlierSelf) =>
  one.institution_id === other.institution_id && one.user_id === other.user_id

/** Begins at once; undefined where the school cannot be asked now. */
export async function openEarlierSelves(needs: EarlierSelvesNeeds): Promise<EarlierSelves | undefined> {
  const { tenant_id, ask, bringProgress, unlock, makePort, forget, lock, onChange, log } = needs
  const asked = await ask()
  if (asked === undefined) return undefined
  const first = asked
  let selves = first
  const open = new Set<OpenStore>()
  let isClosed = false

  async function tokenOf(self: EarlierSelf, rejected: string | undefined) {
    const find = () => selves.find((one) => isSamePerson(one, self) && one.role === self.role)
    if (rejected !== undefined && find()?.auth_token === rejected) selves = (await ask()) ?? selves
    const found = find()
    return found === undefined || found.auth_token === rejected
      ? undefined
      : { auth_token: found.auth_token, tracking_key: found.tracking_key }
  }

  async function openStore(self: EarlierSelf): Promise<OpenStore | undefined> {
    const port = await makePort((rejected) => tokenOf(self, rejected))
    if (port === undefined) return undefined
    const { institution_id, user_id, role } = self
    const owner: StoreOwner = { tenant_id, institution_id, user_id, role }
    await port.open(owner)
    if (isClosed) {
      await port.close()
      return undefined
    }
    const store: OpenStore = { self, port, list: await port.waiting(), close: () => port.close() }
    open.add(store)
    return store
  }

  /** Sends until the school has said its word on everything. */
  async function bring(store: OpenStore): Promise<void> {
    const { self, port } = store
    const waits = () => store.list.some(({ refusal }) => refusal === null)
    if (!waits()) return
    await new Promise<void>((resolve) => {
      const schedule = startSyncSchedule({
        store: port,
        random: Math.random,
        isSeen: () => false,
        ...pageTimers,
      })
      const now = () => void schedule.now()
      window.addEventListener('online', now)
      const end = () => {
        schedule.stop()
        stopListening()
        window.removeEventListener('online', now)
        resolve()
      }
      const look = async () => {
        store.list = await port.waiting()
        noteWaiting({ tenant_id, ...self }, store.list.filter(({ refusal }) => refusal === null).length)
        onChange()
        if (!waits()) end()
      }
      const stopListening = port.onSync(({ is_sending }) => void (is_sending ? undefined : look().catch(end)))
      store.close = async () => {
        end()
        await port.close()
      }
    })
  }

  /** Once nothing of a person is left here their stores go: no row can be pulled into them any more. */
  async function forgetWhereDone(self: EarlierSelf): Promise<void> {
    const theirs = [...open].filter((store) => isSamePerson(store.self, self))
    // A store that could not be opened may have something in it.
    const isWhole = theirs.length === first.filter((one) => isSamePerson(one, self)).length
    if (isClosed || !isWhole || theirs.some(({ list }) => list.length > 0)) return
    for (const store of theirs) {
      open.delete(store)
      await store.close()
    }
    await forget(self)
  }

  const find = (command_id: string) =>
    [...open].find(({ list }) => list.some((command) => command.command_id === command_id))

  /** After `again` has put refused commands back. Where something still waits the store is being brought, with these too. */
  async function bringAgain(store: OpenStore, again: () => Promise<void>): Promise<void> {
    const isBeingBrought = store.list.some(({ refusal }) => refusal === null)
    await again()
    store.list = await store.port.waiting()
    onChange()
    if (isBeingBrought) return
    bring(store)
      .then(() => forgetWhereDone(store.self))
      .catch((error: unknown) => log(`work from before a move stays here: ${String(error)}`))
  }

  async function bringAll(of: readonly EarlierSelf[]): Promise<void> {
    const [self] = of
    const learner = of.find(({ role }) => role === 'learner')
    if (learner !== undefined) await bringProgress(learner)
    if (self === undefined || !(await unlock(self))) return
    const stores: OpenStore[] = []
    for (const one of of) {
      const store = isClosed ? undefined : await openStore(one)
      if (store !== undefined) stores.push(store)
    }
    onChange()
    await Promise.all(stores.map(bring))
    await forgetWhereDone(self)
  }

  const people = first.filter((self, index) => first.findIndex((one) => isSamePerson(one, self)) === index)
  for (const person of people) {
    void bringAll(first.filter((self) => isSamePerson(self, person))).catch((error: unknown) =>
      log(`work from before a move stays here: ${String(error)}`),
    )
  }

  return {
    list: () => [...open].flatMap(({ list }) => list),
    async retryRefused() {
      for (const store of open) await bringAgain(store, () => store.port.retryRefused())
    },
    async sendAgain(command_id) {
      const store = find(command_id)
      if (store !== undefined) await bringAgain(store, () => store.port.sendAgain(command_id))
      return store !== undefined
    },
    async dismiss(command_id) {
      const store = find(command_id)
      if (store === undefined) return false
      await store.port.dismiss(command_id)
      store.list = await store.port.waiting()
      onChange()
      await forgetWhereDone(store.self)
      return true
    },
    async close() {
      isClosed = true
      const closing = [...open]
      open.clear()
      for (const { self, close } of closing) {
        await close().catch((error: unknown) => log(`a store from before a move did not close: ${String(error)}`))
        await lock(self)
      }
    },
  }
}
