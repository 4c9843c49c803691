/** What opening a store takes beside its engine: nothing that the way in needs. */
import type { DownloadState, OfflinePort, StoreOwner, SyncState } from '@maktab/client/offline-port'
import { patience, withinPatience } from '@maktab/client/routing'
import { startSyncSchedule, type SyncSchedule } from '@maktab/client/sync-schedule'
import { keepLeftProgress } from './left-progress.ts'
import { pageTimers } from './page-timers.ts'
import { hasUnsaved } from './waiting-notes.ts'

interface OpenedStore {
  readonly counts: Pick<SyncState, 'waiting' | 'refused'>
  readonly downloads: ReadonlyMap<string, DownloadState>
  readonly schedule: SyncSchedule
  stopListening(): void
}

interface Listening {
  showSync(state: SyncState): void
  showDownload(state: DownloadState): void
  log(message: string): void
}

/** Opens the store of `owner`, listens to it and begins to keep it in step with the school. */
export async function openStore(port: OfflinePort, owner: StoreOwner, { showSync, showDownload, log }: Listening): Promise<OpenedStore> {
  await port.open(owner)
  const stops = [port.onSync(showSync), port.onDownload(showDownload)]
  // Before anything is asked: a learner who comes back at once finds the place that they left. A slow line must not hold the store.
  if (hasUnsaved(owner)) {
    const kept = keepLeftProgress(owner.user_id, port).catch((error: unknown) => log(`learning of a page that ended is not in the outbox yet: ${String(error)}`))
    await withinPatience(kept, patience.sync)
  }
  const commands = await port.waiting()
  const refused = commands.filter((command) => command.refusal !== null).length
  return {
    counts: { waiting: commands.length - refused, refused },
    downloads: new Map((await port.downloads()).map((state) => [state.assignment_id, state])),
    schedule: startSyncSchedule({ store: port, random: Math.random, ...pageTimers }),
    stopListening: () => stops.forEach((stop) => stop()),
  }
}
