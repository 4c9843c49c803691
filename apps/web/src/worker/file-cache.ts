/** The files of the application on this device: fetched when a build is installed, so that every screen opens without a network. */

export interface ListedFile {
  /** Path below the origin, without the first slash. */
  readonly url: string
  /** Tells contents apart; null where the name holds a hash of its own. */
  readonly revision: string | null
  /** The file that brings it together with others: JSON, texts by their names. */
  readonly pack?: string
  /** No page needs it at its start: the application works without a network before it is here. */
  readonly isLater?: true
}

/** `kept` of `total` files of the whole build are here. */
type Tell = (kept: number, total: number) => void

export interface FileCache {
  /**
   * Fetches what is not here yet, `core` without what may come later, and tells after each arrival how many files are here. What was kept before a
   * network was lost is not fetched again, nor what an earlier build has under the same name. Fails where something is missing in the end; what has
   * arrived stays.
   */
  keep(tell: Tell, extent?: 'core' | 'all'): Promise<void>
  /** Whether an address is one of the files of this build. */
  isListed(address: URL): boolean
  /** The kept file; from the network where it is not kept. */
  answer(request: Request): Promise<Response>
  /** Removes what this build does not list. Only once no page of an earlier build is open: it would lose its scripts. */
  forgetOthers(): Promise<void>
}

/** One for all builds: names carry hashes, so an update fetches only what changed. */
const name = 'maktab-files'
/** Of versions that kept their files by another means; they hold the same names. */
const earlierCache = /^workbox-precache/
/** Browsers open six connections to one server, and the page needs some for its own calls meanwhile. */
const atOnce = 4
/** A shaky line loses single files: the whole of it must not wait for the next visit. */
const turns = 3

export function fileCache(files: readonly ListedFile[]): FileCache {
  const keys = new Map(files.map((file) => [`/${file.url}`, keyOf(file)]))

  async function missingFiles(cache: Cache): Promise<ListedFile[]> {
    const here = new Set((await cache.keys()).map(keyOfRequest))
    return files.filter((file) => !here.has(keyOf(file)))
  }

  async function takeOver(cache: Cache, missing: readonly ListedFile[]): Promise<void> {
    for (const earlier of (await caches.keys()).filter((other) => earlierCache.test(other))) {
      const from = await caches.open(earlier)
      const here = new Set((await from.keys()).map(keyOfRequest))
      for (const file of missing.filter((one) => one.revision === null && here.has(keyOf(one)))) {
        const kept = await from.match(keyOf(file), { ignoreVary: true })
        if (kept !== undefined) await cache.put(keyOf(file), kept)
      }
    }
  }

  return {
    async keep(tell, extent = 'all') {
      const cache = await caches.open(name)
      await takeOver(cache, await missingFiles(cache))
      const here = await missingFiles(cache)
      let kept = files.length - here.length
      tell(kept, files.length)
      let missing = here.filter(({ isLater }) => extent === 'all' || isLater !== true)
      for (let turn = 0; turn < turns && missing.length > 0; turn += 1) {
        missing = await keepEach(cache, deliveriesOf(missing, files), (count) => tell((kept += count), files.length))
      }
      if (missing.length > 0) throw new Error(`${missing.length} files of the application are missing`)
    },

    isListed: ({ pathname }) => keys.has(pathname),

    async answer(request) {
      const key = keys.get(new URL(request.url).pathname)
      const cache = await caches.open(name)
      return (key === undefined ? undefined : await cache.match(key, { ignoreVary: true })) ?? fetch(request)
    },

    async forgetOthers() {
      const cache = await caches.open(name)
      const listed = new Set(keys.values())
      const old = (await cache.keys()).filter((request) => !listed.has(keyOfRequest(request)))
      const earlier = (await caches.keys()).filter((other) => earlierCache.test(other))
      await Promise.all([...old.map((request) => cache.delete(request)), ...earlier.map((one) => caches.delete(one))])
    },
  }
}

const keyOf = ({ url, revision }: ListedFile) => `/${url}${revision === null ? '' : `?revision=${revision}`}`

function keyOfRequest({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** What one request brings: a file by itself, or a pack with what is missing of it. */
interface Delivery {
  readonly files: readonly ListedFile[]
  readonly pack?: string
}

/** In the order of the list. Where an update changed little, the few files come by themselves. */
function deliveriesOf(missing: readonly ListedFile[], all: readonly ListedFile[]): Delivery[] {
  const inPack = (files: readonly ListedFile[], pack: string) => files.filter((file) => file.pack === pack)
  const worthIt = new Set(
    [...new Set(missing.flatMap(({ pack }) => pack ?? []))].filter(
      (pack) => inPack(missing, pack).length * 2 > inPack(all, pack).length,
    ),
  )
  const taken = new Set<string>()
  return missing.flatMap((file): Delivery[] => {
    if (file.pack === undefined || !worthIt.has(file.pack)) return [{ files: [file] }]
    if (taken.has(file.pack)) return []
    taken.add(file.pack)
    return [{ files: inPack(missing, file.pack), pack: file.pack }]
  })
}

/** Those that could not be kept. */
async function keepEach(
  cache: Cache,
  deliveries: readonly Delivery[],
  onKept: (count: number) => void,
): Promise<ListedFile[]> {
  const failed: ListedFile[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let delivery = deliveries[next]; delivery !== undefined; delivery = deliveries[next]) {
      next += 1
      try {
        await keepDelivery(cache, delivery)
        onKept(delivery.files.length)
      } catch {
        failed.push(...delivery.files)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}

async function keepDelivery(cache: Cache, { files, pack }: Delivery): Promise<void> {
  if (pack === undefined) {
    await Promise.all(files.map(async (file) => cache.put(keyOf(file), await fetchFile(file))))
    return
  }
  const texts = (await (await fetchFile({ url: pack, revision: null })).json()) as Readonly<Record<string, unknown>>
  const answers = files.map((file) => [keyOf(file), unpacked(file, texts[file.url])] as const)
  await Promise.all(answers.map(([key, answer]) => cache.put(key, answer)))
}

function unpacked({ url, pack }: ListedFile, text: unknown): Response {
  if (typeof text !== 'string') throw new Error(`${pack} does not hold ${url}`)
  const type = url.endsWith('.css') ? 'text/css' : 'text/javascript'
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } })
}

/** A network that asks for a sign-in of its own answers everything with a page: that is no file of ours. */
async function fetchFile({ url, revision }: Pick<ListedFile, 'url' | 'revision'>): Promise<Response> {
  const response = await fetch(`/${url}`, {
    cache: revision === null ? 'default' : 'no-cache',
    credentials: 'same-origin',
  })
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!response.ok || response.redirected || isPage) throw new Error(`${url} answered ${response.status}`)
  return response
}
