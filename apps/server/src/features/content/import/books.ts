/** Reads EPUB 3 books. Their pages are shown on the school's own origin, so a book that brings scripts is refused. */
import { readBookPackage, readContainer, scriptIn } from '@maktab/domain/content/epub-books'
import { read, unreadable, type Read } from '@maktab/domain/content/imports'
import { titleOf } from '@maktab/domain/content/package-endings'
import { decodeText, readXml } from '#features/content/import/read-xml.ts'
import type { SafeZip } from '#features/content/import/safe-zip.ts'
import type { Imported, Source, Workbench } from '#features/content/import/workbench.ts'

const mimetype = 'application/epub+zip'
const container = 'META-INF/container.xml'
const largestPage = 20 * 1024 * 1024

export async function readBook(zip: SafeZip, source: Source, bench: Workbench): Promise<Read<Imported>> {
  if ((await zip.bytesOf('mimetype', 100))?.toString('latin1').trim() !== mimetype) return unreadable('book_broken', 'mimetype')
  if (zip.sizeOf('META-INF/encryption.xml') !== undefined && (await isLocked(zip))) return unreadable('book_locked', source.name)
  const place = await xmlOf(zip, container, readContainer)
  if (place === undefined) return unreadable('book_broken', container)
  const book = await xmlOf(zip, place, (xml) => readBookPackage(xml, place))
  if (book === undefined) return unreadable('book_broken', place)
  const absent = book.pages.find(({ path }) => zip.sizeOf(path) === undefined)
  if (absent) return unreadable('named_file_missing', absent.path)
  for (const [index, { path }] of book.pages.entries()) {
    bench.signal.throwIfAborted()
    bench.step('checking', index / book.pages.length)
    const bytes = await zip.bytesOf(path, largestPage)
    const text = bytes && decodeText(bytes)
    if (text === undefined) return unreadable('book_broken', path)
    if (scriptIn({ text, xml: readXml(bytes!) })) return unreadable('scripts_inside', path)
  }
  const { sha256, name, size_bytes } = source
  return read({ title: book.title || titleOf(name), content_type: 'e_book', body: { kind: 'e_book', file: { sha256, name, mime_type: mimetype, size_bytes } }, package_files: [] })
}

async function xmlOf<T>(zip: SafeZip, path: string, take: (xml: NonNullable<ReturnType<typeof readXml>>) => T | undefined): Promise<T | undefined> {
  const bytes = await zip.bytesOf(path)
  const xml = bytes && readXml(bytes)
  return xml && take(xml)
}

/** Fonts may be scrambled by the standard's own method, which readers undo; anything else is a lock. */
async function isLocked(zip: SafeZip): Promise<boolean> {
  const text = (await zip.bytesOf('META-INF/encryption.xml'))?.toString('utf8') ?? ''
  const methods = [...text.matchAll(/EncryptionMethod[^>]*Algorithm\s*=\s*["']([^"']+)["']/g)].map(([, method = '']) => method)
  return methods.length === 0 || methods.some((method) => !['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'].includes(method))
}
