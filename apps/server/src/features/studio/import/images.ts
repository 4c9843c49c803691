/** Reads pictures: each is decoded and written anew, so nothing stays in it but what is seen; where it was taken does not. */
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { titleOf } from '@maktab/domain/viewers/package-endings'
import type { Sharp } from 'sharp'
import type { Imported, Source, Workbench } from './workbench.ts'

/** A photo of 50 million points is 200 MB while it is worked on. */
const mostPoints = 50_000_000
/** No screen of a school shows more. */
const longestSide = 2_560

const writers: Readonly<
  Record<string, { readonly mime_type: string; readonly ending: string; readonly write: (picture: Sharp) => Sharp }>
> = {
  jpeg: {
    mime_type: 'image/jpeg',
    ending: 'jpg',
    write: (picture) => picture.jpeg({ quality: 82, progressive: true }),
  },
  png: { mime_type: 'image/png', ending: 'png', write: (picture) => picture.png({ compressionLevel: 9 }) },
  webp: { mime_type: 'image/webp', ending: 'webp', write: (picture) => picture.webp({ quality: 82 }) },
}

/** Loaded with the first picture: its library takes 20 MB that most servers never need. One thread, since the server has other things to do. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

export interface WrittenPicture {
  readonly bytes: Buffer
  readonly mime_type: string
  readonly ending: string
  /** Of the picture as it came, turned as it is seen: regions are measured on that. */
  readonly size: { readonly width: number; readonly height: number }
}

/** From the bytes of a picture or the path of its file. */
export async function rewritePicture(
  given: Buffer | string,
): Promise<
  | { readonly ok: true; readonly value: WrittenPicture }
  | { readonly ok: false; readonly reason: ImportReason; readonly detail: string }
> {
  const sharp = await openSharp()
  const found = await sharp(given, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const writer = writers[found?.format ?? '']
  if (!found || !writer) return { ok: false, reason: 'picture_broken', detail: '' }
  if (found.width * found.height > mostPoints)
    return { ok: false, reason: 'picture_huge', detail: `${found.width} × ${found.height}` }
  // Turned as the camera was held: what said so is not kept.
  const picture = sharp(given, { limitInputPixels: mostPoints, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const bytes = await writer
    .write(picture)
    .toBuffer()
    .catch(() => undefined)
  const { autoOrient: size } = found
  return bytes
    ? { ok: true, value: { bytes, mime_type: writer.mime_type, ending: writer.ending, size } }
    : { ok: false, reason: 'picture_broken', detail: '' }
}

export async function readPicture(source: Source, bench: Workbench): Promise<Read<Imported>> {
  bench.step('converting')
  const written = await rewritePicture(source.file)
  if (!written.ok) return unreadable(written.reason, source.name, written.detail)
  const title = titleOf(source.name)
  const { bytes, mime_type, ending } = written.value
  const file = await bench.hold(bytes, { name: `${title}.${ending}`, mime_type })
  return read({ title, content_type: 'image', body: { kind: 'image', file, alt: title }, package_files: [] })
}
