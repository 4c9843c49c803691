import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@maktab/ui/base/icon-button'
import { ProgressBar } from '@maktab/ui/feedback/progress-bar'
import { Select } from '@maktab/ui/choice/select'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { languageByCode } from '@maktab/i18n/languages'
import { useFormat } from '#language/use-format.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import { createBookView, openBook } from './open-book.ts'
import { createPageTurner, type PageTurner } from './page-turner.ts'
import type { Book, FoliateView, Place, TableEntry } from 'foliate-js/view.js'
import type { ViewerProps } from './viewer.ts'
import styles from './book-viewer.module.css'

interface OpenedBook {
  readonly book: Book
  readonly view: FoliateView
  readonly turner: PageTurner
}

/** An EPUB in pages, turned in the book's own direction. The resume point is an EPUB location (CFI). */
export function BookViewer({ body, title, language, start, onPosition, onActivity, onFailure }: ViewerProps<'e_book'>) {
  const t = useT('courses', 'home')
  const format = useFormat()
  const section = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedBook>()
  const [percentage, setPercentage] = useState(start.completion)
  const [chapter, setChapter] = useState('')
  const from = useRef(start)
  const report = useLatest({ onPosition, onActivity, onFailure })
  const { direction, tag } = languageByCode(language)

  useEffect(() => {
    const leaving = new AbortController()
    const view = createBookView()
    view.className = styles['view'] ?? ''
    let furthest = from.current.completion
    let turner: PageTurner | undefined

    view.addEventListener('relocate', (event) => {
      const { fraction, cfi, tocItem } = (event as CustomEvent<Place>).detail
      // Told before the first page is there, or of the empty leaf between two parts, a place is none.
      if (fraction === undefined || !Number.isFinite(fraction) || isBetweenParts(view)) return
      const seen = Math.min(100, Math.round(fraction * 100))
      setPercentage(seen)
      setChapter(tocItem?.href ?? '')
      furthest = Math.max(furthest, seen)
      // A location deep in a strange book may be longer than what is kept; then only how far is kept.
      report.current.onPosition({ completion: furthest, resume_point: cfi.length <= 500 ? cfi : '' })
      report.current.onActivity()
    })
    view.addEventListener('external-link', (event) => event.preventDefault())
    view.addEventListener('load', (event) => {
      const { doc } = (event as CustomEvent<{ doc: Document }>).detail
      if (doc.documentElement.dir === '' && view.renderer.tagName === 'FOLIATE-PAGINATOR')
        doc.documentElement.dir = direction
      if (doc.documentElement.lang === '') doc.documentElement.lang = tag
      for (const sign of ['pointerdown', 'keydown'] as const)
        doc.addEventListener(sign, () => report.current.onActivity())
      doc.addEventListener('keydown', (pressed) => turner !== undefined && turnByKey(turner, pressed))
    })

    void (async () => {
      try {
        const book = await openBook(body.file.url, leaving.signal)
        if (leaving.signal.aborted || frame.current === null) return
        frame.current.replaceChildren(view)
        await view.open(book)
        view.renderer.setAttribute('max-column-count', '1')
        view.renderer.setAttribute('margin', '24px')
        view.renderer.setStyles?.(pageStyles)
        await view.init(
          from.current.resume_point === '' ? { showTextStart: false } : { lastLocation: from.current.resume_point },
        )
        turner = createPageTurner(view, book)
        if (!leaving.signal.aborted) setOpened({ book, view, turner })
      } catch {
        if (!leaving.signal.aborted) report.current.onFailure()
      }
    })()
    return () => {
      leaving.abort()
      setOpened(undefined)
      if (view.isConnected) view.close()
      view.remove()
    }
  }, [body.file.url, direction, tag, report])

  useEffect(() => {
    const element = section.current
    if (opened === undefined || element === null) return
    const press = (event: KeyboardEvent) => turnByKey(opened.turner, event)
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [opened])

  const bookDirection = opened?.book.dir ?? direction
  const table = opened === undefined ? [] : [...entriesOf(opened.book.toc ?? [])]
  return (
    <div ref={section} role="group" className={styles['book']} aria-label={title}>
      <div className={styles['tools']}>
        {table.length > 1 && (
          <Select
            label={t('content.table_of_contents')}
            value={chapter}
            options={table.map(({ href, label, depth }) => ({
              value: href,
              label: `${'\u2003'.repeat(depth)}${label}`,
            }))}
            onChange={(event) => void opened?.view.goTo(event.target.value)}
          />
        )}
      </div>
      <div className={styles['paper']}>
        {/* Laid out from the start, even while empty: the reader measures its pages by it. */}
        <div ref={frame} className={styles['frame']} />
        {opened === undefined && (
          <div className={styles['opening']}>
            <Skeleton label={t('frame.loading')} count={8} />
          </div>
        )}
      </div>
      {/* Buttons stand where the pages lie: forward is at the left in a book that reads from the right. */}
      <div className={styles['turning']} dir={bookDirection}>
        <IconButton icon="previous" label={t('content.previous_page')} onClick={() => opened?.turner.backwards()} />
        <ProgressBar label={t('learning.progress')} value={percentage} valueText={format.percent(percentage)} />
        <IconButton icon="chevron" label={t('content.next_page')} onClick={() => opened?.turner.forwards()} />
      </div>
    </div>
  )
}

/** Read well on paper of ours, in any script; the book's own fonts stay. */
const pageStyles = `
  html { line-height: 1.7; color-scheme: light; }
  p, li, blockquote, dd { line-height: 1.7; }
  img, svg, video { max-inline-size: 100%; block-size: auto; }
`

/** Before and after the pages of a part the reader keeps an empty leaf, which it passes while it turns to the next part. */
function isBetweenParts({ renderer: { page, pages } }: FoliateView): boolean {
  return page !== undefined && pages !== undefined && (page < 1 || page > pages - 2)
}

function turnByKey(turner: PageTurner, event: KeyboardEvent) {
  if (event.target instanceof HTMLSelectElement) return
  if (turner.byKey(event.key)) event.preventDefault()
}

function* entriesOf(entries: readonly TableEntry[], depth = 0): Generator<TableEntry & { depth: number }> {
  for (const entry of entries) {
    if (entry.href) yield { ...entry, depth }
    if (entry.subitems) yield* entriesOf(entry.subitems, depth + 1)
  }
}
