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
  { readonly fields: Readonly<Record<string, string>>; readonly file: ReceivedFile | undefined },
  UploadRefusal | 'too_many_files' | 'malformed'
>

/**
 * Fields come as text. The file's name is the field `name` where there is one (browsers shorten and quote the other),
 * else the part's own. A refused file leaves nothing on the disk.
 */
export async function receiveUpload(storage: Storage, request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) return refuse('malformed')
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  const files: { bytes: ReceivedBytes; name: string }[] = []
  try {
    // busboy would strip a path from the name; it is kept, because a name with a path is refused and not mended.
    for await (const part of request.parts({ preservePath: true, limits: { fileSize: uploadLimits.bytes + 1, files: uploadLimits.files + 1, fields: 20, fieldSize: 2000 } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else files.push({ bytes: await storage.receive(part.file, uploadLimits.bytes), name: part.filename })
      if (part.type === 'file') part.file.resume()
    }
    const [first] = files
    if (files.length > 1) return refuse('too_many_files')
    if (!first) return accept({ fields, file: undefined })
    return await keepAccepted(first.bytes, fields['name'] ?? first.name, fields)
  } catch (error) {
    if (isRequestFault(error)) return refuse((error as { code?: string }).code === 'FST_FILES_LIMIT' ? 'too_many_files' : 'malformed')
    throw error
  } finally {
    // After `keep` there is nothing left to remove under the waiting name.
    await Promise.all(files.map(({ bytes }) => bytes.discard()))
  }
}

async function keepAccepted(bytes: ReceivedBytes, name: string, fields: Readonly<Record<string, string>>): Promise<ReceivedUpload> {
  const { sha256, size_bytes, file } = bytes
  const decision = decideUpload({ name, size_bytes, foundType: await foundTypeOf(file) })
  if (!decision.ok) return decision
  await bytes.keep()
  return accept({ fields, file: { sha256, name, mime_type: decision.value.mime_type, size_bytes } })
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
  return (statusCode !== undefined && statusCode < 500) || code === 'ECONNRESET' || /multipart|boundary|unexpected end/i.test(error.message)
}
