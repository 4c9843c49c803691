/** The session of this browser: local storage, one lock over all tabs. */
import { createSessionKeeper } from '@maktab/client/session'
import type { SessionKeeper, SessionOptions, SessionStore } from '@maktab/client/session'

/** Storage may be forbidden (private windows). */
function attempt<T>(work: () => T, instead: T): T {
  try {
    return work()
  } catch {
    return instead
  }
}

/** Where nothing may be stored, the session lives as long as the page. */
function browserStore(name: string): SessionStore {
  let held: string | null = null
  return {
    read: () => attempt(() => localStorage.getItem(name), held),
    write(text) {
      held = text
      attempt(() => localStorage.setItem(name, text), undefined)
    },
    remove() {
      held = null
      attempt(() => localStorage.removeItem(name), undefined)
    },
  }
}

/** Pages without a secure context have no locks: there each tab renews for itself. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator.locks === 'undefined') return work()
  return (await navigator.locks.request('maktab-session', () => work())) as T
}

export function openBrowserSession(renewTokens: SessionOptions['renewTokens']): SessionKeeper {
  const name = `maktab.session.${location.host}`
  const keeper = createSessionKeeper({ store: browserStore(name), now: Date.now, withLock, renewTokens })
  window.addEventListener('storage', (event) => {
    if (event.key === name || event.key === null) keeper.reread()
  })
  return keeper
}
