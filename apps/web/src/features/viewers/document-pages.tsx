import { IconButton } from '@maktab/ui/base/icon-button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import styles from './document-viewer.module.css'
import tools from './viewer-tools.module.css'
import type { ViewerProps } from './viewer.ts'

const zooms = [1, 1.25, 1.5, 2, 3] as const

interface DocumentPagesProps extends Pick<ViewerProps, 'title' | 'start' | 'onPosition' | 'onActivity'> {
  readonly pages: number
  /** Draws a page, `zoom` times as large as it fits; `turnTo` is for links within the document. */
  readonly children: (page: number, zoom: number, turnTo: (page: number) => void) => ReactNode
}

/** The tools and the keys of whatever is read page by page. Seen is the furthest page of all; the resume point is the page number. */
export function DocumentPages({ pages, title, start, onPosition, onActivity, children }: DocumentPagesProps) {
  const t = useT('application', 'courses')
  const format = useFormat()
  const [page, setPage] = useState(() => Math.min(pages, Math.max(1, Math.trunc(Number(start.resume_point)) || 1)))
  const [zoom, setZoom] = useState(0)
  const section = useRef<HTMLDivElement>(null)
  const report = useLatest(onPosition)
  const furthest = useRef(Math.round((start.completion / 100) * pages))

  useEffect(() => {
    furthest.current = Math.max(furthest.current, page)
    report.current({ completion: Math.round((furthest.current / pages) * 100), resume_point: String(page) })
  }, [page, pages, report])

  const turn = (steps: number) => {
    setPage((now) => Math.min(pages, Math.max(1, now + steps)))
    onActivity()
  }
  const press = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const [forwards, backwards] =
      getComputedStyle(element).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    if (event.key === 'PageDown' || event.key === forwards) turn(1)
    else if (event.key === 'PageUp' || event.key === backwards) turn(-1)
    else if (event.key === 'Home') turn(-pages)
    else if (event.key === 'End') turn(pages)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = section.current
    if (element === null) return
    const listen = (event: KeyboardEvent) => press(event, element)
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }, [])

  const isFirst = page === 1
  const isLast = page === pages
  return (
    <div ref={section} role="group" className={styles['document']} aria-label={title}>
      {/* Never really disabled: a button that is loses the focus, and the keys with it. */}
      <div className={tools['tools']}>
        <IconButton
          icon="previous"
          label={t('content.previous_page')}
          aria-disabled={isFirst}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite">{t('frame.page_of', { page: format.number(page), pages: format.number(pages) })}</span>
        <IconButton icon="chevron" label={t('content.next_page')} aria-disabled={isLast} onClick={() => turn(1)} />
        <IconButton
          icon="subtract"
          label={t('content.smaller')}
          aria-disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        />
        <IconButton
          icon="add"
          label={t('content.larger')}
          aria-disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
        />
      </div>
      {children(page, zooms[zoom] ?? 1, (target) => turn(target - page))}
    </div>
  )
}
