/** The store of one person on one device: local tables, outbox, downloads, and their traffic with the server. */
import { reportSync } from '@maktab/client/calls/downloads/sync-up.generated'
import type { AnyAnswer } from '@maktab/client/call'
import type { SyncTrouble } from '@maktab/contracts/downloads/sync-up'
import type {
  DownloadChange,
  KeptFile,
  OfflinePort,
  StoreOwner,
  SyncState,
  WaitingCommand,
} from '@maktab/client/offline-port'
import { filesOfDone } from './done-commands.sql.ts'
import { workOfCommand } from './assignments/work-of-command.ts'
import { eventOfCommand } from './events/event-of-command.ts'
import { postOfCommand } from './stream/post-of-command.ts'
import { dropUnusedPackages, type Downloading } from './downloads/downloads.ts'
import { createOwnDownloads } from './downloads/own-downloads.ts'
import { filesOfDownloads, listDownloads, pauseBrokenOff } from './downloads/downloads.sql.ts'
import { keepFile } from './downloads/kept-files.ts'
import { forgetKeptFile, forgetUnfinishedFiles, listKeptFiles, wantedFiles } from './downloads/kept-files.sql.ts'
import { fetchBody, fetchOpenedTests } from './learning/attempt-body.ts'
import { handlersOf } from './local-handlers.ts'
import { answerOf, attachmentPath, keepRefused, perform, type Outbox } from './outbox.ts'
import {
  countCommands,
  filesOfOutbox,
  firstHeld,
  forgetRefused,
  secondsWaited,
  unsettledCommands,
} from './outbox.sql.ts'
import { pull, type Pulling } from './pull.ts'
import { watchChangedTables } from './rewind.sql.ts'
import { migrateLocalDatabase, tableNames } from './schema.sql.ts'
import { sendAgain, sendAll, takeBack, waitAgainWhereDue, type Sending } from './send.ts'
import type { Sqlite } from '@maktab/device/database'
import type { FileStore } from '@maktab/device/files'
import { folderOf, type Surroundings } from './surroundings.ts'
import { serverTime } from '@maktab/domain/tenants/time-check'
import { keepSyncedOn, readSyncState } from './sync-state.sql.ts'
import { troubleOf } from './sync-trouble.ts'
import { createTransport } from './transport.ts'

interface OpenStore {
  readonly folder: string
  readonly db: Sqlite
  readonly files: FileStore
  readonly outbox: Outbox
  readonly pulling: Pulling
  readonly sending: Sending
  readonly downloading: Downloading
}

const reportEvery = 300_000

/** Opens stores over what the device brings. Every tab of a browser may have one of the same person. */
export function createStore(surroundings: Surroundings): OfflinePort {
  const { clock, newId, withLock } = surroundings
  const transport = createTransport(surroundings)
  const syncListeners = new Set<(state: SyncState) => void>()
  const downloadListeners = new Set<(change: DownloadChange) => void>()
  const keptFilesListeners = new Set<(files: readonly KeptFile[]) => void>()
  let opened: OpenStore | undefined
  let sendingNow = 0
  let reportedOn = Number.NEGATIVE_INFINITY
  let reported = '0'
  let nextSync: Promise<SyncState> | undefined
  /** While rows come for the first time, or all of them anew. */
  let bringing: { readonly done: number; readonly of: number } | undefined
  /** Whether rows came since the end of a sync was told last. */
  let hasNews = true

  const store = (): OpenStore => {
    if (!opened) throw new Error('No store is open')
    return opened
  }
  const syncState = async ({ db }: OpenStore): Promise<SyncState> => {
    const held = await firstHeld(db, clock())
    const oldest_waits_seconds = await secondsWaited(db, clock())
    return {
      ...(await countCommands(db)),
      ...(oldest_waits_seconds !== undefined && { oldest_waits_seconds }),
      is_sending: sendingNow > 0,
      synced_on: (await readSyncState(db)).synced_on,
      has_news: hasNews,
      ...(bringing && { first_sync: bringing }),
      ...(held && { held_seconds: Math.ceil(held.milliseconds / 1000) }),
    }
  }
  let lastTold: SyncState | undefined
  const tellSync = async (open: OpenStore, wait_seconds?: number): Promise<SyncState> => {
    const state = { ...(await syncState(open)), ...(wait_seconds !== undefined && { wait_seconds }) }
    for (const listener of syncListeners) listener(state)
    lastTold = state
    return state
  }
  /** In the midst of a pull the database cannot be asked how many commands wait. */
  const tellTables = (done: number): void => {
    if (bringing === undefined || done <= bringing.done) return
    bringing = { ...bringing, done }
    for (const listener of syncListeners) if (lastTold) listener({ ...lastTold, first_sync: bringing })
  }

  const pullNow = async (open: OpenStore) => {
    const pulled = await pull(open.pulling)
    if (pulled.ok) hasNews ||= pulled.hasNews
    if (pulled.ok) for (const path of pulled.unusedFiles) await open.files.remove(path)
    if (pulled.ok) for (const state of await listDownloads(open.db)) if (state.update) tellDownload(state)
    return pulled
  }

  /** One sender in the whole browser; whoever comes second finds nothing left to do. */
  const sync = (open: OpenStore): Promise<SyncState> =>
    withLock(`maktab-sender-${open.folder}`, async () => {
      nextSync = undefined
      sendingNow += 1
      let wait_seconds: number | undefined
      const { cursor, synced_on } = await readSyncState(open.db)
      if (cursor === '' || synced_on === null) bringing = { done: 0, of: tableNames.length }
      try {
        await tellSync(open)
        await waitAgainWhereDue(open.sending, { all: false })
        let stopped = await sendAll(open.sending)
        let pulled = stopped === undefined ? await pullNow(open) : undefined
        if (pulled?.ok && pulled.isSetBack) {
          stopped = await sendAll(open.sending)
          pulled = stopped === undefined ? await pullNow(open) : undefined
        }
        wait_seconds = (stopped ?? (pulled?.ok === false ? pulled : undefined))?.wait_seconds
        if (pulled?.ok) {
          await keepSyncedOn(open.db, pulled.as_of)
          await fetchOpenedTests({ db: open.db, transport }, new Date(pulled.as_of))
          await report(open, pulled.as_of)
        } else {
          const trouble = troubleOf(stopped, pulled)
          if (trouble) await report(open, clock().toISOString(), trouble)
        }
      } finally {
        sendingNow -= 1
        bringing = undefined
      }
      const state = await tellSync(open, wait_seconds)
      hasNews = false
      // Nobody waits for it: a sync is over when its rows are here.
      void keepCurrent(open).catch(() => {})
      return state
    })

  /**
   * The school counts devices by the day, so it need not hear of every sync; of work that begins or ceases to wait, and of what stops a sync, it
   * hears at once.
   */
  const report = async ({ db }: OpenStore, last_sync_date: string, trouble?: SyncTrouble): Promise<void> => {
    const now = clock().getTime()
    const { waiting, refused } = await countCommands(db)
    const works_waiting = waiting + refused
    const said = `${works_waiting}${trouble ?? ''}`
    if (now - reportedOn < reportEvery && said === reported) return
    const free_bytes = await surroundings.freeBytes()
    const oldest_waits_seconds = await secondsWaited(db, clock())
    const standing = {
      last_sync_date,
      works_waiting,
      ...surroundings.application,
      ...(free_bytes >= 0 && { free_bytes: Math.floor(free_bytes) }),
      ...(oldest_waits_seconds !== undefined && { oldest_waits_seconds }),
      ...(trouble && { trouble }),
    }
    if (!(await transport.ask(reportSync, standing)).ok) return
    reportedOn = now
    reported = said
  }

  /** One at a time (seed 001 §2): on a narrow line two would both take twice as long. */
  const ifNoneRuns = <T>({ folder }: OpenStore, work: () => Promise<T>) =>
    surroundings.ifFree(`maktab-download-${folder}`, work)
  const tellDownload = (change: DownloadChange) => downloadListeners.forEach((listener) => listener(change))

  const own = createOwnDownloads<OpenStore>({
    store,
    clock,
    hasNetwork: () => surroundings.hasNetwork(),
    wait: (milliseconds) => surroundings.wait(milliseconds),
    ifNoneRuns,
    tell: tellDownload,
    firstPull,
    removeUnused,
  })

  /** Updates that were tried: one that changes nothing is not fetched with each sync. */
  const triedUpdates = new Set<string>()
  /** What was published since comes by itself over a line that costs nothing, one download after the other. */
  const keepCurrent = async (open: OpenStore): Promise<void> => {
    for (const { download_id, update } of await listDownloads(open.db)) {
      const named = `${download_id} ${update?.lessons} ${update?.bytes}`
      if (update === undefined || triedUpdates.has(named)) continue
      if (surroundings.line() !== 'free' || opened !== open) return
      triedUpdates.add(named)
      if ((await own.port.download(download_id)) === 'busy') triedUpdates.delete(named)
    }
  }

  /** Single files are not kept waiting by a download, and come one after the other. */
  const keeping = <T>({ folder }: OpenStore, work: () => Promise<T>) => withLock(`maktab-keep-${folder}`, work)
  const tellKeptFiles = async ({ db }: OpenStore): Promise<void> => {
    const kept = await listKeptFiles(db)
    for (const listener of keptFilesListeners) listener(kept)
  }

  return {
    async open(owner: StoreOwner) {
      const folder = folderOf(owner)
      if (opened?.folder === folder) return
      await opened?.db.close()
      opened = undefined
      const db = await surroundings.openDatabase(folder)
      await db.transaction(async (statements) => {
        if (await migrateLocalDatabase(statements)) await watchChangedTables(statements)
      })
      const files = surroundings.files(folder)
      const { user_id, institution_id, tenant_id, role } = owner
      const handlers = handlersOf(role)
      const shared = {
        db,
        files,
        packages: surroundings.packages,
        handlers,
        transport,
        clock,
        newId,
        actor: { user_id, institution_id, tenant_id, role },
      }
      const open: OpenStore = {
        folder,
        db,
        files,
        pulling: { ...shared, onTables: tellTables },
        outbox: { ...shared, fetchFacts: (name, input) => fetchFacts(open, name, input) },
        sending: {
          ...shared,
          makeThumbnail: surroundings.makeThumbnail,
          onProgress: () => void tellSync(open).catch(() => {}),
        },
        downloading: { ...shared, ...surroundings, files, onChange: tellDownload, settings: own.settings },
      }
      opened = open
      await waitAgainWhereDue(open.sending, { all: true })
      await removeUnusedFiles(open)
      await files.keepSpare().catch(() => {})
      // Behind another tab that may be fetching one: nobody waits for it.
      void keeping(open, async () => {
        if (await forgetUnfinishedFiles(db)) await removeUnusedFiles(open)
      }).catch(() => {})
      void dropUnusedPackages(open.downloading).catch(() => {})
      // Another tab may be fetching one: then it is not broken off.
      await ifNoneRuns(open, () => pauseBrokenOff(db))
    },

    async close() {
      const closing = opened
      opened = undefined
      await closing?.db.close()
    },

    async answer(name, input) {
      const { db, outbox } = store()
      const run = outbox.handlers.get(name)
      const state = await readSyncState(db)
      if (!run || state.cursor === '') return { ok: false, failure: 'offline' }
      const given = serverTime(state, clock())
      return answerOf(await run({ db, actor: outbox.actor, given, command_id: '', files: [] }, input as never))
    },

    async perform(name, input, queued, command_id, isHeld): Promise<AnyAnswer | undefined> {
      const open = store()
      if (!open.outbox.handlers.has(name)) return undefined
      const work = () => perform(open.outbox, { name, input, command_id, isHeld }, queued)
      // Unused files are removed under the same lock: a file that waits for its command is not unused.
      const answer = queued.length === 0 ? await work() : await withLock(`maktab-files-${open.folder}`, work)
      await tellSync(open)
      return answer
    },

    /** Whoever asks while one waits for its turn shares that one: it will send what they gave, too. */
    sync() {
      const open = store()
      // Begun a moment later, so that it is known here before it can be over.
      return (nextSync ??= Promise.resolve()
        .then(() => sync(open))
        .finally(() => (nextSync = undefined)))
    },

    async waiting() {
      const { db, outbox } = store()
      const list: WaitingCommand[] = []
      for (const { command_id, name, given, refusal, subject, input } of await unsettledCommands(db)) {
        const work =
          (await workOfCommand(db, outbox.actor, { name, input })) ??
          (await eventOfCommand(db, { name, input })) ??
          postOfCommand(outbox.actor, { name, input })
        list.push({ command_id, name, given, refusal, subject, work })
      }
      return list
    },

    async retryRefused() {
      const open = store()
      await waitAgainWhereDue(open.sending, { all: true })
      await tellSync(open)
    },

    async sendAgain(command_id) {
      const open = store()
      await sendAgain(open.sending, command_id, newId())
      await tellSync(open)
    },

    async takeBack(command_id) {
      const open = store()
      const isTaken = await takeBack(open.sending, command_id)
      await tellSync(open)
      return isTaken
    },

    async keepRefused(name, input, refusal, command_id) {
      const open = store()
      await keepRefused(open.outbox, { command_id, name, input }, refusal)
      await tellSync(open)
    },

    async dismiss(command_id) {
      const open = store()
      await open.db.transaction((db) => forgetRefused(db, command_id))
      await removeUnusedFiles(open)
      await tellSync(open)
    },

    ...own.port,

    async keepFile(file) {
      const open = store()
      const outcome = await keeping(open, () => keepFile({ ...open, transport }, file))
      if (outcome === 'kept') await tellKeptFiles(open)
      else await removeUnusedFiles(open)
      return outcome
    },

    async releaseFile(file_id) {
      const open = store()
      // Behind a fetching of it that is under way: it would be kept after all.
      await keeping(open, () => forgetKeptFile(open.db, file_id))
      await tellKeptFiles(open)
      await removeUnusedFiles(open)
    },

    keptFiles: () => listKeptFiles(store().db),

    onSync(listener) {
      syncListeners.add(listener)
      return () => syncListeners.delete(listener)
    },
    onDownload(listener) {
      downloadListeners.add(listener)
      return () => downloadListeners.delete(listener)
    },
    onKeptFiles(listener) {
      keptFilesListeners.add(listener)
      return () => keptFilesListeners.delete(listener)
    },
  }

  /** Without the rows of the first pull there is nothing to download; it may still be under way. */
  async function firstPull(open: OpenStore): Promise<void> {
    const isEmpty = async () => (await readSyncState(open.db)).cursor === ''
    if (await isEmpty())
      await withLock(`maktab-sender-${open.folder}`, async () => ((await isEmpty()) ? pullNow(open) : undefined))
  }

  /** What a command lacked: the body of an assessment to mark it by, or rows that were not pulled yet. */
  async function fetchFacts(open: OpenStore, name: string, input: unknown): Promise<boolean> {
    const pulled = await withLock(`maktab-sender-${open.folder}`, () => pullNow(open))
    if (!pulled.ok) return false
    return name !== 'recordAttempt' || fetchBody({ db: open.db, transport }, input)
  }

  async function removeUnused(open: OpenStore): Promise<void> {
    await removeUnusedFiles(open)
    await dropUnusedPackages(open.downloading)
  }

  async function removeUnusedFiles({ db, files, folder }: OpenStore): Promise<void> {
    await withLock(`maktab-files-${folder}`, async () => {
      const single = [...(await filesOfOutbox(db)), ...(await filesOfDone(db)), ...(await wantedFiles(db))]
      const used = new Set([...(await filesOfDownloads(db)), ...single.map(attachmentPath)])
      for (const path of await files.list()) if (!used.has(path)) await files.remove(path)
    })
  }
}
