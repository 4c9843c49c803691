/** Files in the browser's own file system, encrypted with the device's key. Writing works in a worker only. */
import { StorageFull, type FileStore } from '../files.ts'
import { chunkLength, cipherOf, headerLength, placeOf, writeHeader, type Header } from './encrypted-format.ts'
import { openDeviceKey } from './keys.ts'
import { fileName, filesFolder, openStoredFile, pathOf, type StoredFile } from './stored-file.ts'

const spareName = 'spare'
const spareLength = 1024 * 1024

export function encryptedFiles(folder: string): FileStore {
  return {
    async put(path, bytes, size) {
      const key = await openDeviceKey()
      await writeWhole(await filesFolder(folder, true), fileName(path), (handle) => encrypt(handle, { key, path, bytes, size }))
    },

    async read(path) {
      const stored = await openStoredFile(folder, path, await openDeviceKey())
      return stored && readWhole(stored)
    },

    async size(path) {
      return (await openStoredFile(folder, path, await openDeviceKey()))?.size
    },

    async remove(path) {
      await removeEntry(await filesFolder(folder, true), fileName(path))
    },

    async list() {
      const names: string[] = []
      for await (const name of (await filesFolder(folder, true)).keys()) if (name !== spareName) names.push(pathOf(name))
      return names
    },

    async keepSpare() {
      await writeWhole(await filesFolder(folder, true), spareName, async (handle) => {
        if (handle.getSize() !== spareLength) writeAll(handle, crypto.getRandomValues(new Uint8Array(65_536)), 0, spareLength)
      })
    },

    async freeSpare() {
      await removeEntry(await filesFolder(folder, true), spareName)
    },
  }
}

/** Undefined where the bytes on the disk are not those that were written. */
async function readWhole(stored: StoredFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await new Response(stored.stream(0, stored.size)).arrayBuffer())
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
  const header: Header = { chunk: chunkLength, size, nonce: crypto.getRandomValues(new Uint8Array(8)) }
  handle.truncate(0)
  // Nothing is readable before the header, and the header comes last.
  writeAll(handle, new Uint8Array(headerLength), 0, headerLength)
  let index = 0
  let arrived = 0
  for await (const chunk of inChunks(bytes)) {
    arrived += chunk.byteLength
    if (arrived > size) break
    const encrypted = new Uint8Array(await crypto.subtle.encrypt(cipherOf(header, path, index), key, chunk))
    writeAll(handle, encrypted, placeOf(header, index).from, encrypted.byteLength)
    index += 1
  }
  if (arrived !== size) throw new Error(`${path} should have ${size} bytes`)
  handle.flush()
  writeAll(handle, writeHeader(header), 0, headerLength)
  handle.flush()
}

/** Leaves a whole file or none. */
async function writeWhole(
  directory: FileSystemDirectoryHandle,
  name: string,
  write: (handle: FileSystemSyncAccessHandle) => Promise<void>,
): Promise<void> {
  let handle: FileSystemSyncAccessHandle | undefined
  try {
    handle = await (await directory.getFileHandle(name, { create: true })).createSyncAccessHandle()
    await write(handle)
  } catch (error) {
    handle?.close()
    handle = undefined
    await removeEntry(directory, name)
    throw isQuotaExceeded(error) ? new StorageFull(error) : error
  } finally {
    handle?.close()
  }
}

/** Writes `length` bytes, repeating `bytes` where they are fewer. A short write is a full device, too. */
function writeAll(handle: FileSystemSyncAccessHandle, bytes: Uint8Array<ArrayBuffer>, from: number, length: number): void {
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
      for (let at = 0; at < value.byteLength; ) {
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
