import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLatest } from '#page/use-latest.ts'
import { countFocusedTime } from './focused-time.ts'

/** How often counted time is handed on, in milliseconds. */
export const saveEvery = 30_000

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const
const isInFront = () => document.visibilityState === 'visible' && document.hasFocus()

export interface FocusedTimeSigns {
  /** A sign of life from where the page cannot see it: inside the frame of a book. */
  activity(): void
  playing(isPlaying: boolean): void
  /** Hands on what is counted now. */
  flush(): void
}

/**
 * Counts focused time from mounting to leaving and hands it on in whole seconds: every 30 seconds, whenever the page is
 * hidden (the last moment that a phone grants), and on leaving. `onSeconds` also hears 0, so that it can keep what else waits, and
 * whether the page may be closing.
 */
export function useFocusedTime(onSeconds: (seconds: number, isClosing: boolean) => void): FocusedTimeSigns {
  const hand = useLatest(onSeconds)
  const counter = useRef<ReturnType<typeof countFocusedTime>>(undefined)

  const handOn = useCallback(
    (isClosing: boolean) => {
      const seconds = counter.current?.take(Date.now())
      if (seconds !== undefined) hand.current(seconds, isClosing)
    },
    [hand],
  )
  const flush = useCallback(() => handOn(false), [handOn])

  useEffect(() => {
    const time = countFocusedTime({ isFocused: isInFront(), now: Date.now() })
    counter.current = time
    const leaving = new AbortController()
    const { signal } = leaving

    // A window that loses focus to a frame inside the page is still in front: the document says so, the event does not.
    const look = () => time.focus(isInFront(), Date.now())
    window.addEventListener('focus', look, { signal })
    window.addEventListener('blur', look, { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        look()
        if (document.visibilityState === 'hidden') handOn(true)
      },
      { signal },
    )
    window.addEventListener('pagehide', () => handOn(true), { signal })
    for (const sign of signsOfLife)
      window.addEventListener(sign, () => time.activity(Date.now()), { signal, passive: true, capture: true })
    const timer = window.setInterval(flush, saveEvery)

    return () => {
      window.clearInterval(timer)
      leaving.abort()
      flush()
      counter.current = undefined
    }
  }, [flush, handOn])

  return useMemo(
    () => ({
      activity: () => counter.current?.activity(Date.now()),
      playing: (isPlaying) => counter.current?.playing(isPlaying, Date.now()),
      flush,
    }),
    [flush],
  )
}
