/** Answers requests for files that the person has on this device, in whole or in part, from the encrypted store. */
import { keepingRoles } from '@maktab/contracts/roles'
import { openStoredFile, type StoredFile } from '@maktab/device/web/stored-file'
import { rangeOf } from './byte-range.ts'

/** What a browser may show by itself. An address is no promise: anything else in it is only ever saved. */
const viewable =
  /^(image\/(jpeg|png|webp|heic)|application\/(pdf|epub\+zip)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/(vtt|plain)(;.*)?)$/

/** `content/<sha256>` or `attachment/<file_id>`; undefined where the address is of no file. */
export function pathOfAddress({ pathname }: URL): string | undefined {
  return /^\/files\/(content\/[0-9a-f]{64}|attachment\/[0-9a-f-]{36})$/.exec(pathname)?.[1]
}

/** Institution and person of whom an address is for; the school's own addresses name the tenant before them, the device's do not. */
export function ownerOfAddress({ searchParams }: URL): string | undefined {
  return /^(?:\d+\.)?(\d+\.\d+)$/.exec(searchParams.get('for') ?? '')?.[1]
}

/** Undefined where the file is not on this device. */
export async function answerFromStore(request: Request): Promise<Response | undefined> {
  const address = new URL(request.url)
  const path = pathOfAddress(address)
  const owner = ownerOfAddress(address)
  if (path === undefined || owner === undefined) return undefined
  const stored = await findStored(owner, path)
  return stored && answer(stored, request, address)
}

async function findStored(owner: string, path: string): Promise<StoredFile | undefined> {
  for (const role of keepingRoles) {
    const stored = await openStoredFile(`${owner}.${role}`, path)
    if (stored) return stored
  }
  return undefined
}

function answer(stored: StoredFile, request: Request, address: URL): Response {
  const { size } = stored
  const range = rangeOf(request.headers.get('range'), size)
  const headers = headersFor(address)
  if (range === 'outside') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { from, to } = range ?? { from: 0, to: size }
  headers.set('content-length', String(to - from))
  if (range) headers.set('content-range', `bytes ${from}-${to - 1}/${size}`)
  return new Response(stored.stream(from, to), { status: range ? 206 : 200, headers })
}

/** What a stored file is sent as. */
export function headersFor(address: URL): Headers {
  const named = address.searchParams.get('type') ?? ''
  const type = viewable.test(named) ? named : 'application/octet-stream'
  const place = type === 'application/octet-stream' ? 'attachment' : 'inline'
  const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'"
  return new Headers({
    'content-type': type,
    'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(address.searchParams.get('name') ?? 'file')}`,
    // A browser shows no PDF inside a sandbox.
    'content-security-policy': type === 'application/pdf' ? policy : `sandbox; ${policy}`,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
}
