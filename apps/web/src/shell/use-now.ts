import { useSyncExternalStore } from 'react'

const minute = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: number | undefined

function listen(listener: () => void): () => void {
  now = Date.now()
  listeners.add(listener)
  timer ??= window.setInterval(() => {
    now = Date.now()
    listeners.forEach((tell) => tell())
  }, minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
  }
}

/** The time in milliseconds, renewed each minute: for "3 minutes ago" and for what is due. */
export function useNow(): number {
  return useSyncExternalStore(listen, () => now)
}
