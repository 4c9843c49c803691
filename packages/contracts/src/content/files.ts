import * as z from 'zod'
import { command } from '../call.ts'
import { guid } from '../fields.ts'

/** A file that a person handed over: a photo of work, a worksheet of an assignment. */
export const Attachment = z.object({
  file_id: guid,
  name: z.string().min(1).max(200),
  mime_type: z.string(),
  size_bytes: z.int().min(0),
})
export type Attachment = z.infer<typeof Attachment>

/** An attachment with the address it can be read at (signed, valid for a day). */
export const ReadableAttachment = Attachment.extend({ url: z.string() })
export type ReadableAttachment = z.infer<typeof ReadableAttachment>

/** Hands over one file under an id made on the device; the same id sent again changes nothing. */
export const uploadFile = command({
  path: 'file/upload',
  summary: 'Upload a file',
  audience: 'signed-in',
  input: z.object({ file_id: guid, name: z.string().min(1).max(200) }),
  output: ReadableAttachment,
  refusals: ['file_too_large', 'file_type_refused', 'file_name_refused', 'too_many_files', 'file_empty', 'not_allowed'],
  offline: 'queue',
  transport: 'multipart',
})
