/** The body of a content, by its type. Everything is structure: no markup from outside is ever shown. */
import * as z from 'zod'
import { Question } from './questions.ts'

/** A file of a content: asked for at `url` (signed, valid for a day), kept under its SHA-256. */
export const ContentFile = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  name: z.string(),
  mime_type: z.string(),
  size_bytes: z.int(),
  url: z.string(),
})
export type ContentFile = z.infer<typeof ContentFile>

export const ArticleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
  z.object({ kind: z.literal('term'), term: z.string(), meaning: z.string() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('image'), file: ContentFile, alt: z.string() }),
])
export type ArticleBlock = z.infer<typeof ArticleBlock>

export const ContentBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), blocks: z.array(ArticleBlock) }),
  z.object({ kind: z.literal('assessment'), questions: z.array(Question).min(1) }),
  z.object({
    kind: z.literal('video'),
    file: ContentFile,
    duration_seconds: z.number(),
    captions: ContentFile.nullable(),
  }),
  z.object({ kind: z.literal('document'), file: ContentFile }),
  z.object({ kind: z.literal('e_book'), file: ContentFile }),
])
export type ContentBody = z.infer<typeof ContentBody>
