/** Files that the content team brings in. The bytes come first; what becomes of them is asked for afterwards. */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant, languageCode } from '../fields.ts'
import { importLimits } from '../content/import-limits.ts'
import { contentType } from '../content/contents.ts'
import { importOutcomes, importReasons, importStates, importSteps } from './import-reasons.ts'

/** One thing that is said of a file: of the whole, of an entry of an archive or of a question, by its name. */
export const ReportItem = z.object({
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** Null where it was taken as it is. */
  reason: z.enum(importReasons).nullable(),
  /** What the sentence of the reason needs beside the name: a number, a version, what was found instead. */
  detail: z.string(),
})
export type ReportItem = z.infer<typeof ReportItem>

/** Named as a revision is: a tree of a course takes it as it stands here. */
export const ImportedContent = z.object({
  content_id: id,
  revision: z.int().positive(),
  title: z.string(),
  content_type: contentType,
})
export type ImportedContent = z.infer<typeof ImportedContent>

export const ContentImport = z.object({
  import_id: guid,
  /** Of the file, as the person calls it. */
  name: z.string(),
  size_bytes: z.int(),
  state: z.enum(importStates),
  step: z.enum(importSteps),
  /** Of this step, 0 to 100; null where nobody knows. */
  progress: z.number().nullable(),
  /** Parts of the file first, the file itself last. */
  report: z.array(ReportItem),
  /** What it became, once it is done. */
  content: ImportedContent.nullable(),
  /** Further contents that came in the same file, in their order: the other objects of a SCORM package. */
  further: z.array(ImportedContent),
  created_on: instant,
})
export type ContentImport = z.infer<typeof ContentImport>

/**
 * Hands over one file, at most 500 MB. With `content_id` it becomes a further revision of that content, which must be of the same
 * kind; captions need one, the video that they belong to, and a `language` where their name does not tell it. `called` is what a
 * page or a game is to be called (`html_zip`, `zip`, `game`). The same `import_id` sent again begins nothing anew.
 */
export const importContent = command({
  path: 'content/import',
  summary: 'Bring in a file as a content',
  audience: ['content_team'],
  input: z.object({
    import_id: guid,
    name: z.string().min(1).max(200),
    called: z.enum(['html_zip', 'zip', 'game']).optional(),
    content_id: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .optional(),
    language: languageCode.optional(),
  }),
  output: ContentImport,
  refusals: [
    'not_content_team',
    'may_not_write',
    'not_found',
    'file_too_large',
    'file_name_refused',
    'too_many_files',
    'file_empty',
    'not_allowed',
  ],
  offline: 'online',
  transport: 'multipart',
  largestFile: importLimits.bytes,
})

/** Newest first: those named, or the caller's last fifty. */
export const listImports = query({
  path: 'content/imports',
  summary: 'What became of files that were handed over',
  audience: ['content_team'],
  input: z.object({ import_ids: z.array(guid).max(50).optional() }),
  output: z.object({ list: z.array(ContentImport) }),
  refusals: ['not_content_team'],
  offline: 'online',
  flags: { mute: true },
})

/** Works on a file again, after the server that did was cut off. `file_missing`: its bytes are gone; hand it over again. */
export const retryImport = command({
  path: 'content/import/retry',
  summary: 'Try an import again that was cut off',
  audience: ['content_team'],
  input: z.object({ import_id: guid }),
  output: ContentImport,
  refusals: ['not_content_team', 'not_found', 'file_missing', 'not_allowed'],
  offline: 'online',
})

/** Calls an import off; one that is over stays as it is. */
export const cancelImport = command({
  path: 'content/import/cancel',
  summary: 'Call an import off',
  audience: ['content_team'],
  input: z.object({ import_id: guid }),
  output: ContentImport,
  refusals: ['not_content_team', 'not_found'],
  offline: 'online',
})
