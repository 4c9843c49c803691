/** The page that every address of the application starts from, as the server wrote it for this tenant. */
import { hasOwnPolicy } from './pages.ts'

export interface ShellCache {
  /** Fetches the page; fails where that is not possible. */
  keep(): Promise<void>
  /** The kept page; from the network where none is kept, and first of all what has a policy of its own. In the publisher's looks (seed 000 §1) it is asked for, and kept for itself. */
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
const publisherAddress = '/?forcedOUPShell=1'

/** `build` tells builds apart. */
export function shellCache(build: string): ShellCache {
  const name = `${prefix}${build}`

  async function kept(at = address): Promise<Response | undefined> {
    return (await caches.open(name)).match(at, { ignoreVary: true })
  }

  async function fetchPage(at = address): Promise<Response> {
    const page = await fetch(at, { cache: 'no-cache', credentials: 'same-origin' })
    if (!page.ok || page.redirected) throw new Error(`The page answered ${page.status}`)
    return page
  }

  async function isOfThisBuild(page: Response): Promise<boolean> {
    const before = await kept()
    return before === undefined || scriptsOf(await page.clone().text()) === scriptsOf(await before.text())
  }

  async function answerAsPublisher(): Promise<Response | undefined> {
    try {
      const page = await fetchPage(publisherAddress)
      if (await isOfThisBuild(page)) await (await caches.open(name)).put(publisherAddress, page.clone())
      return page
    } catch {
      return kept(publisherAddress)
    }
  }

  return {
    async keep() {
      await (await caches.open(name)).put(address, await fetchPage())
    },

    async answer(request) {
      const asked = new URL(request.url)
      if (hasOwnPolicy(asked)) return fetch(request).catch(async () => (await kept()) ?? Response.error())
      const isForced = asked.searchParams.get('forcedOUPShell') === '1'
      return (isForced ? await answerAsPublisher() : undefined) ?? (await kept()) ?? fetch(request)
    },

    async refresh() {
      const page = await fetchPage()
      const isSameBuild = await isOfThisBuild(page)
      if (isSameBuild) await (await caches.open(name)).put(address, page)
      return isSameBuild
    },

    async forgetOthers() {
      const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name)
      await Promise.all(others.map((other) => caches.delete(other)))
    },
  }
}

/** Scripts and styles that the page starts with. What else it names, as pictures and what is fetched ahead, tells no builds apart. */
function scriptsOf(page: string): string {
  return [...page.matchAll(/<(?:script|link)\s[^>]*>/g)]
    .filter(([tag]) => tag.startsWith('<script') || /\srel=["']?stylesheet\b/.test(tag))
    .flatMap(([tag]) => /\s(?:src|href)=["']?(\/assets\/[^"'\s>]+)/.exec(tag)?.[1] ?? [])
    .sort()
    .join(' ')
}

/** A short name for a list of files and their contents (FNV-1a). */
export function fingerprint(files: readonly { readonly url: string; readonly revision: string | null }[]): string {
  let hash = 0x811c9dc5
  for (const { url, revision } of files) {
    for (const character of `${url}|${revision ?? ''}\n`) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
