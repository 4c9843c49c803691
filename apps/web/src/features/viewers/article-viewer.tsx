import { directionOf } from '@maktab/ui/editor/rich-text-document'
import { TextLink } from '@maktab/ui/base/text-link'
import { useEffect, useRef } from 'react'
import { languageByCode } from '@maktab/i18n/languages'
import { useLatest } from '#page/use-latest.ts'
import type { ArticleBlock, TextMark } from '@maktab/contracts/content/contents'
import type { LanguageCode } from '@maktab/contracts/fields'
import { runsOf } from './article-text.ts'
import { MathsText } from '#features/questions/maths.tsx'
import { QuranText } from './quran-text.tsx'
import type { ViewerProps } from './viewer.ts'
import styles from './article-viewer.module.css'

/**
 * A text to read, in the direction of its own language whatever the screen's. Read is what has come into view; the
 * resume point is the number of the block at the top.
 */
export function ArticleViewer({ body, language, start, onPosition }: ViewerProps<'article'>) {
  const article = useRef<HTMLElement>(null)
  const report = useLatest(onPosition)
  const from = useRef(start)
  const { direction, tag } = languageByCode(language)
  const count = body.blocks.length

  useEffect(() => {
    const root = article.current
    if (root === null) return
    const blocks = [...root.children]
    const stopped = Number(from.current.resume_point)
    if (stopped > 0) blocks[stopped]?.scrollIntoView({ block: 'start' })

    const visible = new Set<number>()
    let furthest = Math.round((from.current.completion / 100) * count) - 1
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const place = blocks.indexOf(entry.target)
        if (entry.isIntersecting) visible.add(place)
        else visible.delete(place)
      }
      if (visible.size === 0) return
      furthest = Math.max(furthest, ...visible)
      report.current({
        completion: Math.min(100, Math.round(((furthest + 1) / count) * 100)),
        resume_point: String(Math.min(...visible)),
      })
    })
    for (const block of blocks) observer.observe(block)
    return () => observer.disconnect()
  }, [count, report])

  return (
    <article ref={article} className={styles['article']} lang={tag} dir={direction}>
      {body.blocks.map((block, place) => (
        <Block key={place} block={block} language={language} />
      ))}
    </article>
  )
}

function Block({ block, language }: { block: ArticleBlock; language: LanguageCode }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? (
        <h4 className={styles['heading']} dir={directionOf(block.text)}>
          <MarkedText text={block.text} />
        </h4>
      ) : (
        <h3 className={styles['heading']} dir={directionOf(block.text)}>
          <MarkedText text={block.text} />
        </h3>
      )
    case 'paragraph':
      return (
        <p className={styles['paragraph']} dir={directionOf(block.text)}>
          <MarkedText text={block.text} marks={block.marks} />
        </p>
      )
    case 'maths':
      return <MathsText text={`\\[${block.tex}\\]`} />
    case 'list': {
      const items = block.items.map((item, place) => (
        <li key={place} dir={directionOf(item)}>
          <MarkedText text={item} marks={block.item_marks?.[place]} />
        </li>
      ))
      return block.ordered ? <ol className={styles['list']}>{items}</ol> : <ul className={styles['list']}>{items}</ul>
    }
    case 'term':
      return (
        <dl className={styles['term']}>
          <dt>
            <bdi>
              <MathsText text={block.term} />
            </bdi>
          </dt>
          <dd dir={directionOf(block.meaning)}>
            <MathsText text={block.meaning} />
          </dd>
        </dl>
      )
    case 'note':
      return (
        <div role="note" className={styles['note']} dir={directionOf(block.text)}>
          <MathsText text={block.text} />
        </div>
      )
    case 'quran':
      return <QuranText block={block} language={language} />
    case 'image':
      return <img className={styles['image']} src={block.file.url} alt={block.alt} />
  }
}

/** A text as it was marked, its maths drawn. */
function MarkedText({ text, marks = [] }: { readonly text: string; readonly marks?: readonly TextMark[] | undefined }) {
  if (marks.length === 0) return <MathsText text={text} />
  return runsOf(text, marks).map((run, place) => {
    const words = run.isItalic ? (
      <em>
        <MathsText text={run.text} />
      </em>
    ) : (
      <MathsText text={run.text} />
    )
    const heavy = run.isBold ? <strong>{words}</strong> : words
    return run.href === undefined ? (
      <span key={place}>{heavy}</span>
    ) : (
      <TextLink key={place} href={run.href} isExternal>
        {heavy}
      </TextLink>
    )
  })
}
