/** A document of XML as rules read it: elements and text, names without prefixes, nothing else of it kept. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  readonly namespace: string
  /** Without prefixes; of two of one name the one without a prefix counts. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

export function elementsOf(parent: XmlElement): readonly XmlElement[] {
  return parent.children.filter((child): child is XmlElement => typeof child !== 'string')
}

export function childrenNamed(parent: XmlElement | undefined, name: string): readonly XmlElement[] {
  return parent ? elementsOf(parent).filter((child) => child.name === name) : []
}

export function childNamed(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenNamed(parent, name)[0]
}

/** Every element below, the parent before its children. */
export function descendantsOf(parent: XmlElement): readonly XmlElement[] {
  return elementsOf(parent).flatMap((child) => [child, ...descendantsOf(child)])
}

export function descendantsNamed(parent: XmlElement, name: string): readonly XmlElement[] {
  return descendantsOf(parent).filter((child) => child.name === name)
}

/** All text below, white space drawn together. */
export function textOf(element: XmlElement | undefined): string {
  return element ? wholeText(element).replace(/\s+/g, ' ').trim() : ''
}

function wholeText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : wholeText(child))).join('')
}
