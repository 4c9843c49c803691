/** The body of a content, by its type. Everything is structure: no markup from outside is ever shown. */
import * as z from 'zod'
import { instant, languageCode } from '../fields.ts'
import { ContentFile } from '../content-files.ts'
import { AskedQuestion, Question } from '../questions/questions.ts'
import { TestRules } from '../questions/test-rules.ts'

/** Letters `from` up to `to` (UTF-16, the last not included) of a text stand out, or lead somewhere; `href` is of a link alone. */
export const TextMark = z.object({
  kind: z.enum(['bold', 'italic', 'link']),
  from: z.int().min(0),
  to: z.int().min(1),
  href: z.string().max(2000).optional(),
})
export type TextMark = z.infer<typeof TextMark>

/** Texts are plain; where some of it stands out, `marks` say which. Each runs in the direction of its first letter. */
export const ArticleBlock = z.discriminatedUnion('kind', [
  /** `level` is 2 or 3, 2 where it is left out. */
  z.object({ kind: z.literal('heading'), text: z.string(), level: z.int().min(2).max(3).optional() }),
  z.object({ kind: z.literal('paragraph'), text: z.string(), marks: z.array(TextMark).max(500).optional() }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.string()),
    item_marks: z.array(z.array(TextMark).max(200)).optional(),
  }),
  /** A formula on a line of its own, as TeX. */
  z.object({ kind: z.literal('maths'), tex: z.string() }),
  z.object({ kind: z.literal('term'), term: z.string(), meaning: z.string() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('image'), file: ContentFile, alt: z.string() }),
  /** Verses of the Quran, which no code may edit, trim or normalise. `sha256` is of their texts, joined by line feeds, in UTF-8: a text that differs is not shown. */
  z.object({
    kind: z.literal('quran'),
    title: z.string(),
    verses: z
      .array(z.object({ number: z.int().positive(), text: z.string(), translation: z.string() }))
      .min(1)
      .max(300),
    source: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
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

/** What a SCORM manifest sets for one object, as its standard writes it: '' and null where it sets nothing. */
export const ScoSettings = z.object({
  launch_data: z.string(),
  /** The score from which it is passed: 0 to 100 in 1.2, -1 to 1 in 2004. */
  passing_score: z.number().nullable(),
  /** The progress from which it is completed, 0 to 1; in 2004 alone. */
  completion_threshold: z.number().nullable(),
  max_time_allowed: z.string(),
  time_limit_action: z.string(),
})
export type ScoSettings = z.infer<typeof ScoSettings>

export const ContentBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), blocks: z.array(ArticleBlock) }),
  /** With `closes_on` it is a sealed test: until then nobody is sent its answers, and nobody's attempt is marked. */
  z.object({
    kind: z.literal('assessment'),
    questions: z.array(Question).min(1),
    closes_on: instant.optional(),
    rules: TestRules.optional(),
  }),
  /** What is sent of a sealed test before it closes (docs/decisions/0066-a-sealed-test-says-when-it-closes.md). Never stored. */
  z.object({
    kind: z.literal('sealed_assessment'),
    questions: z.array(AskedQuestion).min(1),
    closes_on: instant,
    rules: TestRules.optional(),
  }),
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
   * SHA-256 of the archive it came in, which is `file`; `entry` is the path of the page to open, with its query. `play_url` is
   * the page that plays it (signed, valid for a day); null where this server has no such origin to show it on.
   */
  z.object({
    kind: z.literal('package'),
    runtime: packageRuntime,
    package_sha256: z.string().regex(/^[0-9a-f]{64}$/),
    entry: z.string(),
    sco_settings: ScoSettings.optional(),
    file: ContentFile,
    play_url: z.string().nullable(),
  }),
])
export type ContentBody = z.infer<typeof ContentBody>
