import { useCallback, useEffect, useState } from 'react'

export interface Countdown {
  /** Whole seconds that are left; 0 when it is over. */
  readonly left: number
  start(): void
}

/** Counts `seconds` down, each second once; a page that slept finds the time gone. */
export function useCountdown(seconds: number, { isRunning = false }: { readonly isRunning?: boolean } = {}): Countdown {
  const [until, setUntil] = useState(() => (isRunning ? performance.now() + seconds * 1000 : 0))
  const [left, setLeft] = useState(isRunning ? seconds : 0)
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)))
    look()
    if (until <= performance.now()) return
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [until])
  const start = useCallback(() => {
    setUntil(performance.now() + seconds * 1000)
    setLeft(seconds)
  }, [seconds])
  return { left, start }
}
