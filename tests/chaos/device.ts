/** One device of a run: it is used, killed in the middle of writing, and used again. */
import { memoryFiles } from '@maktab/device/memory/files'
import { discardDisk } from '@maktab/device/memory/sqlite'
import { attachmentPath } from '../../packages/offline/src/outbox.ts'
import { unsettledCommands, type OutboxEntry } from '../../packages/offline/src/outbox.sql.ts'
import { folderOf } from '../../packages/offline/src/surroundings.ts'
import { phoneOf, type Phone, type Tab } from '../../packages/offline/test/phone.ts'
import type { Person, School } from '../../apps/server/test/school.ts'
import type { Chance } from './chance.ts'
import { badNetwork, type BadNetwork } from './network.ts'

export interface Device {
  readonly owner: Person
  readonly phone: Phone
  readonly network: BadNetwork
  /** The open store. */
  tab(): Tab
  /** Uses the store; with some chance the power goes in the middle of it. Undefined where it did. */
  use<T>(work: (tab: Tab) => Promise<T>): Promise<T | undefined>
  /** Somebody sets the clock, months or years off. */
  setClock(): void
  /** Commands of the outbox that the server turned down, as they are kept. */
  refused(): Promise<readonly OutboxEntry[]>
  /** Bytes of a file that is kept for a command; undefined where it is gone. */
  sizeOf(file_id: string): Promise<number | undefined>
  close(): Promise<void>
}

const dayMs = 86_400_000
const twoYears = 2 * 365 * dayMs

/** `token` gives what the person's store may send with; undefined where nobody is signed in. */
export async function openDevice(
  school: School,
  person: Person,
  chance: Chance,
  now: () => Date,
  token: () => string | undefined = () => school.bearerOf(person),
): Promise<Device> {
  const network = badNetwork(school.app, chance)
  const phone = phoneOf(person, network.fetch, { newId: chance.uuid, token })
  let skew = Math.round((chance.next() * 2 - 1) * twoYears)
  Object.defineProperty(phone.clock, 'now', { get: () => new Date(now().getTime() + skew) })
  let tab = await phone.openTab()
  return {
    owner: person,
    phone,
    network,
    tab: () => tab,
    async use(work) {
      if (!network.isBad || !chance.is(0.2)) return work(tab)
      phone.disk.killAfter(chance.below(12))
      const result = await work(tab).catch(() => undefined)
      const isDead = await tab.waiting().then(
        () => false,
        () => true,
      )
      phone.disk.kill()
      await tab.close().catch(() => {})
      tab = await phone.openTab()
      return isDead ? undefined : result
    },
    setClock() {
      const away = 60 * dayMs + chance.below(300 * dayMs)
      skew += skew > 0 ? -away : away
    },
    async refused() {
      const db = await phone.look()
      const entries = await unsettledCommands(db)
      await db.close()
      return entries.filter(({ refusal }) => refusal !== null)
    },
    sizeOf: (file_id) => memoryFiles(phone.disk, folderOf(person)).size(attachmentPath(file_id)),
    async close() {
      await tab.close()
      await discardDisk(phone.disk)
    },
  }
}
