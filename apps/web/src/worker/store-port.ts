/** The page's end of the store: the same port, by messages to a worker. */
import type { DownloadChange, KeptFile, OfflinePort, StoreOwner, SyncState } from '@maktab/client/offline-port'
import type { Authorised } from '@maktab/offline/surroundings'
import { applicationOf } from './application.ts'
import type { Arguments, FromPage, FromWorker, PackageTold, Start, StoreMethod } from './messages.ts'

export interface StorePortNeeds {
  /** Absolute address of the calls, below which `/api/` ends. */
  readonly base: string
  /** The same for calls of learning. */
  readonly learningBase: string
  readonly device_id: string
  readonly authorise: (rejected?: string) => Promise<Authorised | undefined>
}

/** Milliseconds. Another tab may have to finish a long pull first. */
const longestOpening = 30_000

interface Pending {
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
}

/** Undefined where the browser cannot keep anything: no file system, no locks, no secure context. */
export async function createStorePort(needs: StorePortNeeds): Promise<OfflinePort | undefined> {
  if (!canKeep()) return undefined
  return connect(new Worker(new URL('./store.worker.ts', import.meta.url), { type: 'module' }), {
    ...needs,
    application: applicationOf(document),
  })
}

function canKeep(): boolean {
  const { storage, locks } = navigator as Partial<Pick<Navigator, 'storage' | 'locks'>>
  return self.isSecureContext && locks !== undefined && typeof storage?.getDirectory === 'function'
}

export function connect(
  worker: Worker,
  { base, learningBase, device_id, authorise, application }: StorePortNeeds & Pick<Start, 'application'>,
): OfflinePort {
  const pending = new Map<number, Pending>()
  const syncListeners = new Set<(state: SyncState) => void>()
  const downloadListeners = new Set<(change: DownloadChange) => void>()
  const keptFilesListeners = new Set<(files: readonly KeptFile[]) => void>()
  let asked = 0

  const post = (message: FromPage) => worker.postMessage(message)
  const ask = <M extends StoreMethod>(method: M, ...given: Arguments<M>): Promise<never> =>
    new Promise((resolve, reject) => {
      const id = (asked += 1)
      pending.set(id, { resolve, reject })
      post({ kind: 'ask', id, method, arguments: given })
    })
  const settle = (id: number): Pending | undefined => {
    const found = pending.get(id)
    pending.delete(id)
    return found
  }
  const giveToken = async (id: number, rejected: string | undefined): Promise<void> => {
    const session = await authorise(rejected).catch(() => undefined)
    post({ kind: 'authorised', id, auth_token: session?.auth_token, tracking_key: session?.tracking_key })
  }

  /** The frame's code is fetched when there is a first package. */
  const keepOrDrop = async ({ id, wish, wanted }: Extract<FromWorker, { kind: 'package-asked' }>): Promise<void> => {
    const tell = (told: PackageTold['told']) => post({ kind: 'package-told', id, told })
    try {
      const keeper = await import('./package-keeper.ts')
      if (wish === 'drop') tell({ isDropped: await keeper.dropPackage(wanted) })
      else tell({ outcome: await keeper.keepPackage(wanted, (share) => tell({ share })) })
    } catch {
      tell(wish === 'drop' ? { isDropped: false } : { outcome: 'unreachable' })
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'answered') settle(data.id)?.resolve(data.value as never)
    else if (data.kind === 'failed') settle(data.id)?.reject(new Error(data.message))
    else if (data.kind === 'authorise') void giveToken(data.id, data.rejected)
    else if (data.kind === 'package-asked') void keepOrDrop(data)
    else if (data.kind === 'sync') syncListeners.forEach((listener) => listener(data.state))
    else if (data.kind === 'kept-files') keptFilesListeners.forEach((listener) => listener(data.files))
    else downloadListeners.forEach((listener) => listener(data.state))
  })
  // A worker that did not start answers nothing: whoever waits must hear of it.
  const giveUp = (reason: string): void => {
    for (const { reject } of pending.values()) reject(new Error(`The store does not run: ${reason}`))
    pending.clear()
  }
  worker.addEventListener('error', (event) => giveUp(event.message))
  /** The page waits for its store with everything that it shows; better none than one that never opens. */
  const open = async (owner: StoreOwner): Promise<void> => {
    const timer = setTimeout(() => {
      worker.terminate()
      giveUp('it did not open')
    }, longestOpening)
    try {
      await ask('open', owner)
    } finally {
      clearTimeout(timer)
    }
  }
  post({ kind: 'start', origin: new URL(base).origin, learningBase, device_id, application })

  return {
    open,
    // Its engine holds on to the files that it has seen, and its memory to what was in them.
    close: () =>
      ask('close').finally(() => {
        worker.terminate()
        giveUp('it was closed')
      }),
    answer: (name, input) => ask('answer', name, input),
    perform: (...given) => ask('perform', ...given),
    takeBack: (command_id) => ask('takeBack', command_id),
    sync: () => ask('sync'),
    waiting: () => ask('waiting'),
    sendAgain: (command_id) => ask('sendAgain', command_id),
    retryRefused: () => ask('retryRefused'),
    keepRefused: (name, input, refusal, command_id) => ask('keepRefused', name, input, refusal, command_id),
    dismiss: (command_id) => ask('dismiss', command_id),
    download: (...given) => ask('download', ...given),
    brokenOffDownloads: () => ask('brokenOffDownloads'),
    limitDownloads: (settings) => ask('limitDownloads', settings),
    spentBytes: () => ask('spentBytes'),
    noteOpened: (download_ids) => ask('noteOpened', download_ids),
    pauseDownload: (download_id) => ask('pauseDownload', download_id),
    removeDownload: (download_id) => ask('removeDownload', download_id),
    downloadedBytes: (without) => ask('downloadedBytes', without),
    downloads: () => ask('downloads'),
    keepFile: (file) => ask('keepFile', file),
    releaseFile: (file_id) => ask('releaseFile', file_id),
    keptFiles: () => ask('keptFiles'),
    onSync: (listener) => listen(syncListeners, listener),
    onDownload: (listener) => listen(downloadListeners, listener),
    onKeptFiles: (listener) => listen(keptFilesListeners, listener),
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
