import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRange } from '#files/range.ts'
import type { Storage } from '#files/storage.ts'

interface Sending {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly storage: Pick<Storage, 'read'>
  readonly sha256: string
  readonly size: number
}

/** Sends a stored file, or the part of it that was asked for, under the headers that stand in the reply already. Its bytes never change under its name. */
export function sendBytes({ request, reply, storage, sha256, size }: Sending): FastifyReply {
  const etag = `"${sha256}"`
  reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=86400, immutable' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const isCurrent = (request.headers['if-range'] ?? etag) === etag
  const range = isCurrent ? parseRange(request.headers.range, size) : 'whole'
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (range === 'whole') return reply.header('content-length', size).send(storage.read(sha256))
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(storage.read(sha256, range))
}
