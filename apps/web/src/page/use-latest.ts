import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The value of the last drawing, for listeners that outlive it. Read it in events and effects, never while drawing. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
