/** Files of a backup: packed as they are written, hashed as they lie on the disk. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A packed file that is on the disk when its hash is answered. */
export function packed(file: string): { write(chunk: Buffer | string): Promise<void>; end(): Promise<string> } {
  const pack = createGzip({ level: 4 })
  const hash = createHash('sha256')
  const written = createWriteStream(file, { mode: 0o600, flush: true })
  const done = pipeline(
    pack,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    written,
  )
  done.catch(() => {})
  return {
    async write(chunk) {
      if (!pack.write(chunk)) await Promise.race([once(pack, 'drain'), done])
    },
    async end() {
      pack.end()
      await finished(written)
      await done
      return hash.digest('hex')
    },
  }
}

/** Lines of a packed file, one after the other, however large it is. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const read = pipeline(createReadStream(file), unpacked)
  read.catch(() => {})
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line !== '') yield line
  await read
}
