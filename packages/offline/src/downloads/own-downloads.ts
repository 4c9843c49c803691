/** What a page asks of its person's downloads: begin, pause, remove, limit, and what is known of them. */
import type { DownloadChange, DownloadState, OfflinePort } from '@maktab/client/offline-port'
import type { Sqlite } from '@maktab/device/database'
import type { FileStore } from '@maktab/device/files'
import { firstBudgetDay, firstSettings, type DownloadSettings } from '@maktab/domain/downloads/download-limits'
import { isActive } from '@maktab/domain/downloads/download-states'
import { withSpare } from '../outbox.ts'
import type { Surroundings } from '../surroundings.ts'
import { confirmDownload, readSpentBytes } from './download-limits.sql.ts'
import { placeOf } from './download-plan.ts'
import { runDownload, type Downloading } from './downloads.ts'
import {
  beginDownload,
  brokenOffDownloads,
  downloadedBytes,
  forgetDownload,
  listDownloads,
  noteOpened,
  pauseDownload,
  readDownload,
} from './downloads.sql.ts'

interface WithDownloads {
  readonly db: Sqlite
  readonly files: FileStore
  readonly downloading: Downloading
}

interface Needs<Open extends WithDownloads> extends Pick<Surroundings, 'clock' | 'hasNetwork' | 'wait'> {
  /** The store that is open now. */
  readonly store: () => Open
  readonly ifNoneRuns: <T>(open: Open, work: () => Promise<T>) => Promise<T | undefined>
  readonly tell: (change: DownloadChange) => void
  readonly firstPull: (open: Open) => Promise<void>
  readonly removeUnused: (open: Open) => Promise<void>
}

type OwnDownloads = Pick<
  OfflinePort,
  | 'download'
  | 'brokenOffDownloads'
  | 'limitDownloads'
  | 'spentBytes'
  | 'noteOpened'
  | 'pauseDownload'
  | 'downloadedBytes'
  | 'removeDownload'
  | 'downloads'
>

/** Milliseconds between two looks whether a download has ended in another tab, and how often it is looked. */
const turnEvery = 500
const mostTurns = 20

/** Whether its person paused it and no other one is under way. */
async function isAlone(db: Sqlite, before: DownloadState | undefined): Promise<boolean> {
  if (before?.status !== 'paused' || before.hold !== undefined) return false
  const others = (await listDownloads(db)).filter(({ download_id }) => download_id !== before.download_id)
  return !others.some((one) => isActive(one) || one.hold !== undefined || one.is_interrupted === true)
}

/** `settings` are those that hold now, for whoever runs a download. */
export function createOwnDownloads<Open extends WithDownloads>({
  store,
  clock,
  hasNetwork,
  wait,
  ifNoneRuns,
  tell,
  firstPull,
  removeUnused,
}: Needs<Open>): { readonly port: OwnDownloads; readonly settings: () => DownloadSettings } {
  let settings = firstSettings
  /** How to have those that run here look at once whether they may, by id. */
  const looks = new Map<string, () => void>()

  const port: OwnDownloads = {
    async download(download_id, isConfirmed = false) {
      const open = store()
      const before = await readDownload(open.db, download_id)
      if (isConfirmed) {
        await confirmDownload(open.db, download_id)
        looks.get(download_id)?.()
      }
      const run = async () => {
        // Resumed without any network it stays as it is (seed 001 §4).
        if (before?.status === 'paused' && !hasNetwork()) {
          tell({ ...before, said: 'unable_to_connect' })
          return { state: before }
        }
        await firstPull(open)
        const place = await placeOf(open.db, download_id)
        await withSpare(open.files, () => beginDownload(open.db, place, clock().toISOString()))
        if (isConfirmed) await confirmDownload(open.db, download_id)
        const state = await runDownload(open.downloading, download_id, (look) => looks.set(download_id, look)).finally(
          () => looks.delete(download_id),
        )
        if (state === undefined) await removeUnused(open)
        return { state }
      }
      let ran = await ifNoneRuns(open, run)
      // Paused in this tab, it may still be ending in the one that fetched it.
      for (let tries = 0; tries < mostTurns && ran === undefined && (await isAlone(open.db, before)); tries += 1) {
        await wait(turnEvery)
        ran = await ifNoneRuns(open, run)
      }
      // The one that runs may be this one, which waited for its person's word.
      if (ran === undefined) return isConfirmed && before?.hold !== undefined ? before : 'busy'
      return ran.state
    },

    async brokenOffDownloads() {
      const open = store()
      return (await ifNoneRuns(open, () => brokenOffDownloads(open.db))) ?? []
    },

    async limitDownloads(next) {
      settings = next
      for (const look of looks.values()) look()
    },

    spentBytes: () => readSpentBytes(store().db, firstBudgetDay(clock())),

    noteOpened: (download_ids) => noteOpened(store().db, download_ids, clock().toISOString()),

    async pauseDownload(download_id) {
      const { db } = store()
      await pauseDownload(db, download_id)
      looks.get(download_id)?.()
      const state = await readDownload(db, download_id)
      if (state) tell(state)
    },

    downloadedBytes: (without) => downloadedBytes(store().db, without),

    async removeDownload(download_id) {
      const open = store()
      await open.db.transaction((db) => forgetDownload(db, download_id))
      looks.get(download_id)?.()
      tell({ download_id, status: 'removed' })
      await removeUnused(open)
      await open.files.keepSpare().catch(() => {})
    },

    downloads: () => listDownloads(store().db),
  }
  return { port, settings: () => settings }
}
