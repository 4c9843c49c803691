/** Where bytes are kept, by their SHA-256: the same file handed in by forty learners is stored once. */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder, moveTo } from '#files/folders.ts'
import { openHandedOver, type HandedOver } from '#files/handed-over.ts'

/** Bytes that have arrived but are not kept yet. One of `keep` and `discard` must be called. */
export interface ReceivedBytes {
  readonly sha256: string
  /** Counts all that was read; when it is more than the limit, there is nothing worth keeping. */
  readonly size_bytes: number
  /** A file on this machine, for looking at the contents. */
  readonly file: string
  keep(): Promise<void>
  discard(): Promise<void>
}

export interface Storage {
  /** Reads to the end, and writes no more than `limit` bytes. Durable once `keep` has answered. */
  receive(bytes: AsyncIterable<Uint8Array>, limit?: number): Promise<ReceivedBytes>
  /** Length in bytes; undefined when there is no such file. */
  sizeOf(sha256: string): Promise<number | undefined>
  /** Bytes from `start` to `end`, both included. */
  read(sha256: string, range?: { readonly start: number; readonly end: number }): Readable
  /** Files of people, until something names them. */
  readonly handedOver: HandedOver
}

/** The longest request takes an hour: what is a day old was cut off by a crash. */
const longestArrivalMs = 86_400_000

/** At the start: removes files that no request will ever finish. */
export async function sweepReceiving(folder: string, now: Date): Promise<void> {
  const receiving = path.join(folder, 'receiving')
  for (const name of await fs.readdir(receiving).catch(() => [])) {
    const file = path.join(receiving, name)
    const { mtimeMs } = await fs.stat(file)
    if (now.getTime() - mtimeMs > longestArrivalMs) await fs.rm(file, { force: true })
  }
}

const sha256Shape = /^[0-9a-f]{64}$/

export function openDiskStorage(folder: string): Storage {
  const placeOf = (sha256: string): string => {
    if (!sha256Shape.test(sha256)) throw new TypeError('Not a SHA-256')
    return path.join(folder, sha256.slice(0, 2), sha256.slice(2))
  }
  return {
    async receive(bytes, limit = Number.POSITIVE_INFINITY) {
      const waiting = path.join(folder, 'receiving')
      await makeFolder(waiting)
      const file = path.join(waiting, randomUUID())
      const { sha256, size_bytes } = await write(file, bytes, limit).catch(async (error: unknown) => {
        await fs.rm(file, { force: true })
        throw error
      })
      return {
        sha256,
        size_bytes,
        file,
        keep: () => moveTo(file, placeOf(sha256)),
        discard: () => fs.rm(file, { force: true }),
      }
    },
    async sizeOf(sha256) {
      if (!sha256Shape.test(sha256)) return undefined
      return (await fs.stat(placeOf(sha256)).catch(() => undefined))?.size
    },
    read: (sha256, range) => createReadStream(placeOf(sha256), range),
    handedOver: openHandedOver(folder, (file, sha256) => moveTo(file, placeOf(sha256))),
  }
}

async function write(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<{ sha256: string; size_bytes: number }> {
  const hash = createHash('sha256')
  let size_bytes = 0
  const target = await fs.open(file, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      size_bytes += chunk.length
      // Breaking off would destroy the request behind the stream, and with it the answer.
      if (size_bytes > limit) continue
      hash.update(chunk)
      await target.writeFile(chunk)
    }
    await target.sync()
  } finally {
    await target.close()
  }
  return { sha256: hash.digest('hex'), size_bytes }
}
