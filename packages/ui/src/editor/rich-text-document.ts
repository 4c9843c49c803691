/**
 * What a formatted text may be made of, as plain JSON in Tiptap's shape. Whatever comes from outside (a pupil's device, a
 * database, a paste) goes through `cleanRichText` and leaves as something that is safe to draw.
 */

export interface RichTextSpan {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly RichTextMark[]
}

export type RichTextMark =
  | { readonly type: 'bold' }
  | { readonly type: 'italic' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
export type RichTextInline = RichTextSpan | { readonly type: 'hardBreak' }

export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly content?: readonly RichTextInline[] }
  | {
      readonly type: 'heading'
      readonly attrs: { readonly level: 2 | 3 }
      readonly content?: readonly RichTextInline[]
    }
  | { readonly type: 'bulletList'; readonly content: readonly RichTextItem[] }
  | {
      readonly type: 'orderedList'
      readonly attrs: { readonly start: number }
      readonly content: readonly RichTextItem[]
    }
  | { readonly type: 'blockquote'; readonly content: readonly RichTextBlock[] }

export interface RichTextItem {
  readonly type: 'listItem'
  /** A paragraph comes first. */
  readonly content: readonly RichTextBlock[]
}

export interface RichTextDocument {
  readonly type: 'doc'
  readonly content: readonly RichTextBlock[]
}

/** Nested lists and quotes, nodes, and characters (UTF-16) of one document; what goes beyond is left out. */
export const richTextLimits = { depth: 6, nodes: 5000, characters: 50_000, address: 2000 } as const

/** Nested arrays of a hostile document are followed no further than this when only their text is wanted. */
const deepestText = 40

// Spaces, control characters and marks of direction: with them an address shows one place and leads to another.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const hidden = /[\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\\]/
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

/** An address that a link may lead to: https, mailto or tel, without a password in it; undefined for every other. */
export function safeAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > richTextLimits.address || hidden.test(value)) return undefined
  if (/^(mailto:[^@?]+@[^@]+|tel:\+?[0-9().-]+)$/i.test(value)) return value
  if (!/^https:\/\/[^/]/i.test(value)) return undefined
  try {
    const { protocol, hostname, username, password } = new URL(value)
    return protocol === 'https:' && hostname !== '' && username === '' && password === '' ? value : undefined
  } catch {
    return undefined
  }
}

/** An address as people type it: `maktab.af`, `a@maktab.af`, `+93 70 123 4567`; undefined where it may not be linked to. */
export function addressOfTyped(text: string): string | undefined {
  const typed = text.trim()
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return safeAddress(`mailto:${typed}`)
  if (/^\+?[0-9][0-9 ().-]{5,}$/.test(typed)) return safeAddress(`tel:${typed.replace(/[ ().-]/g, '')}`)
  if (/^(https|mailto|tel):/i.test(typed)) return safeAddress(typed)
  return /^[^\s:/]+\.[^\s:/.]{2,}(\/\S*)?$/.test(typed) ? safeAddress(`https://${typed}`) : undefined
}

/** A document of plain lines. */
export function richTextOfLines(text: string): RichTextDocument {
  return cleanRichText({
    type: 'doc',
    content: text.split('\n').map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  })
}

/** The text of a document, a line for each paragraph. */
export function linesOfRichText({ content }: RichTextDocument): string {
  const lineOf = (block: RichTextBlock | RichTextItem): string => {
    if (block.type === 'paragraph' || block.type === 'heading')
      return (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
    return block.content.map(lineOf).join('\n')
  }
  return content.map(lineOf).join('\n')
}

/** Whether nothing but space stands in a document. */
export function isEmptyRichText(document: RichTextDocument): boolean {
  return linesOfRichText(document).trim() === ''
}

/** Whether a document is plain lines, so that a text area can hold it without loss. */
export function isPlainRichText({ content }: RichTextDocument): boolean {
  return content.every(
    (block) =>
      block.type === 'paragraph' &&
      (block.content ?? []).every((inline) => inline.type === 'text' && inline.marks === undefined),
  )
}

/** The direction of a text by its first letter; undefined where it has none, and the place around it decides. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (letter === undefined) return undefined
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter) ? 'rtl' : 'ltr'
}

interface Allowance {
  nodes: number
  characters: number
}

/**
 * A document from whatever was given, never with an exception: what is allowed stays, unknown nodes leave their text
 * behind, unsafe links leave their words, and what is too deep, too many or too long is left out. At least one paragraph.
 */
export function cleanRichText(value: unknown): RichTextDocument {
  const left: Allowance = { nodes: richTextLimits.nodes, characters: richTextLimits.characters }
  const content = blocksOf(isNode(value) && value['type'] === 'doc' ? value['content'] : [value], left, 0)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

type Node = Readonly<Record<string, unknown>>

const inlineTypes = new Set<unknown>(['text', 'hardBreak'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function blocksOf(value: unknown, left: Allowance, depth: number): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let loose: unknown[] = []
  const gather = () => {
    if (loose.length > 0) blocks.push(...paragraphOf(loose, left))
    loose = []
  }
  for (const child of Array.isArray(value) ? (value as unknown[]) : []) {
    if (!isNode(child)) continue
    if (inlineTypes.has(child['type'])) {
      loose.push(child)
      continue
    }
    gather()
    if (left.nodes <= 0) break
    left.nodes -= 1
    blocks.push(...blockOf(child, left, depth))
  }
  gather()
  return blocks
}

function blockOf(node: Node, left: Allowance, depth: number): RichTextBlock[] {
  const { type, content } = node
  if (type === 'paragraph') return [withContent({ type: 'paragraph' as const }, inlinesOf(content, left))]
  if (type === 'heading')
    return [withContent({ type: 'heading' as const, attrs: { level: levelOf(node) } }, inlinesOf(content, left))]
  if (depth >= richTextLimits.depth) return paragraphOf([textNode(textOf(node, left, 0))], left)
  if (type === 'bulletList' || type === 'orderedList') {
    const items = itemsOf(content, left, depth + 1)
    if (items.length === 0) return []
    return [
      type === 'bulletList' ? { type, content: items } : { type, attrs: { start: startOf(node) }, content: items },
    ]
  }
  if (type === 'blockquote') {
    const inside = blocksOf(content, left, depth + 1)
    return inside.length === 0 ? [] : [{ type, content: inside }]
  }
  return paragraphOf([textNode(textOf(node, left, 0))], left)
}

function itemsOf(value: unknown, left: Allowance, depth: number): RichTextItem[] {
  const items: RichTextItem[] = []
  for (const child of Array.isArray(value) ? (value as unknown[]) : []) {
    if (left.nodes <= 0) break
    left.nodes -= 1
    const content =
      isNode(child) && child['type'] === 'listItem'
        ? blocksOf(child['content'], left, depth)
        : blocksOf([child], left, depth)
    const [first] = content
    if (first === undefined) continue
    items.push({
      type: 'listItem',
      content: first.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
    })
  }
  return items
}

/** A paragraph of inline nodes; none where they say nothing. */
function paragraphOf(nodes: readonly unknown[], left: Allowance): RichTextBlock[] {
  const content = inlinesOf(nodes, left)
  return content.length === 0 ? [] : [{ type: 'paragraph', content }]
}

function inlinesOf(value: unknown, left: Allowance): RichTextInline[] {
  const inlines: RichTextInline[] = []
  for (const child of Array.isArray(value) ? (value as unknown[]) : []) {
    if (left.nodes <= 0) break
    if (!isNode(child)) continue
    left.nodes -= 1
    if (child['type'] === 'hardBreak') {
      inlines.push({ type: 'hardBreak' })
      continue
    }
    const text = (child['type'] === 'text' ? spanText(child) : textOf(child, left, 0)).slice(0, left.characters)
    left.characters -= text.length
    const marks = child['type'] === 'text' ? marksOf(child['marks']) : []
    if (text !== '') inlines.push(marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks })
  }
  return inlines
}

function marksOf(value: unknown): RichTextMark[] {
  const given = Array.isArray(value) ? (value as unknown[]).slice(0, 10).filter(isNode) : []
  const link = given.find(({ type }) => type === 'link')
  const href = isNode(link?.['attrs']) ? safeAddress(link['attrs']['href']) : undefined
  return [
    ...(href === undefined ? [] : [{ type: 'link' as const, attrs: { href } }]),
    ...(['bold', 'italic'] as const)
      .filter((name) => given.some(({ type }) => type === name))
      .map((type) => ({ type })),
  ]
}

/** All text inside a node that may not stand itself. */
function textOf(node: Node, left: Allowance, depth: number): string {
  if (node['type'] === 'text') return spanText(node)
  if (depth >= deepestText || !Array.isArray(node['content'])) return ''
  let text = ''
  for (const child of node['content'] as unknown[]) {
    if (left.nodes <= 0 || text.length >= left.characters) break
    left.nodes -= 1
    if (isNode(child)) text += textOf(child, left, depth + 1)
  }
  return text
}

function spanText({ text }: Node): string {
  return typeof text === 'string' ? text.replace(unprintable, '') : ''
}

function textNode(text: string): Node {
  return { type: 'text', text }
}

function levelOf({ attrs }: Node): 2 | 3 {
  return isNode(attrs) && typeof attrs['level'] === 'number' && attrs['level'] > 2 ? 3 : 2
}

function startOf({ attrs }: Node): number {
  const start = isNode(attrs) ? attrs['start'] : undefined
  return typeof start === 'number' && Number.isInteger(start) && start >= 1 && start <= 9999 ? start : 1
}

function withContent<Block extends RichTextBlock>(block: Block, content: RichTextInline[]): Block {
  return content.length === 0 ? block : { ...block, content }
}
