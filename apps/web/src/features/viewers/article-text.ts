/** Between the blocks of an article and what the editor of texts holds. */
import type { ArticleBlock, TextMark } from '@maktab/contracts/content/contents'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from '@maktab/ui/editor/rich-text-document'

type TextBlock = Extract<ArticleBlock, { kind: 'heading' | 'paragraph' | 'list' }>
type LoneBlock = Exclude<ArticleBlock, TextBlock>

/** A part of an article as it is written: a text with headings and lists, or one of the other blocks. */
export type ArticlePart =
  | { readonly key: string; readonly kind: 'text'; readonly blocks: readonly TextBlock[] }
  | { readonly key: string; readonly kind: LoneBlock['kind']; readonly block: LoneBlock }

const isText = (block: ArticleBlock): block is TextBlock =>
  block.kind === 'heading' || block.kind === 'paragraph' || block.kind === 'list'

/** Texts that follow each other are one part. Keys are numbers as texts, in order. */
export function partsOf(blocks: readonly ArticleBlock[]): readonly ArticlePart[] {
  const parts: ArticlePart[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    const key = String(parts.length)
    if (!isText(block)) parts.push({ key, kind: block.kind, block })
    else if (last?.kind === 'text') parts[parts.length - 1] = { ...last, blocks: [...last.blocks, block] }
    else parts.push({ key, kind: 'text', blocks: [block] })
  }
  return parts
}

export function blocksOf(parts: readonly ArticlePart[]): ArticleBlock[] {
  return parts.flatMap((part): readonly ArticleBlock[] => (part.kind === 'text' ? part.blocks : [part.block]))
}

/** What the editor begins with. */
export function documentOf(blocks: readonly TextBlock[]): RichTextDocument {
  const content = blocks.map((block): RichTextBlock => {
    switch (block.kind) {
      case 'heading':
        return { type: 'heading', attrs: { level: block.level === 3 ? 3 : 2 }, content: inlinesOf(block.text, []) }
      case 'paragraph':
        return { type: 'paragraph', content: inlinesOf(block.text, block.marks ?? []) }
      case 'list': {
        const items = block.items.map((item, at): RichTextItem => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: inlinesOf(item, block.item_marks?.[at] ?? []) }],
        }))
        return block.ordered
          ? { type: 'orderedList', attrs: { start: 1 }, content: items }
          : { type: 'bulletList', content: items }
      }
    }
  })
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

/** What the editor hands out, as blocks. Empty paragraphs are left out, lists within lists lie in one, what is quoted is a paragraph. */
export function textBlocksOf({ content }: RichTextDocument): TextBlock[] {
  return content.flatMap((block): TextBlock[] => {
    switch (block.type) {
      case 'heading': {
        const { text } = markedText(block.content)
        return text.trim() === '' ? [] : [{ kind: 'heading', text, level: block.attrs.level }]
      }
      case 'paragraph': {
        const { text, marks } = markedText(block.content)
        return text.trim() === '' ? [] : [{ kind: 'paragraph', text, ...(marks.length > 0 && { marks }) }]
      }
      case 'bulletList':
      case 'orderedList': {
        const items = itemsOf(block.content)
        if (items.length === 0) return []
        const hasMarks = items.some(({ marks }) => marks.length > 0)
        return [
          {
            kind: 'list',
            ordered: block.type === 'orderedList',
            items: items.map(({ text }) => text),
            ...(hasMarks && { item_marks: items.map(({ marks }) => marks) }),
          },
        ]
      }
      case 'blockquote':
        return textBlocksOf({ type: 'doc', content: block.content })
    }
  })
}

interface MarkedText {
  readonly text: string
  readonly marks: TextMark[]
}

function itemsOf(items: readonly RichTextItem[]): MarkedText[] {
  return items.flatMap(({ content }) =>
    content.flatMap((block): MarkedText[] => {
      if (block.type === 'paragraph' || block.type === 'heading') {
        const item = markedText(block.content)
        return item.text.trim() === '' ? [] : [item]
      }
      return block.type === 'blockquote' ? [] : itemsOf(block.content)
    }),
  )
}

function markedText(inlines: readonly RichTextInline[] = []): MarkedText {
  let text = ''
  const marks: TextMark[] = []
  for (const inline of inlines) {
    const from = text.length
    text += inline.type === 'text' ? inline.text : '\n'
    if (inline.type !== 'text') continue
    for (const mark of inline.marks ?? []) addMark(marks, mark, from, text.length)
  }
  return { text, marks }
}

/** One that goes on where the same kind ended is one mark with it. */
function addMark(marks: TextMark[], mark: RichTextMark, from: number, to: number): void {
  const href = mark.type === 'link' ? mark.attrs.href : undefined
  const before = marks.findIndex((one) => one.kind === mark.type && one.to === from && one.href === href)
  const known = marks[before]
  if (known) marks[before] = { ...known, to }
  else marks.push({ kind: mark.type, from, to, ...(href !== undefined && { href }) })
}

/** A stretch of a text in which nothing changes. */
export interface TextRun {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly href: string | undefined
}

/** A text cut where marks begin and end; marks beyond its end count as far as it goes. */
export function runsOf(text: string, marks: readonly TextMark[]): readonly TextRun[] {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ from, to }) => [from, to])])]
    .filter((cut) => cut <= text.length)
    .sort((one, other) => one - other)
  return cuts.slice(0, -1).map((from, at) => {
    const here = marks.filter((mark) => mark.from <= from && mark.to > from)
    return {
      text: text.slice(from, cuts[at + 1]),
      isBold: here.some(({ kind }) => kind === 'bold'),
      isItalic: here.some(({ kind }) => kind === 'italic'),
      href: here.find(({ kind }) => kind === 'link')?.href,
    }
  })
}

function inlinesOf(text: string, marks: readonly TextMark[]): RichTextInline[] {
  return runsOf(text, marks).flatMap(({ text: run, isBold, isItalic, href }): RichTextInline[] => {
    const own: RichTextMark[] = [
      ...(href === undefined ? [] : [{ type: 'link' as const, attrs: { href } }]),
      ...(isBold ? [{ type: 'bold' as const }] : []),
      ...(isItalic ? [{ type: 'italic' as const }] : []),
    ]
    const lines = run.split('\n')
    return lines.flatMap((line, at): RichTextInline[] => [
      ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line === ''
        ? []
        : [own.length > 0 ? { type: 'text' as const, text: line, marks: own } : { type: 'text' as const, text: line }]),
    ])
  })
}
