import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

export interface PlacedList {
  readonly isAbove: boolean
  /** Most pixels that it may be high. */
  readonly height: number
}

interface PlaceList {
  /** Edges of what the list belongs to, in pixels of what can be seen. */
  readonly top: number
  readonly bottom: number
  /** Pixels that can be seen; less while a keyboard is on the screen. */
  readonly viewHeight: number
  /** Pixels that the list would like. */
  readonly wanted: number
}

const gap = 4
const edge = 8

/** Below where it fits or where there is more room; never beyond the edge of what can be seen. */
export function placeList({ top, bottom, viewHeight, wanted }: PlaceList): PlacedList {
  const below = viewHeight - bottom - gap - edge
  const above = top - gap - edge
  const isAbove = below < wanted && above > below
  return { isAbove, height: Math.min(wanted, Math.max(96, isAbove ? above : below)) }
}

/**
 * Keeps a list of `position: fixed` at its anchor while it is open: fixed, so that no scrolling box around it cuts it off,
 * and in its own place of the document, so that it stays inside a dialog and next in the order of reading.
 */
export function useListPlacement(
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
  wanted = 336,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const place = () => {
      if (anchor.current !== null && list.current !== null) moveTo(anchor.current, list.current, wanted)
    }
    place()
    const frame = new ResizeObserver(place)
    if (anchor.current !== null) frame.observe(anchor.current)
    if (list.current !== null) frame.observe(list.current)
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      frame.disconnect()
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [anchor, list, isOpen, wanted])
}

function moveTo(anchor: HTMLElement, list: HTMLElement, wanted: number): void {
  const box = anchor.getBoundingClientRect()
  const { style } = list
  style.inlineSize = `${box.width}px`
  style.maxBlockSize = `${wanted}px`
  // A short list stays below where a long one would not fit.
  const view = window.visualViewport
  const away = view?.offsetTop ?? 0
  const { isAbove, height } = placeList({
    top: box.top - away,
    bottom: box.bottom - away,
    viewHeight: view?.height ?? window.innerHeight,
    wanted: list.offsetHeight,
  })
  style.maxBlockSize = `${height}px`
  style.transform = 'none'
  style.insetBlockStart = '0'
  style.insetInlineStart = '0'
  // Moved by what is still missing: a transformed box around it has its own idea of where 0 is.
  const at = list.getBoundingClientRect()
  const down = (isAbove ? box.top - gap - at.height : box.bottom + gap) - at.top
  style.transform = `translate(${box.left - at.left}px, ${down}px)`
}
