/** Reads a multipart request onto the disk and decides whether its file may stay. */
import { uploadLimits } from '@maktab/contracts/content/upload-limits'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { decideUpload, type UploadRefusal } from '@maktab/domain/content/files'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'
import fs from 'node:fs/promises'
import type { ReceivedBytes, Storage } from '#files/storage.ts'

export interface ReceivedFile {
  readonly sha256: string
  readonly name: string
  readonly mime_type: string
  readonly size_bytes: number
}

export type ReceivedUpload = Outcome<
  {
    readonly fields: Readonly<Record<string, string>>
    readonly file: ReceivedFile | undefined
    /** Instead of `file`: bytes that nobody looked at yet, and that are to be discarded unless somebody takes them. */
    readonly received?: ReceivedBytes | undefined
  },
  UploadRefusal | 'too_many_files' | 'malformed'
>

interface Parts {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly { readonly bytes: ReceivedBytes; readonly name: string }[]
}

/**
 * Fields come as text. The file's name is the field `name` where there is one (browsers shorten and quote the other),
 * else the part's own. A refused file leaves nothing on the disk.
 */
export async function receiveUpload(storage: Storage, request: FastifyRequest): Promise<ReceivedUpload> {
  const parts = await receiveParts(storage, request, uploadLimits.bytes)
  if (!parts.ok) return parts
  const { fields, files } = parts.value
  const [first] = files
  try {
    if (!first) return accept({ fields, file: undefined })
    return await keepAccepted(first.bytes, fields['name'] ?? first.name, fields)
  } finally {
    // After `keep` there is nothing left to remove under the waiting name.
    await first?.bytes.discard()
  }
}

/** Reads a multipart request with one file of at most `limit` bytes, which is looked at later. */
export async function receiveUnopened(
  storage: Storage,
  request: FastifyRequest,
  limit: number,
): Promise<ReceivedUpload> {
  const parts = await receiveParts(storage, request, limit)
  if (!parts.ok) return parts
  const { fields, files } = parts.value
  return accept({ fields, file: undefined, received: files[0]?.bytes })
}

/** At most one file. */
async function receiveParts(
  storage: Storage,
  request: FastifyRequest,
  limit: number,
): Promise<Outcome<Parts, 'too_many_files' | 'malformed'>> {
  if (!request.isMultipart()) return refuse('malformed')
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  const files: { bytes: ReceivedBytes; name: string }[] = []
  let isWhole = false
  try {
    // busboy would strip a path from the name; it is kept, because a name with a path is refused and not mended.
    for await (const part of request.parts({
      preservePath: true,
      limits: { fileSize: limit + 1, files: uploadLimits.files + 1, fields: 20, fieldSize: 2000 },
    })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else files.push({ bytes: await storage.receive(part.file, limit), name: part.filename })
      if (part.type === 'file') part.file.resume()
    }
    isWhole = files.length <= 1
    return isWhole ? accept({ fields, files }) : refuse('too_many_files')
  } catch (error) {
    if (isRequestFault(error))
      return refuse((error as { code?: string }).code === 'FST_FILES_LIMIT' ? 'too_many_files' : 'malformed')
    throw error
  } finally {
    if (!isWhole) await Promise.all(files.map(({ bytes }) => bytes.discard()))
  }
}

async function keepAccepted(
  bytes: ReceivedBytes,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<ReceivedUpload> {
  const decision = await decideReceived(bytes, name)
  if (!decision.ok) return decision
  await bytes.keep()
  return accept({ fields, file: decision.value })
}

/** Looks at bytes that have arrived, and says as what they may be kept. */
export async function decideReceived(
  { sha256, size_bytes, file }: ReceivedBytes,
  name: string,
): Promise<Outcome<ReceivedFile, UploadRefusal>> {
  const decision = decideUpload({ name, size_bytes, foundType: await foundTypeOf(file) })
  return decision.ok ? accept({ sha256, name, mime_type: decision.value.mime_type, size_bytes }) : decision
}

/** What the bytes show. Clean UTF-8 that does not begin like markup counts as plain text. */
async function foundTypeOf(file: string): Promise<string | undefined> {
  const marked = await fileTypeFromFile(file)
  if (marked) return marked.mime
  const text = await fs.readFile(file).then(readText)
  const isPlain = text !== undefined && !/(?![\t\n\v\f\r])\p{Cc}/u.test(text) && !text.trimStart().startsWith('<')
  return isPlain ? 'text/plain' : undefined
}

function readText(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The sender's fault: a broken boundary, too many parts, a connection that ended. */
function isRequestFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  return (
    (statusCode !== undefined && statusCode < 500) ||
    code === 'ECONNRESET' ||
    /multipart|boundary|unexpected end/i.test(error.message)
  )
}
