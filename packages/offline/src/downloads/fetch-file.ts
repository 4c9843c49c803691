/** Brings one file from the server into the person's files. */
import type { KeepOutcome } from '@maktab/client/offline-port'
import { isStorageFull, WrongBytes, type FileStore } from '@maktab/device/files'
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
  /** Hears of bytes that came over the line, without those that were here. */
  readonly arrived?: (bytes: number) => void
  /** Asked now and then while bytes arrive: what nobody wants any more need not come. */
  readonly isWanted?: () => Promise<boolean>
  /** Ends it at once. */
  readonly signal?: AbortSignal
}

/** Bytes between two such questions. */
const askEvery = 262_144

/**
 * Why a file is not here. It goes on where it broke off before, and is here only when it is whole and, where its hash is known, the
 * one that was promised. Without room `StorageFull` is thrown.
 */
export async function fetchFile(
  { files, transport }: Fetching,
  { path, url, size_bytes: size }: WantedFile,
  { report = () => undefined, arrived = () => undefined, isWanted = async () => true, signal }: Watching = {},
): Promise<Exclude<KeepOutcome, 'kept'> | undefined> {
  // Whole or not at all: what is here is not written over.
  if ((await files.size(path)) !== undefined) {
    report(size)
    return undefined
  }
  if (!(await isWanted())) return 'unreachable'
  const response = await transport.download(url, await files.begun(path, size), signal)
  if (typeof response === 'string') return response
  if (!response.body) return 'server_failed'
  const from = beginningOf(response)
  report(from)
  try {
    const bytes = response.body.pipeThrough(watched({ report, arrived, isWanted }))
    await files.putComing(path, bytes, { size, sha256: hashOf(path), from })
    return undefined
  } catch (error) {
    if (isStorageFull(error)) throw error
    // Not the bytes that were promised, or cut off on the way.
    return error instanceof WrongBytes ? 'server_failed' : 'unreachable'
  }
}

/** The byte at which an answer begins: a server that knows no parts sends all. */
function beginningOf({ status, headers }: Response): number {
  const [, from = '0'] = /^bytes (\d+)-/.exec((status === 206 && headers.get('content-range')) || '') ?? []
  return Number(from)
}

/** Contents are named by their hash; of an attachment none is known. */
function hashOf(path: string): string | undefined {
  return /^content\/([0-9a-f]{64})$/.exec(path)?.[1]
}

function watched({
  report,
  arrived,
  isWanted,
}: Required<Omit<Watching, 'signal'>>): TransformStream<Uint8Array, Uint8Array> {
  let unasked = 0
  return new TransformStream({
    async transform(bytes, controller) {
      report(bytes.byteLength)
      arrived(bytes.byteLength)
      unasked += bytes.byteLength
      if (unasked >= askEvery) {
        unasked = 0
        if (!(await isWanted())) return controller.error(new Error('not wanted any more'))
      }
      controller.enqueue(bytes)
    },
  })
}
