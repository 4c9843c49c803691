/** Headers that every answer carries, made once: they are the same for everyone. */
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '#pages/page-policy.ts'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(), geolocation=(), payment=(), usb=(), serial=()',
} as const

const closed = pagePolicy()
const oneYear = 31_536_000

/**
 * `servicesOf`: origins of other servers of ours that pages of a host reach. Scripts carry the policy as pages do, since a worker
 * goes by the one that it came with. HSTS is only sent over https: a school's own computer answers plain http in its network for good
 * reason.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  servicesOf: (host: string) => readonly string[] = () => [],
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere)
    const services = servicesOf(request.host)
    reply.header('content-security-policy', services.length === 0 ? closed : pagePolicy({ services }))
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${oneYear}`)
  })
}
