import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid } from '../fields.ts'
import { partLimits, thumbnailLimits, uploadLimits } from './upload-limits.ts'

/** A file that a person handed over: a photo of work, a worksheet of an assignment. */
export const Attachment = z.object({
  file_id: guid,
  name: z.string().min(1).max(200),
  mime_type: z.string(),
  size_bytes: z.int().min(0),
})
export type Attachment = z.infer<typeof Attachment>

/** An attachment with the address it can be read at (signed, valid for a day). */
export const ReadableAttachment = Attachment.extend({
  url: z.string(),
  /** Of a photo: a picture of at most 20 KB in its place. */
  thumbnail_url: z.string().optional(),
})
export type ReadableAttachment = z.infer<typeof ReadableAttachment>

const name = z.string().min(1).max(200)
/** Fields of a form are texts. */
const formBytes = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

/** Hands over one file under an id made on the device; the same id sent again changes nothing. Parts are for what is larger than one. */
export const uploadFile = command({
  path: 'file/upload',
  summary: 'Upload a file',
  audience: 'signed-in',
  input: z.object({ file_id: guid, name }),
  output: ReadableAttachment,
  refusals: [
    'file_too_large',
    'file_type_refused',
    'file_name_refused',
    'too_many_files',
    'file_empty',
    'not_allowed',
    'upload_quota_full',
  ],
  offline: 'queue',
  transport: 'multipart',
  largestFile: uploadLimits.bytes,
})

/** How many bytes of a file have arrived, from its beginning: what comes next goes there. After 30 days without a part they are forgotten. */
export const readUploadStanding = query({
  path: 'file/upload/standing',
  summary: 'Where an upload in parts goes on',
  audience: 'signed-in',
  input: z.object({ file_id: guid, size_bytes: z.int().min(1) }),
  /** Below `size_bytes` until the file is kept: of one that arrived whole and was not kept yet, the last byte is asked for again. */
  output: z.object({ received_bytes: z.int().min(0) }),
  offline: 'online',
})

/**
 * One part of a file of `size_bytes`, from byte `offset` on. Parts follow each other; one that begins behind what has arrived is not taken, one
 * that came before changes nothing, and the answer says where to go on. With the last byte the file is decided and kept.
 */
export const uploadFilePart = command({
  path: 'file/upload/part',
  summary: 'Upload a part of a file',
  audience: 'signed-in',
  input: z.object({ file_id: guid, name, size_bytes: formBytes, offset: formBytes }),
  output: z.object({ received_bytes: z.int().min(0), file: ReadableAttachment.nullable() }),
  refusals: uploadFile.refusals,
  offline: 'online',
  transport: 'multipart',
  largestFile: partLimits.taken,
})

/** The small picture of a photo that this person handed over, a JPEG, before anything names the photo. Without it lists show a sign. */
export const uploadThumbnail = command({
  path: 'file/thumbnail',
  summary: 'Upload the small picture of a photo',
  audience: 'signed-in',
  input: z.object({ file_id: guid }),
  output: z.object({ file_id: guid }),
  refusals: ['not_found', 'file_empty', 'file_type_refused', 'file_too_large', 'too_many_files'],
  offline: 'online',
  transport: 'multipart',
  largestFile: thumbnailLimits.bytes,
})
