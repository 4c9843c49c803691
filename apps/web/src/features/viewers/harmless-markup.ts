/**
 * Takes out of a book's page whatever could act: scripts, handlers, frames, forms, addresses that run or lead outside.
 * Books come from anywhere and their pages are shown on this origin; the content security policy is the second wall.
 */

const active = new Set([
  'script',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'form',
  'base',
  'portal',
  'foreignobject',
  'animate',
  'set',
  'handler',
  'listener',
])
/** What may stay of a `meta`: none that refreshes, sets a policy or a cookie. */
const harmlessMeta = new Set(['charset', 'name', 'content', 'property', 'id'])
/** Addresses inside the book, made by the reader, and pictures in the text itself. */
const harmlessAddress = /^(?:blob:|data:(?:image\/(?:png|jpeg|gif|webp|avif)|font\/)|(?![a-z][a-z0-9+.-]*:|\/\/))/i
const addressed = new Set([
  'src',
  'href',
  'poster',
  'data',
  'srcset',
  'background',
  'action',
  'formaction',
  'ping',
  'manifest',
  'cite',
  'longdesc',
])

export type MarkupType = 'application/xhtml+xml' | 'text/html' | 'image/svg+xml'

/** Markup types that can carry something active. */
export function isMarkup(type: string): type is MarkupType {
  return type === 'application/xhtml+xml' || type === 'text/html' || type === 'image/svg+xml'
}

/** The same page without anything active. A page that is not well formed is read as HTML, as the reader itself does. */
export function withoutActiveMarkup(text: string, type: MarkupType): string {
  const document = new DOMParser().parseFromString(text, type)
  if (document.querySelector('parsererror') !== null) {
    if (type === 'image/svg+xml') return '<svg xmlns="http://www.w3.org/2000/svg"/>'
    return new XMLSerializer().serializeToString(cleaned(new DOMParser().parseFromString(text, 'text/html')))
  }
  return new XMLSerializer().serializeToString(cleaned(document))
}

function cleaned(document: Document): Document {
  for (const instruction of Array.from(document.childNodes)) {
    // A style sheet given this way may transform the page into another one.
    if (instruction.nodeType === Node.PROCESSING_INSTRUCTION_NODE) instruction.remove()
  }
  for (const element of Array.from(document.querySelectorAll('*'))) {
    const name = element.localName.toLowerCase()
    if (active.has(name)) element.remove()
    else if (
      name === 'meta' &&
      [...element.attributes].some((attribute) => !harmlessMeta.has(attribute.localName.toLowerCase()))
    )
      element.remove()
    else if (name === 'link' && element.getAttribute('rel')?.trim().toLowerCase() !== 'stylesheet') element.remove()
    else cleanAttributes(element, name)
  }
  return document
}

function cleanAttributes(element: Element, name: string) {
  for (const attribute of Array.from(element.attributes)) {
    const property = attribute.localName.toLowerCase()
    const address = [...attribute.value].filter((letter) => letter > ' ').join('')
    if (property.startsWith('on')) element.removeAttributeNode(attribute)
    // A link to the outside stays readable as text and is asked about when tapped; one that runs does not stay.
    else if (name === 'a' && property === 'href' && /^https?:/i.test(address)) continue
    else if (addressed.has(property) && !harmlessAddress.test(address)) element.removeAttributeNode(attribute)
  }
}
