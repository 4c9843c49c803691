/** How an EPUB book is put together (EPUB 3.3 §4 and §5), and whether a page of it could act. */
import { pathFrom } from '../viewers/package-paths.ts'
import { childNamed, childrenNamed, descendantsNamed, descendantsOf, textOf, type XmlElement } from './xml-elements.ts'

/** Path of the package document, from `META-INF/container.xml`. */
export function readContainer(container: XmlElement): string | undefined {
  const rootfile = descendantsNamed(container, 'rootfile').find(
    ({ attributes }) =>
      (attributes['media-type'] ?? 'application/oebps-package+xml') === 'application/oebps-package+xml',
  )
  return rootfile?.attributes['full-path']
}

export interface BookPackage {
  readonly title: string
  /** Everything in it that is markup: chapters, its table of contents, drawings. */
  readonly pages: readonly { readonly path: string }[]
}

const markup = new Set(['application/xhtml+xml', 'text/html', 'image/svg+xml', 'application/x-dtbook+xml'])

/** Undefined where there is nothing to read. `place` is the path of the package document itself. */
export function readBookPackage(xml: XmlElement, place: string): BookPackage | undefined {
  if (xml.name !== 'package') return undefined
  const items = childrenNamed(childNamed(xml, 'manifest'), 'item')
  const spine = childrenNamed(childNamed(xml, 'spine'), 'itemref').map(({ attributes }) => attributes['idref'])
  const isReadable = spine.some((idref) => items.some(({ attributes }) => attributes['id'] === idref))
  const paths = items.flatMap(({ attributes }) =>
    markup.has(attributes['media-type'] ?? '') && attributes['href'] !== undefined
      ? [pathFrom(place, attributes['href'])]
      : [],
  )
  if (!isReadable || paths.includes(undefined)) return undefined
  return {
    title: textOf(childNamed(childNamed(xml, 'metadata'), 'title')),
    pages: paths.map((path) => ({ path: path! })),
  }
}

const acting = new Set(['script', 'iframe', 'object', 'embed', 'applet', 'foreignobject', 'handler', 'listener'])

/**
 * Whether a page brings anything that acts. A page that is not well formed is looked through as text: a reader may still show it
 * as HTML, so the doubt goes against it.
 */
export function scriptIn({ text, xml }: { readonly text: string; readonly xml: XmlElement | undefined }): boolean {
  if (!xml) return /<\s*(?:[a-z]+:)?(?:script|iframe|object|embed|applet)\b|\son[a-z]+\s*=|javascript\s*:/i.test(text)
  return [xml, ...descendantsOf(xml)].some(
    ({ name, attributes }) =>
      isActingElement(name, attributes) ||
      Object.entries(attributes).some(([attribute, value]) => isActingAttribute(attribute, value)),
  )
}

/** An element, by its name without a prefix, that may not stand in a page of a book. */
export function isActingElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return acting.has(name.toLowerCase()) && !isHarmlessObject(name, attributes)
}

/** Older books show pictures this way. */
function isHarmlessObject(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return name.toLowerCase() === 'object' && /^image\/(?:png|jpeg|gif|webp)$/.test(attributes['type'] ?? '')
}

/** An attribute, by its name without a prefix, that may not: a handler, or an address that runs. */
export function isActingAttribute(name: string, value: string): boolean {
  // Also written with blanks and line ends in between, which browsers overlook.
  return /^on[a-z]+$/i.test(name) || /^(?:javascript|vbscript|data:text\/html)/i.test(value.replace(/[\s\p{Cc}]/gu, ''))
}
