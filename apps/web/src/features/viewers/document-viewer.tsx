import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '#page/use-latest.ts'
import { useT } from '#language/use-t.ts'
import { DocumentPages } from './document-pages.tsx'
import styles from './document-viewer.module.css'
import type { OpenedDocument } from './document-reader.ts'
import { openDocument } from './open-document.ts'
import type { ViewerProps } from './viewer.ts'

/** A PDF, page by page. Seen is the furthest page of all; the resume point is the page number. */
export function DocumentViewer({ body, title, start, onPosition, onActivity, onFailure }: ViewerProps<'document'>) {
  const t = useT()
  const [opened, setOpened] = useState<OpenedDocument>()
  const fail = useLatest(onFailure)
  const firstPage = useRef(Math.max(1, Math.trunc(Number(start.resume_point)) || 1))

  useEffect(() => {
    const leaving = new AbortController()
    const opening = openDocument(body.file.url, { page: firstPage.current, signal: leaving.signal })
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
  return (
    <DocumentPages pages={opened.pages} title={title} start={start} onPosition={onPosition} onActivity={onActivity}>
      {(page, zoom) => <Page document={opened} page={page} zoom={zoom} onFailure={onFailure} />}
    </DocumentPages>
  )
}

async function closeOnceOpen(opening: Promise<OpenedDocument>): Promise<void> {
  try {
    ;(await opening).close()
  } catch {
    // It never opened.
  }
}

function Page({
  document,
  page,
  zoom,
  onFailure,
}: {
  document: OpenedDocument
  page: number
  zoom: number
  onFailure(): void
}) {
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
    const element = frame.current
    if (element === null || canvas.current === null || text.current === null || width === 0) return
    const leaving = new AbortController()
    // The page that stood there is not the one that was asked for.
    element.setAttribute('aria-busy', 'true')
    const onDrawn = () => element.setAttribute('aria-busy', 'false')
    document
      .draw({ page, width: width * zoom, canvas: canvas.current, text: text.current, signal: leaving.signal, onDrawn })
      .catch(() => !leaving.signal.aborted && fail.current())
    return () => leaving.abort()
  }, [document, page, zoom, width, fail])

  return (
    <div ref={frame} className={styles['frame']} dir="ltr" aria-busy="true">
      <div className={styles['page']}>
        <canvas ref={canvas} aria-hidden="true" />
        <div ref={text} className={styles['text']} />
      </div>
    </div>
  )
}
