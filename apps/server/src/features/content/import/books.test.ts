import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOf, zipOfTexts } from '../../../../test/hostile-zip.ts'

const media = (name: string): Buffer => fs.readFileSync(new URL(`../../../../demo/content/media/${name}`, import.meta.url))

const page = (body: string, head = '') => `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title>${head}</head><body>${body}</body></html>`
const opf = (manifest = '<item id="c1" href="text/c1.xhtml" media-type="application/xhtml+xml"/>', spine = '<itemref idref="c1"/>') =>
  `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A book</dc:title></metadata><manifest>${manifest}</manifest><spine>${spine}</spine></package>`
const whole: Readonly<Record<string, string>> = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml': '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
  'EPUB/book.opf': opf(),
  'EPUB/text/c1.xhtml': page('<p>Words</p>'),
}
const book = (changes: Readonly<Record<string, string | undefined>> = {}) => zipOfTexts(Object.fromEntries(Object.entries({ ...whole, ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined)))

describe('a book', () => {
  test.each(['regime-anticancer-arabic.epub', 'pashto-story.epub', 'urdu-story.epub'])('%s is taken as it came', async (name) => {
    const bytes = media(name)
    const { imported, fault, bytesOf } = await bringIn(name, bytes)
    expect(fault).toBeUndefined()
    expect(imported).toMatchObject({ content_type: 'e_book', body: { kind: 'e_book', file: { mime_type: 'application/epub+zip', size_bytes: bytes.length } } })
    if (imported?.body.kind !== 'e_book') throw new Error('no book')
    expect((await bytesOf(imported.body.file.sha256)).equals(bytes)).toBe(true)
  })
  test('that is read elsewhere with a script of its own is refused here', async () => {
    expect((await bringIn('a.epub', media('childrens-literature.epub'))).fault).toMatchObject({ reason: 'scripts_inside', name: 'EPUB/nav.xhtml' })
  })
  test('is called as it calls itself', async () => expect((await bringIn('x.epub', book())).imported?.title).toBe('A book'))

  test.each([
    ['another mimetype', { mimetype: 'application/zip' }, 'book_broken', 'mimetype'],
    ['no mimetype', { mimetype: undefined }, 'book_broken', 'mimetype'],
    ['no container', { 'META-INF/container.xml': undefined }, 'book_broken', 'META-INF/container.xml'],
    ['a container with entities', { 'META-INF/container.xml': `<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]>${whole['META-INF/container.xml']}` }, 'book_broken', 'META-INF/container.xml'],
    ['no package document', { 'EPUB/book.opf': undefined }, 'book_broken', 'EPUB/book.opf'],
    ['nothing to read', { 'EPUB/book.opf': opf(undefined, '') }, 'book_broken', 'EPUB/book.opf'],
    ['a page that is not there', { 'EPUB/text/c1.xhtml': undefined }, 'named_file_missing', 'EPUB/text/c1.xhtml'],
    ['a page outside', { 'EPUB/book.opf': opf('<item id="c1" href="../../c1.xhtml" media-type="application/xhtml+xml"/>') }, 'book_broken', 'EPUB/book.opf'],
    ['a lock', { 'META-INF/encryption.xml': '<encryption><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></encryption>' }, 'book_locked', 'x.epub'],
    ['a script', { 'EPUB/text/c1.xhtml': page('', '<script src="a.js"/>') }, 'scripts_inside', 'EPUB/text/c1.xhtml'],
    ['a handler', { 'EPUB/text/c1.xhtml': page('<p onclick="x()">a</p>') }, 'scripts_inside', 'EPUB/text/c1.xhtml'],
    ['a link that runs', { 'EPUB/text/c1.xhtml': page('<a href="java&#x9;script:x()">a</a>') }, 'scripts_inside', 'EPUB/text/c1.xhtml'],
    ['a frame', { 'EPUB/text/c1.xhtml': page('<iframe src="https://evil.example"/>') }, 'scripts_inside', 'EPUB/text/c1.xhtml'],
    ['a script in a page that is not well formed', { 'EPUB/text/c1.xhtml': '<html><body><p><script>x()</script>' }, 'scripts_inside', 'EPUB/text/c1.xhtml'],
    ['a script in a drawing', { 'EPUB/book.opf': opf('<item id="c1" href="a.svg" media-type="image/svg+xml"/>'), 'EPUB/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>' }, 'scripts_inside', 'EPUB/a.svg'],
  ])('with %s is refused', async (_what, changes, reason, name) => {
    const { fault, stored } = await bringIn('x.epub', book(changes))
    expect(fault).toMatchObject({ reason, name })
    expect(await stored()).toEqual([])
  })
  test('with fonts that are scrambled as the standard says is taken', async () => {
    const bytes = book({ 'META-INF/encryption.xml': '<encryption><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></encryption>' })
    expect((await bringIn('x.epub', bytes)).fault).toBeUndefined()
  })
  test('that breaks off is refused', async () => {
    const bytes = media('pashto-story.epub')
    expect((await bringIn('x.epub', bytes.subarray(0, bytes.length / 2))).fault?.reason).toBe('archive_broken')
  })
  test('that hides a link is refused', async () => {
    const parts = Object.entries(whole).map(([path, bytes]) => ({ path, bytes }))
    expect((await bringIn('x.epub', zipOf([...parts, { path: 'EPUB/l', bytes: '/etc/passwd', mode: 0o120777 }]))).fault?.reason).toBe('archive_link')
  })
})
