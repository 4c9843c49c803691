/** Judges a packed file by its directory before any of it is unpacked. */
import { BlobReader, configure, ZipReader, type Entry } from 'foliate-js/vendor/zip.js'

/** A packed file may claim any size; beyond these it is an attack, not a book or a document. */
const limits = { entries: 5_000, bytes: 500 * 1024 * 1024, ratio: 200 }
/** Below this a high ratio is repetition: a table of blanks packs a thousand times. */
const smallBytes = 1024 * 1024

/** Its files. Throws where it is no zip, or unpacks to more than `bytes` (500 MB) or 200 times its size. */
export async function entriesOf(file: Blob, bytes: number = limits.bytes): Promise<readonly Entry[]> {
  // The unpacker's own workers start from a blob address, which the policy of the page forbids on older browsers.
  configure({ useWebWorkers: false })
  const entries = (await new ZipReader(new BlobReader(file)).getEntries()).filter((entry) => !entry.directory)
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (
    entries.length > limits.entries ||
    unpacked > bytes ||
    (unpacked > smallBytes && unpacked > file.size * limits.ratio)
  )
    throw new Error('The file unpacks to too much')
  return entries
}
