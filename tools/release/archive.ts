/** Writes an archive whose bytes depend on nothing but its entries: sorted, owned by nobody in particular, of one moment. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import tar from 'tar-stream'
import yazl from 'yazl'

/** A file of the archive, by its path there: a file of this machine, or its text. */
export type Entry = { readonly path: string; readonly isProgram?: boolean } & (
  | { readonly file: string }
  | { readonly text: string }
)

const modeOf = ({ isProgram = false }: Entry) => (isProgram ? 0o755 : 0o644)
const inOrder = (entries: readonly Entry[]) => entries.toSorted((one, other) => (one.path < other.path ? -1 : 1))

/** `level`: 1 is packed soon, 9 is small. */
export async function writeTarGz(file: string, entries: readonly Entry[], moment: Date, level = 9): Promise<void> {
  const pack = tar.pack()
  const writing = pipeline(pack, createGzip({ level }), createWriteStream(file))
  for (const entry of inOrder(entries)) {
    const header = { name: entry.path, mode: modeOf(entry), mtime: moment, uid: 0, gid: 0 }
    if ('text' in entry) pack.entry(header, entry.text)
    else await pipeline(createReadStream(entry.file), pack.entry({ ...header, size: statSync(entry.file).size }))
  }
  pack.finalize()
  await writing
}

export async function writeZip(file: string, entries: readonly Entry[], moment: Date): Promise<void> {
  const zip = new yazl.ZipFile()
  const writing = pipeline(zip.outputStream, createWriteStream(file))
  for (const entry of inOrder(entries)) {
    const options = { mtime: moment, mode: 0o100_000 | modeOf(entry), forceDosTimestamp: true }
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), entry.path, options)
    else zip.addFile(entry.file, entry.path, options)
  }
  zip.end()
  await writing
}

/** SHA-256 in hexadecimal. */
export async function hashOfEntry(entry: Entry): Promise<string> {
  return 'text' in entry ? createHash('sha256').update(entry.text).digest('hex') : hashOf(entry.file)
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
