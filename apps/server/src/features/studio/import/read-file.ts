/** Decides what a file is, by its name and its bytes together, and has it read. */
import { isQtiManifest } from '@maktab/domain/studio/qti-tests'
import { isScormManifest } from '@maktab/domain/studio/scorm-manifests'
import { rootOf } from '@maktab/domain/studio/archives'
import type { ImportEnding } from '@maktab/domain/studio/import-kinds'
import { unreadable, type Read } from '@maktab/domain/studio/imports'
import { endingOf } from '@maktab/domain/viewers/package-endings'
import fs from 'node:fs/promises'
import { readBook } from './books.ts'
import { readOffice, readPdf } from './documents.ts'
import { readPicture } from './images.ts'
import { asksForPassword } from './office-locks.ts'
import { firstPageOf, readH5p, readPage, readScorm } from './packages.ts'
import { readQuestionText, readXmlFile } from './question-banks.ts'
import { hasLooseItems, readLooseItems, readQtiPackage } from './questions.ts'
import { readXml } from './read-xml.ts'
import { openZip, type SafeZip } from './safe-zip.ts'
import { readVideo } from './videos.ts'
import type { Imported, Reader, Source, Workbench } from './workbench.ts'

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
  // Some programs write a line of their own before it.
  pdf: { begins: (head) => head.includes('%PDF-'), read: readPdf },
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
  xml: { begins: isText, read: readXmlFile },
  txt: { begins: isText, read: readQuestionText },
  gift: { begins: isText, read: readQuestionText },
}

export const readFile: Reader = async (source, bench) => {
  bench.step('checking')
  const ending = endingOf(source.name)
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending as ImportEnding] : undefined
  if (!kind) return unreadable('kind_unknown', source.name, ending)
  const head = await headOf(source.file)
  const isOffice = kind === office || kind === earlierOffice
  if (isOffice && isCompound(head) && (await asksForPassword(source.file)))
    return unreadable('document_locked', source.name)
  if (!kind.begins(head)) return unreadable('kind_differs', source.name, ending)
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

/** Files at the top of archives that follow a standard which is not read here. */
const otherStandards: readonly (readonly [RegExp, string])[] = [
  [/^cmi5\.xml$/i, 'cmi5'],
  [/^(?:[^/]+\/)?[^/]+\.(?:au|crs)$/i, 'AICC'],
  [/^(?:[^/]+\/)?course\.xml$/i, 'edX'],
  [/^(?:[^/]+\/)?moodle_backup\.xml$/i, 'Moodle'],
]

async function readArchive(source: Source, bench: Workbench): Promise<Read<Imported>> {
  const zip = await openZip(source)
  if (!zip.ok) return zip
  try {
    const { paths } = zip.value
    const other = otherStandards.find(([name]) => paths.some((path) => name.test(path)))
    if (other && firstPageOf(paths) === undefined && !paths.some((path) => /(?:^|\/)imsmanifest\.xml$/i.test(path)))
      return unreadable('standard_unknown', source.name, other[1])
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
  if (!zip.paths.includes(manifest))
    return !zip.paths.some((path) => /\.html?$/i.test(path)) && (await hasLooseItems(zip)) ? readLooseItems : readPage
  const bytes = await zip.bytesOf(manifest)
  const xml = bytes && readXml(bytes)
  if (xml && isQtiManifest(xml)) return readQtiPackage
  // A list of another standard, or of none, does not hinder a page that anybody can open.
  return xml && !isScormManifest(xml) && firstPageOf(zip.paths) !== undefined ? readPage : readScorm
}
