/** Whether the archive that a workbook is may be unpacked at all: hucre would unpack up to two gigabytes. */
import yauzl, { type ZipFile } from 'yauzl'

const limits = { entries: 500, unpackedBytes: 60 * 1024 * 1024, ratio: 200 } as const
/** Below this a high ratio is repetition, not an attack. */
const smallBytes = 1024 * 1024

/**
 * `locked` where an entry is encrypted, `refused` where it is no archive, holds too much, packs it too tightly or says less of
 * itself than it holds. Everything is decided from the directory first; only then is each entry unpacked, into nothing.
 */
export async function judgeZip(bytes: Buffer): Promise<'good' | 'locked' | 'refused'> {
  let zip: ZipFile
  try {
    zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  } catch {
    return 'refused'
  }
  try {
    if (zip.entryCount > limits.entries) return 'refused'
    const entries = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    if (entries.some(({ generalPurposeBitFlag }) => (generalPurposeBitFlag & 1) !== 0)) return 'locked'
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    const isBomb = entries.some(
      ({ uncompressedSize, compressedSize }) =>
        uncompressedSize > smallBytes && uncompressedSize > compressedSize * limits.ratio,
    )
    if (isBomb || unpacked > limits.unpackedBytes) return 'refused'
    for (const entry of entries) {
      const stream = await zip.openReadStreamPromise(entry)
      for await (const chunk of stream) void chunk
    }
    return 'good'
  } catch {
    return 'refused'
  } finally {
    zip.close()
  }
}
