import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReactNode } from 'react'

interface FrameWindowProps {
  readonly title: string
  /** In px: what is wider than 960 is a desktop. */
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** A window in the page for parts that fill a window: they lie and turn by its width, and cover nothing else. */
export function FrameWindow({ title, width, height, children }: FrameWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()

  const dress = useCallback(() => {
    const inner = frame.current?.contentDocument?.documentElement
    for (const { name, value } of inner === undefined ? [] : document.documentElement.attributes)
      inner?.setAttribute(name, value)
  }, [])

  const open = useCallback(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    dress()
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(sheet.cloneNode(true))
    setBody(inner.body)
  }, [dress])

  useLayoutEffect(() => {
    const watcher = new MutationObserver(dress)
    watcher.observe(document.documentElement, { attributes: true })
    return () => watcher.disconnect()
  }, [dress])

  return (
    <>
      {/* Nothing foreign comes in here, and tests ask within it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={title}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={open}
        style={{ inlineSize: width, blockSize: height, maxInlineSize: '100%', border: '1px solid var(--line)' }}
      />
      {body !== undefined && createPortal(children, body)}
    </>
  )
}
