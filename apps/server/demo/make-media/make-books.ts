/** Binds the stories of the Pashto and Urdu courses as EPUB 3 books, read from right to left, with cover, contents and glossary. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ArticleBlock, DemoCourse } from '../demo-world.ts'
import { bridgeCover, saplingCover } from './book-covers.ts'
import { zipArchive } from './zip-archive.ts'

const content = fileURLToPath(new URL('../content/', import.meta.url))
const font = readFileSync(
  fileURLToPath(new URL('../../../../packages/ui/src/fonts/vazirmatn-arabic.woff2', import.meta.url)),
)
const css = `@font-face { font-family: Vazirmatn; font-weight: 100 900; src: url(vazirmatn-arabic.woff2) }
body { font-family: Vazirmatn, serif; line-height: 1.9; margin: 5% } h1, h2 { line-height: 1.5 } dt { font-weight: bold } .cover { text-align: center } .cover img { max-width: 100%; max-height: 95vh }`

type Book = {
  course: string
  article: string
  file: string
  tag: string
  contents: string
  draw: (title: string) => string
}

const books: Book[] = [
  {
    course: 'pashto-5-pu',
    article: 'kisa-lwast',
    file: 'pashto-story',
    tag: 'ps-AF',
    contents: 'لړلیک',
    draw: saplingCover,
  },
  {
    course: 'urdu-6-ur',
    article: 'kahani-parhein',
    file: 'urdu-story',
    tag: 'ur-PK',
    contents: 'فہرست',
    draw: bridgeCover,
  },
]

function page(book: Book, title: string, body: string): Buffer {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.tag}" xml:lang="${book.tag}" dir="rtl"><head><title>${title}</title><link rel="stylesheet" href="book.css"/></head><body>${body}</body></html>\n`,
  )
}

function written(block: ArticleBlock): string {
  if (block.kind === 'paragraph') return `<p>${block.text}</p>`
  if (block.kind === 'note') return `<aside><p>${block.text}</p></aside>`
  if (block.kind === 'term') return `<dl><dt>${block.term}</dt><dd>${block.meaning}</dd></dl>`
  throw new Error(`a book has no place for a ${block.kind}`)
}

function chapters(blocks: ArticleBlock[]): { title: string; body: string }[] {
  const found: { title: string; body: string }[] = []
  for (const block of blocks) {
    const last = found.at(-1)
    if (block.kind === 'heading') found.push({ title: block.text, body: `<h2>${block.text}</h2>` })
    else if (last) last.body += written(block)
  }
  return found
}

for (const book of books) {
  const course = JSON.parse(readFileSync(`${content}courses/${book.course}.json`, 'utf8')) as DemoCourse
  const article = course.lessons.flatMap((lesson) => lesson.contents).find((part) => part.slug === book.article)
  if (article?.content_type !== 'article') throw new Error(`no article ${book.article}`)
  const { title } = article
  const parts = chapters(article.body.blocks).map((chapter, index) => ({ ...chapter, path: `part-${index + 1}.xhtml` }))
  const manifest = parts
    .map((part, index) => `<item id="part-${index + 1}" href="${part.path}" media-type="application/xhtml+xml"/>`)
    .join('')
  const spine = parts.map((_, index) => `<itemref idref="part-${index + 1}"/>`).join('')
  const packageFile = `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${book.tag}" dir="rtl"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="book-id">urn:maktab:${book.file}</dc:identifier><dc:title>${title}</dc:title><dc:language>${book.tag}</dc:language><dc:creator>Maktab</dc:creator><dc:rights>CC BY 4.0</dc:rights><meta property="dcterms:modified">2026-11-01T00:00:00Z</meta></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="cover-picture" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/><item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/><item id="css" href="book.css" media-type="text/css"/><item id="font" href="vazirmatn-arabic.woff2" media-type="font/woff2"/>${manifest}</manifest><spine page-progression-direction="rtl"><itemref idref="cover"/>${spine}</spine></package>\n`
  const links = parts.map((part) => `<li><a href="${part.path}">${part.title}</a></li>`).join('')
  const container =
    '<?xml version="1.0"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n'
  const archive = zipArchive([
    { path: 'mimetype', bytes: Buffer.from('application/epub+zip') },
    { path: 'META-INF/container.xml', bytes: Buffer.from(container) },
    { path: 'EPUB/package.opf', bytes: Buffer.from(packageFile) },
    {
      path: 'EPUB/nav.xhtml',
      bytes: page(book, title, `<nav epub:type="toc"><h1>${book.contents}</h1><ol>${links}</ol></nav>`),
    },
    {
      path: 'EPUB/cover.xhtml',
      bytes: page(book, title, `<div class="cover"><img src="cover.svg" alt="${title}"/></div>`),
    },
    { path: 'EPUB/cover.svg', bytes: Buffer.from(book.draw(title)) },
    { path: 'EPUB/book.css', bytes: Buffer.from(css) },
    { path: 'EPUB/vazirmatn-arabic.woff2', bytes: font },
    ...parts.map((part) => ({ path: `EPUB/${part.path}`, bytes: page(book, part.title, part.body) })),
  ])
  writeFileSync(`${content}media/${book.file}.epub`, archive)
}
