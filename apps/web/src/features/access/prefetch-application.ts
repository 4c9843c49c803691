/** Fetches once, not before the page itself is there, and not where every kilobyte is paid for. */
export function makePrefetch(load: () => void): () => void {
  let isAsked = false
  return () => {
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
    if (isAsked || connection?.saveData === true) return
    isAsked = true
    if (document.readyState === 'complete') load()
    else window.addEventListener('load', load, { once: true })
  }
}
