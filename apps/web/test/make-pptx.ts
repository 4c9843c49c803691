/** Presentations of one slide for tests: a .pptx is a zip with its slides and what they lead to. */
import { zip } from './make-epub.ts'

interface PptxParts {
  /** What stands on the slide, as PresentationML. */
  readonly shapes: string
  /** Relationships of the slide, as they stand in its `.rels`. */
  readonly links?: string
  readonly files?: Readonly<Record<string, string>>
}

const names = [
  'p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'a="http://schemas.openxmlformats.org/drawingml/2006/main"',
]
  .map((name) => `xmlns:${name}`)
  .join(' ')
const rels = (links: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links}</Relationships>`

export function makePptx({ shapes, links = '', files = {} }: PptxParts): Blob {
  return zip({
    'ppt/presentation.xml': `<?xml version="1.0"?><p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="one"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': rels('<Relationship Id="one" Type="slide" Target="slides/slide1.xml"/>'),
    'ppt/slides/slide1.xml': `<?xml version="1.0"?><p:sld ${names}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': rels(links),
    ...files,
  })
}
