/** Sends a stored file, or a part of it, to whom its address was signed for. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkAddress, readerOf, type AddressReader, type SignedParts } from '#files/addresses.ts'
import { sendBytes } from '#files/send-bytes.ts'
import type { Storage } from '#files/storage.ts'

/** Types that a browser shows by itself and that run nothing. Everything else is only ever saved. */
const viewable = /^(image\/(jpeg|png|webp|heic|gif|avif)|application\/pdf|audio\/|video\/|text\/vtt|text\/plain)/

/** A file that is opened as a page of its own gets no scripts, no origin and no network. Chrome shows no PDF in a sandbox. */
const policy = `default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'`
const sandboxPolicy = `sandbox; ${policy}`

const route = '/files/:kind/:id'

interface Signing {
  /** Signs and checks addresses. */
  readonly key: string
  readonly clock: () => Date
}

export interface FileSending extends Signing {
  readonly storage: Storage
  /** Asked each time: a learner who left the class no longer reads what was handed out there. */
  readonly mayReadAttachment: (reader: AddressReader, file_id: string) => Promise<boolean>
}

export function mountFiles(app: FastifyInstance, { storage, key, clock, mayReadAttachment }: FileSending): void {
  app.get(route, { compress: false }, async (request, reply) => {
    const { kind, id } = request.params as { kind: string; id: string }
    const { asked, sign } = readAddress(request)
    const standing = checkAddress({ key, asked, sign, now: clock() })
    if (standing === 'forged') return refuse(reply, 403)
    if (standing === 'over') return refuse(reply, 410)
    if (kind === 'attachment' && !(await mayReadAttachment(readerOf(asked.for), id))) return refuse(reply, 404)
    const { sha256 } = asked
    const waiting =
      kind === 'attachment' ? await storage.handedOver.find(readerOf(asked.for), { file_id: id, sha256 }) : undefined
    const size = waiting?.size ?? (await storage.sizeOf(sha256))
    return size === undefined
      ? refuse(reply, 404)
      : send({ request, reply, storage: waiting ?? storage, size, ...asked })
  })
}

/** Whom the address of a file was signed for, also where its day has passed; undefined of forged ones and of every other request. */
export function fileReaderOf(request: FastifyRequest, { key, clock }: Signing): string | undefined {
  if (request.routeOptions.url !== route) return undefined
  const { asked, sign } = readAddress(request)
  return checkAddress({ key, asked, sign, now: clock() }) === 'forged' ? undefined : asked.for
}

function readAddress(request: FastifyRequest): { readonly asked: SignedParts; readonly sign: string } {
  const { kind, id } = request.params as { kind: string; id: string }
  const query = request.query as Record<string, unknown>
  const text = (field: string): string => (typeof query[field] === 'string' ? query[field] : '')
  return {
    asked: {
      place: `${kind}/${id}`,
      sha256: text('sha256'),
      name: text('name'),
      type: text('type'),
      for: text('for'),
      until: text('until'),
    },
    sign: text('sign'),
  }
}

function refuse(reply: FastifyReply, status: 403 | 404 | 410): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ error_code: -status, data: null })
}

interface Sending {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly storage: Pick<Storage, 'read'>
  readonly sha256: string
  readonly size: number
  readonly name: string
  readonly type: string
}

function send({ request, reply, storage, sha256, size, name, type }: Sending): FastifyReply {
  reply.headers({
    'content-type': type,
    'content-disposition': `${viewable.test(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRfc5987(name)}`,
    'content-security-policy': type === 'application/pdf' ? policy : sandboxPolicy,
    'x-content-type-options': 'nosniff',
  })
  return sendBytes({ request, reply, storage, sha256, size })
}

/** Quotes, brackets and stars may stand in a URL but not in this header. */
function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
