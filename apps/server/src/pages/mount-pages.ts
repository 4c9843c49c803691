/** Serves the web application: its hashed files, and index.html for every address that a person may open. */
import fastifyStatic from '@fastify/static'
import { asListed, captchaPages, embeddablePage, paymentPage } from '@maktab/domain/tenants/page-policies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fs from 'node:fs'
import path from 'node:path'
import { readFirstWords } from '#pages/first-words.ts'
import { fillTemplate, templateOfBuild, templateOfBundler, type ReadTemplate } from '#pages/index-page.ts'
import { manifestOf, readIcons } from '#pages/manifest.ts'
import { allOpenings, pagePolicy } from '#pages/page-policy.ts'
import type { FindTenantPage } from '#pages/tenant-page.ts'

export interface PageSettings {
  /** The built web application. */
  readonly webFolder: string
  /** In development: where the bundler listens. */
  readonly bundlerUrl?: string | undefined
  readonly findTenantPage: FindTenantPage
}

interface PageMounting extends PageSettings {
  /** What every page may show in frames. */
  readonly framesOf: (request: FastifyRequest) => readonly string[]
}

export async function mountPages(
  app: FastifyInstance,
  { webFolder, bundlerUrl, findTenantPage, framesOf }: PageMounting,
): Promise<void> {
  const readTemplate = bundlerUrl ? templateOfBundler(bundlerUrl) : templateOfBuild(webFolder)
  if (fs.existsSync(webFolder)) await mountBuiltFiles(app, webFolder)
  const icons = readIcons(webFolder)
  const firstWords: ReadonlyMap<string, string> = bundlerUrl ? new Map() : readFirstWords(webFolder)
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf(pageOf(request), icons))),
  )
  app.get('/', (request, reply) => sendIndex(request, reply))
  app.get('/index.html', (request, reply) => sendIndex(request, reply))
  app.setNotFoundHandler((request, reply) => (isPageRequest(request) ? sendIndex(request, reply) : sendNotFound(reply)))

  function pageOf(request: FastifyRequest) {
    const query = request.query as Record<string, unknown>
    const titles = [query['language'], query['lang']]
    const languageTitle = titles.find((title): title is string => typeof title === 'string')
    return findTenantPage({
      host: request.host,
      languageCookie: languageCookie(request.headers.cookie),
      languageTitle,
      isPublisherForced: query['forcedOUPShell'] === '1',
      hasCaptcha: captchaPages.includes(asListed(pathOf(request))),
      isEmbeddable: pathOf(request) === embeddablePage,
      isPaymentPage: asListed(pathOf(request)) === paymentPage,
    })
  }

  async function sendIndex(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!readTemplate)
      return reply.code(503).type('text/plain; charset=utf-8').send('The web application is not built: npm run build')
    const page = pageOf(request)
    // Not for long: nothing of it may be remembered once there is a school.
    if (page.only !== undefined && asListed(pathOf(request)) !== page.only)
      return reply.header('cache-control', 'no-store').redirect(page.only)
    // In development the bundler's own inline script and socket belong to the page.
    if (bundlerUrl) reply.removeHeader('content-security-policy')
    else
      reply.header(
        'content-security-policy',
        pagePolicy(allOpenings(page.openings ?? {}, { frames: framesOf(request) })),
      )
    // It knows no list of origins: the policy says who may show the page.
    if (page.openings?.embedders?.length) reply.removeHeader('x-frame-options')
    // A code in the address (seed 000 §2): what the page fetches before it has taken the code out names no address.
    if ('jwt' in (request.query as object)) reply.header('referrer-policy', 'no-referrer')
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      .send(fillTemplate(await (readTemplate satisfies ReadTemplate)(), page, firstWords.get(page.lang)))
  }
}

/** Names under /assets/ carry a hash of their contents; everything else may change under its name. */
async function mountBuiltFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(webFolder, 'assets') + path.sep)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** A person opening an address: everything that asks for a page and names no file and no call. */
function isPageRequest(request: FastifyRequest): boolean {
  const pathname = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isPage = !/^\/(api|files|assets|icons)(\/|$)/.test(pathname) && !/\.[a-z0-9]{1,12}$/i.test(pathname)
  return isRead && isPage && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
}

function pathOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://host').pathname
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error_code: -404, data: null })
}

function languageCookie(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1]
}
