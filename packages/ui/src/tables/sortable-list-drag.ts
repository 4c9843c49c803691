/** Dragging a row of a list by its handle, with mouse, pen or finger. The rows are moved for the eye only; the list itself changes once, when the row is let go. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { placeOfDrag, shiftOfRow } from './sortable-list-rules.ts'
import type { RefObject } from 'react'
import type { RowSpan } from './sortable-list-rules.ts'

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>
  readonly onDrop: (from: number, to: number) => void
}

/** Before a press becomes a drag, in px; a press without it lifts the row for the buttons. */
const threshold = 5
/** How near to the edge of the viewport the page begins to scroll, and how far at each frame, in px. */
const scrolling = { edge: 56, step: 10 }

/** Starts a drag of the row at an index, from a pointer's press on its handle. `dragged` is the index while it lasts. */
export function useRowDrag({ list, onDrop }: DragOptions) {
  const [dragged, setDragged] = useState<number>()
  const stop = useRef<() => void>(undefined)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => () => stop.current?.(), [])

  const start = useCallback(
    (index: number, pointerId: number, pressedAt: number) => {
      const element = list.current
      if (element === null) return
      stop.current?.()
      const rows = [...element.children] as HTMLElement[]
      const topOfPage = () => element.getBoundingClientRect().top
      const firstTop = topOfPage()
      const spans: readonly RowSpan[] = rows.map((row) => ({
        top: row.getBoundingClientRect().top - firstTop,
        height: row.offsetHeight,
      }))
      const span = spans[index]
      if (span === undefined) return
      const lastTop = element.offsetHeight - span.height
      const neighbour = spans[index + 1] ?? spans[index - 1]
      const between =
        neighbour === undefined
          ? 0
          : Math.abs(neighbour.top - span.top) - (neighbour.top > span.top ? span.height : neighbour.height)
      let pointerAt = pressedAt
      let hasBegun = false
      let place = index
      let frame = 0

      const draw = () => {
        // Within the list: a row drawn beyond it would make the page longer and longer.
        const offset = Math.max(
          -span.top,
          Math.min(lastTop - span.top, pointerAt - pressedAt + (firstTop - topOfPage())),
        )
        place = placeOfDrag(spans, index, offset)
        for (const [at, row] of rows.entries()) {
          row.style.transform = `translateY(${at === index ? offset : shiftOfRow(at, index, place, span.height + between)}px)`
        }
      }
      const scroll = () => {
        const { top, bottom } = element.getBoundingClientRect()
        const isNearTop = pointerAt < scrolling.edge && top < scrolling.edge
        const isNearFoot =
          pointerAt > window.innerHeight - scrolling.edge && bottom > window.innerHeight - scrolling.edge
        const near = isNearTop ? -1 : isNearFoot ? 1 : 0
        if (near !== 0) {
          window.scrollBy(0, near * scrolling.step)
          draw()
        }
        frame = requestAnimationFrame(scroll)
      }
      const move = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return
        pointerAt = event.clientY
        if (!hasBegun && Math.abs(pointerAt - pressedAt) < threshold) return
        if (!hasBegun) {
          hasBegun = true
          setDragged(index)
          frame = requestAnimationFrame(scroll)
        }
        draw()
      }
      const end = (isDropped: boolean) => {
        stop.current?.()
        if (hasBegun) swallowClick()
        if (isDropped && hasBegun && place !== index) drop.current(index, place)
      }
      const up = (event: PointerEvent) => {
        if (event.pointerId === pointerId) end(event.type === 'pointerup')
      }
      const escape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        end(false)
      }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', up)
      window.addEventListener('keydown', escape, true)
      stop.current = () => {
        stop.current = undefined
        cancelAnimationFrame(frame)
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', up)
        window.removeEventListener('pointercancel', up)
        window.removeEventListener('keydown', escape, true)
        for (const row of rows) row.style.transform = ''
        setDragged(undefined)
      }
    },
    [list],
  )

  return { dragged, start }
}

/** Letting go of the handle is a click as well, and would lift the row anew. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
