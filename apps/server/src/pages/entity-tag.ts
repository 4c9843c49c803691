/** ETags for pages and documents that are made on request: the second time a browser gets 304 instead of the same bytes. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Files bring their own tag and come as streams; calls are POSTs. What is left are small texts. */
export function addEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
      return payload
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('etag', tag)
    if (!request.headers['if-none-match']?.includes(tag)) return payload
    reply.code(304).removeHeader('content-type')
    return null
  })
}
