/** How much of a film a device keeps: one copy, never three (seed 001 §5). */
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { ContentFile } from '@maktab/contracts/content-files'

/** `small` is for a small screen and a dear network; `audio` is the sound alone. */
export const downloadQualities = ['small', 'whole', 'audio'] as const
export type DownloadQuality = (typeof downloadQualities)[number]

type Video = Extract<ContentBody, { kind: 'video' }>

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
  if (before) return before
  if (quality === 'audio') return audio ?? small ?? file
  return quality === 'small' ? (small ?? file) : file
}
