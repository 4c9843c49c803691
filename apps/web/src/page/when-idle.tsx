import { Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** Milliseconds. */
const untilIdle = 2_000

/** After the first screen, which has the line and the processor for itself. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setIdle(true), untilIdle)
    return () => window.clearTimeout(timer)
  }, [])
  return isIdle && <Suspense fallback={null}>{children}</Suspense>
}
