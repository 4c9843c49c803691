/** The session of this browser: local storage, one lock over all tabs. */
import { createSessionKeeper } from '@maktab/client/session'
import type { SessionKeeper, SessionOptions, SessionStore } from '@maktab/client/session'
import { newId } from '#browser/identifiers.ts'

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

const lockName = 'maktab-session'
const leaseName = 'maktab.lease'

/** Pages without a secure context have no locks: there a note in the storage goes from tab to tab. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator.locks !== 'undefined') return (await navigator.locks.request(lockName, () => work())) as T
  const storage = attempt(() => localStorage, undefined)
  if (storage === undefined) return work()
  const { withLease } = await import('./storage-lease.ts')
  const wait = (milliseconds: number) => new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds))
  return withLease({ storage, name: leaseName, holder: newId(), now: Date.now, wait }, work)
}

export function openBrowserSession(renewTokens: SessionOptions['renewTokens']): SessionKeeper {
  const name = `maktab.session.${location.host}`
  const keeper = createSessionKeeper({ store: browserStore(name), now: Date.now, withLock, renewTokens })
  window.addEventListener('storage', (event) => {
    if (event.key === name || event.key === null) keeper.reread()
  })
  return keeper
}
