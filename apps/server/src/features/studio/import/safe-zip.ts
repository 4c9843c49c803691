/** Opens a zip archive from outside: its whole directory is judged first, then entries are read one by one, never more of one than it promised. */
import { decideArchive, archiveLimits, type ArchiveEntry } from '@maktab/domain/studio/archives'
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

export interface SafeZip {
  /** Paths of the files within, in the order of the archive. */
  readonly paths: readonly string[]
  sizeOf(path: string): number | undefined
  /** Bytes of a file as they are unpacked. Ends in an error where the archive lied about them. */
  stream(path: string): AsyncIterable<Uint8Array>
  /** The whole of a small file; undefined where there is none, it is above `limit`, or it cannot be unpacked. */
  bytesOf(path: string, limit?: number): Promise<Buffer | undefined>
  close(): void
}

interface Listed extends ArchiveEntry {
  readonly entry: Entry
}

const encryptedOrPatched = 0x0001 | 0x0020 | 0x0040
const usualLimit = 5 * 1024 * 1024

/** `name` is what the person calls the file. */
export async function openZip({
  file,
  name,
  size_bytes,
}: {
  readonly file: string
  readonly name: string
  readonly size_bytes: number
}): Promise<Read<SafeZip>> {
  let zip: ZipFile
  try {
    zip = await yauzl.openPromise(file, {
      lazyEntries: true,
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: true,
    })
  } catch {
    return unreadable('archive_broken', name)
  }
  const listed = await list(zip, name)
  const decided = listed.ok ? decideArchive({ name, entries: listed.value, archiveBytes: size_bytes }) : listed
  if (decided.ok) return read(zipOf(zip, decided.value))
  zip.close()
  return decided
}

async function list(zip: ZipFile, name: string): Promise<Read<readonly Listed[]>> {
  if (zip.entryCount > archiveLimits.entries) return unreadable('archive_many', name, String(zip.entryCount))
  const entries: Listed[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(listedOf(entry))
    return read(entries)
  } catch {
    return unreadable('archive_broken', name)
  }
}

function listedOf(entry: Entry): Listed {
  return {
    entry,
    path: yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true),
    unpackedBytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
    isLink: isLink(entry),
    isLocked: (entry.generalPurposeBitFlag & encryptedOrPatched) !== 0,
    isReadable: entry.compressionMethod === 0 || entry.compressionMethod === 8,
  }
}

/** Unix keeps the kind of a file in the upper half of these attributes; of the kinds only file, folder and "not said" are welcome. */
function isLink({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0xf000
  return ![0, 0x8000, 0x4000].includes(kind)
}

function zipOf(zip: ZipFile, listed: readonly Listed[]): SafeZip {
  const byPath = new Map(listed.map((one) => [one.path, one]))
  const found = (path: string): Listed => {
    const one = byPath.get(path)
    if (!one) throw new Error(`The archive has no ${path}`)
    return one
  }
  // Opened when it is read: an error of a stream that nobody listens to yet would end the process.
  async function* stream(path: string): AsyncIterable<Uint8Array> {
    const opened = await zip.openReadStreamPromise(found(path).entry)
    opened.on('error', () => undefined)
    yield* opened as AsyncIterable<Uint8Array>
  }
  return {
    paths: listed.map(({ path }) => path),
    sizeOf: (path) => byPath.get(path)?.unpackedBytes,
    stream,
    async bytesOf(path, limit = usualLimit) {
      const size = byPath.get(path)?.unpackedBytes
      if (size === undefined || size > limit) return undefined
      try {
        const chunks: Uint8Array[] = []
        for await (const chunk of stream(path)) chunks.push(chunk)
        return Buffer.concat(chunks)
      } catch {
        return undefined
      }
    },
    close: () => zip.close(),
  }
}
