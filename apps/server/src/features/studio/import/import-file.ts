/** Brings one received file in: reads it, and keeps everything that was made of it or nothing. */
import { filesOf } from '@maktab/domain/content/bodies'
import type { ReportItem } from '@maktab/contracts/studio/imports'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { Read } from '@maktab/domain/studio/imports'
import { readFile } from './read-file.ts'
import { openWorkbench, type Imported, type Workbench } from './workbench.ts'
import type { ReceivedBytes, Storage } from '#files/storage.ts'

export interface Importing extends Pick<Workbench, 'programs' | 'signal' | 'step'> {
  readonly storage: Storage
  /** Kept where the content shows it. What becomes of it otherwise is the caller's to say: a work that broke off may be taken up again. */
  readonly received: ReceivedBytes
  readonly name: string
  readonly called?: ContentType | undefined
}

export interface ImportEnd {
  readonly made: Read<Imported>
  /** Parts of the file first, the file itself last. */
  readonly report: readonly ReportItem[]
  /** The received bytes are kept: there is nothing left to discard. */
  readonly isSourceKept: boolean
}

/** A report names no more parts than a person reads: those of which there is something to say before those that were taken. */
const longestReport = 200

/** Throws only where the work was called off (the signal's reason) or something is broken here. */
export async function importFile({ storage, received, name, called, ...given }: Importing): Promise<ImportEnd> {
  const work = openWorkbench({ storage, ...given })
  const { file, sha256, size_bytes } = received
  try {
    const made = await readFile({ file, name, sha256, size_bytes, called }, work.bench)
    if (!made.ok)
      return { made, report: reportOf(work.reported, { ...made.fault, outcome: 'refused' }), isSourceKept: false }
    given.signal.throwIfAborted()
    given.step('saving')
    const isSourceKept = filesOf(made.value.body).some((one) => one.sha256 === sha256)
    await work.keep()
    if (isSourceKept) await received.keep()
    return { made, report: reportOf(work.reported, { name, outcome: 'taken', reason: null, detail: '' }), isSourceKept }
  } finally {
    await work.discard()
  }
}

function reportOf(parts: readonly ReportItem[], whole: ReportItem): readonly ReportItem[] {
  if (parts.length <= longestReport) return [...parts, whole]
  const remarks = parts.filter(({ outcome }) => outcome !== 'taken')
  const further = remarks.length - longestReport
  const cut: ReportItem[] =
    further > 0 ? [{ name: whole.name, outcome: 'changed', reason: 'remarks_cut', detail: String(further) }] : []
  return [...[...remarks, ...parts.filter(({ outcome }) => outcome === 'taken')].slice(0, longestReport), ...cut, whole]
}
