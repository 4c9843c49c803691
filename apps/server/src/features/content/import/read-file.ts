/** Decides what a file is, by its name and its bytes together, and has it read. */
import { isQtiManifest } from '@maktab/domain/content/qti-items'
import { rootOf } from '@maktab/domain/content/archives'
import type { ImportEnding } from '@maktab/domain/content/import-kinds'
import { unreadable, type Read } from '@maktab/domain/content/imports'
import { endingOf } from '@maktab/domain/content/package-endings'
import fs from 'node:fs/promises'
import { readBook } from '#features/content/import/books.ts'
import { readOffice, readPdf } from '#features/content/import/documents.ts'
import { readPicture } from '#features/content/import/images.ts'
import { readH5p, readPage, readScorm } from '#features/content/import/packages.ts'
import { hasLooseItems, readLooseItems, readQtiItem, readQtiPackage } from '#features/content/import/questions.ts'
import { readXml } from '#features/content/import/read-xml.ts'
import { openZip, type SafeZip } from '#features/content/import/safe-zip.ts'
import { readVideo } from '#features/content/import/videos.ts'
import type { Imported, Reader, Source, Workbench } from '#features/content/import/workbench.ts'

interface Kind {
  /** Whether the first bytes are of such a file. */
  readonly begins: (head: Buffer) => boolean
  readonly read: Reader
}

const isZip = (head: Buffer) => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))
const isCompound = (head: Buffer) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))

const isText = (head: Buffer) => !head.includes(0) || head[0] === 0xff || head[0] === 0xfe

const picture = (mark: (head: Buffer) => boolean): Kind => ({ begins: mark, read: readPicture })
const jpeg = picture((head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')))
const archive: Kind = { begins: isZip, read: readArchive }
const office: Kind = { begins: isZip, read: readOffice }
const earlierOffice: Kind = { begins: isCompound, read: readOffice }

/** By the ending of the name; captions have a call of their own, since they need their video. */
const kinds: Readonly<Record<ImportEnding, Kind>> = {
  mp4: { begins: (head) => head.toString('latin1', 4, 8) === 'ftyp', read: readVideo },
  webm: { begins: (head) => head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex')), read: readVideo },
  pdf: { begins: (head) => head.toString('latin1', 0, 5) === '%PDF-', read: readPdf },
  docx: office,
  xlsx: office,
  pptx: office,
  doc: earlierOffice,
  xls: earlierOffice,
  ppt: earlierOffice,
  jpg: jpeg,
  jpeg,
  png: picture((head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))),
  webp: picture((head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'),
  epub: archive,
  h5p: archive,
  zip: archive,
  xml: { begins: isText, read: readQtiItem },
}

export const readFile: Reader = async (source, bench) => {
  bench.step('checking')
  const ending = endingOf(source.name)
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending as ImportEnding] : undefined
  if (!kind) return unreadable('kind_unknown', source.name, ending)
  if (!kind.begins(await headOf(source.file))) return unreadable('kind_differs', source.name, ending)
  return kind.read(source, bench)
}

async function headOf(file: string): Promise<Buffer> {
  const opened = await fs.open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

async function readArchive(source: Source, bench: Workbench): Promise<Read<Imported>> {
  const zip = await openZip(source)
  if (!zip.ok) return zip
  try {
    const reader = await readerOf(zip.value, endingOf(source.name))
    return await reader(zip.value, source, bench)
  } finally {
    zip.value.close()
  }
}

/** What says what an archive is stands at its top. */
async function readerOf(zip: SafeZip, ending: string): Promise<typeof readPage> {
  if (ending === 'epub' || zip.paths[0] === 'mimetype') return readBook
  if (ending === 'h5p' || zip.paths.includes('h5p.json')) return readH5p
  const manifest = `${rootOf(zip.paths, 'imsmanifest.xml')}imsmanifest.xml`
  if (!zip.paths.includes(manifest)) return !zip.paths.some((path) => /\.html?$/i.test(path)) && (await hasLooseItems(zip)) ? readLooseItems : readPage
  const bytes = await zip.bytesOf(manifest)
  const xml = bytes && readXml(bytes)
  return xml && isQtiManifest(xml) ? readQtiPackage : readScorm
}
