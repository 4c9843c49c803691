/** Where one file is worked on: what is made lies beside the storage until all of it is good, and then all of it is kept. */
import { filesOf } from '@maktab/domain/content/bodies'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { ReportItem } from '@maktab/contracts/studio/imports'
import type { ImportStep } from '@maktab/contracts/studio/import-reasons'
import type { Read } from '@maktab/domain/studio/imports'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { StoredBody, StoredFile } from '#features/content/bodies.ts'
import type { MediaPrograms } from './media-programs.ts'
import type { PackageFile } from '#features/viewers/packages.sql.ts'
import type { ReceivedBytes, Storage } from '#files/storage.ts'

/** The file that came. */
export interface Source {
  /** On this machine. */
  readonly file: string
  /** As the person calls it, with its ending. */
  readonly name: string
  readonly sha256: string
  readonly size_bytes: number
  /** What pages and games are to be called; others are what they are. */
  readonly called: ContentType | undefined
}

/** What was made of a file. */
export interface Imported {
  readonly title: string
  readonly content_type: ContentType
  readonly body: StoredBody
  /** Empty where it is no package. */
  readonly package_files: readonly PackageFile[]
  /** Further contents of the same files: the other objects of a SCORM package, in their order. */
  readonly further?: readonly Pick<Imported, 'title' | 'content_type' | 'body'>[]
}

export interface Workbench {
  readonly programs: MediaPrograms
  /** Aborted when the person calls it off or the server stops. */
  readonly signal: AbortSignal
  /** Writes bytes that were made; they are kept with everything else or not at all. A text is the path of a file on this machine. */
  hold(
    bytes: AsyncIterable<Uint8Array> | Uint8Array | string,
    as: { readonly name: string; readonly mime_type: string },
  ): Promise<StoredFile>
  /** Says something of one part of the file. */
  report(item: ReportItem): void
  /** What is being done now; `share` from 0 to 1 where that is known. */
  step(step: ImportStep, share?: number): void
}

export type Reader = (source: Source, bench: Workbench) => Promise<Read<Imported>>

export interface HeldWork {
  readonly bench: Workbench
  readonly reported: readonly ReportItem[]
  /** Keeps everything that was held; after it the contents may be shown. */
  keep(): Promise<void>
  /** Forgets what was held and not kept. */
  discard(): Promise<void>
}

export function openWorkbench({
  storage,
  ...given
}: { readonly storage: Storage } & Pick<Workbench, 'programs' | 'signal' | 'step'>): HeldWork {
  const held: ReceivedBytes[] = []
  const reported: ReportItem[] = []
  const hold: Workbench['hold'] = async (bytes, { name, mime_type }) => {
    const received = await storage.receive(
      typeof bytes === 'string' ? bytesOfFile(bytes) : bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes,
    )
    held.push(received)
    return { sha256: received.sha256, name, mime_type, size_bytes: received.size_bytes }
  }
  return {
    reported,
    bench: { ...given, hold, report: (item) => void reported.push(item) },
    async keep() {
      for (const received of held.splice(0)) await received.keep()
    },
    async discard() {
      await Promise.all(held.splice(0).map((received) => received.discard()))
    },
  }
}

/** Opened when it is read: an error of a stream that nobody listens to yet would end the process. */
export async function* bytesOfFile(file: string): AsyncIterable<Uint8Array> {
  yield* createReadStream(file) as AsyncIterable<Uint8Array>
}

/** Bytes of a content with all that it needs to be played. */
export function sizeOfContent({ body, package_files }: Pick<Imported, 'body' | 'package_files'>): number {
  const files = package_files.length > 0 ? package_files : filesOf(body)
  return Buffer.byteLength(JSON.stringify(body)) + files.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
}
