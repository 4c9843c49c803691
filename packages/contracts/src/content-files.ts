import * as z from 'zod'

/** A file of a content: asked for at `url` (signed, valid for a day), kept under its SHA-256. */
export const ContentFile = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  name: z.string(),
  mime_type: z.string(),
  size_bytes: z.int(),
  url: z.string(),
})
export type ContentFile = z.infer<typeof ContentFile>
