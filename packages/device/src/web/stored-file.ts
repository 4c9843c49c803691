/** Reads encrypted files, whole or in part. Works in a page, a worker and a service worker. */
import { personOf } from '../person-keys.ts'
import { findDeviceKey } from './keys.ts'
import { personKeys } from './person-keys.ts'
import { cipherOf, headerLength, placeOf, readHeader, type Header } from './encrypted-format.ts'

export interface StoredFile {
  /** In bytes, decrypted. */
  readonly size: number
  /** The bytes from `from` up to, not including, `to`. */
  stream(from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Where files of a person lie, and the key that they are under. */
export interface FilePlace {
  readonly name: 'sealed' | 'files'
  readonly key: CryptoKey
}

/**
 * The places of a folder's files that can be read now; the first is where new ones go. `sealed` is under the person's own
 * key; `files`, under this browser's, holds what was kept before they had one.
 */
export async function filePlaces(folder: string): Promise<readonly FilePlace[]> {
  const [own, device] = [await personKeys.keyFor(personOf(folder), 'files'), await findDeviceKey()]
  const before: readonly FilePlace[] = device === undefined ? [] : [{ name: 'files', key: device }]
  return own === undefined ? before : [{ name: 'sealed', key: own }, ...before]
}

export async function filesFolder(
  folder: string,
  place: FilePlace['name'],
  create: boolean,
): Promise<FileSystemDirectoryHandle> {
  let handle = await navigator.storage.getDirectory()
  for (const name of ['maktab', folder, place]) handle = await handle.getDirectoryHandle(name, { create })
  return handle
}

/** A path as the name of one file: `content/ab12` is `content_ab12`. */
export function fileName(path: string): string {
  return path.replace('/', '_')
}

export function pathOf(name: string): string {
  return name.replace('_', '/')
}

/** Undefined where there is no such file, it was never finished, or its person is signed out. */
export async function openStoredFile(folder: string, path: string): Promise<StoredFile | undefined> {
  for (const place of await filePlaces(folder)) {
    const stored = await openStoredFileIn(folder, path, place)
    if (stored) return stored
  }
  return undefined
}

export async function openStoredFileIn(
  folder: string,
  path: string,
  { name, key }: FilePlace,
): Promise<StoredFile | undefined> {
  const file = await findFile(folder, name, path)
  const header = file && readHeader(await file.slice(0, headerLength).arrayBuffer())
  if (!file || !header) return undefined
  return {
    size: header.size,
    stream: (from, to) => streamPart({ file, header, path, key }, from, Math.min(to, header.size)),
  }
}

export async function findFile(folder: string, place: FilePlace['name'], path: string): Promise<File | undefined> {
  try {
    return await (await (await filesFolder(folder, place, false)).getFileHandle(fileName(path))).getFile()
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
