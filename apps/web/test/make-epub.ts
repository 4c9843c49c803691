/** Books for tests: an EPUB is a zip with a package document, and a zip of stored entries takes thirty lines. */

interface BookParts {
  readonly direction: 'ltr' | 'rtl'
  readonly language: string
  /** Bodies of the chapters, as XHTML. */
  readonly chapters: readonly string[]
  /** Further files, by name, with their media type; `isPage`: read after the chapters. */
  readonly files?: Readonly<Record<string, { readonly type: string; readonly text: string; readonly isPage?: boolean }>>
}

export function makeEpub({ direction, language, chapters, files = {} }: BookParts): Blob {
  const items = chapters
    .map((_, place) => `<item id="c${place}" href="c${place}.xhtml" media-type="application/xhtml+xml"/>`)
    .join('')
  const others = Object.entries(files)
    .map(([name, { type }], place) => `<item id="f${place}" href="${name}" media-type="${type}"/>`)
    .join('')
  const pages = Object.values(files).flatMap(({ isPage }, place) => (isPage ? [`f${place}`] : []))
  const spine = [...chapters.map((_, place) => `c${place}`), ...pages].map((id) => `<itemref idref="${id}"/>`).join('')
  const entries: Record<string, string> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:test</dc:identifier><dc:title>Test</dc:title><dc:language>${language}</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${items}${others}</manifest><spine page-progression-direction="${direction}">${spine}</spine></package>`,
    'nav.xhtml': page(
      `<nav epub:type="toc"><ol>${chapters.map((_, place) => `<li><a href="c${place}.xhtml">Chapter ${place + 1}</a></li>`).join('')}</ol></nav>`,
    ),
  }
  chapters.forEach((body, place) => (entries[`c${place}.xhtml`] = page(body)))
  for (const [name, { text }] of Object.entries(files)) entries[name] = text
  return zip(entries)
}

const page = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>t</title></head><body>${body}</body></html>`

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

function record(fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)))
  let at = 0
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

export function zip(entries: Readonly<Record<string, string>>): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const bytes = new TextEncoder().encode(text)
    const named = new TextEncoder().encode(name)
    const shared = [
      [2, 20],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, named.length],
      [2, 0],
    ] as const
    const head = record([[4, 0x04034b50], ...shared])
    directory.push(record([[4, 0x02014b50], [2, 20], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]), named)
    parts.push(head, named, bytes)
    at += head.length + named.length + bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const count = Object.keys(entries).length
  return new Blob([
    ...parts,
    ...directory,
    record([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, size],
      [4, at],
      [2, 0],
    ]),
  ])
}
