/** The body of a content, by its type. Everything is structure: no markup from outside is ever shown. */
import * as z from 'zod'
import { languageCode } from '../fields.ts'
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

/** What a content is called on the wire (seed 001 §1; `image`, `h5p` and `scorm` are ours). Several names may share a kind of body. */
export const contentType = z.enum([
  'video',
  'zip',
  'game',
  'assessment',
  'fill_in_the_blank',
  'link',
  'mcq',
  'article',
  'document',
  'embed_tag',
  'e_book',
  'html_zip',
  'image',
  'h5p',
  'scorm',
])
export type ContentType = z.infer<typeof contentType>

/** What runs a package: nothing but the browser, or a player of ours that answers the standard's calls. */
export const packageRuntime = z.enum(['web', 'h5p', 'scorm_1_2', 'scorm_2004'])
export type PackageRuntime = z.infer<typeof packageRuntime>

export const ContentBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), blocks: z.array(ArticleBlock) }),
  z.object({ kind: z.literal('assessment'), questions: z.array(Question).min(1) }),
  z.object({
    kind: z.literal('video'),
    file: ContentFile,
    duration_seconds: z.number(),
    poster: ContentFile.nullable(),
    /** WebVTT, at most one a language. */
    captions: z.array(z.object({ language: languageCode, file: ContentFile })),
    /** The same, heard without pictures. */
    audio: ContentFile.nullable(),
    /** The same for a small screen and a dear network. */
    small: ContentFile.nullable(),
  }),
  z.object({ kind: z.literal('document'), file: ContentFile }),
  z.object({ kind: z.literal('e_book'), file: ContentFile }),
  z.object({ kind: z.literal('image'), file: ContentFile, alt: z.string() }),
  /** `url` is https and opens beside the lesson. */
  z.object({ kind: z.literal('link'), url: z.string() }),
  /** `src` is https and of a site on the list of those that may be shown within a lesson. */
  z.object({ kind: z.literal('embed'), src: z.string(), width: z.int().nullable(), height: z.int().nullable() }),
  /**
   * A package that brings scripts: it is only ever shown on an origin of its own. Its files are known by `package_sha256`, the
   * SHA-256 of the archive it came in, which is `file`; `entry` is the path of the page to open, with its query.
   */
  z.object({ kind: z.literal('package'), runtime: packageRuntime, package_sha256: z.string().regex(/^[0-9a-f]{64}$/), entry: z.string(), file: ContentFile }),
])
export type ContentBody = z.infer<typeof ContentBody>
