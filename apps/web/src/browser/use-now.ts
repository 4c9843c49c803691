import { useSyncExternalStore } from 'react'
import { serverNow } from './server-clock.ts'

const minute = 60_000
const listeners = new Set<() => void>()
let now = serverNow()
let timer: number | undefined

/** After a minute, or where the server's clock is known anew. */
export function renewNow(): void {
  now = serverNow()
  listeners.forEach((tell) => tell())
}

function listen(listener: () => void): () => void {
  now = serverNow()
  listeners.add(listener)
  timer ??= window.setInterval(renewNow, minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
  }
}

/** The server's time in milliseconds, as well as it is known here, renewed each minute: for "3 minutes ago" and for what is due. */
export function useNow(): number {
  return useSyncExternalStore(listen, () => now)
}
