import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOf, zipOfTexts } from '../../../../test/hostile-zip.ts'
import { temporaryFolder } from '../../../../test/test-folder.ts'
import { openZip } from './safe-zip.ts'

const media = (name: string): Buffer =>
  fs.readFileSync(new URL(`../../../../demo/content/media/${name}`, import.meta.url))

const page = (body: string, head = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title>${head}</head><body>${body}</body></html>`
const opf = (
  manifest = '<item id="c1" href="text/c1.xhtml" media-type="application/xhtml+xml"/>',
  spine = '<itemref idref="c1"/>',
) =>
  `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A book</dc:title></metadata><manifest>${manifest}</manifest><spine>${spine}</spine></package>`
const whole: Readonly<Record<string, string>> = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml':
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
  'EPUB/book.opf': opf(),
  'EPUB/text/c1.xhtml': page('<p>Words</p>'),
}
const book = (changes: Readonly<Record<string, string | undefined>> = {}) =>
  zipOfTexts(
    Object.fromEntries(
      Object.entries({ ...whole, ...changes }).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  )

async function textsOf(bytes: Buffer): Promise<Readonly<Record<string, string>>> {
  const file = path.join(temporaryFolder(), 'a.epub')
  fs.writeFileSync(file, bytes)
  const zip = await openZip({ file, name: 'a.epub', size_bytes: bytes.length })
  if (!zip.ok) throw new Error(zip.fault.reason)
  const texts: [string, string][] = []
  for (const one of zip.value.paths) texts.push([one, String(await zip.value.bytesOf(one))])
  zip.value.close()
  return Object.fromEntries(texts)
}

describe('a book', () => {
  test.each(['regime-anticancer-arabic.epub', 'pashto-story.epub', 'urdu-story.epub'])(
    '%s is taken as it came',
    async (name) => {
      const bytes = media(name)
      const { imported, fault, bytesOf } = await bringIn(name, bytes)
      expect(fault).toBeUndefined()
      expect(imported).toMatchObject({
        content_type: 'e_book',
        body: { kind: 'e_book', file: { mime_type: 'application/epub+zip', size_bytes: bytes.length } },
      })
      if (imported?.body.kind !== 'e_book') throw new Error('no book')
      expect((await bytesOf(imported.body.file.sha256)).equals(bytes)).toBe(true)
    },
  )
  test('that is read elsewhere with a script of its own is taken without it', async () => {
    const { imported, fault, report, bytesOf } = await bringIn('a.epub', media('childrens-literature.epub'))
    expect(fault).toBeUndefined()
    expect(report).toContainEqual({
      name: 'EPUB/nav.xhtml',
      outcome: 'changed',
      reason: 'scripts_removed',
      detail: 'script',
    })
    if (imported?.body.kind !== 'e_book') throw new Error('no book')
    const again = await bringIn('a.epub', await bytesOf(imported.body.file.sha256))
    // What was made is a book in which nothing acts any more, and is not changed again.
    expect(again.report).toEqual([{ name: 'a.epub', outcome: 'taken', reason: null, detail: '' }])
    expect(again.imported?.body).toEqual(imported.body)
    expect(again.imported?.title).toBe(imported.title)
  })
  test('keeps its words, and the rest of each page, when scripts are taken out', async () => {
    const said =
      '<h1 class="a&amp;b">One &lt; two</h1><p onclick="x()" xml:lang="ps">کیسه</p><a href="java&#x9;script:x()">here</a><svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/><script>y()</script></svg><iframe src="https://evil.example"/><br/>'
    const { imported, report, bytesOf } = await bringIn(
      'x.epub',
      book({ 'EPUB/text/c1.xhtml': page(said, '<script src="a.js"/>'), 'EPUB/text/a.js': 'x()' }),
    )
    expect(report.slice(0, 2)).toEqual([
      {
        name: 'EPUB/text/c1.xhtml',
        outcome: 'changed',
        reason: 'scripts_removed',
        detail: 'script, onclick, href, iframe',
      },
      { name: 'EPUB/text/a.js', outcome: 'left_out', reason: 'ending_left_out', detail: '' },
    ])
    if (imported?.body.kind !== 'e_book') throw new Error('no book')
    const bytes = await bytesOf(imported.body.file.sha256)
    const entries = await textsOf(bytes)
    expect(Object.keys(entries)[0]).toBe('mimetype')
    expect(entries['EPUB/text/a.js']).toBeUndefined()
    expect(entries['EPUB/text/c1.xhtml']).toBe(
      page(
        '<h1 class="a&amp;b">One &lt; two</h1><p xml:lang="ps">کیسه</p><a>here</a><svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg><br/>',
      ),
    )
  })
  test('is called as it calls itself', async () =>
    expect((await bringIn('x.epub', book())).imported?.title).toBe('A book'))

  test.each([
    ['another mimetype', { mimetype: 'application/zip' }, 'book_broken', 'mimetype'],
    ['no mimetype', { mimetype: undefined }, 'book_broken', 'mimetype'],
    ['no container', { 'META-INF/container.xml': undefined }, 'book_broken', 'META-INF/container.xml'],
    [
      'a container with entities',
      {
        'META-INF/container.xml': `<!DOCTYPE c [<!ENTITY x SYSTEM "file:///etc/passwd">]>${whole['META-INF/container.xml']}`,
      },
      'book_broken',
      'META-INF/container.xml',
    ],
    ['no package document', { 'EPUB/book.opf': undefined }, 'book_broken', 'EPUB/book.opf'],
    ['nothing to read', { 'EPUB/book.opf': opf(undefined, '') }, 'book_broken', 'EPUB/book.opf'],
    ['a page that is not there', { 'EPUB/text/c1.xhtml': undefined }, 'named_file_missing', 'EPUB/text/c1.xhtml'],
    [
      'a page outside',
      { 'EPUB/book.opf': opf('<item id="c1" href="../../c1.xhtml" media-type="application/xhtml+xml"/>') },
      'book_broken',
      'EPUB/book.opf',
    ],
    [
      'a lock',
      {
        'META-INF/encryption.xml':
          '<encryption><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></encryption>',
      },
      'book_locked',
      'x.epub',
    ],
    [
      'a script in a page with entities',
      { 'EPUB/text/c1.xhtml': `<!DOCTYPE html [<!ENTITY x "y">]>${page('<p>&x;</p>', '<script src="a.js"/>')}` },
      'scripts_inside',
      'EPUB/text/c1.xhtml',
    ],
    [
      'a script in a page that is not well formed',
      { 'EPUB/text/c1.xhtml': '<html><body><p><script>x()</script>' },
      'scripts_inside',
      'EPUB/text/c1.xhtml',
    ],
  ])('with %s is refused', async (_what, changes, reason, name) => {
    const { fault, stored } = await bringIn('x.epub', book(changes))
    expect(fault).toMatchObject({ reason, name })
    expect(await stored()).toEqual([])
  })
  test('with a script in a drawing is taken without it', async () => {
    const { fault, report } = await bringIn(
      'x.epub',
      book({
        'EPUB/book.opf': opf('<item id="c1" href="a.svg" media-type="image/svg+xml"/>'),
        'EPUB/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>',
      }),
    )
    expect(fault).toBeUndefined()
    expect(report[0]).toMatchObject({ name: 'EPUB/a.svg', reason: 'scripts_removed', detail: 'script' })
  })
  test('with fonts that are scrambled as the standard says is taken', async () => {
    const bytes = book({
      'META-INF/encryption.xml':
        '<encryption><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></encryption>',
    })
    expect((await bringIn('x.epub', bytes)).fault).toBeUndefined()
  })
  test('that breaks off is refused', async () => {
    const bytes = media('pashto-story.epub')
    expect((await bringIn('x.epub', bytes.subarray(0, bytes.length / 2))).fault?.reason).toBe('archive_broken')
  })
  test('that hides a link is refused', async () => {
    const parts = Object.entries(whole).map(([path, bytes]) => ({ path, bytes }))
    expect(
      (await bringIn('x.epub', zipOf([...parts, { path: 'EPUB/l', bytes: '/etc/passwd', mode: 0o120777 }]))).fault
        ?.reason,
    ).toBe('archive_link')
  })
})
