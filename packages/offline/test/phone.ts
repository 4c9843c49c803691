/** A device in memory with a store on it; what is on its disk outlives a kill. */
import { randomUUID } from 'node:crypto'
import type { StoreOwner } from '@maktab/client/offline-port'
import { MemoryDisk, type DiskFile } from '@maktab/device/memory/disk'
import { memoryFiles } from '@maktab/device/memory/files'
import { openMemorySqlite } from '@maktab/device/memory/sqlite'
import { oneAtATime } from '@maktab/device/sqlite-connection'
import { createStore } from '../src/store.ts'
import type { Sqlite } from '@maktab/device/database'
import { folderOf, type Surroundings } from '../src/surroundings.ts'

export interface Phone {
  readonly disk: MemoryDisk
  /** The device's own clock; move it by writing. */
  readonly clock: { now: Date }
  /** A store as one tab has it, opened for the owner. */
  openTab(): Promise<Tab>
  /** A second connection to the same database, to look into it. */
  look(): Promise<Sqlite>
}
export type Tab = ReturnType<typeof createStore>

export function phoneOf(
  owner: StoreOwner,
  fetch: Surroundings['fetch'],
  {
    newId = randomUUID,
    token = () => 'token',
    trackingKey = () => undefined,
    makeThumbnail = async () => undefined,
    packages = { keep: async () => 'kept', drop: async () => true },
    freeBytes = async () => -1,
    hasNetwork = () => true,
    isMobile = false,
    line = () => 'unknown',
  }: {
    newId?: () => string
    token?: () => string | undefined
    trackingKey?: () => string | undefined
    makeThumbnail?: Surroundings['makeThumbnail']
    packages?: Surroundings['packages']
    freeBytes?: Surroundings['freeBytes']
    hasNetwork?: Surroundings['hasNetwork']
    isMobile?: boolean
    line?: Surroundings['line']
  } = {},
): Phone {
  const disk = new MemoryDisk()
  const clock = { now: new Date('2026-03-21T08:00:00.000Z') }
  const device_id = newId()
  const held = new Set<string>()
  const turns = new Map<string, ReturnType<typeof oneAtATime>>()
  const surroundings: Surroundings = {
    openDatabase: (folder) => openMemorySqlite(disk, folder),
    files: (folder) => memoryFiles(disk, folder),
    packages,
    makeThumbnail,
    withLock: (name, work) => {
      const inTurn = turns.get(name) ?? oneAtATime()
      turns.set(name, inTurn)
      return inTurn(work)
    },
    ifFree: async (name, work) => {
      if (held.has(name)) return undefined
      held.add(name)
      return work().finally(() => held.delete(name))
    },
    // Time goes by at once, and what another tab does meanwhile goes on.
    async wait(milliseconds) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
      await new Promise((resolve) => setTimeout(resolve))
    },
    every: () => () => undefined,
    freeBytes,
    hasNetwork,
    isMobile,
    line,
    fetch,
    learningBase: '/api/',
    authorise: async () => {
      const auth_token = token()
      return auth_token === undefined ? undefined : { auth_token, tracking_key: trackingKey() }
    },
    device_id,
    application: { platform: 'mobile', system: 'android', app_version: '1.2.3' },
    clock: () => clock.now,
    newId,
  }
  return {
    disk,
    clock,
    look: () => openMemorySqlite(disk, folderOf(owner)),
    async openTab() {
      const file = `${folderOf(owner)}.db`
      if (firstOpened && disk.used === 0) disk.files.set(file, copyOf(firstOpened))
      const isNew = !disk.files.has(file)
      const tab = createStore(surroundings)
      await tab.open(owner)
      if (isNew) firstOpened ??= copyOf(disk.files.get(file) as DiskFile)
      return tab
    },
  }
}

/** The database of a store that was opened for the first time; laying its tables down for each phone took a quarter of a run of chaos. */
let firstOpened: DiskFile | undefined

const copyOf = ({ bytes, size }: DiskFile): DiskFile => ({ bytes: bytes.slice(), size })
