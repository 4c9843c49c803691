/** Brings bytes in as the server does, into a storage of the test's own, without a database. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { ReportItem } from '@maktab/contracts/studio/imports'
import type { ImportStep } from '@maktab/contracts/studio/import-reasons'
import type { ImportFault } from '@maktab/domain/studio/imports'
import fs from 'node:fs/promises'
import { importFile } from '../src/features/studio/import/import-file.ts'
import type { MediaPrograms } from '../src/features/studio/import/media-programs.ts'
import type { Imported } from '../src/features/studio/import/workbench.ts'
import { openDiskStorage } from '../src/files/storage.ts'
import { temporaryFolder } from './test-folder.ts'

export const noPrograms: MediaPrograms = { ffmpeg: undefined, ffprobe: undefined, soffice: undefined }

export interface BroughtIn {
  readonly imported: Imported | undefined
  readonly fault: ImportFault | undefined
  readonly report: readonly ReportItem[]
  readonly steps: readonly ImportStep[]
  /** The words of a kept file of the package. */
  wordsOf(path: string): Promise<string>
  bytesOf(sha256: string): Promise<Buffer>
  /** Names of all files in the storage, those that only wait included. */
  stored(): Promise<readonly string[]>
}

interface Bringing {
  readonly called?: ContentType
  readonly programs?: MediaPrograms
  readonly signal?: AbortSignal
}

export async function bringIn(
  name: string,
  bytes: Buffer,
  { called, programs = noPrograms, signal = new AbortController().signal }: Bringing = {},
): Promise<BroughtIn> {
  const folder = path.join(temporaryFolder(), randomUUID())
  const storage = openDiskStorage(folder)
  const received = await storage.receive(Readable.from([bytes]))
  const steps: ImportStep[] = []
  const { made, report, isSourceKept } = await importFile({
    storage,
    received,
    name,
    called,
    programs,
    signal,
    step: (step) => void steps.push(step),
  })
  if (!isSourceKept) await received.discard()
  const imported = made.ok ? made.value : undefined
  return {
    imported,
    fault: made.ok ? undefined : made.fault,
    report,
    steps: [...new Set(steps)],
    wordsOf(wanted) {
      const file = imported?.package_files.find((one) => one.path === wanted)
      if (!file) throw new Error(`The package has no ${wanted}`)
      return text(storage.read(file.sha256))
    },
    bytesOf: async (sha256) =>
      Buffer.from(await new Response(Readable.toWeb(storage.read(sha256)) as ReadableStream).arrayBuffer()),
    stored: async () =>
      (await fs.readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((one) => one.isFile())
        .map(({ name: file }) => file),
  }
}
