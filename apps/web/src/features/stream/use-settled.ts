import { useEffect, useState } from 'react'

/** Long enough for the next letter of a word. */
const pauseMs = 300

/** What is typed, once the typing pauses: a question for each letter is too many for a slow line. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(typed), pauseMs)
    return () => window.clearTimeout(timer)
  }, [typed])
  return settled
}
