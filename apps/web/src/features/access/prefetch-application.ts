import { loadApplication } from '#shell/load-application.ts'

/** Fetches once, not before the page itself is there, and not where every kilobyte is paid for. */
export function makePrefetch(load: () => Promise<unknown>): () => void {
  let isAsked = false
  return () => {
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
    if (isAsked || connection?.saveData === true) return
    isAsked = true
    const begin = () => void load().catch(() => undefined)
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
  }
}

/** What stands behind the sign-in, while a person types. */
export const prefetchApplication = makePrefetch(loadApplication)
