import { useEffect, useState } from 'react'

/** Milliseconds without a further letter after which what was typed is looked for. */
const pause = 250

/** What was typed last, once it stays. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), pause)
    return () => window.clearTimeout(timer)
  }, [typed])
  return settled
}
