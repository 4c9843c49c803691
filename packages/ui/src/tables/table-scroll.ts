import { useEffect } from 'react'
import type { RefObject } from 'react'

/** A box that scrolls can be reached by keyboard; one that does not is no stop on the way. `isDrawn`: whether the box stands on the page. */
export function useScrollFocus(box: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useEffect(() => {
    const element = box.current
    if (!isDrawn || element === null) return
    const look = () => {
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    if (element.firstElementChild !== null) watcher.observe(element.firstElementChild)
    return () => watcher.disconnect()
  }, [box, isDrawn])
}
