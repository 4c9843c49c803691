/**
 * The elements of which pages of a .docx are made. They are made in a document that is shown nowhere, so that nothing is fetched while
 * they are, and cleaned there; the content security policy is the second wall.
 */
import type { HElement } from 'docx-preview'

const elements = new Set(
  (
    'section article header footer div p span a b i sub sup br wbr table colgroup col tr td th tbody ol li img style ' +
    'svg g rect ellipse circle line polyline path text image foreignObject ' +
    'math mfrac mn mo mi ms mrow msub msup msubsup mover munder munderover mroot msqrt mtable mtr mtd mstyle'
  ).split(' '),
)
const properties = new Set(['id', 'lang', 'href', 'src', 'colSpan', 'rowSpan'])
/** What is fetched stands in the file itself and was made an address by the reader. */
const ownAddress = /^blob:/
const reachingStyle = /@import|expression\s*\(|image-set|-moz-binding|behavior\s*:|url\(\s*['"]?(?!blob:)/i

/** Makes an element as the reader asks for it, in `inert`; one that pages are not made of becomes a `span`. */
export function elementIn(inert: Document, asked: HElement | Node | string): Node {
  if (typeof asked === 'string') return inert.createTextNode(asked)
  if (asked instanceof Node) return asked
  const { ns, tagName, className, style, children = [], ...rest } = asked
  if (tagName === '#comment') return inert.createComment('')
  const made = tagName === '#fragment' ? inert.createDocumentFragment() : elementNamed(inert, ns, tagName)
  if (made instanceof Element) {
    if (className) made.setAttribute('class', className)
    if (typeof style === 'string') made.setAttribute('style', style)
    else if (style) Object.assign((made as HTMLElement).style, style)
    for (const [name, value] of Object.entries(rest))
      if (properties.has(name) && value !== undefined) Reflect.set(made, name, value)
  }
  for (const child of children) made.appendChild(elementIn(inert, child))
  return made
}

function elementNamed(inert: Document, ns: string | undefined, name: string): Element {
  const known = elements.has(name) ? name : 'span'
  return ns === undefined || known !== name ? inert.createElement(known) : inert.createElementNS(ns, known)
}

/** Takes out whatever reaches outside. Links to the web stay and open beside the lesson; a link within the document keeps its `#name`. */
export function withoutReaching(root: ParentNode): void {
  for (const element of Array.from(root.querySelectorAll('*'))) {
    if (
      !elements.has(element.localName) ||
      (element.localName === 'style' && reachingStyle.test(withoutEscapes(element.textContent ?? '')))
    )
      element.remove()
    else
      for (const attribute of Array.from(element.attributes))
        if (!isHarmless(element, attribute)) element.removeAttributeNode(attribute)
    if (element.localName === 'a' && /^(?:https?|mailto):/i.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer external')
    }
  }
}

function isHarmless(element: Element, { localName, value }: Attr): boolean {
  const name = localName.toLowerCase()
  if (name.startsWith('on')) return false
  if (name === 'href' && element.localName === 'a') return /^(?:https?:\/\/|mailto:|#)/i.test(value)
  if (name === 'href' || name === 'src') return ownAddress.test(value)
  // A drawing may be filled from an address as well.
  return !reachingStyle.test(withoutEscapes(value))
}

/** Letters that a style sheet may also write as numbers, and what it overlooks. */
function withoutEscapes(style: string): string {
  return style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_whole, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replace(/\\/g, '')
}
