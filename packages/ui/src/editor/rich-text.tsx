import { Fragment } from 'react'
import { usePartWords } from '../base/part-words.tsx'
import { cleanRichText, directionOf, linesOfRichText } from './rich-text-document.ts'
import styles from './rich-text.module.css'
import type { ReactNode } from 'react'
import type { RichTextBlock, RichTextInline, RichTextItem, RichTextMark } from './rich-text-document.ts'

interface RichTextProps {
  /** What was stored; anything else is drawn as nothing worse than its words. */
  readonly document: unknown
  /** The level that its larger headings have on this page; smaller ones come one below. */
  readonly headingLevel?: 2 | 3 | 4 | 5
}

/** A formatted text as React elements: no markup from outside is ever parsed. Each block runs in the direction of its first letter. */
export function RichText({ document, headingLevel = 3 }: RichTextProps) {
  const { t } = usePartWords()
  const newTab = t('editor.new_tab')
  return <div className={styles['text']}>{drawBlocks(cleanRichText(document).content, { headingLevel, newTab })}</div>
}

interface Setting {
  readonly headingLevel: number
  readonly newTab: string
}

function drawBlock(block: RichTextBlock, key: number, setting: Setting): ReactNode {
  const dir = directionOf(linesOfRichText({ type: 'doc', content: [block] }))
  switch (block.type) {
    case 'paragraph':
      return (
        <p key={key} dir={dir}>
          {drawInlines(block.content, setting)}
        </p>
      )
    case 'heading': {
      const Heading = `h${setting.headingLevel + block.attrs.level - 2}` as 'h2'
      return (
        <Heading key={key} dir={dir} data-level={block.attrs.level}>
          {drawInlines(block.content, setting)}
        </Heading>
      )
    }
    case 'bulletList':
      return (
        <ul key={key} dir={dir}>
          {drawItems(block.content, setting)}
        </ul>
      )
    case 'orderedList':
      return (
        <ol key={key} dir={dir} start={block.attrs.start}>
          {drawItems(block.content, setting)}
        </ol>
      )
    case 'blockquote':
      return (
        <blockquote key={key} dir={dir}>
          {drawBlocks(block.content, setting)}
        </blockquote>
      )
  }
}

function drawBlocks(blocks: readonly RichTextBlock[], setting: Setting): ReactNode {
  return blocks.map((block, index) => drawBlock(block, index, setting))
}

function drawItems(items: readonly RichTextItem[], setting: Setting): ReactNode {
  return items.map(({ content }, index) => <li key={index}>{drawBlocks(content, setting)}</li>)
}

function drawInlines(inlines: readonly RichTextInline[] | undefined, setting: Setting): ReactNode {
  // An empty paragraph keeps the height of its line.
  if (inlines === undefined) return <br />
  return inlines.map((inline, index) =>
    inline.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <Fragment key={index}>{drawSpan(inline.text, inline.marks ?? [], setting)}</Fragment>
    ),
  )
}

function drawSpan(text: string, marks: readonly RichTextMark[], setting: Setting): ReactNode {
  return marks.reduceRight<ReactNode>((inside, mark) => {
    if (mark.type === 'bold') return <strong>{inside}</strong>
    if (mark.type === 'italic') return <em>{inside}</em>
    const { href } = mark.attrs
    if (!/^https:/i.test(href)) return <a href={href}>{inside}</a>
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" title={setting.newTab}>
        {inside}
      </a>
    )
  }, text)
}
