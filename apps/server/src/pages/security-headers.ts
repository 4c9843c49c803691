/** Headers that every answer carries, made once: they are the same for everyone. */
import type { FastifyInstance } from 'fastify'

/**
 * Scripts come from here alone, and compiled WebAssembly may run (the database in the browser is that). Styles may be
 * inline because a book's chapters are shown in frames that inherit this policy and bring their own; frames and
 * pictures from `blob:` are those chapters and files read from the encrypted store.
 */
const pagePolicy = [
  `default-src 'self'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `style-src 'self' 'unsafe-inline' blob:`,
  `img-src 'self' blob: data:`,
  `media-src 'self' blob: data:`,
  `font-src 'self' blob: data:`,
  `connect-src 'self' blob: data:`,
  `frame-src 'self' blob:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'self'`,
].join('; ')

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': pagePolicy,
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(), usb=(), serial=()',
} as const

const oneYear = 31_536_000

/** HSTS is only sent over https: a school's own computer answers plain http in its network for good reason. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere)
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${oneYear}`)
  })
}
