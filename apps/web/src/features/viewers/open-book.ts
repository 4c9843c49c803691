/** Opens EPUB files in a `foliate-view` element: unpacked in memory, within limits, and cleaned of all that could run. */
import './group-by.ts'
import 'foliate-js/view.js'
import { EPUB } from 'foliate-js/epub.js'
import { BlobWriter, TextWriter } from 'foliate-js/vendor/zip.js'
import { isMarkup, withoutActiveMarkup } from './harmless-markup.ts'
import { entriesOf } from './packed-files.ts'
import type { Book, FoliateView } from 'foliate-js/view.js'

/** Throws where the file cannot be had, is no EPUB, or unpacks to more than a book does. */
export async function openBook(url: string, signal: AbortSignal): Promise<Book> {
  // What lays nearly every book out comes beside the file: the reader itself asks for it only once the book is read.
  void import('foliate-js/paginator.js').catch(() => undefined)
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The book answered ${response.status}`)
  const book = await readBook(await response.blob())
  const parts = new Set(book.sections?.map(({ id }) => id))
  // Pages of a fixed size are drawn by another part of the reader, which takes drawings as they are.
  const isFlowing = book.rendition?.layout !== 'pre-paginated'
  book.transformTarget?.addEventListener('data', ({ detail }) => {
    const isDrawnPage = isFlowing && detail.type === drawing && parts.has(detail.name)
    detail.data = Promise.all([detail.data, detail.type]).then(async ([page, type]) => {
      if (!isMarkup(type)) return page
      const harmless = withoutActiveMarkup(typeof page === 'string' ? page : await page.text(), type)
      return isDrawnPage ? pageAround(harmless) : harmless
    })
    if (isDrawnPage) detail.type = 'application/xhtml+xml'
  })
  return book
}

const drawing = 'image/svg+xml'

/** What lays text out finds no body in a drawing. */
function pageAround(svg: string): string {
  const { documentElement } = new DOMParser().parseFromString(svg, drawing)
  return `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${new XMLSerializer().serializeToString(documentElement)}</body></html>`
}

async function readBook(file: Blob): Promise<Book> {
  const entries = await entriesOf(file)
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
