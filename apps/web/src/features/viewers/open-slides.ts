/** Opens .pptx files as what their slides say: texts, tables and pictures in their order, without where they stand or how they move. */
import { readAddress } from '@maktab/domain/people/addresses'
import { BlobWriter, TextWriter, type Entry } from 'foliate-js/vendor/zip.js'
import { entriesOf } from './packed-files.ts'

/** Beyond these a phone has no memory left for it; the file itself holds the rest. */
const limits = { unpackedBytes: 60 * 1024 * 1024, slides: 300, blocks: 200, depth: 20 } as const

/** Pictures that every browser draws; what else an office program puts in is left to the file. */
const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

export type SlideBlock =
  /** `level`: how deep it stands in a list, from 0. */
  | { readonly kind: 'text'; readonly text: string; readonly level: number }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** `alt` is what its author says of it; may be empty. */
  | { readonly kind: 'picture'; readonly alt: string; read(): Promise<Blob> }

export interface Slide {
  /** May be empty. */
  readonly title: string
  readonly blocks: readonly SlideBlock[]
}

export interface SlidePages {
  readonly kind: 'slides'
  readonly pages: readonly Slide[]
}

/** Throws where it is no presentation that can be shown; slides that are hidden are not among its pages. */
export async function openSlides(file: Blob): Promise<SlidePages> {
  const entries = new Map((await entriesOf(file, limits.unpackedBytes)).map((entry) => [entry.filename, entry]))
  const main = 'ppt/presentation.xml'
  const related = await relationsOf(entries, main)
  const order = elementsIn(await xmlOf(entries, main), 'sldId').flatMap(
    (slide) => related.get(attributeOf(slide, 'id')) ?? [],
  )
  const pages: Slide[] = []
  for (const path of order.slice(0, limits.slides)) {
    const xml = await xmlOf(entries, path)
    if (xml.documentElement.getAttribute('show') === '0') continue
    pages.push(slideOf(xml, { entries, related: await relationsOf(entries, path) }))
  }
  if (pages.length === 0) throw new Error('The presentation has no slide')
  return { kind: 'slides', pages }
}

type Entries = ReadonlyMap<string, Entry>

async function xmlOf(entries: Entries, path: string): Promise<Document> {
  const text = await entries.get(path)?.getData?.(new TextWriter())
  if (text === undefined) throw new Error(`${path} is missing`)
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  if (xml.querySelector('parsererror')) throw new Error(`${path} is broken`)
  return xml
}

/** Paths within the file by the ids that a part knows them by; what lies outside the file is left out. */
async function relationsOf(entries: Entries, path: string): Promise<ReadonlyMap<string, string>> {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]+)$/.exec(path) ?? []
  const rels = `${folder}_rels/${name}.rels`
  if (!entries.has(rels)) return new Map()
  return new Map(
    elementsIn(await xmlOf(entries, rels), 'Relationship').flatMap((one) => {
      const target = one.getAttribute('Target') ?? ''
      const address = readAddress(target, `file:///${folder}`)
      if (one.getAttribute('TargetMode') === 'External' || address === undefined) return []
      return [[one.getAttribute('Id') ?? '', decodeURIComponent(address.pathname.slice(1))] as const]
    }),
  )
}

interface SlideParts {
  readonly entries: Entries
  readonly related: ReadonlyMap<string, string>
}

/** The kind of a placeholder says what it is for; dates, numbers and feet of slides are no part of what is taught. */
const leftOut: ReadonlySet<string> = new Set(['dt', 'ftr', 'sldNum', 'hdr'])

function slideOf(xml: Document, parts: SlideParts): Slide {
  const titles: string[] = []
  const blocks: SlideBlock[] = []
  const walk = (shapes: Element, depth: number): void => {
    if (depth > limits.depth) return
    for (const shape of Array.from(shapes.children)) {
      if (blocks.length >= limits.blocks) return
      const placeholder = elementsIn(shape, 'nvPr')[0]?.getElementsByTagNameNS('*', 'ph')[0]?.getAttribute('type') ?? ''
      switch (shape.localName) {
        case 'sp':
          if (placeholder === 'title' || placeholder === 'ctrTitle')
            titles.push(...paragraphsOf(shape).map(({ text }) => text))
          else if (!leftOut.has(placeholder)) blocks.push(...paragraphsOf(shape))
          break
        case 'pic':
          blocks.push(...pictureOf(shape, parts))
          break
        case 'graphicFrame':
          blocks.push(...tableOf(shape))
          break
        case 'grpSp':
          walk(shape, depth + 1)
          break
        case 'AlternateContent':
          // What a program shows that does not know the newer kind of shape.
          walk(elementsIn(shape, 'Fallback')[0] ?? shape, depth + 1)
          break
      }
    }
  }
  const tree = elementsIn(xml, 'spTree')[0]
  if (tree) walk(tree, 0)
  return { title: titles.join(' '), blocks: blocks.slice(0, limits.blocks) }
}

function paragraphsOf(shape: Element): readonly Extract<SlideBlock, { kind: 'text' }>[] {
  const body = elementsIn(shape, 'txBody')[0]
  return elementsIn(body, 'p').flatMap((paragraph) => {
    const text = textOf(paragraph)
    const level = Math.min(
      8,
      Math.max(0, Math.trunc(Number(elementsIn(paragraph, 'pPr')[0]?.getAttribute('lvl')) || 0)),
    )
    return text.trim() === '' ? [] : [{ kind: 'text' as const, text, level }]
  })
}

function textOf(paragraph: Element): string {
  return Array.from(paragraph.getElementsByTagNameNS('*', '*'), (one) =>
    one.localName === 't' ? one.textContent : one.localName === 'br' ? '\n' : '',
  ).join('')
}

function tableOf(frame: Element): readonly SlideBlock[] {
  const rows = elementsIn(elementsIn(frame, 'tbl')[0], 'tr').map((row) =>
    elementsIn(row, 'tc').map((cell) => elementsIn(cell, 'p').map(textOf).join('\n').trim()),
  )
  return rows.length === 0 ? [] : [{ kind: 'table', rows }]
}

function pictureOf(picture: Element, { entries, related }: SlideParts): readonly SlideBlock[] {
  const path = related.get(attributeOf(elementsIn(picture, 'blip')[0], 'embed')) ?? ''
  const type = pictureTypes[path.replace(/^.*\./, '').toLowerCase()]
  const entry = entries.get(path)
  if (type === undefined || entry === undefined) return []
  const read = async () => {
    const bytes = await entry.getData?.(new BlobWriter(type))
    if (bytes === undefined) throw new Error(`${path} cannot be read`)
    return bytes
  }
  return [{ kind: 'picture', alt: elementsIn(picture, 'cNvPr')[0]?.getAttribute('descr') ?? '', read }]
}

/** By their names without the prefix, which each program chooses itself. */
function elementsIn(within: Document | Element | undefined, name: string): readonly Element[] {
  return within === undefined ? [] : Array.from(within.getElementsByTagNameNS('*', name))
}

/** Of those that name a part of the file. */
function attributeOf(element: Element | undefined, name: string): string {
  return element?.getAttributeNS('http://schemas.openxmlformats.org/officeDocument/2006/relationships', name) ?? ''
}
