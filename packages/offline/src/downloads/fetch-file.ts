/** Brings one file from the server into the person's files. */
import type { DownloadState } from '@maktab/client/offline-port'
import { isStorageFull, type FileStore } from '@maktab/device/files'
import type { Transport } from '../transport.ts'

interface Fetching {
  readonly files: FileStore
  readonly transport: Transport
}

export interface WantedFile {
  readonly path: string
  readonly url: string
  readonly size_bytes: number
}

/** Why a file is not here; what did not arrive whole is not there at all. Without room `StorageFull` is thrown. */
export async function fetchFile(
  { files, transport }: Fetching,
  { path, url, size_bytes }: WantedFile,
  report: (bytes: number) => void = () => undefined,
): Promise<NonNullable<DownloadState['failure']> | undefined> {
  if ((await files.size(path)) === size_bytes) {
    report(size_bytes)
    return undefined
  }
  const response = await transport.download(url)
  if (!response?.body) return 'unreachable'
  try {
    await files.put(path, response.body.pipeThrough(counting(report)), size_bytes)
    return undefined
  } catch (error) {
    if (isStorageFull(error)) throw error
    // Cut off on the way, or not the bytes that were promised.
    return 'unreachable'
  }
}

function counting(report: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(bytes, controller) {
      report(bytes.byteLength)
      controller.enqueue(bytes)
    },
  })
}
