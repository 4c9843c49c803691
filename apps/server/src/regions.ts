/**
 * Tenants whose learning calls are answered in another region than their pages (seed 000 §7). The server of that region is
 * this same program; it lets pages of the tenant's own hosts, and of nobody else, read its answers.
 */
import cors from '@fastify/cors'
import { headers } from '@maktab/contracts/envelope'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface Regions {
  /** Origin of the tenant's learning server; undefined where its pages' own server answers. */
  learningOrigin(tenant_id: number): string | undefined
  /** Names, without ports, of the hosts at which its pages are opened. */
  pageHosts(tenant_id: number): readonly string[]
}

export interface OpeningToRegions {
  readonly regions: Regions
  readonly tenantOf: (host: string) => number
}

/** Whether an origin is of a page of a tenant that has its learning in another region. */
export function isPageOf(regions: Regions, tenant_id: number, origin: string): boolean {
  if (regions.learningOrigin(tenant_id) === undefined) return false
  const page = URL.canParse(origin) ? new URL(origin) : undefined
  return (
    page !== undefined &&
    /^https?:$/.test(page.protocol) &&
    page.origin === origin &&
    regions.pageHosts(tenant_id).includes(page.hostname)
  )
}

/** Seconds that a browser may remember the permission; it asks again after two hours in any case. */
const permissionAge = 7_200

export async function openToRegions(app: FastifyInstance, { regions, tenantOf }: OpeningToRegions): Promise<void> {
  function isAllowed(request: FastifyRequest): boolean {
    return isPageOf(regions, tenantOf(request.host), request.headers.origin ?? '')
  }

  // Pictures and videos are asked for without an origin; their addresses are signed.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/files/') && regions.learningOrigin(tenantOf(request.host)) !== undefined)
      reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  await app.register(cors, {
    delegator: (request, decide) =>
      decide(null, {
        origin: isAllowed(request),
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type', 'range', 'last-event-id', ...Object.values(headers)],
        exposedHeaders: ['content-length', 'content-range'],
        maxAge: permissionAge,
      }),
  })
}
