/** Two addresses for whoever watches the server: is the process up, and can it do its work? */
import type { FastifyInstance } from 'fastify'

export function mountHealth(app: FastifyInstance, isReady: () => Promise<boolean>, isClockBehind: () => boolean): void {
  const options = { logLevel: 'silent', config: { rateLimit: false } } as const
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', options, async (_request, reply) => {
    const ready = await isReady()
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', ...(isClockBehind() && { clock: 'behind' }) })
  })
}
