/** Reads EPUB 3 books. Their pages are shown on the school's own origin, so what acts in them is taken out; a book in which nobody can say what acts is refused. */
import { readBookPackage, readContainer, scriptIn } from '@maktab/domain/studio/epub-books'
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { titleOf } from '@maktab/domain/viewers/package-endings'
import { cleanPage } from './clean-page.ts'
import { decodeText, readXml } from './read-xml.ts'
import type { StoredFile } from '#features/content/bodies.ts'
import type { SafeZip } from './safe-zip.ts'
import type { Imported, Source, Workbench } from './workbench.ts'
import { createZipWriter } from '#packages/write-zip.ts'

const mimetype = 'application/epub+zip'
const container = 'META-INF/container.xml'
const largestPage = 20 * 1024 * 1024
/** Of what stands in a book beside its pages; a film of an hour is no part of one. */
const largestPart = 100 * 1024 * 1024

export async function readBook(zip: SafeZip, source: Source, bench: Workbench): Promise<Read<Imported>> {
  if ((await zip.bytesOf('mimetype', 100))?.toString('latin1').trim() !== mimetype)
    return unreadable('book_broken', 'mimetype')
  if (zip.sizeOf('META-INF/encryption.xml') !== undefined && (await isLocked(zip)))
    return unreadable('book_locked', source.name)
  const place = await xmlOf(zip, container, readContainer)
  if (place === undefined) return unreadable('book_broken', container)
  const book = await xmlOf(zip, place, (xml) => readBookPackage(xml, place))
  if (book === undefined) return unreadable('book_broken', place)
  const absent = book.pages.find(({ path }) => zip.sizeOf(path) === undefined)
  if (absent) return unreadable('named_file_missing', absent.path)
  const cleaned = new Map<string, Buffer>()
  for (const [index, { path }] of book.pages.entries()) {
    bench.signal.throwIfAborted()
    bench.step('checking', index / book.pages.length)
    const bytes = await zip.bytesOf(path, largestPage)
    const text = bytes && decodeText(bytes)
    if (text === undefined) return unreadable('book_broken', path)
    if (!scriptIn({ text, xml: readXml(bytes!) })) continue
    const page = cleanPage(text)
    if (page === undefined) return unreadable('scripts_inside', path)
    cleaned.set(path, Buffer.from(page.text))
    bench.report({ name: path, outcome: 'changed', reason: 'scripts_removed', detail: page.removed.join(', ') })
  }
  const file = await fileOf(zip, source, cleaned, bench)
  if (file === undefined) return unreadable('archive_broken', source.name)
  return read({
    title: book.title || titleOf(source.name),
    content_type: 'e_book',
    body: { kind: 'e_book', file },
    package_files: [],
  })
}

/** The book as it came where nothing of it was changed, else packed anew, without the scripts that its pages named. Undefined where a part of it cannot be unpacked. */
async function fileOf(
  zip: SafeZip,
  { sha256, name, size_bytes }: Source,
  cleaned: ReadonlyMap<string, Buffer>,
  bench: Workbench,
): Promise<StoredFile | undefined> {
  if (cleaned.size === 0) return { sha256, name, mime_type: mimetype, size_bytes }
  let isBroken = false
  async function* packed(): AsyncIterable<Buffer> {
    const writer = createZipWriter()
    yield writer.add({ name: 'mimetype', bytes: Buffer.from(mimetype), isStored: true })
    for (const [index, path] of zip.paths.entries()) {
      bench.signal.throwIfAborted()
      bench.step('unpacking', index / zip.paths.length)
      if (path === 'mimetype') continue
      if (/\.m?js$/i.test(path)) {
        bench.report({ name: path, outcome: 'left_out', reason: 'ending_left_out', detail: '' })
        continue
      }
      const bytes = cleaned.get(path) ?? (await zip.bytesOf(path, largestPart))
      if (bytes === undefined) isBroken = true
      else yield writer.add({ name: path, bytes })
    }
    yield writer.end()
  }
  const file = await bench.hold(packed(), { name, mime_type: mimetype })
  return isBroken ? undefined : file
}

async function xmlOf<T>(
  zip: SafeZip,
  path: string,
  take: (xml: NonNullable<ReturnType<typeof readXml>>) => T | undefined,
): Promise<T | undefined> {
  const bytes = await zip.bytesOf(path)
  const xml = bytes && readXml(bytes)
  return xml && take(xml)
}

/** Fonts may be scrambled by the standard's own method, which readers undo; anything else is a lock. */
async function isLocked(zip: SafeZip): Promise<boolean> {
  const text = (await zip.bytesOf('META-INF/encryption.xml'))?.toString('utf8') ?? ''
  const methods = [...text.matchAll(/EncryptionMethod[^>]*Algorithm\s*=\s*["']([^"']+)["']/g)].map(
    ([, method = '']) => method,
  )
  return (
    methods.length === 0 ||
    methods.some((method) => !['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'].includes(method))
  )
}
