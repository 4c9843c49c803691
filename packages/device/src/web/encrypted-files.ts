/** Files in the browser's own file system, encrypted with their person's key. Writing works in a worker only. */
import { isStorageFull, StorageFull, WrongBytes, type ComingFile, type FileStore } from '../files.ts'
import { sha256, type Sha256 } from '../sha256.ts'
import {
  chunkLength,
  chunksBegun,
  cipherOf,
  headerLength,
  placeOf,
  readHeader,
  writeHeader,
  type Header,
} from './encrypted-format.ts'
import { openDeviceKey } from './keys.ts'
import {
  fileName,
  filePlaces,
  filesFolder,
  findFile,
  openStoredFile,
  openStoredFileIn,
  pathOf,
  type FilePlace,
  type StoredFile,
} from './stored-file.ts'

const spareName = 'spare'
/** A browser gives a file that grows a whole megabyte of room at once, and one transaction grows the database and its journal. */
const spareLength = 3 * 1024 * 1024

export function encryptedFiles(folder: string): FileStore {
  // Once for each page's store: what it finds here later was written with the person's key already.
  void sealOlderFiles(folder).catch(() => {})

  return {
    put: (path, bytes, size) =>
      alone(folder, path, async () => putIn(folder, await placeForNew(folder), { path, bytes, size })),

    putComing: (path, bytes, coming) =>
      alone(folder, path, async () => putComing(folder, await placeForNew(folder), { path, bytes, coming })),

    begun: (path, size) => alone(folder, path, async () => begunIn(folder, await placeForNew(folder), path, size)),

    async read(path) {
      const stored = await openStoredFile(folder, path)
      return stored && readBytes(stored, 0, stored.size)
    },

    async readPart(path, from, to) {
      const stored = await openStoredFile(folder, path)
      return stored && readBytes(stored, from, to)
    },

    size: async (path) => (await openStoredFile(folder, path))?.size,

    remove: (path) =>
      alone(folder, path, async () => {
        for (const { name } of await filePlaces(folder))
          await removeEntry(await filesFolder(folder, name, true), fileName(path))
      }),

    async list() {
      const paths = new Set<string>()
      for (const { name } of await filePlaces(folder)) for (const path of await pathsIn(folder, name)) paths.add(path)
      return [...paths]
    },

    async keepSpare() {
      await writeOr(await filesFolder(folder, 'files', true), spareName, growSpare, () => false).catch((error) => {
        if (!isStorageFull(error)) throw error
      })
    },

    async freeSpare() {
      await removeEntry(await filesFolder(folder, 'files', true), spareName)
    },
  }
}

/** Files from before their person had a key of their own are sealed with it one by one; one that finds no room stays as it is. */
export async function sealOlderFiles(folder: string): Promise<void> {
  const places = await filePlaces(folder)
  const [sealed, older] = places
  if (sealed?.name !== 'sealed' || older === undefined) return
  for (const path of await pathsIn(folder, older.name)) {
    await alone(folder, path, async () => {
      const stored = await openStoredFileIn(folder, path, older)
      const isSealed = (await openStoredFileIn(folder, path, sealed)) !== undefined
      if (stored && !isSealed)
        await putIn(folder, sealed, { path, bytes: stored.stream(0, stored.size), size: stored.size })
      await removeEntry(await filesFolder(folder, older.name, true), fileName(path))
    })
  }
}

/** Over all tabs: one of them may be sealing the file that another removes. */
function alone<T>(folder: string, path: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`maktab-file-${folder}/${path}`, work) as Promise<T>
}

async function placeForNew(folder: string): Promise<FilePlace> {
  const [place] = await filePlaces(folder)
  return place ?? { name: 'files', key: await openDeviceKey() }
}

async function putIn(
  folder: string,
  { name, key }: FilePlace,
  { path, bytes, size }: Omit<Plain, 'key'>,
): Promise<void> {
  await writeWhole(await filesFolder(folder, name, true), fileName(path), (handle) =>
    encrypt(handle, { key, path, bytes, size }),
  )
}

async function putComing(
  folder: string,
  { name, key }: FilePlace,
  { path, bytes, coming }: Pick<Plain, 'path' | 'bytes'> & { readonly coming: ComingFile },
): Promise<void> {
  const directory = await filesFolder(folder, name, true)
  await writeBegun(directory, fileName(path), async (handle) => {
    const { size, from } = coming
    const hash = coming.sha256 === undefined ? undefined : await sha256()
    const header = from === 0 ? begin(handle, size) : await goOn(handle, { key, path, coming, hash })
    await encryptFrom(handle, header, { key, path, bytes, from, hash })
    if (hash !== undefined && hash.digest() !== coming.sha256) throw new WrongBytes(path)
    handle.flush()
    writeAll(handle, writeHeader(header), 0, headerLength)
    handle.flush()
  })
}

async function begunIn(folder: string, { name, key }: FilePlace, path: string, size: number): Promise<number> {
  const file = await findFile(folder, name, path)
  const header = file && readHeader(await file.slice(0, headerLength).arrayBuffer(), 'begun')
  if (!file || header?.size !== size || header.chunk !== chunkLength) return 0
  // The last chunk may have been half written when the power went.
  for (let chunks = chunksBegun(header, file.size); chunks > 0; chunks -= 1) {
    const { from, to } = placeOf(header, chunks - 1)
    const encrypted = await file.slice(from, to).arrayBuffer()
    if (await isWhole(cipherOf(header, path, chunks - 1), key, encrypted)) return chunks * chunkLength
  }
  return 0
}

async function isWhole(cipher: AesGcmParams, key: CryptoKey, encrypted: ArrayBuffer): Promise<boolean> {
  return crypto.subtle.decrypt(cipher, key, encrypted).then(
    () => true,
    () => false,
  )
}

function begin(handle: FileSystemSyncAccessHandle, size: number): Header {
  const header: Header = { chunk: chunkLength, size, nonce: crypto.getRandomValues(new Uint8Array(8)) }
  handle.truncate(0)
  writeAll(handle, writeHeader(header, 'begun'), 0, headerLength)
  return header
}

interface GoingOn {
  readonly key: CryptoKey
  readonly path: string
  readonly coming: ComingFile
  readonly hash: Sha256 | undefined
}

/** What is here already is read once more: it belongs to the hash of the whole, and the power may have gone while it was written. */
async function goOn(
  handle: FileSystemSyncAccessHandle,
  { key, path, coming: { size, from }, hash }: GoingOn,
): Promise<Header> {
  const read = (at: number, to: number) => {
    const bytes = new Uint8Array(to - at)
    handle.read(bytes, { at })
    return bytes
  }
  const header = readHeader(read(0, headerLength).buffer, 'begun')
  if (header?.size !== size || from % chunkLength !== 0) throw new WrongBytes(`${path} did not begin like this`)
  for (let index = 0; index < from / chunkLength; index += 1) {
    const { from: at, to } = placeOf(header, index)
    const plain = await crypto.subtle.decrypt(cipherOf(header, path, index), key, read(at, to)).catch(() => {
      throw new WrongBytes(`${path} was spoilt on this device`)
    })
    hash?.update(new Uint8Array(plain))
  }
  handle.truncate(placeOf(header, from / chunkLength).from)
  return header
}

async function pathsIn(folder: string, place: FilePlace['name']): Promise<string[]> {
  const paths: string[] = []
  for await (const name of (await filesFolder(folder, place, true)).keys())
    if (name !== spareName) paths.push(pathOf(name))
  return paths
}

/** Undefined where the bytes on the disk are not those that were written. */
async function readBytes(stored: StoredFile, from: number, to: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await new Response(stored.stream(from, to)).arrayBuffer())
  } catch {
    return undefined
  }
}

interface Plain {
  readonly key: CryptoKey
  readonly path: string
  readonly bytes: ReadableStream<Uint8Array>
  readonly size: number
}

async function encrypt(handle: FileSystemSyncAccessHandle, { key, path, bytes, size }: Plain): Promise<void> {
  // Nothing is readable before its header, and the header comes last.
  const header = begin(handle, size)
  await encryptFrom(handle, header, { key, path, bytes, from: 0, hash: undefined })
  handle.flush()
  writeAll(handle, writeHeader(header), 0, headerLength)
  handle.flush()
}

/** Writes chunk after chunk, the last one only where it is the file's. */
async function encryptFrom(
  handle: FileSystemSyncAccessHandle,
  header: Header,
  { key, path, bytes, from, hash }: Omit<Plain, 'size'> & { readonly from: number; readonly hash: Sha256 | undefined },
): Promise<void> {
  const { size, chunk: whole } = header
  let index = from / whole
  let arrived = from
  for await (const chunk of inChunks(bytes)) {
    arrived += chunk.byteLength
    if (arrived > size || (chunk.byteLength < whole && arrived !== size)) break
    hash?.update(chunk)
    const encrypted = new Uint8Array(await crypto.subtle.encrypt(cipherOf(header, path, index), key, chunk))
    writeAll(handle, encrypted, placeOf(header, index).from, encrypted.byteLength)
    index += 1
  }
  if (arrived !== size) throw new Error(`${path} should have ${size} bytes`)
}

type Write = (handle: FileSystemSyncAccessHandle) => Promise<void>

/** Leaves a whole file or none. */
async function writeWhole(directory: FileSystemDirectoryHandle, name: string, write: Write): Promise<void> {
  await writeOr(directory, name, write, () => true)
}

/** Leaves a whole file, or what can be gone on with: not where there is no room for more, or it is another file. */
async function writeBegun(directory: FileSystemDirectoryHandle, name: string, write: Write): Promise<void> {
  await writeOr(directory, name, write, (error) => isStorageFull(error) || error instanceof WrongBytes)
}

async function writeOr(
  directory: FileSystemDirectoryHandle,
  name: string,
  write: Write,
  isRemoved: (error: unknown) => boolean,
): Promise<void> {
  let handle: FileSystemSyncAccessHandle | undefined
  try {
    handle = await (await directory.getFileHandle(name, { create: true })).createSyncAccessHandle()
    await write(handle)
  } catch (thrown) {
    const error = isQuotaExceeded(thrown) ? new StorageFull(thrown) : thrown
    handle?.close()
    handle = undefined
    if (isRemoved(error)) await removeEntry(directory, name)
    throw error
  } finally {
    handle?.close()
  }
}

/** Writes `length` bytes, repeating `bytes` where they are fewer. A short write is a full device, too. */
async function growSpare(handle: FileSystemSyncAccessHandle): Promise<void> {
  const piece = crypto.getRandomValues(new Uint8Array(65_536))
  for (let size = handle.getSize(); size < spareLength; size += piece.byteLength)
    writeAll(handle, piece, size, piece.byteLength)
}

function writeAll(
  handle: FileSystemSyncAccessHandle,
  bytes: Uint8Array<ArrayBuffer>,
  from: number,
  length: number,
): void {
  for (let done = 0; done < length; done += bytes.byteLength) {
    const part = bytes.subarray(0, Math.min(bytes.byteLength, length - done))
    if (handle.write(part, { at: from + done }) < part.byteLength) throw new StorageFull()
  }
}

function isQuotaExceeded(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

async function removeEntry(directory: FileSystemDirectoryHandle, name: string): Promise<void> {
  try {
    await directory.removeEntry(name)
  } catch (error) {
    if ((error as DOMException).name !== 'NotFoundError') throw error
  }
}

/** The stream cut into chunks of one length; the last may be shorter. */
async function* inChunks(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = bytes.getReader()
  let chunk = new Uint8Array(chunkLength)
  let filled = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      for (let at = 0; at < value.byteLength;) {
        const part = value.subarray(at, at + chunkLength - filled)
        chunk.set(part, filled)
        filled += part.byteLength
        at += part.byteLength
        if (filled < chunkLength) continue
        yield chunk
        chunk = new Uint8Array(chunkLength)
        filled = 0
      }
    }
    if (filled > 0) yield chunk.slice(0, filled)
  } finally {
    // Where the file could not be stored, the rest need not come either.
    await reader.cancel().catch(() => {})
  }
}
