/** How the kept files travel: small ones together, what no screen needs at its start after the rest. Used by the build. */
import { createHash } from 'node:crypto'
import { modulesKeptLater, type BuiltFiles } from './kept-files.ts'
import type { ListedFile } from './src/worker/file-cache.ts'

export interface FoundFile {
  readonly url: string
  readonly revision: string | null
  /** In bytes, not compressed. */
  readonly size: number
}

export interface Pack {
  /** Name below the build's folder. */
  readonly name: string
  /** JSON: texts of files by their names. */
  readonly text: string
}

/** Bytes before compression: a file above it is fetched by itself. */
const largestPacked = 64_000
/** Bytes before compression of one pack, a quarter of it as it travels: what a cut costs. */
const packSize = 256_000

/** The list of the service worker, in the order in which it fetches, and the packs that it names. */
export function packKeptFiles(
  found: readonly FoundFile[],
  { manifest, textOf }: Pick<BuiltFiles, 'manifest' | 'textOf'>,
): { readonly listed: readonly ListedFile[]; readonly packs: readonly Pack[] } {
  const later = new Set(
    Object.entries(manifest)
      .filter(([module]) => modulesKeptLater.some(({ modules }) => modules.test(module)))
      .map(([, { file }]) => file),
  )
  const packs: Pack[] = []
  const packOf = new Map<string, string>()
  const small = found.filter((file) => mayTravelTogether(file) && !later.has(file.url))
  for (const files of inPacks([...small].sort((a, b) => (a.url < b.url ? -1 : 1)))) {
    const text = JSON.stringify(Object.fromEntries(files.map(({ url }) => [url, textOf(url)])))
    const name = `assets/pack-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
    packs.push({ name, text })
    for (const { url } of files) packOf.set(url, name)
  }
  // What takes longest begins first: at the end nothing waits for one large file.
  const listed = [...found]
    .sort((a, b) => Number(later.has(a.url)) - Number(later.has(b.url)) || b.size - a.size || (a.url < b.url ? -1 : 1))
    .map(({ url, revision }): ListedFile => {
      const pack = packOf.get(url)
      return { url, revision, ...(pack && { pack }), ...(later.has(url) && { isLater: true }) }
    })
  return { listed, packs }
}

/** A worker goes by the policy that its own answer came with: it is kept as it was sent. */
function mayTravelTogether({ url, revision, size }: FoundFile): boolean {
  return revision === null && size <= largestPacked && /\.(js|css)$/.test(url) && !/worker/.test(url)
}

function inPacks(files: readonly FoundFile[]): FoundFile[][] {
  const packs: FoundFile[][] = []
  let room = 0
  for (const file of files) {
    const last = packs.at(-1)
    if (last === undefined || file.size > room) packs.push([file])
    else last.push(file)
    room = (last === undefined || file.size > room ? packSize : room) - file.size
  }
  return packs
}
