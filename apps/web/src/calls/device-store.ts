/** The store of the person who is signed in: opened at sign-in, closed at sign-out, absent where a browser cannot have one. */
import type {
  DownloadChange,
  DownloadState,
  FileToKeep,
  KeepOutcome,
  KeptFile,
  OfflinePort,
  StoreOwner,
  SyncState,
  WaitingCommand,
} from '@maktab/client/offline-port'
import type { SaidOfDownload } from '@maktab/domain/downloads/download-words'
import type { SyncSchedule } from '@maktab/client/sync-schedule'
import { countWorks } from '@maktab/client/waiting-works'
import type { EarlierSelves } from '#sessions/earlier-selves.ts'
import type { LeftRoles } from '#sessions/left-roles.ts'
import { hasUnsaved, noteWaiting, readWaiting } from '#sessions/waiting-notes.ts'

export interface DeviceStore {
  /** The open store; undefined where nobody is signed in or the browser refuses one. */
  current(): Promise<OfflinePort | undefined>
  /** Opens the store of a person, closing another's; undefined closes. */
  openFor(owner: StoreOwner | undefined): void
  /** Sends and pulls now; opens a store that did not open before. */
  syncNow(): void
  /** The same, with what was refused where the answer may be another by now. Resolves with its end; undefined where there was none, or it broke. */
  retryNow(): Promise<SyncState | undefined>
  syncState(): SyncState
  /** What the school has not accepted, oldest first; before it, what another campus has not of who the person was there. */
  waiting(): Promise<readonly WaitingCommand[]>
  /** Sends a refused command again, under a new id. */
  sendAgain(command_id: string): Promise<void>
  /** Takes a held command back before it is sent; false where it is too late. */
  takeBack(command_id: string): Promise<boolean>
  /** Takes a refused command out of that list after the person saw it. */
  dismiss(command_id: string): Promise<void>
  /** Whether something may wait to be sent, known before the store is open. */
  mayWait(): boolean
  downloads(): ReadonlyMap<string, DownloadState>
  /**
   * Fetches it onto the device, or goes on; undefined where nothing can be kept, another one runs, or it was removed meanwhile. One that
   * `isConfirmed` uses whatever line there is.
   */
  download(download_id: string, isConfirmed?: boolean): Promise<DownloadState | undefined>
  /** What was broken off and waits for the word of its person, the last begun first. */
  brokenOffDownloads(): Promise<readonly string[]>
  /** Bytes of the last thirty days over lines that are not free. */
  spentBytes(): Promise<number>
  /** Its person opens something that belongs to these downloads. */
  noteOpened(download_ids: readonly string[]): Promise<void>
  removeDownload(download_id: string): Promise<void>
  pauseDownload(download_id: string): Promise<void>
  /** Of all of them; what several share is counted once. */
  downloadedBytes(without?: readonly string[]): Promise<number>
  /** Single files that the person keeps here, by their ids. */
  keptFiles(): ReadonlyMap<string, KeptFile>
  /** Fetches one, with an address that is good now; undefined where nothing can be kept. */
  keepFile(file: FileToKeep): Promise<KeepOutcome | undefined>
  releaseFile(file_id: string): Promise<void>
  /** Whether this browser can keep work; undefined until it was tried. */
  isAvailable(): boolean | undefined
  /** False where the browser said that it may delete what is here when the disk runs low; undefined until it said anything. */
  isLasting(): boolean | undefined
  /** Hears of every change of what is above. */
  onChange(listener: () => void): () => void
  /** Hears what a person should hear of their downloads; what was said before anybody listened comes first. */
  onSaid(listener: (said: SaidOfDownload) => void): () => void
  /** Hears that rows may have changed under the screens. */
  onPulled(listener: () => void): () => void
}

const tell = (listeners: Set<() => void>) => listeners.forEach((listener) => listener())
const nothingYet: SyncState = { waiting: 0, refused: 0, is_sending: false, synced_on: null }

export interface DeviceStoreOptions {
  readonly makePort: (owner: StoreOwner) => Promise<OfflinePort | undefined>
  /** Whether work that waits in a role that was left can still be sent. */
  readonly maySend: (owner: StoreOwner) => boolean
  /** Brings what waits here of who the person was before they moved; undefined where nobody else was here, or the school cannot be asked now. */
  readonly findEarlier: (owner: StoreOwner, onChange: () => void) => Promise<EarlierSelves | undefined>
  /** Resolves when the screen has its first answer, or after a while: on a first visit the store's engine must not take the line from it. */
  readonly firstAnswer: () => Promise<void>
  readonly log: (message: string) => void
}

export function createDeviceStore({
  makePort,
  maySend,
  findEarlier,
  firstAnswer,
  log,
}: DeviceStoreOptions): DeviceStore {
  const changed = new Set<() => void>()
  const pulled = new Set<() => void>()
  const hearing = new Set<(said: SaidOfDownload) => void>()
  let unheard: readonly SaidOfDownload[] = []
  let leftRoles: LeftRoles | undefined
  let opening: Promise<OfflinePort | undefined> = Promise.resolve(undefined)
  let owner: StoreOwner | undefined
  let sync = nothingYet
  /** With what waits of who the person was. */
  let shown = nothingYet
  let earlier: EarlierSelves | undefined
  let looking: Promise<void> | undefined
  let downloads: ReadonlyMap<string, DownloadState> = new Map()
  let keptFiles: ReadonlyMap<string, KeptFile> = new Map()
  let isAvailable: boolean | undefined
  let isLasting: boolean | undefined
  let schedule: SyncSchedule | undefined
  let stopListening: (() => void) | undefined

  function showSync(next: SyncState): void {
    noteWaiting(owner, next.waiting)
    const hasArrived = next.waiting < sync.waiting
    const isInStep = next.waiting === 0 && next.synced_on !== sync.synced_on
    sync = next
    tellSync()
    if (isInStep && owner !== undefined) looking ??= lookForEarlier(owner)
    // Only then: a question asked while something waits syncs first, and would come back here for ever.
    if (hasArrived || (isInStep && next.has_news !== false)) tell(pulled)
  }

  function tellSync(): void {
    const before = earlier?.list() ?? []
    const { waiting, refused } = countWorks(before)
    shown = before.length === 0 ? sync : { ...sync, waiting: sync.waiting + waiting, refused: sync.refused + refused }
    tell(changed)
  }

  /** After the first sync: the line is free then, and the token good. */
  async function lookForEarlier(of: StoreOwner): Promise<void> {
    const found = await findEarlier(of, tellSync).catch((error: unknown) => log(`earlier selves: ${String(error)}`))
    if (found === undefined) {
      // Looked for again after a later sync.
      looking = undefined
      return
    }
    if (of !== owner) return found.close()
    earlier = found
    tellSync()
  }

  async function open(port: OfflinePort, next: StoreOwner): Promise<OfflinePort> {
    const { openStore } = await import('./opened-store.ts')
    const opened = await openStore(port, next, { showSync, showDownload, showKeptFiles, log })
    sync = { ...nothingYet, ...opened.counts }
    noteWaiting(next, sync.waiting)
    downloads = opened.downloads
    keptFiles = byId(opened.keptFiles)
    schedule = opened.schedule
    stopListening = opened.stopListening
    isAvailable = true
    void hearWhether(opened.isLasting)
    tellSync()
    return port
  }

  async function replace(
    before: Promise<OfflinePort | undefined>,
    leaving: StoreOwner | undefined,
    next: StoreOwner | undefined,
  ): Promise<OfflinePort | undefined> {
    const last = await before
    schedule?.stop()
    schedule = undefined
    stopListening?.()
    stopListening = undefined
    if (last !== undefined && leaving !== undefined) await leave(last, leaving)
    await leftRoles?.makeWayFor(next)
    await earlier?.close()
    earlier = looking = undefined
    sync = nothingYet
    downloads = new Map()
    keptFiles = new Map()
    if (next === undefined) isAvailable = undefined
    tellSync()
    if (next === undefined) return undefined
    try {
      if (isNewHere(next)) await firstAnswer()
      const port = await makePort(next)
      if (port !== undefined) return await open(port, next)
    } catch (error) {
      log(`no store: ${String(error)}`)
    }
    isAvailable = false
    tell(changed)
    return undefined
  }

  /** Work of a role that was left must still arrive, though another role's store opens. */
  async function leave(port: OfflinePort, leaving: StoreOwner): Promise<void> {
    const hasWork = maySend(leaving) && (await port.waiting().catch(() => [])).some(({ refusal }) => refusal === null)
    // Where it cannot be fetched, the work stays and is sent when the person is back in that role.
    if (hasWork)
      leftRoles ??= (await import('#sessions/left-roles.ts').catch(() => undefined))?.createLeftRoles({ maySend, log })
    if (hasWork && leftRoles !== undefined) return leftRoles.sendOn(port, leaving)
    await port.close().catch((error: unknown) => log(`store not closed: ${String(error)}`))
  }

  /** A store that did not open is tried again: its engine may have been out of reach. */
  function now(): void {
    if (isAvailable !== false) return void schedule?.now()
    isAvailable = undefined
    opening = replace(opening, undefined, owner)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') now()
  })

  function showDownload(change: DownloadChange): void {
    const next = new Map(downloads)
    const { said, ...state } = change
    if (state.status === 'removed') next.delete(state.download_id)
    else next.set(state.download_id, state)
    if (said !== undefined) say(said)
    downloads = next
    tell(changed)
  }

  function say(said: SaidOfDownload): void {
    if (hearing.size === 0) unheard = [...unheard, said]
    else hearing.forEach((listener) => listener(said))
  }

  async function hearWhether(asked: Promise<boolean | undefined>): Promise<void> {
    isLasting = await asked
    tell(changed)
  }

  function showKeptFiles(files: readonly KeptFile[]): void {
    keptFiles = byId(files)
    tell(changed)
  }

  return {
    current: () => opening,
    async download(download_id, isConfirmed = false) {
      const state = await (await opening)?.download(download_id, isConfirmed)
      if (state === 'busy') say('error_download_in_progress')
      else if (state !== undefined) showDownload(state)
      return state === 'busy' ? undefined : state
    },
    async removeDownload(download_id) {
      await (await opening)?.removeDownload(download_id)
      showDownload({ download_id, status: 'removed' })
    },
    brokenOffDownloads: async () => (await (await opening)?.brokenOffDownloads()) ?? [],
    spentBytes: async () => (await (await opening)?.spentBytes()) ?? 0,
    noteOpened: async (download_ids) => (await opening)?.noteOpened(download_ids),
    pauseDownload: async (download_id) => (await opening)?.pauseDownload(download_id),
    downloadedBytes: async (without) => (await (await opening)?.downloadedBytes(without)) ?? 0,
    keptFiles: () => keptFiles,
    keepFile: async (file) => (await opening)?.keepFile(file),
    releaseFile: async (file_id) => (await opening)?.releaseFile(file_id),
    openFor(next) {
      if (JSON.stringify(next) === JSON.stringify(owner)) return
      const leaving = owner
      owner = next
      opening = replace(opening, leaving, next)
    },
    syncNow: now,
    async retryNow() {
      // A store that cannot be asked must not keep the rest from being sent.
      const ofThisStore = opening.then((store) => store?.retryRefused())
      await Promise.allSettled([earlier?.retryRefused(), ofThisStore])
      return schedule?.now()
    },
    syncState: () => shown,
    async waiting() {
      const own = (await (await opening)?.waiting()) ?? []
      return [...(earlier?.list() ?? []), ...own]
    },
    async sendAgain(command_id) {
      if (await earlier?.sendAgain(command_id)) return
      await (await opening)?.sendAgain(command_id)
      void schedule?.now()
    },
    takeBack: async (command_id) => (await (await opening)?.takeBack(command_id)) === true,
    async dismiss(command_id) {
      if (!(await earlier?.dismiss(command_id))) await (await opening)?.dismiss(command_id)
    },
    mayWait: () => owner !== undefined && (hasUnsaved(owner) || (readWaiting(owner) !== '0' && !isNewHere(owner))),
    downloads: () => downloads,
    isAvailable: () => isAvailable,
    isLasting: () => isLasting,
    onChange(listener) {
      changed.add(listener)
      return () => changed.delete(listener)
    },
    onSaid(listener) {
      hearing.add(listener)
      unheard.forEach(listener)
      unheard = []
      return () => hearing.delete(listener)
    },
    onPulled(listener) {
      pulled.add(listener)
      return () => pulled.delete(listener)
    },
  }
}

function byId(files: readonly KeptFile[]): ReadonlyMap<string, KeptFile> {
  return new Map(files.map((file) => [file.file_id, file]))
}

/**
 * No service worker serves this page, as one does on every later visit, and no note says that something waits: the
 * engine still has to come over the line, and the store has nothing that the server does not know.
 */
function isNewHere(owner: StoreOwner): boolean {
  const waiting = readWaiting(owner)
  return (
    (waiting === null || waiting === '0') &&
    !hasUnsaved(owner) &&
    'serviceWorker' in navigator &&
    navigator.serviceWorker.controller === null
  )
}
