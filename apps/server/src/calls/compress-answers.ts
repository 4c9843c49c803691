/**
 * Compresses answers of calls in one go. A stream for each answer, as larger things have it, costs the processor more than the
 * compressing itself, and an answer is whole in memory anyway (docs/decisions/0079).
 */
import zlib from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below it a packet holds the answer as it is. */
const smallestBytes = 1024
/** Above it compressing would hold up what others ask: that is left to a stream. */
const largestLength = 128 * 1024

const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4, [zlib.constants.BROTLI_PARAM_LGWIN]: 18 } }

/** Register it before what compresses streams: that leaves alone what has an encoding. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      typeof payload !== 'string' ||
      payload.length > largestLength ||
      !request.url.startsWith('/api/') ||
      reply.hasHeader('content-encoding')
    )
      return payload
    if (Buffer.byteLength(payload) < smallestBytes) return payload
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    const vary = reply.getHeader('vary')
    reply
      .header('content-encoding', encoding)
      .header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
    return encoding === 'br' ? zlib.brotliCompressSync(payload, brotliOptions) : zlib.gzipSync(payload)
  })
}

/** `br` before `gzip`, as far as the browser takes them; one that it names with a weight of 0 it does not take. */
export function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const taken = String(accepted ?? '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/),
    )
    .flatMap(([name, weight]) => (weight !== undefined && Number(weight) === 0 ? [] : [name]))
  return (['br', 'gzip'] as const).find((one) => taken.includes(one))
}
