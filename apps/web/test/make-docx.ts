/** Documents for tests: a .docx is a zip with its text and what the text leads to. */
import { zip } from './make-epub.ts'

interface DocxParts {
  /** What stands in the body, as WordprocessingML. */
  readonly body: string
  /** Relationships of the body, as they stand in its `.rels`. */
  readonly links?: string
  readonly files?: Readonly<Record<string, string>>
}

const names = [
  'w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'v="urn:schemas-microsoft-com:vml"',
]
  .map((name) => `xmlns:${name}`)
  .join(' ')
const rels = (links: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`

export function makeDocx({ body, links = '', files = {} }: DocxParts): Blob {
  return zip({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="html" ContentType="text/html"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': rels(
      '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>',
    ),
    'word/_rels/document.xml.rels': rels(links),
    'word/document.xml': `<?xml version="1.0" encoding="utf-8"?><w:document ${names}><w:body>${body}</w:body></w:document>`,
    ...files,
  })
}
