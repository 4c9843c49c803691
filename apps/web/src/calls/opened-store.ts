/** What opening a store takes beside its engine: nothing that the way in needs. */
import type {
  DownloadChange,
  DownloadState,
  KeptFile,
  OfflinePort,
  StoreOwner,
  SyncState,
} from '@maktab/client/offline-port'
import { patience, withinPatience } from '@maktab/client/routing'
import { startSyncSchedule, type SyncSchedule } from '@maktab/client/sync-schedule'
import { countWorks } from '@maktab/client/waiting-works'
import { hearLastSync } from '#browser/hear-server.ts'
import { keepLeftProgress } from '#sessions/left-progress.ts'
import { onDownloadSettings, readDownloadSettings } from './download-settings.ts'
import { pageTimers } from '#browser/page-timers.ts'

interface OpenedStore {
  readonly counts: Pick<SyncState, 'waiting' | 'refused'>
  readonly downloads: ReadonlyMap<string, DownloadState>
  readonly keptFiles: readonly KeptFile[]
  readonly schedule: SyncSchedule
  /** Whether the browser keeps all of it when the disk runs low; undefined where it does not say. Its person may be asked first. */
  readonly isLasting: Promise<boolean | undefined>
  stopListening(): void
}

interface Listening {
  showSync(state: SyncState): void
  showDownload(change: DownloadChange): void
  showKeptFiles(files: readonly KeptFile[]): void
  log(message: string): void
}

/** Milliseconds after which screens are asked for again though no row came. */
const longestWithoutNews = 5 * 60_000

/** Opens the store of `owner`, listens to it and begins to keep it in step with the school. */
export async function openStore(
  port: OfflinePort,
  owner: StoreOwner,
  { showSync, showDownload, showKeptFiles, log }: Listening,
): Promise<OpenedStore> {
  await port.open(owner).catch((error: unknown) => {
    // It is tried again with another worker. One that did not start never answers this: nobody waits for it.
    void port.close().catch(() => undefined)
    throw error
  })
  let newsOn = Date.now()
  let lastSynced: string | null = null
  /** A sync came to nothing: what a screen asked meanwhile may have found nobody. */
  let isMissed = false
  // Most syncs of a minute bring nothing; what the server alone knows grows old all the same.
  const hearSync = (state: SyncState) => {
    hearLastSync(state.synced_on)
    const has_news = state.has_news !== false || isMissed || Date.now() - newsOn >= longestWithoutNews
    if (!state.is_sending) {
      if (has_news) newsOn = Date.now()
      isMissed = state.synced_on === lastSynced
      lastSynced = state.synced_on
    }
    showSync({ ...state, has_news })
  }
  const limit = () =>
    port
      .limitDownloads(readDownloadSettings())
      .catch((error: unknown) => log(`downloads are limited as before: ${String(error)}`))
  await limit()
  const stops = [
    port.onSync(hearSync),
    port.onDownload(showDownload),
    port.onKeptFiles(showKeptFiles),
    onDownloadSettings(() => void limit()),
  ]
  // Before anything is asked: a learner who comes back at once finds the place that they left, a teacher their scores. A slow line must not hold the store.
  const kept = keepLeftProgress(owner, port).catch((error: unknown) =>
    log(`what was left by a page is not in the outbox yet: ${String(error)}`),
  )
  await withinPatience(kept, patience.sync)
  return {
    counts: countWorks(await port.waiting()),
    downloads: new Map((await port.downloads()).map((state) => [state.download_id, state])),
    keptFiles: await port.keptFiles(),
    isLasting: askToLast(),
    schedule: startSyncSchedule({
      store: port,
      random: Math.random,
      isSeen: () => document.visibilityState === 'visible',
      ...pageTimers,
    }),
    stopListening: () => stops.forEach((stop) => stop()),
  }
}

/** Asked at each opening: a browser that said no says yes to whoever comes often. */
async function askToLast(): Promise<boolean | undefined> {
  return navigator.storage.persist?.().catch(() => undefined)
}
