/** The page that every address of the application starts from, as the server wrote it for this tenant. */

export interface ShellCache {
  /** Fetches the page; fails where that is not possible. */
  keep(): Promise<void>
  /** The kept page; from the network where none is kept. */
  answer(request: Request): Promise<Response>
  /**
   * Brings the kept page up to date, but only with one of the same build: its scripts are those that this service
   * worker keeps. Answers false where the server has another build by now.
   */
  refresh(): Promise<boolean>
  /** Forgets the pages of earlier builds. */
  forgetOthers(): Promise<void>
}

const prefix = 'maktab-shell-'
const address = '/'

/** `build` tells builds apart. */
export function shellCache(build: string): ShellCache {
  const name = `${prefix}${build}`

  async function kept(): Promise<Response | undefined> {
    return (await caches.open(name)).match(address, { ignoreVary: true })
  }

  async function fetchPage(): Promise<Response> {
    const page = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' })
    if (!page.ok || page.redirected) throw new Error(`The page answered ${page.status}`)
    return page
  }

  return {
    async keep() {
      await (await caches.open(name)).put(address, await fetchPage())
    },

    async answer(request) {
      return (await kept()) ?? fetch(request)
    },

    async refresh() {
      const [page, before] = [await fetchPage(), await kept()]
      const isSameBuild = before === undefined || scriptsOf(await page.clone().text()) === scriptsOf(await before.text())
      if (isSameBuild) await (await caches.open(name)).put(address, page)
      return isSameBuild
    },

    async forgetOthers() {
      const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name)
      await Promise.all(others.map((other) => caches.delete(other)))
    },
  }
}

function scriptsOf(page: string): string {
  return [...page.matchAll(/\/assets\/[^"']+/g)].map(([script]) => script).sort().join(' ')
}

/** A short name for a list of files and their contents (FNV-1a). */
export function fingerprint(files: readonly { readonly url: string; readonly revision: string | null }[]): string {
  let hash = 0x811c9dc5
  for (const { url, revision } of files) {
    for (const character of `${url}|${revision ?? ''}\n`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
