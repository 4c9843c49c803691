/** How much of a film a device keeps: one copy, never three (seed 001 §5). */
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { ContentFile } from '@maktab/contracts/content-files'
import { filesOf } from '../content/bodies.ts'

/** `small` is for a small screen and a dear network; `audio` is the sound alone. */
export const downloadQualities = ['small', 'whole', 'audio'] as const
export type DownloadQuality = (typeof downloadQualities)[number]

type Video = Extract<ContentBody, { kind: 'video' }>

/** The files that a body takes on a device, films in one quality; with or without addresses. */
export function filesToKeep<F>(body: Parameters<typeof filesOf<F>>[0], quality: DownloadQuality): F[] {
  if (body.kind !== 'video' || !body.file) return filesOf(body)
  const { file, small = null, audio = null } = body
  return filesOf({ ...body, file: bestOf({ file, small, audio }, quality), small: null, audio: null })
}

function bestOf<F>(
  { file, small, audio }: { readonly file: F; readonly small: F | null; readonly audio: F | null },
  quality: DownloadQuality,
): F {
  if (quality === 'audio') return audio ?? small ?? file
  return quality === 'small' ? (small ?? file) : file
}

/**
 * The body as the device keeps it: a film with one file, the one of `quality` or the next best that there is. What another download keeps of
 * it (`kept`) stays the choice, as long as it is still one of its files: a second copy would help nobody.
 */
export function bodyToKeep(body: ContentBody, quality: DownloadQuality, kept?: ContentBody): ContentBody {
  if (body.kind !== 'video') return body
  return { ...body, file: fileToKeep(body, quality, kept), small: null, audio: null }
}

function fileToKeep({ file, small, audio }: Video, quality: DownloadQuality, kept?: ContentBody): ContentFile {
  const sha256 = kept?.kind === 'video' && kept.small === null && kept.audio === null ? kept.file.sha256 : undefined
  const before = [file, small, audio].find((one) => one !== null && one.sha256 === sha256)
  return before ?? bestOf({ file, small, audio }, quality)
}
