/** Since when what stands on the page is known, where something of it comes from this device for want of a network. */
import { useEffect, useSyncExternalStore } from 'react'

const shown = new Map<object, string>()
const listeners = new Set<() => void>()

function change(part: object, seen_on: string | undefined): void {
  if (seen_on === undefined) shown.delete(part)
  else shown.set(part, seen_on)
  for (const tell of listeners) tell()
}

/** As long as the part is drawn, the page shows something as of this moment (ISO). */
export function useNoteLastSeen(seen_on: string | undefined): void {
  useEffect(() => {
    if (seen_on === undefined) return
    const part = {}
    change(part, seen_on)
    return () => change(part, undefined)
  }, [seen_on])
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The earliest moment of all that is shown; undefined where everything is the server's own answer. */
const earliest = (): string | undefined =>
  [...shown.values()].reduce<string | undefined>(
    (first, one) => (first === undefined || one < first ? one : first),
    undefined,
  )

export const useLastSeen = (): string | undefined => useSyncExternalStore(listen, earliest)
