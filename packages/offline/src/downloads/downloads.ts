/** Takes something onto the device, file by file, so that a broken download goes on where it stopped (`domain/downloads/download-states`). */
import type { DownloadChange, DownloadState } from '@maktab/client/offline-port'
import type { Role } from '@maktab/contracts/roles'
import type { Sqlite } from '@maktab/device/database'
import { isStorageFull, type FileStore } from '@maktab/device/files'
import type { PackageKeeper } from '@maktab/device/packages'
import type { Hold } from '@maktab/domain/downloads/download-limits'
import {
  isActive,
  nextDownload,
  speedOf,
  started,
  tryEvery,
  type DownloadEvent,
  type DownloadFailure,
  type DownloadRecord,
  type DownloadWord,
} from '@maktab/domain/downloads/download-states'
import { withSpare } from '../outbox.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Transport } from '../transport.ts'
import { limitsOf, type Limited, type Limits } from './download-limits.ts'
import { plan, readWanted } from './download-plan.ts'
import {
  forgetDownload,
  hasCompleted,
  hasFailedFiles,
  isFileStored,
  isRunning,
  missingFiles,
  noteDownload,
  noteFileFailed,
  noteFileGone,
  noteFileStored,
  readDone,
  readDownload,
} from './downloads.sql.ts'
import { fetchFile } from './fetch-file.ts'
import {
  forgetPackage,
  missingPackages,
  notePackageKept,
  notePackageNotAllowed,
  unusedPackages,
} from './packages.sql.ts'

export interface Downloading
  extends Limited, Pick<Surroundings, 'clock' | 'wait' | 'every' | 'freeBytes' | 'hasNetwork' | 'isMobile'> {
  readonly db: Sqlite
  readonly files: FileStore
  readonly transport: Transport
  readonly packages: PackageKeeper
  readonly actor: { readonly role: Role; readonly user_id: number }
  readonly onChange: (change: DownloadChange) => void
}

/** Bytes between two reports of progress. */
const reportEvery = 262_144

/** How one try ended. `stopped`: by whoever paused or removed it, or because it stood still. A hold: by a line that its person does not allow. */
type Ending = 'done' | 'stopped' | DownloadFailure | { readonly hold: Hold }

/** Fetches what is missing of a download that was begun, until it ends; `controls` is told how to have it look at once whether it may still run. */
export async function runDownload(
  downloading: Downloading,
  download_id: string,
  controls: (look: () => void) => void,
): Promise<DownloadState | undefined> {
  const { db, clock, wait, every } = downloading
  const before = await readDownload(db, download_id)
  if (before === undefined) return undefined
  let record = started(clock().getTime(), before).record
  let control = new AbortController()
  let wake = () => undefined as void
  const limits = limitsOf(downloading, download_id)
  // Set by what happens while it is awaited.
  const turn: { isAgain: boolean; fault?: unknown } = { isAgain: true }
  const happens = async (event: DownloadEvent): Promise<void> => {
    const step = nextDownload(record, event, clock().getTime())
    record = step.record
    for (const effect of step.effects) {
      if (effect.kind === 'abort') control.abort()
      if (effect.kind === 'run') turn.isAgain = true
    }
    const said = step.effects.find((effect) => effect.kind === 'say')?.word
    if (step.effects.some(({ kind }) => kind === 'clean_up')) {
      await db.transaction((statements) => forgetDownload(statements, download_id))
      downloading.onChange({ download_id, status: 'removed', ...(said && { said }) })
      return
    }
    await tell(downloading, download_id, record, said)
  }
  let noted: Promise<unknown> = Promise.resolve()
  /** For who cannot wait until it is noted: a note that fails ends the try, as if the try had made it. */
  const report = (event: DownloadEvent): void => {
    const note = happens(event).catch((fault: unknown) => {
      turn.fault ??= fault
      control.abort()
    })
    noted = Promise.all([noted, note])
  }
  controls(() => {
    control.abort()
    wake()
  })
  const stopTicking = every(tryEvery, () => {
    if (!isActive(record)) return
    report({ kind: 'ticked' })
    // Paused or removed in another tab, which cannot stop what is fetched here.
    void isRunning(db, download_id).then(
      (isWanted) => isWanted || control.abort(),
      () => undefined,
    )
  })
  try {
    while (turn.isAgain) {
      turn.isAgain = false
      control = new AbortController()
      const tried = await tryOnce(downloading, download_id, { signal: control.signal, happens, report, limits })
      await noted
      const ending = turn.fault === undefined ? tried : endingOf(turn.fault)
      delete turn.fault
      // What stood still begins again; what its person paused or removed does not.
      if (ending === 'stopped') {
        if (!(await isRunning(db, download_id))) return await readDownload(db, download_id)
        turn.isAgain = true
        continue
      }
      await happens(await eventOf(downloading, ending))
      while (record.status === 'paused' && !turn.isAgain) {
        await Promise.race([wait(tryEvery), new Promise<void>((resolve) => (wake = resolve))])
        if (!(await isRunning(db, download_id))) return await readDownload(db, download_id)
        if (record.is_offline && !downloading.hasNetwork()) continue
        if (record.hold === null) await happens({ kind: 'ticked' })
        else {
          const hold = await limits.hold(record.total_bytes - record.done_bytes)
          if (hold === undefined) await happens({ kind: 'released' })
          else if (hold !== record.hold) await happens({ kind: 'held', hold })
        }
      }
    }
    return await readDownload(db, download_id)
  } finally {
    stopTicking()
    await limits.note().catch(() => undefined)
  }
}

/** The file that did not fit is gone again; all that was stored before is still there. Other faults are the caller's. */
function endingOf(fault: unknown): 'storage_full' {
  if (isStorageFull(fault)) return 'storage_full'
  throw fault
}

async function eventOf(
  { db, hasNetwork, isMobile }: Pick<Downloading, 'db' | 'hasNetwork' | 'isMobile'>,
  ending: Exclude<Ending, 'stopped'>,
): Promise<DownloadEvent> {
  if (ending === 'done') return { kind: 'finished' }
  if (typeof ending === 'object') return { kind: 'held', ...ending }
  if (ending !== 'unreachable') return { kind: 'failed', failure: ending }
  return { kind: 'internet_lost', is_offline: !hasNetwork() && (await hasCompleted(db)), is_mobile: isMobile }
}

/** Notes and tells how it stands. Where even a note finds no room, the spare is given up for it. */
async function tell(
  { db, files, onChange }: Downloading,
  download_id: string,
  record: DownloadRecord,
  said: DownloadWord | undefined,
): Promise<void> {
  await withSpare(files, () => noteDownload(db, download_id, record))
  const state = await readDownload(db, download_id)
  if (state === undefined) return
  const bytes_per_second = speedOf(record)
  onChange({ ...state, ...(bytes_per_second > 0 && { bytes_per_second }), ...(said && { said }) })
}

interface Try {
  readonly signal: AbortSignal
  readonly happens: (event: DownloadEvent) => Promise<void>
  /** The same, noted meanwhile. */
  readonly report: (event: DownloadEvent) => void
  readonly limits: Limits
}

async function tryOnce(downloading: Downloading, download_id: string, watched: Try): Promise<Ending> {
  const { db, freeBytes } = downloading
  const { limits } = watched
  try {
    const before = await limits.hold(0)
    if (before) return { hold: before }
    const wanted = await readWanted(db, download_id)
    if (wanted.lessons.length + wanted.assignments.length === 0) return 'unreachable'
    const unknown = await plan(downloading, download_id, wanted)
    if (unknown) return unknown
    if (!(await isRunning(db, download_id))) return 'stopped'
    const { total, done } = await readDone(db, download_id)
    const free_bytes = await freeBytes()
    await watched.happens({ kind: 'planned', total_bytes: total, done_bytes: done, free_bytes })
    const planned = await readDownload(db, download_id)
    if (planned?.status === 'failed') return 'storage_full'
    const hold = await limits.hold(total - done)
    if (hold) return { hold }
    return (
      (await fetchFiles(downloading, download_id, watched)) ??
      (await keepPackages(downloading, download_id, watched)) ??
      'done'
    )
  } catch (error) {
    return endingOf(error)
  }
}

async function fetchFiles(downloading: Downloading, download_id: string, watched: Try): Promise<Ending | undefined> {
  const { db, files, transport } = downloading
  const { limits } = watched
  const report = await progressOf(downloading, download_id, watched)
  const isAllowed = async () => (await isRunning(db, download_id)) && (await limits.hold(0)) === undefined
  for (
    let missing = await missingFiles(db, download_id);
    missing.length > 0;
    missing = await missingFiles(db, download_id)
  ) {
    for (const file of missing) {
      if (!(await isRunning(db, download_id)) || watched.signal.aborted) return 'stopped'
      const hold = await limits.hold(0)
      if (hold) return { hold }
      if (await isFileStored(db, file.path)) report(file.size_bytes)
      else {
        const failure = await fetchFile({ files, transport }, file, {
          report,
          arrived: limits.arrived,
          isWanted: isAllowed,
          signal: watched.signal,
        })
        if (watched.signal.aborted) return 'stopped'
        if (failure === 'gone') await noteFileGone(db, file.path)
        else if (failure === 'server_failed') await noteFileFailed(db, download_id, file.path)
        else if (failure) return (await whyNot(downloading, download_id, limits)) ?? failure
        if (failure) continue
      }
      await noteFileStored(db, file.path)
    }
  }
  return (await hasFailedFiles(db, download_id)) ? 'server_failed' : undefined
}

/** Why what is fetched need not come: its person paused or removed it, or does not allow the line. */
async function whyNot({ db }: Downloading, download_id: string, limits: Limits): Promise<Ending | undefined> {
  if (!(await isRunning(db, download_id))) return 'stopped'
  const hold = await limits.hold(0)
  return hold && { hold }
}

/** Reports progress while bytes arrive, not more often than a screen can use. */
async function progressOf({ db }: Downloading, download_id: string, { report }: Try): Promise<(bytes: number) => void> {
  let { done } = await readDone(db, download_id)
  let reported = done
  return (bytes) => {
    done += bytes
    if (done - reported < reportEvery) return
    reported = done
    report({ kind: 'arrived', done_bytes: done })
  }
}

/** One that this browser does not let be kept holds up nothing else; the next download asks for it again. */
async function keepPackages(downloading: Downloading, download_id: string, watched: Try): Promise<Ending | undefined> {
  const { db, packages, actor } = downloading
  const missing = await missingPackages(db, download_id)
  const report = await progressOf(downloading, download_id, watched)
  for (const { size_bytes, ...wanted } of missing) {
    const reason = await whyNot(downloading, download_id, watched.limits)
    if (reason) return reason
    let told = 0
    const outcome = await packages.keep({ ...wanted, user_id: actor.user_id }, (share) => {
      const news = Math.floor(share * size_bytes) - told
      report(news)
      watched.limits.arrived(news)
      told += news
    })
    if (outcome === 'storage_full' || outcome === 'unreachable') return outcome
    if (outcome === 'kept') await notePackageKept(db, wanted.package_sha256)
    else await notePackageNotAllowed(db, wanted.package_sha256)
  }
  return undefined
}

/** Forgets packages that no download wants; what cannot be forgotten now is tried again when the store is opened. */
export async function dropUnusedPackages({ db, packages, actor }: Downloading): Promise<void> {
  for (const { size_bytes: _size, ...unused } of await unusedPackages(db)) {
    if (await packages.drop({ ...unused, user_id: actor.user_id })) await forgetPackage(db, unused.package_sha256)
  }
}
