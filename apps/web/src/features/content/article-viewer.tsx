import { useEffect, useRef } from 'react'
import { languageByCode } from '@maktab/i18n/languages'
import { useLatest } from '#shell/use-latest.ts'
import type { ArticleBlock } from '@maktab/contracts/content/contents'
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
        <Block key={place} block={block} />
      ))}
    </article>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className={styles['heading']}>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list': {
      const items = block.items.map((item, place) => <li key={place}>{item}</li>)
      return block.ordered ? <ol className={styles['list']}>{items}</ol> : <ul className={styles['list']}>{items}</ul>
    }
    case 'term':
      return (
        <dl className={styles['term']}>
          <dt>
            <bdi>{block.term}</bdi>
          </dt>
          <dd>{block.meaning}</dd>
        </dl>
      )
    case 'note':
      return (
        <div role="note" className={styles['note']}>
          {block.text}
        </div>
      )
    case 'image':
      return <img className={styles['image']} src={block.file.url} alt={block.alt} />
  }
}
