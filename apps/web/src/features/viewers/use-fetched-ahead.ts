import { useEffect, useEffectEvent } from 'react'
import { isDear, lineNow } from './renditions.ts'

/** Bytes: a photo or a page, not a film. */
const largestAhead = 2 * 1024 * 1024

interface FetchedFile {
  readonly url: string
  readonly size_bytes: number
}

/**
 * Fetches files before they are asked for, one after the other; the browser keeps them. Not where the line is dear, and nothing large. What
 * does not come now is asked for when it is opened.
 */
export function useFetchedAhead(files: readonly FetchedFile[]): void {
  const wanted = files.filter(({ url, size_bytes }) => url !== '' && size_bytes <= largestAhead).map(({ url }) => url)
  const fetchAll = useEffectEvent(async (signal: AbortSignal) => {
    for (const url of wanted) {
      const response = await fetch(url, { signal, priority: 'low' })
      await response.arrayBuffer()
    }
  })
  const names = wanted.join(' ')
  useEffect(() => {
    const line = lineNow()
    if (names === '' || !line.isOnline || isDear(line)) return undefined
    const leaving = new AbortController()
    fetchAll(leaving.signal).catch(() => {})
    return () => leaving.abort()
  }, [names])
}
