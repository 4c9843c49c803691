/** Sends a file of a person: a small one whole, a larger one in parts, from where the server has it. Each part is read when it leaves. */
import { partLimits } from '@maktab/contracts/content/upload-limits'
import type { ClientCall } from './call.ts'
import { readUploadStanding, uploadFile, uploadFilePart } from './calls/content/files.generated.ts'

export interface Upload {
  readonly file_id: string
  readonly name: string
  readonly size_bytes: number
  /** Bytes from `from` up to, not including, `to`; undefined where they are not those that were kept. */
  readPart(from: number, to: number): Promise<Blob | undefined>
}

type Answered<No> = { readonly ok: true; readonly value: unknown } | No

/** How requests travel; `No` is whatever came instead of a value. */
export interface UploadWire<No> {
  ask(call: ClientCall, input: object): Promise<Answered<No>>
  send(call: ClientCall, fields: object, part: Blob): Promise<Answered<No>>
}

/** The server has it, a "no" or a failure of the wire, `unreadable`: the bytes are gone here, or `stuck`: the server takes no further part. */
export type Uploaded<No> = 'kept' | 'unreadable' | 'stuck' | { readonly no: No }

/** Two requests for one are dearer than a few bytes that go again. */
const largestWhole = 2 * partLimits.sent

export async function uploadInParts<No extends { readonly ok: false }>(
  { file_id, name, size_bytes, readPart }: Upload,
  { ask, send }: UploadWire<No>,
): Promise<Uploaded<No>> {
  if (size_bytes <= largestWhole) {
    const whole = await readPart(0, size_bytes)
    if (whole === undefined) return 'unreadable'
    const answer = await send(uploadFile, { file_id, name }, whole)
    return answer.ok ? 'kept' : { no: answer }
  }
  const standing = await ask(readUploadStanding, { file_id, size_bytes })
  if (!standing.ok) return { no: standing }
  let offset = receivedOf(standing.value)
  while (offset < size_bytes) {
    const part = await readPart(offset, Math.min(offset + partLimits.sent, size_bytes))
    if (part === undefined) return 'unreadable'
    const fields = { file_id, name, size_bytes: String(size_bytes), offset: String(offset) }
    const answer = await send(uploadFilePart, fields, part)
    if (!answer.ok) return { no: answer }
    const received = receivedOf(answer.value)
    if (received <= offset) return 'stuck'
    offset = received
  }
  return 'kept'
}

function receivedOf(value: unknown): number {
  return Number((value as { readonly received_bytes?: unknown } | null)?.received_bytes ?? 0)
}
