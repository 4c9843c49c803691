import { IconButton } from '@maktab/ui/icon-button'
import { Skeleton } from '@maktab/ui/skeleton'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormat } from '#shell/use-format.ts'
import { useLatest } from '#shell/use-latest.ts'
import { useT } from '#shell/use-t.ts'
import styles from './document-viewer.module.css'
import { openDocument, type OpenedDocument } from './open-document.ts'
import type { ViewerProps } from './viewer.ts'

const zooms = [1, 1.25, 1.5, 2, 3] as const

/** A PDF, page by page. Seen is the furthest page of all; the resume point is the page number. */
export function DocumentViewer({ body, title, start, onPosition, onActivity, onFailure }: ViewerProps<'document'>) {
  const t = useT()
  const [opened, setOpened] = useState<OpenedDocument>()
  const fail = useLatest(onFailure)

  useEffect(() => {
    const leaving = new AbortController()
    const opening = openDocument(body.file.url, leaving.signal)
    void (async () => {
      try {
        const document = await opening
        if (!leaving.signal.aborted) setOpened(document)
      } catch {
        if (!leaving.signal.aborted) fail.current()
      }
    })()
    return () => {
      leaving.abort()
      setOpened(undefined)
      void closeOnceOpen(opening)
    }
  }, [body.file.url, fail])

  if (opened === undefined) return <Skeleton label={t('frame.loading')} count={8} />
  return <Pages document={opened} title={title} start={start} onPosition={onPosition} onActivity={onActivity} onFailure={onFailure} />
}

async function closeOnceOpen(opening: Promise<OpenedDocument>): Promise<void> {
  try {
    ;(await opening).close()
  } catch {
    // It never opened.
  }
}

type PagesProps = Pick<ViewerProps, 'title' | 'start' | 'onPosition' | 'onActivity' | 'onFailure'> & { readonly document: OpenedDocument }

function Pages({ document, title, start, onPosition, onActivity, onFailure }: PagesProps) {
  const t = useT()
  const format = useFormat()
  const { pages } = document
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
    const [forwards, backwards] = getComputedStyle(element).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
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
      <div className={styles['tools']}>
        <IconButton icon="previous" label={t('content.previous_page')} aria-disabled={isFirst} onClick={() => turn(-1)} />
        <span aria-live="polite">{t('frame.page_of', { page: format.number(page), pages: format.number(pages) })}</span>
        <IconButton icon="chevron" label={t('content.next_page')} aria-disabled={isLast} onClick={() => turn(1)} />
        <IconButton icon="subtract" label={t('content.smaller')} aria-disabled={zoom === 0} onClick={() => setZoom(Math.max(0, zoom - 1))} />
        <IconButton icon="add" label={t('content.larger')} aria-disabled={zoom === zooms.length - 1} onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))} />
      </div>
      <Page document={document} page={page} zoom={zooms[zoom] ?? 1} onFailure={onFailure} />
    </div>
  )
}

function Page({ document, page, zoom, onFailure }: { document: OpenedDocument; page: number; zoom: number; onFailure(): void }) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const fail = useLatest(onFailure)
  const [width, setWidth] = useState(0)

  useEffect(() => {
    if (frame.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (canvas.current === null || text.current === null || width === 0) return
    const leaving = new AbortController()
    document
      .draw({ page, width: width * zoom, canvas: canvas.current, text: text.current, signal: leaving.signal })
      .catch(() => !leaving.signal.aborted && fail.current())
    return () => leaving.abort()
  }, [document, page, zoom, width, fail])

  return (
    <div ref={frame} className={styles['frame']} dir="ltr">
      <div className={styles['page']}>
        <canvas ref={canvas} aria-hidden="true" />
        <div ref={text} className={styles['text']} />
      </div>
    </div>
  )
}
