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

interface Watching {
  readonly report?: (bytes: number) => void
  /** Asked now and then while bytes arrive: what nobody wants any more need not come. */
  readonly isWanted?: () => Promise<boolean>
}

/** Bytes between two such questions. */
const askEvery = 262_144

/** Why a file is not here; what did not arrive whole is not there at all. Without room `StorageFull` is thrown. */
export async function fetchFile(
  { files, transport }: Fetching,
  { path, url, size_bytes }: WantedFile,
  { report = () => undefined, isWanted = async () => true }: Watching = {},
): Promise<NonNullable<DownloadState['failure']> | undefined> {
  if ((await files.size(path)) === size_bytes) {
    report(size_bytes)
    return undefined
  }
  if (!(await isWanted())) return 'unreachable'
  const response = await transport.download(url)
  if (!response?.body) return 'unreachable'
  try {
    await files.put(path, response.body.pipeThrough(watched({ report, isWanted })), size_bytes)
    return undefined
  } catch (error) {
    if (isStorageFull(error)) throw error
    // Cut off on the way, or not the bytes that were promised.
    return 'unreachable'
  }
}

function watched({ report, isWanted }: Required<Watching>): TransformStream<Uint8Array, Uint8Array> {
  let unasked = 0
  return new TransformStream({
    async transform(bytes, controller) {
      report(bytes.byteLength)
      unasked += bytes.byteLength
      if (unasked >= askEvery) {
        unasked = 0
        if (!(await isWanted())) return controller.error(new Error('not wanted any more'))
      }
      controller.enqueue(bytes)
    },
  })
}
