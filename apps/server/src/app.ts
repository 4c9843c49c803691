/** Puts the server together from open parts. It reads no environment and starts nothing: tests build it as `main.ts` does. */
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import { importContent } from '@maktab/contracts/studio/imports'
import { embeddedHosts } from '@maktab/domain/content/links'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import zlib from 'node:zlib'
import { compressAnswers } from '#calls/compress-answers.ts'
import { mountCalls, type Mounting } from '#calls/mount.ts'
import type { Doors } from '#db/school.ts'
import { answerErrors } from '#errors.ts'
import { fileAddresses, type PackagePlaces } from '#files/addresses.ts'
import { receiveUnopened, receiveUpload } from '#files/receive-upload.ts'
import { fileReaderOf, mountFiles, type FileSending } from '#files/send-file.ts'
import type { Storage } from '#files/storage.ts'
import { mountHealth } from '#health.ts'
import type { Reached } from '#packages/content-hosts.ts'
import { answerContentHosts, type ContentOrigin } from '#packages/content-origin.ts'
import { isPageOf, openToRegions, type Regions } from '#regions.ts'
import { addEntityTags } from '#pages/entity-tag.ts'
import { mountPages, type PageSettings } from '#pages/mount-pages.ts'
import { addSecurityHeaders } from '#pages/security-headers.ts'
import { limitRates } from '#rate-limits.ts'

export interface AppParts {
  readonly logger: FastifyBaseLogger
  readonly clock: () => Date
  readonly doors: Doors
  readonly storage: Storage
  /** Signs addresses of files. */
  readonly fileKey: string
  readonly mayReadAttachment: FileSending['mayReadAttachment']
  /** Where packages are shown; without it they cannot be played. */
  readonly contentOrigin?: ContentOrigin | undefined
  /** Tenants whose learning calls and files come to another address than their pages. */
  readonly regions?: Regions
  readonly pages: PageSettings
  readonly calls: Pick<Mounting, 'handlers' | 'whoIs' | 'tenantOf' | 'isBegun' | 'sentence' | 'noteWrite'>
  /** Does the database answer, with every migration applied? */
  readonly isReady: () => Promise<boolean>
  /** Is the clock of this computer known to be too early? */
  readonly isClockBehind?: () => boolean
  /** Routes beside the calls: documents of the interface, accounts of the demonstration. */
  readonly mounts?: readonly ((app: FastifyInstance) => void)[]
  /** Addresses of the proxies whose word about the caller is taken; empty for none. */
  readonly trustedProxies?: string
  /** Of one signed-in person; 0 for no limit. */
  readonly requestsPerMinute?: number
}

/** A batch of fifty commands with their texts; files travel as multipart and have a limit of their own. */
const largestBody = 2 * 1024 * 1024
/** Long enough for 15 MB over a slow mobile network. */
const longestRequest = 300_000
/** Long enough for 500 MB over a slow line. */
const longestImport = 3_600_000
/** Longer than proxies keep a connection, so that it is never closed here while a proxy sends. */
const keepAlive = 72_000

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { calls, clock, contentOrigin, doors, fileKey, regions, storage } = parts
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustedProxies || false,
    bodyLimit: largestBody,
    requestTimeout: longestImport,
    keepAliveTimeout: keepAlive,
    forceCloseConnections: 'idle',
    // Random: a count would tell how much others do. An id from outside is not taken over, since it would be written into the log.
    genReqId: () => randomBytes(6).toString('hex'),
    routerOptions: { maxParamLength: 200 },
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  if (contentOrigin) answerContentHosts(app, { ...contentOrigin, doors, storage, key: fileKey, clock })
  addSecurityHeaders(app, (host) =>
    [regions?.learningOrigin(calls.tenantOf(host))].filter((origin) => origin !== undefined),
  )
  logAnswers(app)
  cutSlowRequests(app)
  closeUnusedConnections(app)
  answerErrors(app, calls.sentence)
  await limitRates(app, {
    calls,
    fileReaderOf: (request) => fileReaderOf(request, { key: fileKey, clock }),
    perMinute: parts.requestsPerMinute ?? 0,
  })
  addEntityTags(app)
  if (regions) await openToRegions(app, { regions, tenantOf: calls.tenantOf })
  compressAnswers(app)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Quality 4 is near gzip's speed and still smaller; the default of 11 takes a second for a large answer.
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(multipart, { throwFileSizeLimit: false })
  mountHealth(app, parts.isReady, parts.isClockBehind ?? (() => false))
  mountFiles(app, { storage, key: fileKey, clock, mayReadAttachment: parts.mayReadAttachment })
  mountCalls(app, {
    ...calls,
    doors,
    clock,
    addressesFor: (reader, now, request) =>
      fileAddresses({
        key: fileKey,
        reader,
        now,
        origin: regions?.learningOrigin(reader.tenant_id) ?? '',
        packages: packagePlaces(request, reader.tenant_id),
      }),
    receiveUpload: (request, call) =>
      call.kind === 'command' && call.largestFile !== undefined
        ? receiveUnopened(storage, request, call.largestFile)
        : receiveUpload(storage, request),
  })
  for (const mount of parts.mounts ?? []) mount(app)
  await mountPages(app, { ...parts.pages, framesOf })
  return app

  function packagePlaces(request: FastifyRequest, tenant_id: number): PackagePlaces | undefined {
    if (!contentOrigin) return undefined
    const { origin = '' } = request.headers
    const page = regions && isPageOf(regions, tenant_id, origin) ? origin : `${request.protocol}://${request.host}`
    return { app: page, originOf: (package_sha256) => contentOrigin.hosts.originOf(request, tenant_id, package_sha256) }
  }

  /** What a page may show in frames: packages, from here or from where learning is answered, and what may be embedded. */
  function framesOf(request: FastifyRequest): readonly string[] {
    const learning = regions?.learningOrigin(calls.tenantOf(request.host))
    const servers = [request, ...(learning === undefined ? [] : [reachedAt(learning)])]
    const packages = servers
      .map((server) => contentOrigin?.hosts.sourceOf(server))
      .filter((source) => source !== undefined)
    return [...packages, ...embeddedHosts.flatMap((host) => [`https://${host}`, `https://*.${host}`])]
  }
}

function reachedAt(origin: string): Reached {
  const { protocol, host } = new URL(origin)
  return { protocol: protocol.slice(0, -1), host }
}

/** A body that does not end holds a connection: only files that are imported may take their time. */
function cutSlowRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete || routeOptions.url === `/api/${importContent.path}`) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), longestRequest)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
  })
}

/** Browsers open connections ahead of need: at the stop, one on which nothing came has nothing to wait for. */
function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => open.forEach((socket) => socket.bytesRead === 0 && socket.destroy()))
}

/** One line per answered call. The route's pattern stands in it, not the address: addresses of files carry signatures. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    const level = reply.statusCode >= 500 ? 'error' : route?.startsWith('/api/') ? 'info' : 'debug'
    request.log[level](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
  })
}
