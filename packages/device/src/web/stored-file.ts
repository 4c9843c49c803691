/** Reads encrypted files, whole or in part. Works in a page, a worker and a service worker. */
import { cipherOf, headerLength, placeOf, readHeader, type Header } from './encrypted-format.ts'

export interface StoredFile {
  /** In bytes, decrypted. */
  readonly size: number
  /** The bytes from `from` up to, not including, `to`. */
  stream(from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** The folder of a person's files on this device. */
export async function filesFolder(folder: string, create: boolean): Promise<FileSystemDirectoryHandle> {
  let handle = await navigator.storage.getDirectory()
  for (const name of ['maktab', folder, 'files']) handle = await handle.getDirectoryHandle(name, { create })
  return handle
}

/** A path as the name of one file: `content/ab12` is `content_ab12`. */
export function fileName(path: string): string {
  return path.replace('/', '_')
}

export function pathOf(name: string): string {
  return name.replace('_', '/')
}

/** Undefined where there is no such file, or it was never finished. */
export async function openStoredFile(folder: string, path: string, key: CryptoKey): Promise<StoredFile | undefined> {
  const file = await findFile(folder, path)
  const header = file && readHeader(await file.slice(0, headerLength).arrayBuffer())
  if (!file || !header) return undefined
  return { size: header.size, stream: (from, to) => streamPart({ file, header, path, key }, from, Math.min(to, header.size)) }
}

async function findFile(folder: string, path: string): Promise<File | undefined> {
  try {
    return await (await (await filesFolder(folder, false)).getFileHandle(fileName(path))).getFile()
  } catch (error) {
    if ((error as DOMException).name === 'NotFoundError') return undefined
    throw error
  }
}

interface Source {
  readonly file: File
  readonly header: Header
  readonly path: string
  readonly key: CryptoKey
}

function streamPart(source: Source, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { chunk } = source.header
  let at = from
  return new ReadableStream(
    {
      async pull(controller) {
        if (at >= to) return controller.close()
        const index = Math.floor(at / chunk)
        const plain = await decryptChunk(source, index)
        const start = at - index * chunk
        const part = plain.slice(start, Math.min(plain.byteLength, start + to - at))
        at += part.byteLength
        controller.enqueue(part)
        if (at >= to) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function decryptChunk({ file, header, path, key }: Source, index: number): Promise<Uint8Array<ArrayBuffer>> {
  const { from, to } = placeOf(header, index)
  const encrypted = await file.slice(from, to).arrayBuffer()
  return new Uint8Array(await crypto.subtle.decrypt(cipherOf(header, path, index), key, encrypted))
}
