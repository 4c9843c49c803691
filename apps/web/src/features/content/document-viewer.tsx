import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@maktab/ui/icon-button'
import { Skeleton } from '@maktab/ui/skeleton'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { openDocument, type OpenedDocument } from './open-document.ts'
import { ViewerFailed } from './viewer-failed.tsx'
import type { ViewerProps } from './viewer.ts'
import styles from './document-viewer.module.css'

const zooms = [1, 1.25, 1.5, 2, 3] as const

/** A PDF, page by page. Seen is the furthest page of all; the resume point is the page number. */
export function DocumentViewer({ body, title, start, onPosition, onActivity }: ViewerProps<'document'>) {
  const t = useT()
  const format = useFormat()
  const [opened, setOpened] = useState<OpenedDocument>()
  const [failure, setFailure] = useState(false)
  const [tries, setTries] = useState(0)
  const [page, setPage] = useState(() => Math.max(1, Math.trunc(Number(start.resume_point)) || 1))
  const [zoom, setZoom] = useState(0)
  const from = useRef(start)
  const report = useRef(onPosition)
  report.current = onPosition
  const furthest = useRef(0)

  useEffect(() => {
    const leaving = new AbortController()
    let mine: OpenedDocument | undefined
    setFailure(false)
    openDocument(body.file.url, leaving.signal).then(
      (document) => {
        mine = document
        if (leaving.signal.aborted) return document.close()
        furthest.current = Math.round((from.current.completion / 100) * document.pages)
        setPage((wanted) => Math.min(wanted, document.pages))
        setOpened(document)
      },
      () => {
        if (!leaving.signal.aborted) setFailure(true)
      },
    )
    return () => {
      leaving.abort()
      mine?.close()
      setOpened(undefined)
    }
  }, [body.file.url, tries])

  useEffect(() => {
    if (opened === undefined) return
    furthest.current = Math.max(furthest.current, page)
    report.current({ completion: Math.round((furthest.current / opened.pages) * 100), resume_point: String(page) })
  }, [opened, page])

  if (failure) return <ViewerFailed onRetry={() => setTries(tries + 1)} />
  if (opened === undefined) return <Skeleton label={t('frame.loading')} count={8} />

  const turn = (steps: number) => {
    setPage(Math.min(opened.pages, Math.max(1, page + steps)))
    onActivity()
  }
  return (
    <section
      className={styles['document']}
      aria-label={title}
      tabIndex={0}
      onKeyDown={(event) => {
        const [forwards, backwards] = getComputedStyle(event.currentTarget).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
        if (event.key === 'PageDown' || event.key === forwards) turn(1)
        else if (event.key === 'PageUp' || event.key === backwards) turn(-1)
        else if (event.key === 'Home') turn(-opened.pages)
        else if (event.key === 'End') turn(opened.pages)
        else return
        event.preventDefault()
      }}
    >
      <div className={styles['tools']}>
        <IconButton icon="previous" label={t('content.previous_page')} disabled={page === 1} onClick={() => turn(-1)} />
        <span aria-live="polite">{t('frame.page_of', { page: format.number(page), pages: format.number(opened.pages) })}</span>
        <IconButton icon="chevron" label={t('content.next_page')} disabled={page === opened.pages} onClick={() => turn(1)} />
        <IconButton icon="subtract" label={t('content.smaller')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <IconButton icon="add" label={t('content.larger')} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} />
      </div>
      <Page document={opened} page={page} zoom={zooms[zoom] ?? 1} onFailure={() => setFailure(true)} />
    </section>
  )
}

function Page({ document, page, zoom, onFailure }: { document: OpenedDocument; page: number; zoom: number; onFailure(): void }) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const fail = useRef(onFailure)
  fail.current = onFailure
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
  }, [document, page, zoom, width])

  return (
    <div ref={frame} className={styles['frame']} dir="ltr">
      <div className={styles['page']}>
        <canvas ref={canvas} aria-hidden="true" />
        <div ref={text} className={styles['text']} />
      </div>
    </div>
  )
}
