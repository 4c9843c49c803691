/** What floats beside its trigger: menus, tips, popovers. Placed by sums, as older browsers can neither anchor nor lift it. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { placeLayer } from './layer-rules.ts'
import styles from './layer.module.css'
import type { RefObject } from 'react'
import type { LayerWish } from './layer-rules.ts'

interface LayerOptions {
  readonly isOpen: boolean
  /** A press outside, or the trigger scrolled out of sight. Escape is the part's own matter: it knows where focus returns to. */
  readonly onClose: () => void
  readonly trigger: RefObject<HTMLElement | null>
  /** Carries `layerClass`, and is hidden or absent while closed. */
  readonly layer: RefObject<HTMLElement | null>
  readonly side?: LayerWish['side']
  readonly align?: LayerWish['align']
}

/** Class of the floating element: a sheet of paper above the page. */
export const layerClass = styles['layer'] ?? ''

/** Keeps an open layer beside its trigger, within the viewport, and reports what closes it. */
export function useLayer({ isOpen, onClose, trigger, layer, side, align }: LayerOptions): void {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })

  useLayoutEffect(() => {
    const anchor = trigger.current
    const element = layer.current
    if (!isOpen || anchor === null || element === null) return
    const place = () => {
      placeBeside(anchor, element, { ...(side !== undefined && { side }), ...(align !== undefined && { align }) })
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      resized.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [isOpen, trigger, layer, side, align])

  useEffect(() => {
    const anchor = trigger.current
    if (!isOpen || anchor === null) return
    const closeOutside = (event: Event) => {
      const pressed = event.target as Node
      if (!anchor.contains(pressed) && layer.current?.contains(pressed) !== true) close.current()
    }
    let wasSeen = false
    const watch = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting === true) wasSeen = true
      else if (wasSeen) close.current()
    })
    watch.observe(anchor)
    document.addEventListener('pointerdown', closeOutside, true)
    return () => {
      watch.disconnect()
      document.removeEventListener('pointerdown', closeOutside, true)
    }
  }, [isOpen, trigger, layer])
}

function placeBeside(anchor: HTMLElement, element: HTMLElement, wish: Pick<LayerWish, 'side' | 'align'>): void {
  const isTurned = getComputedStyle(anchor).direction === 'rtl'
  const { style } = element
  const scrolled = element.scrollTop
  // An ancestor that is moved by a transform holds "fixed" things too: the layer's own origin is measured, not assumed.
  style.insetBlockStart = '0'
  style.insetInlineStart = '0'
  style.maxBlockSize = ''
  const origin = element.getBoundingClientRect()
  const { x, y, room } = placeLayer({
    trigger: anchor.getBoundingClientRect(),
    layer: origin,
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    isTurned,
    ...wish,
  })
  const isLayerTurned = getComputedStyle(element).direction === 'rtl'
  style.insetInlineStart = `${Math.round(isLayerTurned ? origin.right - (x + origin.width) : x - origin.x)}px`
  style.insetBlockStart = `${Math.round(y - origin.y)}px`
  if (origin.height > room) style.maxBlockSize = `${Math.floor(room)}px`
  element.scrollTop = scrolled
}
