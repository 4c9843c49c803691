/** Opens EPUB files in a `foliate-view` element: unpacked in memory, within limits, and cleaned of all that could run. */
import './group-by.ts'
import 'foliate-js/view.js'
import { EPUB } from 'foliate-js/epub.js'
import { BlobReader, BlobWriter, configure, TextWriter, ZipReader } from 'foliate-js/vendor/zip.js'
import { isMarkup, withoutActiveMarkup } from './harmless-markup.ts'
import type { Book, FoliateView } from 'foliate-js/view.js'

/** A packed file may claim any size; beyond these it is an attack, not a book. */
const limits = { entries: 5_000, bytes: 500 * 1024 * 1024, ratio: 200 }

/** Throws where the file cannot be had, is no EPUB, or unpacks to more than a book does. */
export async function openBook(url: string, signal: AbortSignal): Promise<Book> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The book answered ${response.status}`)
  const book = await readBook(await response.blob())
  book.transformTarget?.addEventListener('data', ({ detail }) => {
    detail.data = Promise.all([detail.data, detail.type]).then(async ([page, type]) => {
      if (!isMarkup(type)) return page
      return withoutActiveMarkup(typeof page === 'string' ? page : await page.text(), type)
    })
  })
  return book
}

async function readBook(file: Blob): Promise<Book> {
  // The unpacker's own workers start from a blob address, which the policy of the page forbids on older browsers.
  configure({ useWebWorkers: false })
  const entries = (await new ZipReader(new BlobReader(file)).getEntries()).filter((entry) => !entry.directory)
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (entries.length > limits.entries || unpacked > limits.bytes || unpacked > file.size * limits.ratio) throw new Error('The book unpacks to too much')
  const byName = new Map(entries.map((entry) => [entry.filename, entry]))
  return await new EPUB({
    loadText: async (name) => (await byName.get(name)?.getData?.(new TextWriter())) ?? null,
    loadBlob: async (name, type) => (await byName.get(name)?.getData?.(new BlobWriter(type))) ?? null,
    getSize: (name) => byName.get(name)?.uncompressedSize ?? 0,
  }).init()
}

export function createBookView(): FoliateView {
  return document.createElement('foliate-view') as FoliateView
}
