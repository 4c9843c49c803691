/** Answers on hosts that show packages: our pages around them and their own files, by permit. Nothing of the application is there. */
import { packageFileType } from '@maktab/domain/viewers/package-endings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Doors } from '#db/school.ts'
import { findPackageFile, listPackageFiles } from '#features/viewers/packages.sql.ts'
import { sendBytes } from '#files/send-bytes.ts'
import type { Storage } from '#files/storage.ts'
import { labelOfPackage, type ContentHosts } from '#packages/content-hosts.ts'
import { everywhere, packagePolicy, playerPolicy } from '#packages/package-policy.ts'
import { readPermit, type Permit } from '#packages/permits.ts'
import { framePage, h5pPage, type PlayerFiles } from '#packages/player-files.ts'

export interface ContentOrigin {
  readonly hosts: ContentHosts
  readonly player: PlayerFiles
}

interface ContentOriginParts extends ContentOrigin {
  readonly doors: Doors
  readonly storage: Storage
  /** Signs permits. */
  readonly key: string
  readonly clock: () => Date
}

const oneYear = 31_536_000

/** Goes before everything else: whatever is asked of such a host ends here. */
export function answerContentHosts(
  app: FastifyInstance,
  { hosts, player, doors, storage, key, clock }: ContentOriginParts,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const label = hosts.labelOf(request.host)
    if (label === undefined) return undefined
    reply.headers(everywhere)
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${oneYear}`)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply, 405)
    const [pathname = ''] = request.url.split('?', 1)
    const [, place = '', name = '', ...rest] = pathname.split('/')
    if (place === 'worker.js' || place === 'player')
      return sendOwn(request, reply, place === 'worker.js' ? 'worker.js' : [name, ...rest].join('/'))
    if (place !== 'frame' && place !== 'play') return refuse(reply, 404)
    const permit = readPermit({ key, written: name, now: clock() })
    if (permit === 'forged') return refuse(reply, 403)
    if (permit === 'over') return refuse(reply, 410)
    if (label !== labelOfPackage(permit.tenant_id, permit.package_sha256)) return refuse(reply, 403)
    return place === 'frame' ? sendFrame(reply, permit, rest.join('/')) : sendPackageFile(request, reply, permit, rest)
  })

  function sendOwn(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
    const file = player.find(name)
    if (!file) return refuse(reply, 404)
    // A worker goes by the policy that it came with.
    reply.type(file.type).headers({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'content-security-policy': `default-src 'none'; connect-src 'self'; script-src 'self'`,
    })
    const isSmaller = file.gzipped !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    return isSmaller ? reply.header('content-encoding', 'gzip').send(file.gzipped) : reply.send(file.bytes)
  }

  async function sendFrame(
    reply: FastifyReply,
    { app, tenant_id, package_sha256 }: Permit,
    page: string,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'private, no-cache')
    if (page === 'files.json') {
      const files = await doors.inTenant(tenant_id, (db) => listPackageFiles(db, tenant_id, package_sha256))
      return reply
        .header('content-security-policy', playerPolicy(app))
        .send({ files: files.map(({ path, size_bytes }) => ({ path, size_bytes })), player: player.list })
    }
    reply.type('text/html; charset=utf-8')
    if (page === 'h5p' && player.hasH5p)
      return reply.header('content-security-policy', packagePolicy(app)).send(h5pPage)
    if (page !== '' || !player.isBuilt) return refuse(reply, 404)
    return reply.header('content-security-policy', playerPolicy(app)).send(framePage({ app, hasH5p: player.hasH5p }))
  }

  async function sendPackageFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { app, tenant_id, package_sha256 }: Permit,
    segments: readonly string[],
  ): Promise<FastifyReply> {
    // A worker of the package would answer for our pages beside it, and outlive the package.
    if (request.headers['service-worker'] !== undefined) return refuse(reply, 403)
    const path = decodePath(segments)
    const file =
      path === undefined
        ? undefined
        : await doors.inTenant(tenant_id, (db) => findPackageFile(db, tenant_id, package_sha256, path))
    const size = file && (await storage.sizeOf(file.sha256))
    if (!file || size === undefined) return refuse(reply, 404)
    reply.headers({
      'content-type': packageFileType(file.path, 'web') ?? 'application/octet-stream',
      'content-security-policy': packagePolicy(app),
    })
    return sendBytes({ request, reply, storage, sha256: file.sha256, size })
  }
}

/** Undefined where the address is no address; PostgreSQL keeps no zero in a text. */
function decodePath(segments: readonly string[]): string | undefined {
  try {
    const path = decodeURIComponent(segments.join('/'))
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

function refuse(reply: FastifyReply, status: 403 | 404 | 405 | 410): FastifyReply {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` })
    .send(refusals[status])
}

/** For whoever looks into the developer's tools: the page of the application says it in the person's own language. */
const refusals = {
  403: 'Not permitted',
  404: 'Not found',
  405: 'Only reading is possible',
  410: 'This address was good for a day',
} as const
