/** Whether this browser reaches the school. */
import { createNetwork } from '@maktab/client/network'
import type { Network } from '@maktab/client/network'
import { pageTimers } from '#browser/page-timers.ts'

/** Milliseconds after which a check counts as not answered. */
const patience = 5_000

export function openBrowserNetwork(): Network {
  const network = createNetwork({
    hasNetwork: () => navigator.onLine,
    check: () => whenSeen().then(isServerReached),
    setTimer: pageTimers.setTimer,
  })
  window.addEventListener('online', network.reread)
  window.addEventListener('offline', network.reread)
  return network
}

async function isServerReached(): Promise<boolean> {
  const stop = new AbortController()
  const timer = window.setTimeout(() => stop.abort(), patience)
  try {
    const { status } = await fetch(new URL('/healthz', document.baseURI), {
      cache: 'no-store',
      credentials: 'omit',
      signal: stop.signal,
    })
    return status === 200
  } catch {
    return false
  } finally {
    window.clearTimeout(timer)
  }
}

/** A phone in a pocket asks nobody. */
function whenSeen(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }))
}
