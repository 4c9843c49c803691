/** Works on files that were handed over, one at a time: a video would otherwise take the processor from a whole school. */
import type { ImportedContent, ReportItem } from '@maktab/contracts/studio/imports'
import type { ImportStep } from '@maktab/contracts/studio/import-reasons'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Doors } from '#db/school.ts'
import { readCaptions } from '#features/studio/import/captions.ts'
import { importFile } from '#features/studio/import/import-file.ts'
import type { MediaPrograms } from '#features/studio/import/media-programs.ts'
import { bytesOfFile } from '#features/studio/import/workbench.ts'
import { saveImported } from './save-imported.ts'
import { changeImport, type Importer, type NewImport } from './imports.sql.ts'
import type { ReceivedBytes, Storage } from '#files/storage.ts'

export interface ImportSettings {
  readonly doors: Doors
  readonly storage: Storage
  /** Where files wait until they are brought in or refused. */
  readonly folder: string
  readonly programs: MediaPrograms
  readonly clock: () => Date
  readonly logger: { warn(about: object, words: string): void; error(about: object, words: string): void }
}

export interface ImportJob extends NewImport {
  readonly importer: Importer
}

export interface Importing {
  /** Until when a job that is begun now is known to be in good hands. */
  leaseFrom(now: Date): Date
  /** Lets a file wait under the id of its import. */
  take(import_id: string, received: ReceivedBytes): Promise<void>
  isWaiting(import_id: string): Promise<boolean>
  begin(job: ImportJob): void
  /** Ends the work on it here, where it is here, and forgets its file. */
  cancel(import_id: string): Promise<void>
  /** Resolves when nothing is to be done; for tests. */
  idle(): Promise<void>
  /** Breaks off what is under way: it is told as cut off, and can be tried again. */
  close(): Promise<void>
}

const leaseMs = 45_000
const renewalMs = 15_000
/** How often a person hears how far it is. */
const tellMs = 700
const longestWait = 7 * 86_400_000

interface Held extends ImportJob {
  readonly stop: AbortController
}

class CalledOff extends Error {}

export function openImporting(settings: ImportSettings): Importing {
  const { doors, folder, clock, logger } = settings
  const jobs = new Map<string, Held>()
  let running: Promise<void> = sweep(folder, clock()).catch((error: unknown) =>
    logger.warn({ err: error }, 'files that wait for importing were not looked through'),
  )
  const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs)
  const placeOf = (import_id: string): string => path.join(folder, import_id)
  const renewal = setInterval(() => {
    const leased_until = leaseFrom(clock())
    for (const { importer, import_id } of jobs.values()) void change(importer, import_id, { leased_until })
  }, renewalMs)
  renewal.unref()

  /** Answers whether the database took it, also where the import is over by now and stays as it is. */
  async function change(
    importer: Importer,
    import_id: string,
    what: Parameters<typeof changeImport>[3],
  ): Promise<boolean> {
    return doors
      .inSchool(importer, (db) => changeImport(db, importer.tenant_id, import_id, what))
      .then(
        () => true,
        (error: unknown) => {
          logger.warn({ err: error, import_id }, 'the state of an import was not written')
          return false
        },
      )
  }

  async function work(job: Held): Promise<void> {
    const { importer, import_id, stop } = job
    if (stop.signal.aborted) return
    await change(importer, import_id, { state: 'working', step: 'checking', leased_until: leaseFrom(clock()) })
    const tell = teller((step, progress) => change(importer, import_id, { step, progress }))
    let isEndWritten = true
    try {
      const { content, report } = await bringIn(settings, job, placeOf(import_id), tell.step)
      await tell.end()
      if (!content) isEndWritten = await change(importer, import_id, { state: 'refused', report })
    } catch (error) {
      await tell.end()
      // Called off by the person, who has been told, or by the end of this process, which keeps the file for another try.
      if (stop.signal.aborted || error instanceof CalledOff) return
      logger.error({ err: error, import_id }, 'an import failed')
      isEndWritten = await change(importer, import_id, {
        state: 'refused',
        report: [{ name: job.name, outcome: 'refused', reason: 'fault', detail: '' }],
      })
    }
    // Otherwise its lease runs out, and it can be tried again.
    if (isEndWritten) await fs.rm(placeOf(import_id), { force: true })
  }

  return {
    leaseFrom,
    async take(import_id, received) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      await fs.rename(received.file, placeOf(import_id))
    },
    isWaiting: (import_id) =>
      fs.access(placeOf(import_id)).then(
        () => true,
        () => false,
      ),
    begin(job) {
      const held = { ...job, stop: new AbortController() }
      jobs.set(job.import_id, held)
      running = running.then(() => work(held)).finally(() => jobs.delete(job.import_id))
    },
    async cancel(import_id) {
      jobs.get(import_id)?.stop.abort(new CalledOff())
      await fs.rm(placeOf(import_id), { force: true })
    },
    idle: () => running,
    async close() {
      clearInterval(renewal)
      const broken = [...jobs.values()]
      for (const { stop } of broken) stop.abort(new CalledOff())
      await running
      const leased_until = new Date(clock().getTime() - 1)
      await Promise.all(broken.map(({ importer, import_id }) => change(importer, import_id, { leased_until })))
    },
  }
}

interface End {
  readonly content: ImportedContent | undefined
  readonly further: ImportedContent[]
  readonly report: ReportItem[]
}

async function bringIn(
  { storage, programs, doors, clock }: ImportSettings,
  job: Held,
  file: string,
  step: (step: ImportStep, share?: number) => void,
): Promise<End> {
  const { name, sha256, size_bytes, called, stop, importer } = job
  const keep = async (): Promise<void> => (await storage.receive(bytesOfFile(file))).keep()
  const received: ReceivedBytes = { file, sha256, size_bytes, keep, discard: async () => {} }
  const isCaptions = /\.(?:vtt|srt)$/i.test(name)
  const { made, report } = isCaptions
    ? await readCaptions({ storage, received, name, language: job.language })
    : await importFile({ storage, received, name, called: called ?? undefined, programs, signal: stop.signal, step })
  if (!made.ok) return { content: undefined, further: [], report: [...report] }
  stop.signal.throwIfAborted()
  return doors.inSchool(importer, async (db) => {
    const saved = await saveImported(db, { job, made: made.value, report, now: clock() })
    const { content, further } = saved
    // In the same transaction, so that one that was called off meanwhile leaves nothing.
    if (
      content &&
      !(await changeImport(db, importer.tenant_id, job.import_id, {
        state: 'done',
        progress: 100,
        report: saved.report,
        content,
        further,
      }))
    )
      throw new CalledOff()
    return saved
  })
}

/** Tells at most so often, in order, and what is new last. */
function teller(tell: (step: ImportStep, progress: number | null) => Promise<unknown>) {
  let told: ImportStep = 'checking'
  let next = 0
  let telling: Promise<unknown> = Promise.resolve()
  return {
    step(step: ImportStep, share?: number): void {
      const moment = performance.now()
      if (step === told && moment < next) return
      told = step
      next = moment + tellMs
      telling = telling.then(() => tell(step, share === undefined ? null : Math.round(share * 100)))
    },
    end: () => telling,
  }
}

/** Files that nobody came back for. */
async function sweep(folder: string, now: Date): Promise<void> {
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const place = path.join(folder, name)
    const { mtimeMs } = await fs.stat(place)
    if (now.getTime() - mtimeMs > longestWait) await fs.rm(place, { force: true })
  }
}
